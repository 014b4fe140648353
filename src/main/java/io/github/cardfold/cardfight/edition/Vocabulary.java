package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.action.AddCircle;
import io.github.cardfold.cardfight.action.Associate;
import io.github.cardfold.cardfight.action.AttackOrder;
import io.github.cardfold.cardfight.action.Bind;
import io.github.cardfold.cardfight.action.BlastEnergy;
import io.github.cardfold.cardfight.action.BoostOrder;
import io.github.cardfold.cardfight.action.ChargeEnergy;
import io.github.cardfold.cardfight.action.CounterBlast;
import io.github.cardfold.cardfight.action.CounterCharge;
import io.github.cardfold.cardfight.action.DealDamage;
import io.github.cardfold.cardfight.action.Declare;
import io.github.cardfold.cardfight.action.Delete;
import io.github.cardfold.cardfight.action.Discard;
import io.github.cardfold.cardfight.action.Dominate;
import io.github.cardfold.cardfight.action.DrawCards;
import io.github.cardfold.cardfight.action.EndOfTurn;
import io.github.cardfold.cardfight.action.Exchange;
import io.github.cardfold.cardfight.action.ExchangeZones;
import io.github.cardfold.cardfight.action.ExtraTurn;
import io.github.cardfold.cardfight.action.HealDamage;
import io.github.cardfold.cardfight.action.Lock;
import io.github.cardfold.cardfight.action.LookAt;
import io.github.cardfold.cardfight.action.Lose;
import io.github.cardfold.cardfight.action.MoreDriveChecks;
import io.github.cardfold.cardfight.action.MoveGauge;
import io.github.cardfold.cardfight.action.MoveUnits;
import io.github.cardfold.cardfight.action.NextTime;
import io.github.cardfold.cardfight.action.PlayCard;
import io.github.cardfold.cardfight.action.Put;
import io.github.cardfold.cardfight.action.PutAsGauge;
import io.github.cardfold.cardfight.action.RestUnits;
import io.github.cardfold.cardfight.action.Retire;
import io.github.cardfold.cardfight.action.Reveal;
import io.github.cardfold.cardfight.action.SearchDeck;
import io.github.cardfold.cardfight.action.ShuffleDeck;
import io.github.cardfold.cardfight.action.SoulBlast;
import io.github.cardfold.cardfight.action.SoulCharge;
import io.github.cardfold.cardfight.action.StandUp;
import io.github.cardfold.cardfight.action.TurnOver;
import io.github.cardfold.cardfight.action.Unlock;
import io.github.cardfold.cardfight.action.Win;
import io.github.cardfold.cardfight.battle.Redirect;
import io.github.cardfold.cardfight.entry.CallAsUnits;
import io.github.cardfold.cardfight.entry.CallUnits;
import io.github.cardfold.cardfight.entry.RideUnits;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.play.Act;
import io.github.cardfold.cardfight.play.AdditionalEffect;
import io.github.cardfold.cardfight.play.Auto;
import io.github.cardfold.cardfight.play.Cont;
import io.github.cardfold.cardfight.play.KeywordAbility;
import io.github.cardfold.cardfight.play.Order;
import io.github.cardfold.cardfight.play.PlayTriggers;
import io.github.cardfold.cardfight.play.UsedUp;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.AbilitiesOfCard;
import io.github.cardfold.cardfight.term.Activates;
import io.github.cardfold.cardfight.term.ActsAsIfItHit;
import io.github.cardfold.cardfight.term.AlchemagicDeed;
import io.github.cardfold.cardfight.term.Are;
import io.github.cardfold.cardfight.term.AssociatedCards;
import io.github.cardfold.cardfight.term.Attacked;
import io.github.cardfold.cardfight.term.Attacking;
import io.github.cardfold.cardfight.term.BackRow;
import io.github.cardfold.cardfight.term.BackRowSpot;
import io.github.cardfold.cardfight.term.BattleEnds;
import io.github.cardfold.cardfight.term.BattleOpponents;
import io.github.cardfold.cardfight.term.BecomesGauge;
import io.github.cardfold.cardfight.term.BeginDeed;
import io.github.cardfold.cardfight.term.Begins;
import io.github.cardfold.cardfight.term.Boosted;
import io.github.cardfold.cardfight.term.BoundByThis;
import io.github.cardfold.cardfight.term.CardActs;
import io.github.cardfold.cardfight.term.CardDeed;
import io.github.cardfold.cardfight.term.CardMoves;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.cardfight.term.ChangeDeed;
import io.github.cardfold.cardfight.term.CircleOf;
import io.github.cardfold.cardfight.term.Column;
import io.github.cardfold.cardfight.term.ComesIntoState;
import io.github.cardfold.cardfight.term.CostsNothing;
import io.github.cardfold.cardfight.term.CountsApart;
import io.github.cardfold.cardfight.term.Deleted;
import io.github.cardfold.cardfight.term.DoesNotActivate;
import io.github.cardfold.cardfight.term.DriveCheckReveals;
import io.github.cardfold.cardfight.term.During;
import io.github.cardfold.cardfight.term.Exists;
import io.github.cardfold.cardfight.term.FaceDown;
import io.github.cardfold.cardfight.term.FaceUp;
import io.github.cardfold.cardfight.term.FighterActs;
import io.github.cardfold.cardfight.term.FighterDeed;
import io.github.cardfold.cardfight.term.FighterInState;
import io.github.cardfold.cardfight.term.FrontRow;
import io.github.cardfold.cardfight.term.FrontRowSpot;
import io.github.cardfold.cardfight.term.GaugeOf;
import io.github.cardfold.cardfight.term.GetsNumber;
import io.github.cardfold.cardfight.term.Guardians;
import io.github.cardfold.cardfight.term.HasAttacked;
import io.github.cardfold.cardfight.term.HaveDeed;
import io.github.cardfold.cardfight.term.HaveGauge;
import io.github.cardfold.cardfight.term.InColumn;
import io.github.cardfold.cardfight.term.InColumnSpot;
import io.github.cardfold.cardfight.term.InCosts;
import io.github.cardfold.cardfight.term.InState;
import io.github.cardfold.cardfight.term.KeywordsOfCard;
import io.github.cardfold.cardfight.term.LastTurn;
import io.github.cardfold.cardfight.term.LiesIn;
import io.github.cardfold.cardfight.term.LockedCardsOf;
import io.github.cardfold.cardfight.term.LookDeed;
import io.github.cardfold.cardfight.term.Looks;
import io.github.cardfold.cardfight.term.LoseDeed;
import io.github.cardfold.cardfight.term.MainTypeOfCard;
import io.github.cardfold.cardfight.term.MakesValid;
import io.github.cardfold.cardfight.term.MasteredBy;
import io.github.cardfold.cardfight.term.NumberOfCard;
import io.github.cardfold.cardfight.term.NumberOfIcon;
import io.github.cardfold.cardfight.term.OpenCircles;
import io.github.cardfold.cardfight.term.OpenSpot;
import io.github.cardfold.cardfight.term.Original;
import io.github.cardfold.cardfight.term.PartOfAlchemagic;
import io.github.cardfold.cardfight.term.PayDeed;
import io.github.cardfold.cardfight.term.PlayMore;
import io.github.cardfold.cardfight.term.PutFighterInState;
import io.github.cardfold.cardfight.term.PutInState;
import io.github.cardfold.cardfight.term.PutNamesInState;
import io.github.cardfold.cardfight.term.RearGuards;
import io.github.cardfold.cardfight.term.ResolveDeed;
import io.github.cardfold.cardfight.term.Resting;
import io.github.cardfold.cardfight.term.RiddenUpon;
import io.github.cardfold.cardfight.term.Row;
import io.github.cardfold.cardfight.term.SameColumn;
import io.github.cardfold.cardfight.term.SameColumnSpot;
import io.github.cardfold.cardfight.term.Shortest;
import io.github.cardfold.cardfight.term.Standing;
import io.github.cardfold.cardfight.term.TagsOfCard;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.cardfight.term.TriggerIcon;
import io.github.cardfold.cardfight.term.TriggerPowerOfCard;
import io.github.cardfold.cardfight.term.TurnOf;
import io.github.cardfold.cardfight.term.Unaffected;
import io.github.cardfold.cardfight.term.UnitActs;
import io.github.cardfold.cardfight.term.UnitDeed;
import io.github.cardfold.cardfight.term.UnitDoes;
import io.github.cardfold.cardfight.term.UnitsOf;
import io.github.cardfold.cardfight.term.Until;
import io.github.cardfold.cardfight.term.UntilEndOf;
import io.github.cardfold.cardfight.term.UseDeed;
import io.github.cardfold.cardfight.term.UseLimit;
import io.github.cardfold.cardfight.term.UsesAbility;
import io.github.cardfold.cardfight.term.Vanguard;
import io.github.cardfold.cardfight.term.WentFirst;
import io.github.cardfold.cardfight.term.WhenNext;
import io.github.cardfold.cardfight.term.While;
import io.github.cardfold.cardfight.term.WhileItStays;
import io.github.cardfold.cardfight.term.WhileTogether;
import io.github.cardfold.cardfight.term.WithGauge;
import io.github.cardfold.cardfight.term.WordsOfCard;
import io.github.cardfold.cardfight.term.WorthOfCard;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.kind.Common;

/**
 * The words of texts of Cardfight!! Vanguard. A plugin adds its own by {@link io.github.cardfold.spi.Registry#terms}.
 */
public final class Vocabulary {
    /** All kinds that the library itself has. */
    public static final Language LANGUAGE = deeds(circles(orders(keywords(uses(continuous(events(
            cards(characteristics(actions(lasting(Region.words(Common.language()))
                    .with(Auto.class, Act.class, Cont.class)
                    .with("turn", TurnOf.class)
                    .with(Exists.class, During.class, Are.class, WentFirst.class)))))))))));

    private Vocabulary() {}

    /** Tells whether a kind speaks of games, not of what is so before there is one. */
    public static boolean isHeardInGames(Class<? extends Term> kind) {
        return kind != HaveDeed.class;
    }

    /** What may be done or not. */
    private static Language deeds(Language language) {
        return language.with("attack", UnitDeed.class, "what", "attack")
                .with("boost", UnitDeed.class, "what", "boost")
                .with("intercept", UnitDeed.class, "what", "intercept")
                .with("hit", UnitDeed.class, "what", "hit")
                .with("drive check", UnitDeed.class, "what", "drive check")
                .with("call", CardDeed.class, "what", "call")
                .with("ride", CardDeed.class, "what", "ride")
                .with("play", CardDeed.class, "what", "play")
                .with("move", ChangeDeed.class, "what", "move")
                .with("turn", ChangeDeed.class, "what", "turn")
                .with("stand", ChangeDeed.class, "what", "stand")
                .with("choose", ChangeDeed.class, "what", "choose")
                .with("trigger", FighterDeed.class, "what", "trigger")
                .with("damage", FighterDeed.class, "what", "damage")
                .with("use", UseDeed.class)
                .with("play more", PlayMore.class)
                .with("alchemagic", AlchemagicDeed.class)
                .with("look", LookDeed.class)
                .with("resolve", ResolveDeed.class)
                .with("have", HaveDeed.class)
                .with("have gauge", HaveGauge.class)
                .with("pay", PayDeed.class)
                .with("begin", BeginDeed.class)
                .with("lose", LoseDeed.class);
    }

    /** What lasts, what is waited for, and the words for how long. */
    private static Language lasting(Language language) {
        return language.with(WhenNext.class)
                .with("battle", ThisPeriod.class, "period", "battle")
                .with("turn", ThisPeriod.class, "period", "turn")
                .with("fight", ThisPeriod.class, "period", "fight")
                .with("end of", UntilEndOf.class)
                .with(LastTurn.class)
                .with(While.class, WhileItStays.class, WhileTogether.class, Until.class)
                .with(Language.LIST, Shortest.class)
                .usual(DurationTerm.class, "turn")
                .words(Limit.class, UseLimit.TURN);
    }

    private static Language circles(Language language) {
        return columns(language)
                .with("call", CallUnits.class)
                .with("call as units", CallAsUnits.class)
                .with("ride", RideUnits.class)
                .with("open", OpenSpot.class)
                .with("front row", FrontRowSpot.class)
                .with("back row", BackRowSpot.class)
                .with("same column", SameColumnSpot.class)
                .with("move", MoveUnits.class)
                .with(Exchange.class, ExchangeZones.class)
                .with("turn", TurnOver.class)
                .with("heal", HealDamage.class)
                .with("damage", DealDamage.class)
                .with("attack", AttackOrder.class)
                .with("boost", BoostOrder.class)
                .with("end turn", EndOfTurn.class)
                .with("extra turn", ExtraTurn.class)
                .with("add circle", AddCircle.class)
                .with(Win.class, Lose.class)
                .with("attacked", HasAttacked.class)
                .with("in state", PutInState.class)
                .with("in state", InState.class)
                .with("names in state", PutNamesInState.class)
                .with("fighter in state", PutFighterInState.class)
                .with("fighter in state", FighterInState.class)
                .with(BattleOpponents.class, Redirect.class, CircleOf.class);
    }

    /** The three columns, as they are called. */
    private static Language columns(Language language) {
        return language.with("left column", InColumn.class, "column", "left")
                .with("center column", InColumn.class, "column", "center")
                .with("right column", InColumn.class, "column", "right")
                .with("left column", InColumnSpot.class, "column", "left")
                .with("center column", InColumnSpot.class, "column", "center")
                .with("right column", InColumnSpot.class, "column", "right");
    }

    private static Language orders(Language language) {
        return language.with(Order.class)
                .with("play", PlayCard.class)
                .with(PartOfAlchemagic.class)
                .with(AdditionalEffect.class, UsedUp.class, ActsAsIfItHit.class)
                .with("trigger", PlayTriggers.class);
    }

    private static Language actions(Language language) {
        return language.with("draw", DrawCards.class)
                .with("look", LookAt.class)
                .with(Reveal.class, SearchDeck.class, ShuffleDeck.class)
                .with("stand", StandUp.class)
                .with("rest", RestUnits.class)
                .with(Lock.class, Unlock.class, Delete.class, Dominate.class)
                .with(Associate.class)
                .with("put as gauge", PutAsGauge.class)
                .with("move gauge", MoveGauge.class)
                .with(Put.class, Retire.class, Bind.class, Discard.class, SoulCharge.class, CounterCharge.class)
                .with(Declare.class)
                .with(CounterBlast.class, SoulBlast.class)
                .with("energy blast", BlastEnergy.class)
                .with("energy charge", ChargeEnergy.class)
                .with("next", NextTime.class)
                .with("drive check", MoreDriveChecks.class);
    }

    private static Language cards(Language language) {
        return language.with(
                        Vanguard.class, RearGuards.class, Guardians.class, Cards.class, Top.class, BoundByThis.class)
                .with("units", UnitsOf.class)
                .with("locked cards", LockedCardsOf.class)
                .with("associated cards", AssociatedCards.class)
                .with(
                        Standing.class,
                        Resting.class,
                        Attacking.class,
                        Attacked.class,
                        Boosted.class,
                        LiesIn.class,
                        FaceUp.class,
                        FaceDown.class,
                        Deleted.class)
                .with(FrontRow.class, BackRow.class, SameColumn.class)
                .with("master", MasteredBy.class)
                .with("gauge of", GaugeOf.class)
                .with("with gauge", WithGauge.class);
    }

    /** What cards have and are. */
    private static Language characteristics(Language language) {
        Language known = language.with(Row.class, Column.class, Original.class, InCosts.class)
                .with("main type", MainTypeOfCard.class)
                .with("trigger", TriggerIcon.class)
                .with("tag", TagsOfCard.class)
                .with("keyword", KeywordsOfCard.class)
                .with("ability", AbilitiesOfCard.class)
                .with("worth", WorthOfCard.class)
                .with("trigger power", TriggerPowerOfCard.class)
                .with("number of", NumberOfIcon.class);
        for (Trait each : Trait.values()) {
            known = known.with(each.fact(), NumberOfCard.class, "trait", each.fact());
        }
        for (Identity each : Identity.values()) {
            known = known.with(each.word(), WordsOfCard.class, "what", each.word());
        }
        return known;
    }

    /** What may happen: each name is one of a few patterns with its sort fixed. */
    private static Language events(Language language) {
        return fighters(units(moves(language)))
                .with(BattleEnds.class, RiddenUpon.class, Begins.class)
                .with("look", Looks.class)
                .with("gets", GetsNumber.class)
                .with("use", UsesAbility.class)
                .with("in state", ComesIntoState.class)
                .with("put as gauge", BecomesGauge.class);
    }

    private static Language moves(Language language) {
        return language.with("put", CardMoves.class, "sort", "moved")
                .with("placed", CardMoves.class, "sort", "placed")
                .with("ride", CardMoves.class, "sort", "rides")
                .with("move", CardMoves.class, "sort", "moves")
                .with("retire", CardMoves.class, "sort", "retired")
                .with("discard", CardMoves.class, "sort", "discarded");
    }

    private static Language units(Language language) {
        return language.with("attack", UnitActs.class, "act", "attacks")
                .with("hit", UnitActs.class, "act", "hits")
                .with("does not hit", UnitActs.class, "act", "does not hit")
                .with("boost", UnitActs.class, "act", "boosts")
                .with("stand", UnitDoes.class, "act", "stands")
                .with("rest", UnitDoes.class, "act", "rests")
                .with("intercept", UnitDoes.class, "act", "intercepts")
                .with("choose", UnitDoes.class, "act", "is chosen")
                .with("lock", UnitDoes.class, "act", "is locked")
                .with("unlock", UnitDoes.class, "act", "is unlocked")
                .with("delete", UnitDoes.class, "act", "is deleted");
    }

    private static Language fighters(Language language) {
        return language.with("play", CardActs.class, "act", "order played")
                .with("alchemagic", CardActs.class, "act", "alchemagicked")
                .with("drive check", DriveCheckReveals.class)
                .with("damage check", CardActs.class, "act", "damage checked")
                .with("draw", FighterActs.class, "act", "draws")
                .with("draw by ability", FighterActs.class, "act", "draws by ability")
                .with("damage", FighterActs.class, "act", "takes damage")
                .with("persona ride", FighterActs.class, "act", "persona rides")
                .with("counter blast", FighterActs.class, "act", "counter blasts")
                .with("soul blast", FighterActs.class, "act", "soul blasts")
                .with("energy blast", FighterActs.class, "act", "energy blasts")
                .with("counter charge", FighterActs.class, "act", "counter charges")
                .with("soul charge", FighterActs.class, "act", "soul charges")
                .with("energy charge", FighterActs.class, "act", "energy charges");
    }

    private static Language continuous(Language language) {
        return language.with(Unaffected.class);
    }

    private static Language uses(Language language) {
        return language.with(OpenCircles.class, CostsNothing.class)
                .with(Activates.class, CountsApart.class, DoesNotActivate.class);
    }

    private static Language keywords(Language language) {
        return language.with("keyword", KeywordAbility.class).with(MakesValid.class);
    }
}

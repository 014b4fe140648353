package io.github.cardfold.vandaria.edition;

import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.kind.All;
import io.github.cardfold.effect.kind.AnyFilter;
import io.github.cardfold.effect.kind.AnyOf;
import io.github.cardfold.effect.kind.Apply;
import io.github.cardfold.effect.kind.Becomes;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Compare;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Count;
import io.github.cardfold.effect.kind.EveryFilter;
import io.github.cardfold.effect.kind.Gains;
import io.github.cardfold.effect.kind.HasAny;
import io.github.cardfold.effect.kind.HasProperty;
import io.github.cardfold.effect.kind.If;
import io.github.cardfold.effect.kind.Loses;
import io.github.cardfold.effect.kind.May;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.effect.kind.Not;
import io.github.cardfold.effect.kind.NotFilter;
import io.github.cardfold.effect.kind.NumberOf;
import io.github.cardfold.effect.kind.Other;
import io.github.cardfold.effect.kind.Plus;
import io.github.cardfold.effect.kind.SaidWord;
import io.github.cardfold.effect.kind.Sequence;
import io.github.cardfold.effect.kind.SoMany;
import io.github.cardfold.effect.kind.Some;
import io.github.cardfold.effect.kind.Sum;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.effect.kind.ThisOne;
import io.github.cardfold.effect.kind.Times;
import io.github.cardfold.vandaria.element.CastSkill;
import io.github.cardfold.vandaria.element.GainElement;
import io.github.cardfold.vandaria.element.LevelOfSpell;
import io.github.cardfold.vandaria.element.PayElements;
import io.github.cardfold.vandaria.element.SpellSkill;
import io.github.cardfold.vandaria.equipment.PrintedStatus;
import io.github.cardfold.vandaria.equipment.Wearer;
import io.github.cardfold.vandaria.equipment.WornSkill;
import io.github.cardfold.vandaria.event.Distributes;
import io.github.cardfold.vandaria.event.FightsWith;
import io.github.cardfold.vandaria.event.PropertyMoves;
import io.github.cardfold.vandaria.event.TakesPart;
import io.github.cardfold.vandaria.event.TurnBegins;
import io.github.cardfold.vandaria.famous.BlockedOnlyBy;
import io.github.cardfold.vandaria.famous.Nosferatu;
import io.github.cardfold.vandaria.famous.RangeAttack;
import io.github.cardfold.vandaria.famous.Resists;
import io.github.cardfold.vandaria.famous.UpgradePart;
import io.github.cardfold.vandaria.famous.Vampiric;
import io.github.cardfold.vandaria.region.BringsRegion;
import io.github.cardfold.vandaria.region.ChosenRegion;
import io.github.cardfold.vandaria.region.DeployProperty;
import io.github.cardfold.vandaria.region.DeploysIn;
import io.github.cardfold.vandaria.search.SearchFateDeck;
import io.github.cardfold.vandaria.shift.ShiftIs;
import io.github.cardfold.vandaria.shift.ShiftSkill;
import io.github.cardfold.vandaria.shift.TurnsInto;
import io.github.cardfold.vandaria.skill.ActionSkill;
import io.github.cardfold.vandaria.skill.ActiveSkill;
import io.github.cardfold.vandaria.skill.AddsToTerritory;
import io.github.cardfold.vandaria.skill.ChoosePlayer;
import io.github.cardfold.vandaria.skill.CombatRole;
import io.github.cardfold.vandaria.skill.DestroyProperty;
import io.github.cardfold.vandaria.skill.DiscardCards;
import io.github.cardfold.vandaria.skill.DrawFateCards;
import io.github.cardfold.vandaria.skill.DuringPhase;
import io.github.cardfold.vandaria.skill.ForTime;
import io.github.cardfold.vandaria.skill.GainGold;
import io.github.cardfold.vandaria.skill.Goods;
import io.github.cardfold.vandaria.skill.GuardedByThis;
import io.github.cardfold.vandaria.skill.HandCards;
import io.github.cardfold.vandaria.skill.HonorIs;
import io.github.cardfold.vandaria.skill.IsSlid;
import io.github.cardfold.vandaria.skill.IsStaggered;
import io.github.cardfold.vandaria.skill.KeywordsOfProperty;
import io.github.cardfold.vandaria.skill.NumberOfProperty;
import io.github.cardfold.vandaria.skill.PayGold;
import io.github.cardfold.vandaria.skill.PersonalityOfFollower;
import io.github.cardfold.vandaria.skill.PlayerDoes;
import io.github.cardfold.vandaria.skill.PropertyInGame;
import io.github.cardfold.vandaria.skill.RecipeSkill;
import io.github.cardfold.vandaria.skill.SacrificeProperty;
import io.github.cardfold.vandaria.skill.Shoot;
import io.github.cardfold.vandaria.skill.SlideProperty;
import io.github.cardfold.vandaria.skill.StandingSkill;
import io.github.cardfold.vandaria.skill.SummonedFree;
import io.github.cardfold.vandaria.skill.TriggerSkill;
import io.github.cardfold.vandaria.skill.VandariaLimit;
import io.github.cardfold.vandaria.skill.WordsOfProperty;
import io.github.cardfold.vandaria.subdeck.ChangeBack;
import io.github.cardfold.vandaria.subdeck.CopyProperty;
import io.github.cardfold.vandaria.subdeck.GoldCostOfCard;
import io.github.cardfold.vandaria.subdeck.PutIn;
import io.github.cardfold.vandaria.subdeck.ReturnProperty;
import io.github.cardfold.vandaria.subdeck.SearchSubdeck;
import io.github.cardfold.vandaria.subdeck.Transform;
import io.github.cardfold.vandaria.subdeck.UnslideProperty;

/** The words of skills of Vandaria Wars: those of every game that have the same meaning here, and the game's own. */
public final class VandariaVocabulary {
    /** All kinds of terms. */
    public static final Language LANGUAGE = subdeck(lasting(events(property(actions(common())))))
            .with("action", ActionSkill.class)
            .with("active", ActiveSkill.class)
            .with("cast", CastSkill.class)
            .with("frame spell", SpellSkill.class)
            .with("trigger", TriggerSkill.class)
            .with("upgrade part", UpgradePart.class)
            .with("range attack", RangeAttack.class)
            .with("nosferatu", Nosferatu.class)
            .with("vampiric", Vampiric.class)
            .with("shift", ShiftSkill.class)
            .with("recipe", RecipeSkill.class)
            .with("worn", WornSkill.class)
            .with("static", StandingSkill.class, "sort", "static")
            .with("aura", StandingSkill.class, "sort", "aura");

    private VandariaVocabulary() {}

    private static Language common() {
        return Language.empty()
                .with(If.class, May.class, Choose.class)
                .with(AnyOf.class, Not.class, Compare.class)
                .with(Count.class, Sum.class, Plus.class, Times.class)
                .with(This.class, Other.class, Some.class)
                .with(Language.ENTRY, HasProperty.class)
                .with(Language.WORD, SaidWord.class)
                .with("has", HasAny.class)
                .with("this", ThisOne.class)
                .with("any of", AnyFilter.class)
                .with("not", NotFilter.class)
                .with(Language.NUMBER, Constant.class)
                .with(Language.NUMBER, SoMany.class)
                .with(Language.VARIABLE, NumberOf.class)
                .with(Language.VARIABLE, Named.class)
                .with(Language.LIST, Sequence.class)
                .with(Language.LIST, All.class)
                .with(Language.LIST, EveryFilter.class);
    }

    private static Language actions(Language language) {
        return language.with("gain gold", GainGold.class)
                .with("pay gold", PayGold.class)
                .with("gain element", GainElement.class)
                .with("pay elements", PayElements.class)
                .with("shoot", Shoot.class)
                .with("destroy", DestroyProperty.class)
                .with("sacrifice", SacrificeProperty.class)
                .with("discard", DiscardCards.class)
                .with("slide", SlideProperty.class)
                .with("unslide", UnslideProperty.class)
                .with("draw", DrawFateCards.class)
                .with("search", SearchFateDeck.class)
                .with("choose player", ChoosePlayer.class)
                .with("that player", PlayerDoes.class);
    }

    private static Language property(Language language) {
        return language.with("followers", PropertyInGame.class, "what", "follower")
                .with("territories", PropertyInGame.class, "what", "territory")
                .with("loot", PropertyInGame.class, "what", "loot")
                .with("goods", Goods.class)
                .with("hand", HandCards.class)
                .with("property", PropertyInGame.class, "what", "property")
                .with("wearer", Wearer.class)
                .with("hero", PrintedStatus.class, "status", "hero")
                .with("elite", PrintedStatus.class, "status", "elite")
                .with("equipment", PrintedStatus.class, "status", "equipment")
                .with("slid", IsSlid.class)
                .with("atk", NumberOfProperty.class, "trait", "atk")
                .with("def", NumberOfProperty.class, "trait", "def")
                .with("vit", NumberOfProperty.class, "trait", "vit")
                .with("size", NumberOfProperty.class, "trait", "size")
                .with("defense", NumberOfProperty.class, "trait", "defense")
                .with("capacity", NumberOfProperty.class, "trait", "capacity")
                .with("gold produce", NumberOfProperty.class, "trait", "gold produce")
                .with("honor", NumberOfProperty.class, "trait", "honor")
                .with("block limit", NumberOfProperty.class, "trait", "block limit")
                .with("name", WordsOfProperty.class, "sort", "name")
                .with("gold cost", GoldCostOfCard.class)
                .with("faction", WordsOfProperty.class, "sort", "faction")
                .with("kind", WordsOfProperty.class, "sort", "kind")
                .with("gender", WordsOfProperty.class, "sort", "gender")
                .with("species", WordsOfProperty.class, "sort", "species")
                .with("job", WordsOfProperty.class, "sort", "job")
                .with("region", WordsOfProperty.class, "sort", "region")
                .with("type", WordsOfProperty.class, "sort", "type")
                .with("element", WordsOfProperty.class, "sort", "element")
                .with("level", LevelOfSpell.class)
                .with("attacking", CombatRole.class, "role", "attacking")
                .with("blocking", CombatRole.class, "role", "blocking")
                .with("in battle", CombatRole.class, "role", "in battle")
                .with("together", CombatRole.class, "role", "together")
                .with("guarded", GuardedByThis.class)
                .with("honor", HonorIs.class)
                .with("staggered", IsStaggered.class)
                .with("during", DuringPhase.class)
                .with("personality", PersonalityOfFollower.class)
                .with("keyword", KeywordsOfProperty.class);
    }

    private static Language lasting(Language language) {
        return language.with("resist", Resists.class)
                .with("summoned without cost", SummonedFree.class)
                .with("blocked only by", BlockedOnlyBy.class)
                .with(Apply.class, Becomes.class, Loses.class)
                .with("gets", Gains.class)
                .with("add defense", AddsToTerritory.class, "to", "added defense")
                .with("add capacity", AddsToTerritory.class, "to", "added capacity")
                .with("add gold produce", AddsToTerritory.class, "to", "added gold produce")
                .with("add honor", AddsToTerritory.class, "to", "added honor")
                .with("turn", ForTime.class, "span", "turn")
                .with("combat", ForTime.class, "span", "combat")
                .with("cycle", ForTime.class, "span", "cycle")
                .with("game", ForTime.class, "span", "game")
                .words(Limit.class, VandariaLimit.TURN);
    }

    private static Language subdeck(Language language) {
        return language.with("transform", Transform.class)
                .with("change back", ChangeBack.class)
                .with("copy", CopyProperty.class)
                .with("search subdeck", SearchSubdeck.class)
                .with("put in", PutIn.class)
                .with("deploy", DeployProperty.class)
                .with("brings region", BringsRegion.class)
                .with("chosen region", ChosenRegion.class)
                .with("deployed only in", DeploysIn.class)
                .with("shift is", ShiftIs.class)
                .with("turn into", TurnsInto.class)
                .with("return to hand", ReturnProperty.class, "to", "hand")
                .with("return to fate deck", ReturnProperty.class, "to", "fate deck");
    }

    private static Language events(Language language) {
        return language.with("enters", PropertyMoves.class, "how", "enters")
                .with("to the graveyard", PropertyMoves.class, "how", "goes to the graveyard")
                .with("leaves", PropertyMoves.class, "how", "leaves")
                .with("destroyed", PropertyMoves.class, "how", "destroyed")
                .with("enters battle", TakesPart.class, "how", "enters battle")
                .with("attacks", TakesPart.class, "how", "attacks")
                .with("blocks", TakesPart.class, "how", "blocks")
                .with("fights", FightsWith.class)
                .with("distributes", Distributes.class)
                .with("begins", TurnBegins.class);
    }
}

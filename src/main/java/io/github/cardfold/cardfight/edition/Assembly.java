package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.action.Associate;
import io.github.cardfold.cardfight.action.Boost;
import io.github.cardfold.cardfight.action.Deal;
import io.github.cardfold.cardfight.action.Delete;
import io.github.cardfold.cardfight.action.Dominate;
import io.github.cardfold.cardfight.action.Draw;
import io.github.cardfold.cardfight.action.EnergyBlast;
import io.github.cardfold.cardfight.action.EnergyCharge;
import io.github.cardfold.cardfight.action.Heal;
import io.github.cardfold.cardfight.action.Lock;
import io.github.cardfold.cardfight.action.Look;
import io.github.cardfold.cardfight.action.Move;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.action.PersonaRide;
import io.github.cardfold.cardfight.action.PutAsGauge;
import io.github.cardfold.cardfight.action.PutLocked;
import io.github.cardfold.cardfight.action.Remove;
import io.github.cardfold.cardfight.action.Turning;
import io.github.cardfold.cardfight.battle.AttackProcess;
import io.github.cardfold.cardfight.battle.AttackStep;
import io.github.cardfold.cardfight.battle.CloseStep;
import io.github.cardfold.cardfight.battle.DamageStep;
import io.github.cardfold.cardfight.battle.DriveStep;
import io.github.cardfold.cardfight.battle.GuardStep;
import io.github.cardfold.cardfight.battle.StartStep;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckRule;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.deed.Bars;
import io.github.cardfold.cardfight.deed.Resolutions;
import io.github.cardfold.cardfight.deed.TopCardsLook;
import io.github.cardfold.cardfight.entry.Call;
import io.github.cardfold.cardfight.entry.CallAsUnits;
import io.github.cardfold.cardfight.entry.Ride;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.Orders;
import io.github.cardfold.cardfight.fact.Replacements;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.gauge.FormerGauge;
import io.github.cardfold.cardfight.information.RuleChange;
import io.github.cardfold.cardfight.information.TypeSlots;
import io.github.cardfold.cardfight.misc.EndTurn;
import io.github.cardfold.cardfight.misc.FormerUnits;
import io.github.cardfold.cardfight.play.AlchemagicSteps;
import io.github.cardfold.cardfight.play.CheckTiming;
import io.github.cardfold.cardfight.play.HadAbilities;
import io.github.cardfold.cardfight.play.PlayAbility;
import io.github.cardfold.cardfight.play.PlayAuto;
import io.github.cardfold.cardfight.play.PlayOrder;
import io.github.cardfold.cardfight.play.TriggerAbility;
import io.github.cardfold.cardfight.play.TriggerEffects;
import io.github.cardfold.cardfight.rule.Besides;
import io.github.cardfold.cardfight.rule.BindingRule;
import io.github.cardfold.cardfight.rule.Damage;
import io.github.cardfold.cardfight.rule.Deletion;
import io.github.cardfold.cardfight.rule.DominatedGuardians;
import io.github.cardfold.cardfight.rule.ExcessEnergy;
import io.github.cardfold.cardfight.rule.FormerStates;
import io.github.cardfold.cardfight.rule.IllegalGauge;
import io.github.cardfold.cardfight.rule.IllegalGuardians;
import io.github.cardfold.cardfight.rule.IllegalOrders;
import io.github.cardfold.cardfight.rule.IllegalTriggerCards;
import io.github.cardfold.cardfight.rule.LegionRule;
import io.github.cardfold.cardfight.rule.LockedCards;
import io.github.cardfold.cardfight.rule.LockedCircles;
import io.github.cardfold.cardfight.rule.Losing;
import io.github.cardfold.cardfight.rule.NoVanguard;
import io.github.cardfold.cardfight.rule.Overlapping;
import io.github.cardfold.cardfight.rule.ResolvedDamage;
import io.github.cardfold.cardfight.setup.FirstVanguard;
import io.github.cardfold.cardfight.setup.Preparation;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.GUnits;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.OrdersToDrop;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.RideDeckCards;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.cardfight.term.AlchemagicDeed;
import io.github.cardfold.cardfight.term.BoundByThis;
import io.github.cardfold.cardfight.term.PutFighterInState;
import io.github.cardfold.cardfight.term.PutInState;
import io.github.cardfold.cardfight.term.PutNamesInState;
import io.github.cardfold.cardfight.turn.DrawPhase;
import io.github.cardfold.cardfight.turn.EndPhase;
import io.github.cardfold.cardfight.turn.GAssist;
import io.github.cardfold.cardfight.turn.MainPhase;
import io.github.cardfold.cardfight.turn.RidePhase;
import io.github.cardfold.cardfight.turn.StandPhase;
import io.github.cardfold.cardfight.turn.Turns;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Replaces;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.kernel.ChangeSections;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registration;
import io.github.cardfold.spi.Registry;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import java.util.TreeSet;

/**
 * Puts the rules of a game of Cardfight!! Vanguard together. It registers what the library itself has as a plugin does.
 */
public final class Assembly implements Plugin {
    /** The game as plugins name it. */
    public static final String GAME = "cardfight";

    private static final ChangeSections CHANGES =
            new ChangeSections("11.12.1", "11.12.2", "11.12.3", "12.4.1", "11.11.3.1.1.2", "11.9.7.1", "11.1.1.2.1.1");

    private final Ruleset ruleset;
    private final Language words;

    private Assembly(Ruleset ruleset, Language words) {
        this.ruleset = ruleset;
        this.words = words;
    }

    /**
     * Assembles a game.
     *
     * @param ruleset the edition's choices
     * @param words what texts are made of without plugins
     * @param pack the cards decks may be made of, besides those of the plugins
     * @param plugins add to or edit what the library registers
     */
    public static Rules assemble(Ruleset ruleset, Language words, Pack pack, Iterable<? extends Plugin> plugins) {
        Registration registered = Registration.of(new Assembly(ruleset, words), plugins);
        Language language = pack.language(registered.language());
        Array<Card> cards = pack.cards().appendAll(registered.cards(Card.class));
        Texts texts = texts(cards);
        Rules.Builder builder = Rules.builder()
                .manifest(Manifest.of(ruleset, pack, registered))
                .opening("8.2.1")
                .changeSections(CHANGES)
                .catalogue(cards);
        Array<Layer> layers = registered.additions(Layers.EXTENSION);
        registered.register(builder, texts);
        registered.checkLayers(texts, Layers.ALL.appendAll(layers));
        if (has(cards, BoundByThis.class)) {
            builder.linkKinds(Links.BOUND_BY).consequences(new BindingRule());
        }
        if (has(cards, Associate.class)) {
            builder.linkKind(Links.ASSOCIATED, Links.ASSOCIATION);
        }
        Array<Replaces> replaces = texts.working()
                .flatMap(each -> each instanceof Replaces text ? Array.of(text) : Array.<Replaces>empty());
        if (replaces.nonEmpty()) {
            builder.replacements(new Replacements(replaces))
                    .queues(Replaces.BESIDES)
                    .consequences(new Besides())
                    .procedures(Besides.procedure());
        }
        locksAndDeletions(builder, cards);
        states(builder, cards);
        domination(builder, cards);
        gauge(builder, cards);
        setCards(builder, cards);
        Resolutions.kinds(texts).forEach(builder::lasting);
        Array<RuleChange> changes = builder.lastingKinds()
                .flatMap(each -> each instanceof RuleChange change ? Array.of(change) : Array.empty());
        return builder.build(new CardfightGame(
                ruleset, language, cards, texts, changes, registered.additions(DeckRule.EXTENSION), layers));
    }

    /** Rules about locked cards and deleted units are those of games in which there may be some. */
    private static void locksAndDeletions(Rules.Builder builder, Array<Card> cards) {
        if (has(cards, Lock.class)) {
            builder.joins(new LockedCircles()).consequences(new LockedCards());
        }
        if (has(cards, Delete.class)) {
            builder.joins(new Deletion()).lasting(RuleEffects.DELETED, RuleEffects.DELETED_TEXT);
        }
    }

    private static void domination(Rules.Builder builder, Array<Card> cards) {
        if (has(cards, Dominate.class)) {
            builder.consequences(new DominatedGuardians());
        }
    }

    private static void states(Rules.Builder builder, Array<Card> cards) {
        if (has(cards, PutFighterInState.class)) {
            builder.consequences(new FormerStates());
        }
    }

    private static void gauge(Rules.Builder builder, Array<Card> cards) {
        if (has(cards, PutAsGauge.class)) {
            builder.linkKind(Links.GAUGE, Links.GAUGE_OF_UNITS)
                    .linkKind(Links.FORMER_GAUGE, Links.GAUGE_OF_UNITS)
                    .linkKinds(Links.GAUGE_NAME)
                    .consequences(new FormerGauge())
                    .ruleActions(new IllegalGauge())
                    .procedures(IllegalGauge.ofOne());
        }
    }

    private static void setCards(Rules.Builder builder, Array<Card> cards) {
        if (has(cards, CallAsUnits.class)) {
            builder.consequences(new FormerUnits());
        }
    }

    private static boolean has(Array<Card> cards, Class<? extends Term> kind) {
        return cards.exists(card -> card.abilities().exists(each -> Terms.has(each, kind)));
    }

    /** Returns the words that texts of cards may be made of with some plugins. */
    public static Language language(Language words, Iterable<? extends Plugin> plugins) {
        return Registration.of(new Assembly(Editions.JP_2026_04, words), plugins)
                .language();
    }

    @Override
    public String id() {
        return "cardfold";
    }

    @Override
    public String version() {
        return Manifest.LIBRARY;
    }

    @Override
    public String game() {
        return GAME;
    }

    @Override
    public void register(Registry registry) {
        registry.table(2, 2 * (Zone.values().length + Circle.values().length))
                .terms(language -> words)
                .zoneWords(Region::words)
                .ownPurposes(Purposes.ALL)
                .verbs(
                        Verbs.RIDE,
                        Verbs.CALL,
                        Verbs.SWAP,
                        Verbs.GUARD,
                        Verbs.INTERCEPT,
                        Verbs.ACTIVATE,
                        Verbs.PLAY,
                        Verbs.LOOK)
                .numbers(
                        FighterNumbers.VANGUARD_DAMAGE,
                        FighterNumbers.ENERGY,
                        FighterNumbers.NO_RIDE_DECK,
                        FighterNumbers.ORDERS_PLAYED)
                .lifetimes(Lifetimes.ALL.toJavaArray(Lifetime[]::new))
                .queues(Queues.ALL.toJavaArray(QueueKind[]::new));
        happenings(registry);
        procedures(registry);
        orders(registry);
        ruleActions(registry);
        registry.ifAtWork(Bars::areNeeded, more -> more.prohibitions(new Bars()))
                .ifAtWork(
                        each -> each instanceof TopCardsLook,
                        more -> more.procedures(Look.atAnyTime()).asides(Look.aside()));
        ruleset.amendments().forEach(each -> each.amend(registry));
    }

    /** Compiles the texts of all cards. */
    private static Texts texts(Array<Card> cards) {
        Texts.Builder texts = Texts.builder().copying(cards.map(card -> Tuple.of(card.id(), card.abilities())));
        cards.forEach(card -> texts.card(card.id(), card.abilities()));
        if (has(cards, AlchemagicDeed.class)) {
            cards.filter(HadAbilities::areAny)
                    .forEach(card -> texts.procedure(HadAbilities.name(card), HadAbilities.text(card)));
        }
        Texts compiled = texts.build();
        checkStates(cards);
        compiled.clauses()
                .all()
                .filter(each -> each.kind() == Clause.Kind.ORDER || each.kind() == Clause.Kind.ADDITIONAL)
                .forEach(each -> check(compiled, cards.get(each.definition()), each));
        return compiled;
    }

    /** A state is either one of cards or one of card names, whichever text puts them into it. */
    @Rule(jp = {"5.2.2.1", "5.2.2.2"})
    private static void checkStates(Array<Card> cards) {
        TreeSet<String> ofCards = new TreeSet<>();
        cards.flatMap(Card::abilities)
                .forEach(ability -> Terms.forEach(ability, term -> {
                    if (term instanceof PutInState state) {
                        ofCards.add(state.name());
                    }
                }));
        cards.forEach(card -> card.abilities()
                .forEach(ability -> Terms.forEach(ability, term -> {
                    if (term instanceof PutNamesInState state && ofCards.contains(state.state())) {
                        throw new EffectException(
                                card.id(),
                                "the state \"" + state.state()
                                        + "\" is one of card names here, and another text puts single cards into it (5.2.2.1)");
                    }
                })));
    }

    @Rule(jp = {"11.1.1.4", "11.10.2.9"})
    private static void check(Texts texts, Card card, Clause ability) {
        boolean isOrder = ability.kind() == Clause.Kind.ORDER;
        if (isOrder && card.mainType() != MainType.ORDER && !isMadeOrder(texts)) {
            throw new EffectException(
                    ability.name(), "only an order has an order ability, and no text makes a card one");
        }
        if (!isOrder && card.trigger() != Trigger.OVER) {
            throw new EffectException(ability.name(), "only an over trigger has an additional effect");
        }
        if (!texts.clauses().get(ability.definition(), ability.kind(), 0).name().equals(ability.name())) {
            throw new EffectException(
                    ability.name(),
                    isOrder
                            ? "an order has one order ability, and this is its second"
                            : "an over trigger has one additional effect, and this is its second");
        }
    }

    /**
     * Tells whether cards become orders, so that such as are printed with another main type can be played as orders.
     */
    @Rule(jp = "11.1.1.4")
    private static boolean isMadeOrder(Texts texts) {
        return texts.changes().exists(each -> each.says(TypeSlots.flag(MainType.ORDER)));
    }

    private static void orders(Registry registry) {
        registry.events(
                        EventKinds.ABILITY_PLAYED,
                        EventKinds.ABILITY_USED,
                        EventKinds.ORDER_PLAYED,
                        EventKinds.ALCHEMAGICKED,
                        EventKinds.AS_IF_HIT)
                .procedures(PlayOrder.procedure(), AlchemagicSteps.cost());
    }

    private static void happenings(Registry registry) {
        registry.events(
                        EventKinds.BEGINNING,
                        EventKinds.END_PHASE_GOES_ON,
                        EventKinds.CLOSE_STEP_GOES_ON,
                        EventKinds.SHOWN,
                        EventKinds.RODE,
                        EventKinds.PERSONA_RODE,
                        EventKinds.CALLED,
                        EventKinds.ATTACKED,
                        EventKinds.WAS_ATTACKED,
                        EventKinds.ATTACK_CHANGED,
                        EventKinds.BOOSTED,
                        EventKinds.GUARDED,
                        EventKinds.INTERCEPTED,
                        EventKinds.CHOSEN,
                        EventKinds.DRIVE_CHECKED,
                        EventKinds.DAMAGE_CHECKED,
                        EventKinds.HIT,
                        EventKinds.UNIT_HIT,
                        EventKinds.DID_NOT_HIT,
                        EventKinds.BATTLE_ENDED,
                        EventKinds.DREW,
                        EventKinds.PUT_AS_GAUGE)
                .events(Array.of(IconAction.values()).map(IconAction::fact).toJavaArray(EventKind[]::new))
                .events(EventKinds.DECLARED)
                .lasting(IconNumbers.kinds().toJavaArray(TimedEffectKind[]::new))
                .lasting(
                        RuleEffects.POWER,
                        RuleEffects.CRITICAL,
                        RuleEffects.FRONT_ROW_POWER,
                        RuleEffects.NO_DRIVE_CHECKS,
                        RuleEffects.DRIVE_CHECKS_YET,
                        RuleEffects.MORE_DRIVE_CHECKS,
                        RuleEffects.ENERGY_LIMIT,
                        RuleEffects.DOMINATED)
                .linkKind(Links.LEGION, new LegionRule())
                .linkKind(Links.LEFT_MATE, new LegionRule.Left());
    }

    private static void procedures(Registry registry) {
        registry.procedures(Preparation.procedure(), FirstVanguard.procedure(), Preparation.redraw())
                .procedures(
                        Turns.procedure(),
                        StandPhase.procedure(),
                        DrawPhase.procedure(),
                        GAssist.procedure(),
                        RidePhase.procedure(),
                        MainPhase.procedure(),
                        EndPhase.procedure())
                .procedures(
                        StartStep.procedure(),
                        AttackProcess.procedure(),
                        AttackStep.procedure(),
                        GuardStep.procedure(),
                        DriveStep.procedure(),
                        DamageStep.procedure(),
                        CloseStep.procedure())
                .procedures(Call.procedure(), Call.guarding(), Ride.procedure(), Ride.several())
                .procedures(Draw.procedure(), Draw.upTo(), Look.procedure(), Look.upTo())
                .procedures(Deal.procedure(), Heal.procedure(), Remove.procedure())
                .procedures(Turning.procedure(), Move.procedure(), PutLocked.procedure())
                .procedures(EnergyCharge.procedure(), EnergyBlast.procedure())
                .procedures(PersonaRide.procedure(), Boost.procedure(), OrderedAttack.procedure())
                .procedures(
                        CheckTiming.procedure(),
                        PlayAuto.procedure(),
                        PlayAbility.procedure(),
                        TriggerAbility.procedure())
                .procedures(TriggerEffects.procedures())
                .procedures(NoVanguard.riding(), Damage.check(), EndTurn.procedure());
    }

    private static void ruleActions(Registry registry) {
        registry.redirections(
                        new OrdersToDrop(Orders::isNoUnitOnCircles),
                        new GUnits.Vanguards((position, card) -> MainTypes.hasSubtype(position, card, Subtype.G)),
                        new RideDeckCards())
                .consequences(new GUnits.Others((position, card) -> MainTypes.hadSubtype(position, card, Subtype.G)))
                .ruleActions(
                        new Losing(),
                        new Overlapping(),
                        new IllegalGuardians(),
                        new NoVanguard(),
                        new Damage(),
                        new ResolvedDamage(),
                        new IllegalTriggerCards(),
                        new IllegalOrders(),
                        new ExcessEnergy());
    }
}

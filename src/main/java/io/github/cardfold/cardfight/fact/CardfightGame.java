package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.kernel.position.TimedEffectKind.Role.MASTERS;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckRule;
import io.github.cardfold.cardfight.card.DeckRules;
import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.OtherPayment;
import io.github.cardfold.cardfight.information.RuleChange;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Brought;
import io.github.cardfold.cardfight.state.DriveFrame;
import io.github.cardfold.cardfight.state.EndingFrame;
import io.github.cardfold.cardfight.state.Entering;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.HiddenStandby;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.effect.WaysToPay;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Role;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Answers what the kernel and the effect room ask of Cardfight!! Vanguard. */
public final class CardfightGame extends CardGame implements WaysToPay {
    /** What the game is called in files. */
    public static final String NAME = "cardfight";

    /** Tables of one game differ by the circles that come and go or are locked. */
    private static final int MOST_LAYOUTS = 64;

    private final Contention contention;
    private final Array<DeckRule> deckRules;
    private final Array<Layer> layers;
    private final boolean tellsChoices;
    private final boolean tellsUses;
    private final boolean hasWorth;
    /** Those of the last games, the last first. */
    private volatile Array<FighterPlaces> layouts = Array.empty();

    /**
     * Makes the game of a ruleset and a catalogue, whose order gives the indices of the cards, with their texts, the
     * language of these, what rules change of cards, and the deck rules and layers of plugins.
     */
    public CardfightGame(
            Ruleset ruleset,
            Language language,
            Array<Card> catalogue,
            Texts texts,
            Array<RuleChange> rules,
            Array<DeckRule> deckRules,
            Array<Layer> layers) {
        super(ruleset, language, catalogue, texts, rules, Skill.drive());
        this.deckRules = deckRules;
        this.layers = Layers.ALL.appendAll(layers).sorted();
        tellsChoices = asksFor(catalogue, EventKinds.CHOSEN);
        tellsUses = asksFor(catalogue, EventKinds.ABILITY_USED);
        hasWorth = PaidWith.hasWorth(this);
        contention = new Contention(templates(), granted(), clearing());
    }

    private static boolean asksFor(Array<Card> catalogue, EventKind told) {
        return catalogue.exists(card -> card.abilities().exists(each -> asksFor(each, told)));
    }

    private static boolean asksFor(Ability ability, EventKind told) {
        boolean[] asks = new boolean[1];
        Terms.forEach(
                ability,
                each -> asks[0] |=
                        each instanceof EventPattern pattern && pattern.kinds().contains(told));
        return asks[0];
    }

    /** Returns every way in which the decks of one fighter break the rules; nothing if they are legal. */
    public Array<Violation> violations(DeckList deck) {
        return DeckRules.check(deck, ruleset().deckLimits())
                .appendAll(deckRules.flatMap(each -> each.violations(deck)));
    }

    /** Returns the layers in which information is worked out, in their order. */
    public Array<Layer> layers() {
        return layers;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int[] instances(Position position, Subject subject, Clause clause) {
        return CardAbilities.instances(position, subject, clause);
    }

    @Override
    public int flag(Query query, Subject card, String flag) {
        return Strength.flag(query, card, flag);
    }

    @Override
    public boolean hasWorth() {
        return hasWorth;
    }

    @Override
    public int worth(Query query, Subject card) {
        return PaidWith.worth(query, card);
    }

    @Override
    public Lifetime outlasting(Lifetime lifetime) {
        return Lifetimes.outlasting(lifetime);
    }

    @Override
    public boolean isSpent(Position position, Event event, String ability, int object, int instance) {
        return EndingFrame.isSpent(position, event, ability, object, instance);
    }

    @Override
    public boolean counts(Event event) {
        return EndingFrame.counts(event);
    }

    /** If the attack of a unit is changed, it has attacked the new unit and not the one before. */
    @Override
    @Rule(jp = "10.1.5")
    public Event counted(Event event) {
        return event.kind() == EventKinds.ATTACK_CHANGED
                ? Event.fact(EventKinds.WAS_ATTACKED, event.seat(), event.object(), event.other())
                : event;
    }

    @Override
    @Rule(jp = "10.1.5")
    public Option<Lifetime> recountedFor(EventKind kind) {
        return Option.when(kind == EventKinds.WAS_ATTACKED, Lifetimes.BATTLE);
    }

    @Override
    @Rule(jp = {"11.8.4", "12.5.1"})
    public boolean mayChoose(Query query, Subject card) {
        Position position = query.position(Facts.LASTING);
        return affects(query, card)
                && (!hasDeeds(DeedKind.CHOOSE)
                        || !Deeds.isForbidden(
                                position,
                                Attempt.of(DeedKind.CHOOSE, card.master(position), card)
                                        .by(Cause.effect(query.master(), query.source()))));
    }

    /** What not all see is not told, so that nobody learns of it where it is chosen. */
    @Override
    @Rule(jp = "14.55.1")
    public Batch chosen(Query query, int[] cards) {
        if (!tellsChoices) {
            return Batch.NOTHING;
        }
        Position position = query.position(Facts.PLACES);
        List<Event> told = new ArrayList<>(cards.length);
        for (int each : cards) {
            GameObject card = position.find(each);
            if (card != null && card.seenByAll(position.seatCount())) {
                told.add(Event.fact(EventKinds.CHOSEN, query.master(), each, 0));
            }
        }
        return Batch.ofAll(told);
    }

    @Override
    public Array<Array<CostItem>> waysToPay(Query query, Array<Array<CostItem>> ways) {
        return OtherPayment.ways(query, ways);
    }

    @Override
    public Option<Event> used(Seat fighter, int source, Clause ability) {
        return Option.when(tellsUses, () -> Event.fact(EventKinds.ABILITY_USED, fighter, source, 0, 0, ability.name()));
    }

    @Override
    @Rule(jp = "12.5.1")
    public boolean affects(Query query, Subject card) {
        return immunities().isEmpty() || Strength.affects(query, card, query.master(), query.source());
    }

    @Override
    @Rule(jp = {"12.2.1", "12.2.1.1", "12.2.1.2"})
    public boolean isUnusable(Position position, Subject card, Clause.Kind kind) {
        return (kind == Clause.Kind.ACT && hasDeeds(DeedKind.USE_ACT)
                        || kind == Clause.Kind.AUTO && hasDeeds(DeedKind.USE_AUTO))
                && Deeds.isForbidden(
                        position,
                        Attempt.of(
                                kind == Clause.Kind.ACT ? DeedKind.USE_ACT : DeedKind.USE_AUTO,
                                card.master(position),
                                card));
    }

    /** An effect until the end of the battle cannot begin where there is none (11.3.1.2.1). */
    @Override
    @Rule(jp = "11.3.1.2.1")
    public boolean canLast(Position position, Lifetime lifetime) {
        if (lifetime.equals(Lifetimes.WHOLE_BATTLE)) {
            return Battle.of(position) != null;
        }
        if (lifetime.equals(Lifetimes.WHOLE_TURN) || Lifetimes.LastTurn.have(lifetime)) {
            return hasBegun(position);
        }
        if (lifetime.equals(Lifetimes.BATTLE)) {
            return Battle.isOn(position) || !ruleset().effects().needsItsTime();
        }
        boolean isOfTurn = lifetime.equals(Lifetimes.TURN) || Lifetimes.isOfTurnOfSeat(lifetime);
        return !isOfTurn || hasBegun(position) || !ruleset().effects().needsItsTime();
    }

    @Override
    @Rule(jp = "11.1.1.2.1.1", id = "11.1.1.2.1.1", it = "8.6.2", en = "8.1.1.2.1")
    public HiddenStandby hiddenStandby() {
        return ruleset().effects().hiddenStandby();
    }

    @Override
    @Rule(
            jp = {"11.2.1.2.1", "12.3.2.2", "12.3.5"},
            it = "8.1.1.2.3.1",
            en = "8.1.1.2.3.1")
    public boolean onlyChangesAreUses() {
        return ruleset().effects().onlyChangesAreUses();
    }

    @Override
    @Rule(jp = "1.3.4.1", it = "1.3.4", en = "1.3.4")
    public boolean choosesUnseen() {
        return ruleset().effects().choosesUnseen();
    }

    @Override
    public Array<String> soughtProcedures() {
        return Array.of(
                TurnFrame.PROCEDURE,
                Moment.BATTLE_PHASE.procedure(),
                BattleFrame.PROCEDURE,
                DriveFrame.PROCEDURE,
                OrderFrame.PROCEDURE,
                RideFrame.PROCEDURE);
    }

    /** Most games are played on the same places, or add the same few. */
    @Override
    public Object layout(Position position) {
        Array<FighterPlaces> known = layouts;
        for (int i = 0; i < known.size(); i++) {
            if (known.get(i).areOf(position)) {
                return known.get(i);
            }
        }
        FighterPlaces found = new FighterPlaces(position);
        layouts = known.prepend(found).take(MOST_LAYOUTS);
        return found;
    }

    /** The master is the fighter the place belongs to, unless the card is dominated (3.2.2, 7.39.1). */
    @Override
    @Rule(jp = {"3.2.2", "7.39.1", "7.39.1.1.2"})
    public Seat master(Position position, GameObject card, int place) {
        for (int i = 0; position.hasLasting(MASTERS) && i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            Seat master = effect.kind().mastery(position, effect, card.object());
            if (master != null) {
                return master;
            }
        }
        return position.place(place).seat();
    }

    @Override
    public Object derived(Position position, @Nullable Object before) {
        return Information.of(position, before);
    }

    @Override
    public int[] traits(Position position, GameObject card, int place) {
        if (Locked.is(position, card, place)) {
            return Strength.ofLocked(position, card);
        }
        return AsPrinted.is(position, card, place, allInformation())
                ? printed(card.definition())
                : Strength.traits(position, card);
    }

    /** A card is a new one after every move but one from circle to circle that is no call or ride (4.1.8). */
    @Override
    @Rule(
            jp = {"4.1.8", "6.2.5", "6.3.4"},
            it = "4.1.4")
    public boolean mints(Position position, Event move) {
        Place from = position.place(move.from());
        Place to = position.place(move.to());
        return !(from.zone().circle()
                && to.zone().circle()
                && (move.is(Event.SAME_OBJECT) || ruleset().zones().sameCardOnField()));
    }

    /**
     * What a dominated unit says of its master's turns it says of whoever is its master when they come: of the original
     * master, once it is dominated no more.
     */
    @Override
    @Rule(jp = "7.39.1.3")
    public Seat timekeeper(Position position, TimedEffect effect) {
        int circle = position.placeOf(effect.source());
        boolean wasDominated = circle >= 0
                && position.place(circle).zone().circle()
                && position.place(circle).seat() != effect.master();
        return wasDominated
                ? position.master(position.objectAt(circle, position.indexOf(circle, effect.source())), circle)
                : effect.master();
    }

    /** Locked and unlocked cards are other cards than before (7.30.1.1, 7.31.1.1). */
    @Override
    @Rule(jp = {"7.30.1.1#3", "7.31.1.1"})
    public boolean turnsAnew(Position position, Event face) {
        return Locked.isTurnedAnew(position, face);
    }

    /** A deleted unit has the information of its face, and what effects give it (7.32.2, 7.32.6). */
    @Override
    @Rule(jp = "7.32.2#2")
    public boolean hasFaceWhileDown(Position position, GameObject card, int place) {
        return RuleEffects.isDeleted(position, card.object());
    }

    /** The master of the card an event happens to, or the fighter it happens to, orders the replacements (11.12.2). */
    @Override
    @Rule(jp = {"11.12.2.1", "11.12.2.2"})
    public Seat affected(Position position, Event event) {
        int place = position.placeOf(event.object());
        if (place < 0) {
            return event.hasSeat() ? event.seat() : Turn.fighter(position);
        }
        GameObject card = position.objectAt(place, position.indexOf(place, event.object()));
        return master(position, card, place);
    }

    @Override
    public boolean hasContention() {
        return contention.isAny();
    }

    @Override
    public boolean contend(int definition, Place place, int other, Place otherPlace) {
        return contention.isBetween(definition, place, other, otherPlace);
    }

    @Override
    public @Nullable Seat turnSeat(Position position) {
        return Turn.hasBegun(position) ? Turn.fighter(position) : null;
    }

    @Override
    public boolean hasBegun(Position position) {
        return Turn.hasBegun(position);
    }

    @Override
    public String moment(Position position) {
        return Turn.moment(position);
    }

    @Override
    public int turn(Position position) {
        return Turn.number(position);
    }

    @Override
    public Array<Role> roles(Position position) {
        return Roles.in(position);
    }

    @Override
    public Array<Integer> shown(Position position) {
        return Entering.shown(position);
    }

    @Override
    public int deck(Gap gap, Array<Gap> gaps) {
        return Brought.section(gap, gaps).ordinal();
    }

    @Override
    public boolean mayLie(int definition, Gap gap) {
        return !Brought.isFirstVanguard(gap) || Brought.isFirstVanguard(card(definition));
    }

    @Override
    public Seat opponent(Position position, Seat seat) {
        return Turn.opponent(seat);
    }

    @Override
    public String paymentSection() {
        return "11.7.1";
    }

    @Override
    public String concessionSection() {
        return "1.2.4";
    }

    @Override
    public String drawSection() {
        return "1.2.3";
    }

    @Override
    public String loopSection() {
        return "18.1.1.1";
    }

    @Override
    public String repetitionSection() {
        return "18.1.1.2";
    }
}

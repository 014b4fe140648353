package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Lays out a position for a test. Chance is open: the seat NATURE answers every draw, see {@link Player#draws}, unless
 * {@link #seed} hides it. Each deck holds what {@link #deck} puts there, otherwise ten cards without trigger; each
 * vanguard circle what {@link #unit} puts there, otherwise a grade 3 unit of 13000.
 */
public final class Table {
    /** The procedure that {@link #first} carries out before the game goes on. */
    private static final String FIRST = "first";

    private final Rules rules;
    private final Opening opening;
    private final boolean hasFirst;
    private final boolean[] hasDeck = new boolean[2];
    private final boolean[] hasVanguard = new boolean[2];
    private OptionalLong seed = OptionalLong.empty();

    private Table(Rules rules, boolean hasFirst) {
        this.rules = rules;
        this.hasFirst = hasFirst;
        opening = new Opening(rules, 2);
        Cardfight.places(opening);
    }

    /** An empty table under the rules of {@link TestCards}. */
    public static Table empty() {
        return empty(TestCards.RULES);
    }

    /** An empty table under other rules, for tests with plugins. */
    public static Table empty(Rules rules) {
        return new Table(rules, false);
    }

    /** An empty table under the rules of {@link TestCards} with additions. */
    public static Table with(UnaryOperator<Registry> additions) {
        return empty(rules(additions));
    }

    /** An empty table on which changes take place, one after the other, before anything else. */
    @SafeVarargs
    public static Table first(Function<Run, Batch>... changes) {
        return firstWith(UnaryOperator.identity(), changes);
    }

    /** The same under rules with additions. */
    @SafeVarargs
    public static Table firstWith(UnaryOperator<Registry> additions, Function<Run, Batch>... changes) {
        ProcedureBuilder first = Procedure.named(FIRST);
        for (int i = 0; i < changes.length; i++) {
            first.change(i == 0 ? FIRST : FIRST + " " + i, changes[i]);
        }
        return first(first.build(), additions);
    }

    /** An empty table on which a procedure, named and labelled {@code first}, is carried out before anything else. */
    public static Table first(Procedure procedure) {
        return first(procedure, UnaryOperator.identity());
    }

    /** The same under rules with additions. */
    public static Table first(Procedure procedure, UnaryOperator<Registry> additions) {
        return new Table(rules(builder -> additions.apply(builder.procedures(procedure))), true);
    }

    /** An empty table on which a change takes place and then A is asked yes or no at the label {@code pause}. */
    public static Table pausing(Function<Run, Batch> change) {
        return pausing(Procedure.named(FIRST).change(FIRST, change));
    }

    /** The same with a procedure, named and labelled {@code first}. */
    public static Table pausing(ProcedureBuilder first) {
        return first(first.ask(
                        "pause",
                        Question.of(
                                "pause",
                                (position, frame) -> Seat.A,
                                (position, frame, options) -> options.yesNo(),
                                (run, answer) -> {}))
                .build());
    }

    private static Rules rules(UnaryOperator<Registry> additions) {
        return Cardfight.rules(
                Editions.JP_2026_04,
                TestCards.PACK,
                Additions.of(registry -> additions.apply(registry).purposes("pause")));
    }

    /** Puts cards, by id, into a zone. */
    public Table in(Seat seat, Zone zone, String... ids) {
        for (String id : ids) {
            opening.card(rules.definitionIndex(id), seat, zone.of(seat));
        }
        hasDeck[seat.ordinal()] |= zone == Zone.DECK;
        return this;
    }

    /** Puts a card, by id, into a zone where cards stand and rest, resting. */
    public Table resting(Seat seat, Zone zone, String id) {
        return in(seat, zone, id, GameObject.REST);
    }

    /** Puts a card, by id, into a zone with these flags and no others: without {@link GameObject#FACE_DOWN} face up. */
    public Table in(Seat seat, Zone zone, String id, int flags) {
        opening.card(rules.definitionIndex(id), seat, zone.of(seat), flags);
        hasDeck[seat.ordinal()] |= zone == Zone.DECK;
        return this;
    }

    /** Lets the card that was put last into a place be one that was in the ride deck zone when the game began. */
    public Table fromRideDeck(int place) {
        opening.home(place);
        return this;
    }

    /** Puts cards, by id, into the deck. */
    public Table deck(Seat seat, String... ids) {
        return in(seat, Zone.DECK, ids);
    }

    /** Puts cards, by id, into the hand. */
    public Table hand(Seat seat, String... ids) {
        return in(seat, Zone.HAND, ids);
    }

    /** Puts a standing unit on a circle. */
    public Table unit(Seat seat, Circle circle, String id) {
        return unit(seat, circle, id, 0);
    }

    /** Puts a resting unit on a circle. */
    public Table resting(Seat seat, Circle circle, String id) {
        return unit(seat, circle, id, GameObject.REST);
    }

    /** Puts a unit on a circle; several may be put on one. */
    public Table unit(Seat seat, Circle circle, String id, int flags) {
        opening.card(rules.definitionIndex(id), seat, circle.of(seat), flags);
        hasVanguard[seat.ordinal()] |= circle == Circle.FRONT_CENTER;
        return this;
    }

    /** Puts two units in legion on a seat's vanguard circle, the leader first. */
    public Table legion(Seat seat, String leader, String mate) {
        int first = opening.card(rules.definitionIndex(leader), seat, Circle.FRONT_CENTER.of(seat), 0);
        return mate(seat, first, mate, 0);
    }

    /** Puts a leader with a resting mate on a seat's vanguard circle. */
    public Table legionWithRestingMate(Seat seat, String leader, String mate) {
        int first = opening.card(rules.definitionIndex(leader), seat, Circle.FRONT_CENTER.of(seat), 0);
        return mate(seat, first, mate, GameObject.REST);
    }

    /** Puts a mate beside a leader, an object, on a seat's vanguard circle. */
    private Table mate(Seat seat, int leader, String mate, int flags) {
        int second = opening.card(rules.definitionIndex(mate), seat, Circle.FRONT_CENTER.of(seat), flags);
        opening.link(Links.LEGION, Anchor.object(leader), Anchor.object(second), "");
        hasVanguard[seat.ordinal()] = true;
        return this;
    }

    /** Puts a card that one seat brought into a zone of another. */
    public Table inOf(Seat owner, Seat seat, Zone zone, String id) {
        opening.card(rules.definitionIndex(id), owner, zone.of(seat));
        hasDeck[seat.ordinal()] |= zone == Zone.DECK;
        return this;
    }

    /** Puts a standing unit that one seat brought on a circle of another. */
    public Table unitOf(Seat owner, Seat seat, Circle circle, String id) {
        opening.card(rules.definitionIndex(id), owner, circle.of(seat), 0);
        return this;
    }

    /** Sets a number of a seat. */
    public Table number(NumberKey key, Seat seat, int value) {
        opening.number(key, seat, value);
        return this;
    }

    /** Lets chance draw by itself, from a seed. */
    public Table seed(long number) {
        seed = OptionalLong.of(number);
        return this;
    }

    /** Leaves a seat's vanguard circle, or deck, as it is. */
    public Table bare(Seat seat) {
        hasVanguard[seat.ordinal()] = true;
        hasDeck[seat.ordinal()] = true;
        return this;
    }

    /** Lets the procedure that {@link #at} starts be carried out inside another one, which then goes on at a label. */
    public Table within(String procedure, String label, int... values) {
        opening.startAt(procedure, label, values);
        return this;
    }

    /** Starts a turn at a phase: {@code 9.2} for the stand phase up to {@code 9.11} for the end phase. */
    public Player turn(Seat fighter, int number, String phase) {
        return at(TurnFrame.PROCEDURE, phase, fighter.ordinal(), number);
    }

    /** Starts the third turn, the first one's second, at a phase. */
    public Player turn(Seat fighter, String phase) {
        return turn(fighter, 3, phase);
    }

    /** Starts a procedure at a label. */
    public Player at(String procedure, String label, int... values) {
        for (Seat seat : new Seat[] {Seat.A, Seat.B}) {
            if (!hasVanguard[seat.ordinal()]) {
                unit(seat, Circle.FRONT_CENTER, TestCards.GRADE_3);
            }
            for (int i = 0; !hasDeck[seat.ordinal()] && i < 10; i++) {
                opening.card(rules.definitionIndex(TestCards.GRADE_1), seat, Zone.DECK.of(seat));
            }
        }
        opening.startAt(procedure, label, values);
        if (hasFirst) {
            opening.startAt(FIRST, FIRST);
        }
        State state = opening.begin(seed);
        return new Player(state);
    }
}

package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

class ReplacementTest {
    private static final TimedEffectKind ASIDE = new Aside("aside", false);
    private static final TimedEffectKind MAYBE_ASIDE = new Aside("maybe aside", true);

    private static final TimedEffectKind SPLIT = new Split();

    /** What would be drawn is bound. */
    private static final TimedEffectKind BOUND = new Drawn("bound", Zone.BIND);
    /** What would be drawn is drawn and shown. */
    private static final TimedEffectKind SHOWN = new Drawn("shown", Zone.HAND);
    /** What would be drawn is drawn while something else happens. */
    private static final TimedEffectKind AMONG_OTHERS = new Drawn("among others", Zone.HAND) {
        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            return Batch.of(Event.count(FighterNumbers.ENERGY, A, 1), event, Event.count(FighterNumbers.ENERGY, B, 1));
        }
    };

    private static final TimedEffectKind NO_END =
            nothing("no end", (position, event) -> event.kind() == EventKind.EXPIRE);
    private static final TimedEffectKind NO_DRAW = nothing(
            "no draw",
            (position, event) -> event.kind() == EventKind.MOVE
                    && position.place(event.from()).zone().equals(Zone.DECK.kind()));

    private static TimedEffectKind nothing(String name, BiPredicate<Position, Event> which) {
        return new TimedEffectKind(name, TimedEffectKind.Role.REPLACES) {
            @Override
            public boolean replaces(Position position, TimedEffect effect, Event event) {
                return which.test(position, event);
            }

            @Override
            public Batch instead(Position position, TimedEffect effect, Event event) {
                return Batch.NOTHING;
            }
        };
    }

    /** A's two front rear-guards are retired together while an effect of A replaces that. */
    private static Player retireBoth(TimedEffectKind kind) {
        return Table.first(
                        Procedure.named("first")
                                .change(
                                        "first",
                                        run -> Batch.of(
                                                Event.begin(TimedEffect.of(kind, A, 0, new int[0], 0, Lifetimes.GAME))))
                                .change(
                                        "retire",
                                        run -> Batch.of(
                                                Added.toZone(run, A, FRONT_LEFT, Zone.DROP)
                                                        .get(0),
                                                Added.toZone(run, A, FRONT_RIGHT, Zone.DROP)
                                                        .get(0)))
                                .build(),
                        builder -> builder.lasting(kind))
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_0)
                .hand(A, GRADE_1)
                .turn(A, "9.9");
    }

    /** Sent to the bind zone the card would be sent to the drop zone again, were the effect applied twice. */
    @Test
    @Rule(jp = "11.12.2.3")
    void anEffectIsAppliedOnceToEachEventAndToEveryEvent() {
        retireBoth(ASIDE)
                .asked(A, "9.9.2")
                .holds(A, Zone.BIND, GRADE_1, GRADE_2)
                .holds(A, Zone.DROP);
    }

    @Test
    @Rule(jp = {"11.12.2.3", "11.12.3"})
    void whatIsDeclinedForOneEventIsAskedForTheOther() {
        retireBoth(MAYBE_ASIDE)
                .asked(A, "replace may")
                .no()
                .asked(A, "replace may")
                .yes()
                .asked(A, "9.9.2")
                .holds(A, Zone.DROP, GRADE_1)
                .holds(A, Zone.BIND, GRADE_2);
    }

    /** The first unit is bound and another one with it: neither is asked for again, and the second unit still is. */
    @Test
    @Rule(jp = {"11.12.1", "11.12.1.1", "11.12.2.3"})
    void anEffectIsNotAppliedToWhatItHasPutInPlaceOfAnEvent() {
        for (boolean yes : new boolean[] {true, false}) {
            Player player = retireBoth(SPLIT).asked(A, "replace may").yes().asked(A, "replace may");
            (yes ? player.yes() : player.no())
                    .asked(A, "9.9.2")
                    .holds(
                            A,
                            Zone.BIND,
                            yes ? new String[] {GRADE_1, GRADE_0, GRADE_2} : new String[] {GRADE_1, GRADE_0})
                    .holds(A, Zone.DROP, yes ? new String[0] : new String[] {GRADE_2});
        }
    }

    /** A card that is bound instead of being drawn was not drawn; one that is drawn in another way was. */
    @Test
    @Rule(jp = {"11.12.1", "11.12.1.1"})
    void ofWhatIsReplacedNothingIsTold() {
        for (TimedEffectKind kind : new TimedEffectKind[] {BOUND, SHOWN, AMONG_OTHERS}) {
            Table.first(
                            Procedure.named("first")
                                    .change(
                                            "first",
                                            run -> Batch.of(Event.begin(
                                                    TimedEffect.of(kind, Seat.A, 0, new int[0], 0, Lifetimes.TURN))))
                                    .call("draw", "7.6.4", run -> new int[] {0, 1, 0})
                                    .build(),
                            builder -> builder.lasting(kind))
                    .turn(A, "9.9")
                    .draws(GRADE_1)
                    .holds(A, kind == BOUND ? Zone.BIND : Zone.HAND, GRADE_1)
                    .happened(EventKinds.DREW, kind == BOUND ? 0 : 1);
        }
    }

    /** Two effects keep what lasts for a battle from ending, which is nobody's deed. */
    @Test
    @Rule(jp = "11.12.2.2")
    void whatNobodyDoesTheTurnFighterDecidesAbout() {
        for (Seat fighter : new Seat[] {A, B}) {
            Procedure ending = Procedure.named("first")
                    .change("first", run -> twice(NO_END))
                    .change("end", run -> Batch.of(Event.expire(Lifetimes.BATTLE)))
                    .build();
            Table.first(ending, builder -> builder.lasting(NO_END))
                    .turn(fighter, "9.9")
                    .asked(fighter, "replace which")
                    .offered("0", "1");
        }
    }

    /** B's unit would be retired, once while A is its master. */
    @Test
    @Rule(jp = {"11.12.2.1", "11.12.2.2"})
    void whatHappensToAUnitItsMasterDecidesAbout() {
        for (boolean dominated : new boolean[] {true, false}) {
            Procedure retiring = Procedure.named("first")
                    .change("first", run -> twice(ASIDE))
                    .change("dominate", run -> dominated ? Added.dominate(run, A, FRONT_LEFT) : Batch.NOTHING)
                    .change("retire", run -> Added.toZone(run, B, FRONT_LEFT, Zone.DROP))
                    .build();
            Table.first(retiring, builder -> builder.lasting(ASIDE))
                    .unit(B, FRONT_LEFT, GRADE_1)
                    .turn(A, "9.9")
                    .asked(dominated ? A : B, "replace which");
        }
    }

    /** A card that nobody has seen would be drawn: two effects keep it in its deck. */
    @Test
    @Rule(jp = "11.12.2.2")
    void whatAFighterDoesThisFighterDecidesAbout() {
        Procedure drawing = Procedure.named("first")
                .change("first", run -> twice(NO_DRAW))
                .call("draw", "7.6.4", run -> new int[] {B.ordinal(), 1})
                .build();
        Table.first(drawing, builder -> builder.lasting(NO_DRAW))
                .deck(B, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .asked(B, "replace which");
    }

    private static Batch twice(TimedEffectKind kind) {
        return Batch.of(
                Event.begin(TimedEffect.of(kind, Seat.A, 0, new int[0], 0, Lifetimes.GAME)),
                Event.begin(TimedEffect.of(kind, Seat.B, 0, new int[0], 0, Lifetimes.GAME)));
    }

    private static class Drawn extends TimedEffectKind {
        private final Zone zone;

        Drawn(String name, Zone zone) {
            super(name, Role.REPLACES);
            this.zone = zone;
        }

        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return event.kind() == EventKind.MOVE
                    && event.from() == Zone.DECK.of(Seat.A)
                    && event.to() == Zone.HAND.of(Seat.A);
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            return Batch.of(event.to(zone.of(Seat.A), Event.SHOWN));
        }
    }

    /** What would leave a circle for elsewhere is bound, and what stands in the back row on the left with it. */
    private static final class Split extends TimedEffectKind {
        Split() {
            super("split", Role.REPLACES);
        }

        @Override
        public boolean isOptional() {
            return true;
        }

        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return event.kind() == EventKind.MOVE
                    && position.place(event.from()).zone().circle();
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            int bind = Zone.BIND.of(A);
            int unit = position.objectAt(BACK_LEFT.of(A), 0).object();
            Event bound = event.to(bind, 0);
            return event.from() == FRONT_LEFT.of(A)
                    ? Batch.of(bound, Event.move(position, unit, bind, 0))
                    : Batch.of(bound);
        }
    }

    /** What would leave a circle for the drop zone goes to the bind zone, and the other way round. */
    private static final class Aside extends TimedEffectKind {
        private final boolean optional;

        Aside(String name, boolean optional) {
            super(name, Role.REPLACES);
            this.optional = optional;
        }

        @Override
        public boolean isOptional() {
            return optional;
        }

        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return event.kind() == EventKind.MOVE
                    && position.place(event.from()).zone().circle()
                    && !position.place(event.to()).zone().circle();
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            Seat seat = position.place(event.to()).seat();
            Zone other = event.to() == Zone.DROP.of(seat) ? Zone.BIND : Zone.DROP;
            return Batch.of(event.to(other.of(seat), 0));
        }
    }
}

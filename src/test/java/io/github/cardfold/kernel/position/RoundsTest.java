package io.github.cardfold.kernel.position;

import static io.github.cardfold.kernel.position.Caravan.B;
import static io.github.cardfold.kernel.position.Caravan.C;
import static io.github.cardfold.kernel.position.Caravan.DECK;
import static io.github.cardfold.kernel.position.Caravan.DROP;
import static io.github.cardfold.kernel.position.Caravan.EXILE;
import static io.github.cardfold.kernel.position.Caravan.FIELD;
import static io.github.cardfold.kernel.position.Caravan.HAND;
import static io.github.cardfold.kernel.position.Caravan.LOAD;
import static io.github.cardfold.kernel.position.Caravan.at;
import static io.github.cardfold.kernel.position.Caravan.move;
import static io.github.cardfold.kernel.position.Caravan.moves;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The rounds in which a change is settled before anything moves; every state goes through every format. */
class RoundsTest {
    private static final int BEE = 1;
    private static final Local INDEX = Local.number(0, "index");
    private static final Local EFFECT = Local.effect(1, "effect");
    private static final Local PICKED = Local.objects(0, "picked");

    /** What lies on a field takes along where it goes what it carries. */
    private static class Carrying implements Joining {
        @Override
        public String label() {
            return "carrying";
        }

        @Override
        public boolean joins(Position position, Batch batch, int at) {
            return batch.get(at).kind() == EventKind.MOVE
                    && loads(position, batch.get(at)).nonEmpty();
        }

        @Override
        public Batch along(Position position, Batch batch, int at, int[] chosen) {
            return carried(
                    position, loads(position, batch.get(at)), batch.get(at).to());
        }

        static Array<Integer> loads(Position position, Event event) {
            return event.object() == 0
                    ? Array.empty()
                    : position.linksFrom(Anchor.object(event.object()), LOAD)
                            .map(each -> each.to().object())
                            .filter(each -> position.placeOf(each) >= 0);
        }

        static Batch carried(Position position, Array<Integer> loads, int to) {
            return Batch.of(loads.size(), i -> Event.move(position, loads.get(i), to, 0));
        }
    }

    /** The same, but B picks one of the loads, and C says whether it goes along. */
    private static final class Asking extends Carrying {
        @Override
        public String procedure() {
            return "which load";
        }

        @Override
        public Batch along(Position position, Batch batch, int at, int[] chosen) {
            return carried(
                    position,
                    Array.range(0, chosen.length).map(i -> chosen[i]),
                    batch.get(at).to());
        }
    }

    private static Procedure whichLoad() {
        return Procedure.named("which load")
                .locals(INDEX, PICKED)
                .ask(
                        "pick",
                        Question.of(
                                "pick a load",
                                (position, frame) -> Seat.B,
                                (position, frame, options) -> {
                                    Event event =
                                            position.frame("change").batch().get(frame.get(INDEX));
                                    for (int load : Carrying.loads(position, event)) {
                                        int place = position.placeOf(load);
                                        options.pick(place, position.indexOf(place, load));
                                    }
                                },
                                (run, answer) -> run.append(PICKED, answer.object(run.position()))))
                .ask(
                        "agree",
                        Question.of(
                                "agree",
                                (position, frame) -> Seat.of(C),
                                (position, frame, options) -> options.yesNo(),
                                (run, answer) -> {
                                    if (!answer.isYes()) {
                                        run.clear(PICKED);
                                    }
                                }))
                .let("hand back", run -> run.chosen(run.objects(PICKED)))
                .build();
    }

    /** Each move from a field scores a point, which goes along. */
    private static final Joining SCORING = new Joining() {
        @Override
        public String label() {
            return "scoring";
        }

        @Override
        public boolean joins(Position position, Batch batch, int at) {
            return batch.get(at).kind() == EventKind.MOVE && batch.get(at).from() < DROP;
        }

        @Override
        public Batch along(Position position, Batch batch, int at, int[] chosen) {
            return Batch.of(Event.count(Sample.POINTS, Seat.A, batch.size()));
        }
    };

    private record Bar(BiPredicate<Position, Event> which) implements Prohibition {
        @Override
        public String label() {
            return "bar";
        }

        @Override
        public boolean forbids(Position position, Event event, GameObject card) {
            return which.test(position, event);
        }

        @Override
        public boolean forbids(Position position, Event event) {
            return which.test(position, event);
        }

        @Override
        public boolean isForWhatItIs(Position position, Event event, GameObject card) {
            return false;
        }
    }

    private record Detour(int from, int to) implements Redirection {
        @Override
        public String label() {
            return "detour " + from;
        }

        @Override
        public @Nullable Event redirect(Position position, Event event) {
            return event.kind() == EventKind.MOVE && event.to() == from ? event.to(to, 0) : null;
        }
    }

    /** Things of one kind that would go to one place go to another, if A wants; to the place they lie in: they stay. */
    private static final class Elsewhere extends TimedEffectKind {
        private final int kind;
        private final int to;

        private Elsewhere(String name, int kind, int to) {
            super(name, Role.REPLACES);
            this.kind = kind;
            this.to = to;
        }

        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return event.kind() == EventKind.MOVE
                    && event.object() != 0
                    && at(position, event.from(), position.indexOf(event.from(), event.object()))
                                    .definition()
                            == kind;
        }

        @Override
        public boolean isOptional() {
            return true;
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            return to == FIELD ? Batch.NOTHING : Batch.of(Event.move(position, event.object(), to, 0));
        }
    }

    private static final TimedEffectKind BEES_TO_EXILE = new Elsewhere("bees to exile", BEE, EXILE);
    private static final TimedEffectKind ASHES_STAY = new Elsewhere("ashes stay", 0, FIELD);

    private static Caravan.Deed load(int from, int index, int to, int at) {
        return Caravan.rules(position -> Batch.of(Event.link(
                LOAD,
                Anchor.object(at(position, from, index).object()),
                Anchor.object(at(position, to, at).object()),
                "")));
    }

    private static Caravan.Deed begin(TimedEffectKind kind) {
        return Caravan.rules(
                position -> Batch.of(Event.begin(TimedEffect.of(kind, Seat.A, 0, new int[0], 0, Sample.DAY))));
    }

    private static State played(UnaryOperator<Rules.Builder> plugin, Caravan.Deed... script) {
        State state = Caravan.start(plugin, script);
        for (int i = 0; i < script.length; i++) {
            state = Proof.next(state);
        }
        return state;
    }

    private static Rules.Builder carrying(Rules.Builder rules) {
        return rules.joins(new Carrying());
    }

    private static final Caravan.Deed GONE = Caravan.rules(moves(FIELD, 0, DROP));

    /** The second load and the second carrier: one that took along the first load alone would leave one behind. */
    @Test
    void whatIsCarriedGoesAlongInOneBatch() {
        State state = played(
                RoundsTest::carrying,
                load(FIELD, 0, FIELD, 2),
                load(FIELD, 0, FIELD + B, 1),
                load(FIELD + B, 0, FIELD + C, 0),
                GONE);
        assertEquals(
                Array.of("move ash -> A drop", "move cog -> A drop", "move bee -> A drop", "unlink", "unlink"),
                Proof.told(state));
        assertEquals(1, state.position().linkCount());
    }

    @Test
    void whatGoesAlongTakesOthersAlongInItsTurnAndNothingGoesTwice() {
        Array<String> all = Array.of("move ash -> A drop", "move bee -> A drop", "move cog -> A drop");
        State chain = played(RoundsTest::carrying, load(FIELD, 0, FIELD, 1), load(FIELD, 1, FIELD, 2), GONE);
        assertEquals(all, Proof.told(chain).filter(each -> each.startsWith("move")));
        State ring = played(
                RoundsTest::carrying,
                load(FIELD, 0, FIELD, 1),
                load(FIELD, 1, FIELD, 2),
                load(FIELD, 2, FIELD, 0),
                GONE);
        assertEquals(all, Proof.told(ring).filter(each -> each.startsWith("move")));
    }

    @Test
    void whatGoesAlongHasTheCauseOfWhatTakesIt() {
        State state = played(
                RoundsTest::carrying, load(FIELD, 0, FIELD, 1), Caravan.cost(Seat.B, FIELD + B, moves(FIELD, 0, DROP)));
        Cause cost = Cause.cost(Seat.B, at(state.position(), FIELD + B, 0).object());
        assertEquals(Array.fill(3, () -> cost.toString()), Proof.causes(state));
    }

    private static boolean isBee(Position position, Event event) {
        return event.kind() == EventKind.MOVE
                && at(position, event.from(), position.indexOf(event.from(), event.object()))
                                .definition()
                        == BEE;
    }

    /** It stays, and is not taken along again and again. */
    @Test
    void whatIsForbiddenDoesNotGoAlongNorDoesWhatItWouldTake() {
        State state = played(
                rules -> carrying(rules).prohibitions(new Bar(RoundsTest::isBee)),
                load(FIELD, 0, FIELD, 1),
                load(FIELD, 1, FIELD, 2),
                GONE);
        assertEquals(Array.of("move ash -> A drop", "unlink"), Proof.told(state));
        assertEquals(2, state.position().size(FIELD));
    }

    @Test
    void whatGoesAlongIsReplacedInItsTurn() {
        State asked = played(
                rules -> carrying(rules).lasting(BEES_TO_EXILE),
                begin(BEES_TO_EXILE),
                load(FIELD, 0, FIELD, 1),
                load(FIELD, 1, FIELD, 2),
                GONE);
        assertEquals(3, asked.position().size(FIELD), "nothing has moved yet");
        assertEquals(
                Array.of("move ash -> A drop", "move bee -> A exile", "move cog -> A exile"),
                Proof.told(Proof.next(asked, 1)).take(3));
        assertEquals(
                Array.of("move ash -> A drop", "move bee -> A drop", "move cog -> A drop"),
                Proof.told(Proof.next(asked, 0)).take(3));
    }

    @Test
    void aReplacementThatKeepsTheCarrierKeepsItsLoads() {
        State asked = played(
                rules -> carrying(rules).joins(SCORING).lasting(ASHES_STAY),
                begin(ASHES_STAY),
                load(FIELD, 0, FIELD, 1),
                GONE);
        assertEquals(0, Proof.next(asked, 1).eventCount());
        assertEquals(
                Array.of("move ash -> A drop", "move bee -> A drop", "count", "count", "unlink"),
                Proof.told(Proof.next(asked, 0)));
    }

    /** The second rule sees what the first has added: the whole batch, not the proposed event alone. */
    @Test
    void twoRulesAddToOneEvent() {
        State state = played(rules -> carrying(rules).joins(SCORING), load(FIELD, 0, FIELD, 1), GONE);
        assertEquals(
                Array.of("move ash -> A drop", "move bee -> A drop", "count", "count", "unlink"), Proof.told(state));
        assertEquals(2 + 3, state.position().number(Sample.POINTS, Seat.A));
    }

    private static State asking() {
        return played(
                rules -> rules.joins(new Asking()).procedures(whichLoad()),
                load(FIELD, 0, FIELD, 1),
                load(FIELD, 0, FIELD + B, 2),
                load(FIELD, 1, HAND, 1),
                Caravan.effect(Seat.of(C), FIELD + C, moves(FIELD, 0, DROP)));
    }

    /** Saved and loaded at each question, a change that forgot what was asked would ask again or move all. */
    @Test
    void severalSeatsAreAskedWhatGoesAlongBeforeAnythingMoves() {
        State first = asking();
        assertEquals(Seat.B, first.decision().get().seat());
        assertEquals(2, first.legalActions().size());
        assertEquals(3, first.position().size(FIELD));
        State second = Proof.next(StateCodec.read(first.rules(), StateCodec.write(first)), 0);
        assertEquals(Seat.of(C), second.decision().get().seat());
        assertEquals(3, second.position().size(FIELD));
        State third = Proof.next(StateCodec.read(second.rules(), StateCodec.write(second)), 1);
        assertEquals(Seat.of(C), third.decision().get().seat(), "what goes along carries something, too");
        State done = Proof.next(third, 1);
        assertEquals(
                Array.of("move ash -> A drop", "move bee -> A drop", "move bee -> A drop"),
                Proof.told(done).take(3));
        assertEquals(
                Cause.effect(Seat.of(C), at(done.position(), FIELD + C, 0).object()),
                done.event(2).cause());
        assertEquals(
                Array.of("move ash -> A drop"),
                Proof.told(Proof.next(second, 0)).take(1));
        assertEquals(2, Proof.next(second, 0).position().size(FIELD));
        State other = Proof.next(Proof.next(first, 1), 1);
        assertEquals(
                Array.of("move ash -> A drop", "move cog -> A drop"),
                Proof.told(other).take(2));
    }

    /** The key of the question is not that of the same question about another carrier. */
    @Test
    void aKeyTellsWhatIsAskedAbout() {
        State first = asking();
        State second = Proof.next(first, 0);
        State other = Proof.next(first, 1);
        assertNotEquals(PositionKey.of(second), PositionKey.of(other));
    }

    @Test
    void aProcedureThatIsMissingIsRefusedWhenRulesAreAssembled() {
        Throwable refusal = assertThrows(
                IllegalArgumentException.class, () -> Caravan.assembled(builder -> builder.joins(new Asking())));
        assertEquals("joining carrying: no procedure is named which load", refusal.getMessage());
    }

    /** Objects that were handed back to no change would be lost without a word. */
    @Test
    void nothingIsHandedBackToWhatIsNoChange() {
        Procedure stray = Procedure.named("stray")
                .locals(INDEX, Local.seat(1, "master"), Local.object(2, "source"))
                .let("hand", run -> run.chosen(1))
                .build();
        Caravan.Deed deed = new Caravan.Deed("stray", Seat.A, FIELD, position -> Batch.NOTHING);
        State start = Caravan.start(rules -> rules.procedures(stray), deed);
        Throwable refusal = assertThrows(
                IllegalStateException.class,
                () -> start.step(start.legalActions().get(0)));
        assertEquals("procedure stray was called by no stage of a change", refusal.getMessage());
    }

    /** Sent to and fro, an event would never come to rest; sent to where it may not go, it does not happen. */
    @Test
    void eachRedirectionIsUsedOnceOnAnEventAndWhatItMakesIsForbiddenLikeAllElse() {
        Redirection there = new Detour(DROP, EXILE);
        Redirection back = new Detour(EXILE, DROP);
        assertEquals(
                Array.of("move ash -> A drop"), Proof.told(played(rules -> rules.redirections(there, back), GONE)));
        assertEquals(
                Array.of("move ash -> A drop"), Proof.told(played(rules -> rules.redirections(back, there), GONE)));
        Prohibition noExile = new Bar((position, event) -> event.to() == EXILE);
        assertEquals(
                0,
                played(rules -> rules.redirections(there).prohibitions(noExile), GONE)
                        .eventCount());
    }

    @Test
    void whatReplacesAnEventIsRedirected() {
        State asked = played(
                rules -> rules.lasting(BEES_TO_EXILE).redirections(new Detour(EXILE, HAND)),
                begin(BEES_TO_EXILE),
                Caravan.rules(moves(FIELD, 1, DROP)));
        assertEquals(Array.of("move bee -> A hand"), Proof.told(Proof.next(asked, 1)));
    }

    /** When the first event of a batch falls away, what was tried on the second must not be taken for the first's. */
    @Test
    void whatWasTriedStaysWithItsEvent() {
        Prohibition noExile = new Bar((position, event) -> event.to() == EXILE);
        State first = played(
                rules -> rules.lasting(BEES_TO_EXILE).prohibitions(noExile),
                begin(BEES_TO_EXILE),
                Caravan.rules(position -> Batch.of(
                        move(position, FIELD, 1, DROP),
                        move(position, FIELD + B, 1, DROP),
                        move(position, FIELD + C, 1, DROP))));
        State second = Proof.next(first, 1);
        State third = Proof.next(second, 0);
        State done = Proof.next(third, 1);
        assertEquals("go", done.position().frame(0).label());
        assertEquals(1, done.eventCount());
        assertEquals(FIELD + B, done.event(0).from());
    }

    private static Function<Position, Batch> all() {
        return position -> Batch.of(
                Event.count(Sample.POINTS, Seat.A, 1),
                Event.count(Sample.POINTS, Seat.B, 1),
                Event.fact(position.rules().eventKind("cheered"), Seat.B, 0, 0),
                Event.link(LOAD, Anchor.seat(Seat.A), Anchor.seat(Seat.B), ""),
                Event.shuffle(position, DECK + B),
                Event.expire(Sample.DAY),
                Event.random(3));
    }

    /**
     * A prohibition that is asked of moves alone would forbid none of these; one that is asked of all, the last two.
     */
    @Test
    void whatHappensToNoCardIsForbiddenAlsoButTheBooksOfTheKernel() {
        assertEquals(7, played(rules -> rules, Caravan.rules(all())).eventCount());
        assertEquals(
                Array.of("expire", "random"),
                Proof.told(
                        played(rules -> rules.prohibitions(new Bar((position, event) -> true)), Caravan.rules(all()))));
        State state = played(
                rules -> rules.prohibitions(
                        new Bar((position, event) -> event.kind() == EventKind.COUNT && event.isOf(Seat.A))),
                Caravan.rules(all()));
        assertEquals(6, state.eventCount());
        assertEquals(0, state.position().number(Sample.POINTS, Seat.A));
        assertEquals(1, state.position().number(Sample.POINTS, Seat.B));
    }

    private static Procedure whose(String name, Seat seat) {
        return Procedure.named(name)
                .locals(INDEX, EFFECT, PICKED)
                .ask(
                        "which",
                        Question.of(
                                "pick one",
                                (position, frame) -> seat,
                                (position, frame, options) -> {
                                    for (int i = 0; i < position.size(FIELD + seat.ordinal()); i++) {
                                        options.pick(FIELD + seat.ordinal(), i);
                                    }
                                },
                                (run, answer) -> run.append(PICKED, answer.object(run.position()))))
                .let("hand back " + name, run -> run.chosen(run.objects(PICKED)))
                .build();
    }

    /** Instead of what would go, another one goes that C picks. */
    private static final TimedEffectKind ANOTHER = new TimedEffectKind("another", TimedEffectKind.Role.REPLACES) {
        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return event.kind() == EventKind.MOVE && event.from() == FIELD;
        }

        @Override
        public String procedure() {
            return "another one";
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event, int[] chosen) {
            return Batch.of(Event.move(position, chosen[0], event.to(), 0));
        }
    };

    @Test
    void somebodyIsAskedWhatHappensInstead() {
        State asked = played(
                rules -> rules.lasting(ANOTHER).procedures(whose("another one", Seat.of(C))), begin(ANOTHER), GONE);
        assertEquals(Seat.of(C), asked.decision().get().seat());
        State loaded = StateCodec.read(asked.rules(), StateCodec.write(asked));
        assertEquals(Array.of("move cog -> A drop"), Proof.told(Proof.next(loaded, 2)));
        assertEquals(Array.of("move bee -> A drop"), Proof.told(Proof.next(loaded, 1)));
    }

    @Test
    void somebodyIsAskedWhereAnEventGoes() {
        Redirection asking = new Redirection() {
            @Override
            public String label() {
                return "beside";
            }

            @Override
            public @Nullable Event redirect(Position position, Event event) {
                return event.kind() == EventKind.MOVE && event.to() == DROP ? event : null;
            }

            @Override
            public String procedure() {
                return "beside which";
            }

            @Override
            public Event redirect(Position position, Event event, int[] chosen) {
                return event.to(chosen[0] == at(position, FIELD + B, 1).object() ? EXILE : HAND, 0);
            }
        };
        State asked = played(rules -> rules.redirections(asking).procedures(whose("beside which", Seat.B)), GONE);
        assertEquals(Seat.B, asked.decision().get().seat());
        assertEquals(Array.of("move ash -> A hand"), Proof.told(Proof.next(asked, 0)));
        assertEquals(Array.of("move ash -> A exile"), Proof.told(Proof.next(asked, 1)));
    }

    /** What follows may ask, too; the second event of the batch is asked about after the first. */
    @Test
    void somebodyIsAskedAfterAnEvent() {
        Consequence asking = new Consequence() {
            @Override
            public String label() {
                return "a question";
            }

            @Override
            public Batch after(Position position, Event event) {
                return Batch.NOTHING;
            }

            @Override
            public String procedure(Position position, Event event) {
                return event.kind() == EventKind.MOVE ? "and then" : "";
            }
        };
        Procedure then = Procedure.named("and then")
                .locals(INDEX)
                .ask(
                        "score",
                        Question.of(
                                "score",
                                (position, frame) -> Seat.of(1 + frame.get(INDEX)),
                                (position, frame, options) -> options.yesNo(),
                                (run, answer) -> run.set(INDEX, answer.isYes() ? 1 : 0)))
                .change("scored", run -> Batch.of(Event.count(Sample.POINTS, Seat.A, run.get(INDEX))))
                .build();
        State first = played(
                rules -> rules.consequences(asking).procedures(then),
                Caravan.rules(position -> Batch.of(move(position, FIELD, 0, DROP), move(position, FIELD, 1, DROP))));
        assertEquals(Seat.B, first.decision().get().seat());
        State second = Proof.next(first, 1);
        assertEquals(Seat.of(C), second.decision().get().seat());
        assertEquals(1, Proof.next(second, 0).position().number(Sample.POINTS, Seat.A));
    }
}

package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.json.SeatReplay;
import io.github.cardfold.kernel.Peek;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.testpack.ShippedGames;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** Ways to let a seat know what it may not, put in on purpose: the hunt must find each of them. */
enum Leak {
    /** Cards called together are named and put in the order in which they lay in the hand. */
    EVENT_ORDER("6.2.3", builder -> builder.drop("6.2.3.1.1 order")),
    /** Every card that leaves the hand is told with its position there. */
    HANDLE_NUMBER("", UnaryOperator.identity()) {
        @Override
        Window window(State first) {
            return telling(
                    first,
                    (before, after) -> Array.range(0, after.eventCount())
                            .map(i -> "position " + positionInHand(before, after.event(i))));
        }
    },
    /** A seat that is not asked is refused with the label of the step that asks the other. */
    REFUSAL("", UnaryOperator.identity()) {
        @Override
        Window window(State first) {
            return new Window(first) {
                @Override
                String refusal(State state, Action guess) {
                    return super.refusal(state, guess)
                            + state.decision().map(Decision::section).getOrElse("");
                }
            };
        }
    },
    /** What A writes is read as the referee reads it. */
    READER("", UnaryOperator.identity()) {
        @Override
        Window window(State first) {
            return new Window(first) {
                @Override
                Action read(State state, String line) {
                    return Notation.readActionAsReferee(state, line);
                }
            };
        }
    },
    /** What A writes is read from its view, but what is wrong with it is said as the referee sees it. */
    READERS_EXCEPTION("", UnaryOperator.identity()) {
        @Override
        Window window(State first) {
            return new Window(first) {
                @Override
                Action read(State state, String line) {
                    try {
                        return super.read(state, line);
                    } catch (NotationException refused) {
                        Notation.readActionAsReferee(state, line);
                        throw refused;
                    }
                }
            };
        }
    },
    /** What A keeps of a game has B's answers too, and so tells where B's cards lay. */
    REPLAY("", UnaryOperator.identity()) {
        @Override
        Window window(State first) {
            return new Window(first) {
                @Override
                SeatReplay replay(int answers) {
                    SeatReplay replay = super.replay(answers);
                    for (Action each : answers(answers).filter(Leak::isWithCard)) {
                        replay = replay.after(Action.pick(Seat.A, each.handle()), first);
                    }
                    return replay;
                }
            };
        }
    },
    /** Whoever holds nothing that could be ridden is not asked. */
    WAIT("9.6", Peek.answeredAlone("9.7.2")),
    /** What lies face down in B's gauge zone is told. */
    GAUGE("", UnaryOperator.identity()) {
        @Override
        LeakHunt hunt() {
            ShippedGames games = ShippedGames.of(Packs.gauntlet());
            return LeakHunt.of(
                    games.rules(),
                    Array.of(Decks.named("mending-yard")),
                    games.pack().cards());
        }

        @Override
        Window window(State first) {
            int zone = Zone.GAUGE.of(Seat.B);
            return telling(
                    first,
                    (before, after) -> Array.range(0, after.position().size(zone))
                            .map(i -> "gauge "
                                    + after.position().objectAt(zone, i).definition()));
        }
    },
    /** How many answers B has, to whom a question about cards is put that not all see, is told. */
    ANSWERS("", UnaryOperator.identity()) {
        @Override
        LeakHunt hunt() {
            return gauntlet();
        }

        @Override
        Window window(State first) {
            return telling(
                    first,
                    (before, after) -> after.decision()
                            .filter(asked -> asked.seat() == Seat.B)
                            .map(asked -> after.legalActions().size() + " answers")
                            .toArray());
        }
    },
    /** Every answer shows, also one that picks a card in private. */
    PICK_COUNT("", UnaryOperator.identity()) {
        @Override
        Window window(State first) {
            return telling(first, (before, after) -> Array.of("tick"));
        }
    };

    private final Rules rules;

    Leak(String procedure, UnaryOperator<ProcedureBuilder> spoiling) {
        rules = Cardfight.rules(
                Editions.JP_2026_04,
                Packs.vanilla(),
                Additions.of(builder -> procedure.isEmpty() ? builder : builder.edit(procedure, spoiling)));
    }

    /** Returns the games in which it is looked for. */
    LeakHunt hunt() {
        return LeakHunts.plain(rules);
    }

    private static LeakHunt gauntlet() {
        return LeakHunts.of(ShippedGames.of(Packs.gauntlet()));
    }

    Window window(State first) {
        return new Window(first);
    }

    /** A window through which A is told more of each step, given what was before and after. */
    private static Window telling(State first, BiFunction<State, State, Array<String>> more) {
        return new Window(first) {
            @Override
            List<String> news(State before, Action action, State after) {
                List<String> news = new ArrayList<>(super.news(before, action, after));
                news.addAll(more.apply(before, after).asJava());
                return news;
            }
        };
    }

    private static boolean isWithCard(Action answer) {
        return answer.seat() == Seat.B && (answer.shape() == Action.Shape.PICK || answer.shape() == Action.Shape.ACT);
    }

    private static int positionInHand(State before, Event event) {
        Snapshot moved = event.before();
        return moved == null
                ? -1
                : before.position()
                        .indexOf(Zone.HAND.of(Seat.B), moved.gameObject().object());
    }
}

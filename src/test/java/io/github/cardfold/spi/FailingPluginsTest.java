package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Format;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.AddedPlace;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Fault;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Report;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a plugin does wrong in a game is told as its fault, with where it was, and changes nothing. */
class FailingPluginsTest {
    /** A number that cannot be worked out. */
    @Phrase("the sunken number")
    public record Sunken() implements AddedValue {
        @Override
        public int value(Inquiry inquiry) {
            throw new ArithmeticException("too deep");
        }
    }

    /** Cards that are no cards. */
    @Phrase("the lost cards")
    public record Lost() implements AddedSelector {
        @Override
        public Array<KnownCard> cards(Inquiry inquiry) {
            return nothing();
        }
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <T> T nothing() {
        return null;
    }

    private static PluginException failed(State state, Action... actions) {
        State at = state;
        for (int i = 0; i < actions.length - 1; i++) {
            at = at.step(actions[i]);
        }
        State last = at;
        State same = State.of(at.position());
        PluginException failed = assertThrows(PluginException.class, () -> last.step(actions[actions.length - 1]));
        assertEquals(same, last);
        assertEquals(same.legalActions().size(), last.legalActions().size());
        return failed;
    }

    private static State laid(Plugin plugin, String instruction) {
        String file = """
                {"version": %d, "name": "failing", "start": "9.9", "seed": 7,
                 "cards": [{"id": "pilot", "grade": 1, "abilities": [{"auto": {"on": {"placed": {"to": "rc"}},
                   "then": %s}}]}],
                 "table": {"A": {"hand": "pilot"}}, "end": {"asked": "A 9.9.2"}}""".formatted(Format.SCENARIO.number(), instruction);
        return Scenario.read("f", file, ScenarioRules.standard().with(plugin)).start();
    }

    private static PluginException called(Plugin plugin, String instruction) {
        State state = laid(plugin, instruction);
        State asked = state.step(
                state.legalActions().find(each -> each.verb().equals("call")).get());
        return failed(asked, asked.legalActions().get(0));
    }

    private static Plugin words(UnaryOperator<Registry> added) {
        return new Additions("deep", added);
    }

    @Test
    void aTermThatThrowsIsNamedWithItsCard() {
        PluginException failed = called(
                words(registry -> registry.terms(language -> language.with(Sunken.class))), "{\"draw\": \"sunken\"}");
        assertEquals(
                "plugin deep: value sunken: it threw java.lang.ArithmeticException: too deep; at step draw cards 1 of pilot/1, of card"
                        + " pilot, after seat A was asked: choose a circle (6.2.3.2), decision 2 of the game with the seed 7,"
                        + " chance at 7",
                failed.getMessage());
        assertEquals("deep", failed.plugin());
        assertEquals("pilot", failed.card());
        assertEquals("pilot/1/draw cards 1", failed.label());
        assertEquals(Seat.A, failed.decision().get().seat());
        assertEquals(7, failed.chance().getAsLong());
        assertEquals(7, failed.course().get().seed());
        assertEquals(2, failed.course().get().answers());
    }

    @Test
    void aTermThatAnswersNullIsNamedWithItsCard() {
        PluginException failed = called(
                words(registry -> registry.terms(language -> language.with(Lost.class))), "{\"retire\": \"lost\"}");
        assertTrue(failed.getMessage().startsWith("plugin deep: selector lost: it returned null; at step"));
        assertEquals("pilot", failed.card());
    }

    @Test
    void aFunctionThatThrowsOrReturnsNonsenseIsNamed() {
        String low = called(
                        words(registry -> registry.number("low", Array.empty(), inquiry -> {
                            throw new IllegalStateException("low water");
                        })),
                        "{\"draw\": {\"computed\": \"low\"}}")
                .getMessage();
        assertTrue(
                low.startsWith(
                        "plugin deep: function low: it threw java.lang.IllegalStateException: low water; at step"),
                low);
        String none = called(
                        words(registry -> registry.proposals("none", Array.empty(), inquiry -> nothing())),
                        "{\"computed\": \"none\"}")
                .getMessage();
        assertTrue(none.startsWith("plugin deep: function none: it returned null; at step"), none);
        AddedPlace nowhere = new AddedPlace(9999, Circle.KIND, "nowhere", Place.NO_ROW, Place.NO_COLUMN, 0);
        String gone = called(
                        words(registry -> registry.proposals(
                                "gone",
                                Array.empty(),
                                inquiry -> Array.of(Proposed.move(inquiry.self().get(), nowhere, Seat.A)))),
                        "{\"computed\": \"gone\"}")
                .getMessage();
        assertTrue(gone.startsWith("plugin deep: "), gone);
        assertTrue(gone.contains("in this game A has no place 'nowhere'"), gone);
    }

    @Test
    void aNumberOfAnotherGameIsRefused() {
        String refused = called(
                        words(registry -> registry.proposals(
                                "points",
                                Array.empty(),
                                inquiry -> Array.of(Proposed.count(PlayerNumbers.STAYS, Seat.A, 1)))),
                        "{\"computed\": \"points\"}")
                .getMessage();
        assertTrue(refused.startsWith("plugin deep: "), refused);
        assertTrue(refused.contains("this game has no number 'stays'"), refused);
    }

    private static State main(UnaryOperator<Registry> added) {
        return laid(words(added), "{\"draw\": 1}");
    }

    private static String ended(UnaryOperator<Registry> added) {
        State state = main(added);
        return failed(state, Action.pass(Seat.A)).getMessage();
    }

    @Test
    void aStepThatAPluginHasInsertedIsNamed() {
        String failed = ended(registry -> registry.edit(
                "9.1",
                steps -> steps.insertBefore(
                        "9.10",
                        more -> more.change("storm", run -> {
                            throw new IllegalStateException("storm");
                        }))));
        assertTrue(
                failed.contains("java.lang.IllegalStateException: storm; at step storm of 9.1, after seat A"), failed);
        String none = ended(registry -> registry.edit(
                "9.1", steps -> steps.insertBefore("9.10", more -> more.change("calm", run -> nothing()))));
        assertTrue(none.contains("it proposes what cannot be: it is null; at step calm of 9.1"), none);
    }

    private static boolean isMainPhase(Position position) {
        return position.rules().game().moment(position).equals("9.9");
    }

    @Test
    void aRuleActionAndAConsequenceAreNamed() {
        String failed = ended(registry -> registry.ruleActions(new RuleAction() {
            @Override
            public String label() {
                return "99.1";
            }

            @Override
            public boolean isDue(Position position) {
                if (isMainPhase(position)) {
                    return false;
                }
                throw new IllegalStateException("no wind");
            }
        }));
        assertTrue(
                failed.startsWith("plugin deep: rule action 99.1: it threw java.lang.IllegalStateException: no wind"),
                failed);
        String none = ended(registry -> registry.consequences(new Consequence() {
            @Override
            public String label() {
                return "99.2";
            }

            @Override
            public Batch after(Position position, Event event) {
                return isMainPhase(position) ? Batch.NOTHING : nothing();
            }
        }));
        assertTrue(none.startsWith("plugin deep: consequence 99.2: it returned null; at step"), none);
    }

    private static boolean isOfLater(Position position, Event event) {
        return event.kind() == EventKind.MOVE && !isMainPhase(position);
    }

    /** The battle phase ends, the turn too, and a card is drawn: what is registered is asked about it. */
    private static String later(UnaryOperator<Registry> added) {
        State state = main(registry -> added.apply(registry)
                .edit(
                        "9.1",
                        steps -> steps.insertBefore(
                                "9.10",
                                more -> more.change(
                                        "tide",
                                        run -> Batch.of(Event.moveTop(
                                                run.position(), Zone.DECK.of(Seat.A), Zone.DROP.of(Seat.A), 0))))));
        return String.valueOf(failed(state, Action.pass(Seat.A)).getMessage());
    }

    private static String redirected(Function<Position, @Nullable Event> to) {
        return later(registry -> registry.redirections(new Redirection() {
            @Override
            public String label() {
                return "99.3";
            }

            @Override
            public @Nullable Event redirect(Position position, Event event) {
                return isOfLater(position, event) ? to.apply(position) : null;
            }
        }));
    }

    @Test
    void aRedirectionIsNamed() {
        assertTrue(redirected(position -> {
                    throw new IllegalStateException("no wind");
                })
                .startsWith(
                        "plugin deep: redirection 99.3: it threw java.lang.IllegalStateException: no wind; at step"));
        assertTrue(redirected(position -> Event.moveTop(position, Zone.DECK.of(Seat.A), 9999, 0))
                .startsWith(
                        "plugin deep: redirection 99.3: it proposes what cannot be: there is no place 9999; at step"));
    }

    @Test
    void aProhibitionIsNamed() {
        String failed = later(registry -> registry.prohibitions(new Prohibition() {
            @Override
            public String label() {
                return "99.4";
            }

            @Override
            public boolean forbids(Position position, Event event, GameObject card) {
                if (isOfLater(position, event)) {
                    throw new IllegalStateException("no wind");
                }
                return false;
            }

            @Override
            public boolean isForWhatItIs(Position position, Event event, GameObject card) {
                return false;
            }
        }));
        assertTrue(failed.startsWith("plugin deep: prohibition 99.4: it threw"), failed);
    }

    @Test
    void aSourceOfTriggeredAbilitiesIsNamed() {
        String failed = later(registry -> registry.triggerSource((position, committed, triggered) -> {
            if (!isMainPhase(position)) {
                triggered.accept(nothing());
            }
        }));
        assertTrue(failed.startsWith("plugin deep: source of triggered abilities: it threw"), failed);
    }

    /** A kind of lasting effect that answers nothing where it should. */
    private static final class Fog extends TimedEffectKind {
        Fog(Role role) {
            super("fog", role);
        }

        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return isOfLater(position, event);
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            return nothing();
        }

        @Override
        public Array<String> procedures() {
            return Array.of("9.1");
        }

        @Override
        public String triggeredBy(Position position, TimedEffect effect, Event event) {
            return isOfLater(position, event) ? nothing() : "";
        }
    }

    @Test
    void aKindOfLastingEffectIsNamed() {
        for (TimedEffectKind.Role role :
                new TimedEffectKind.Role[] {TimedEffectKind.Role.REPLACES, TimedEffectKind.Role.TRIGGERS}) {
            Fog fog = new Fog(role);
            String failed = later(registry -> registry.lasting(fog)
                    .edit(
                            "9.1",
                            steps -> steps.insertBefore(
                                    "9.10",
                                    more -> more.change(
                                            "fog",
                                            run -> Batch.of(Event.begin(
                                                    TimedEffect.of(fog, Seat.A, 0, new int[0], 0, Lifetimes.GAME)))))));
            assertTrue(failed.startsWith("plugin deep: kind of lasting effect fog: it returned null; at step"), failed);
        }
    }

    @Test
    void eventsThatCannotBeAreWhoseTheyAre() {
        String step = ended(registry -> registry.edit(
                "9.1",
                steps -> steps.insertBefore(
                        "9.10",
                        more -> more.change(
                                "wave",
                                run -> Batch.of(Event.moveTop(run.position(), Zone.DECK.of(Seat.A), 9999, 0))))));
        assertTrue(
                step.startsWith("plugin deep: ") && step.contains("there is no place 9999; at step wave of 9.1"), step);
        String hole = ended(registry -> registry.consequences(new Consequence() {
            @Override
            public String label() {
                return "99.5";
            }

            @Override
            public Batch after(Position position, Event event) {
                return Batch.NOTHING;
            }

            @Override
            public Batch after(Position position, Batch done, int index) {
                return isMainPhase(position) ? Batch.NOTHING : Batch.of(1, at -> nothing());
            }
        }));
        assertTrue(
                hole.startsWith("plugin deep: consequence 99.5: it proposes what cannot be: an event is null"), hole);
    }

    /** The rules' own failures are nobody else's. */
    @Test
    void whatIsNotItsFaultIsToldAsItIs() {
        State state = main(registry -> registry.events(EventKind.fact("calm")));
        assertEquals(state.step(Action.pass(Seat.A)), state.step(Action.pass(Seat.A)));
    }

    /** A procedure that never ends is stopped by the budget of instructions. */
    @Test
    void whatNeverEndsIsStopped() {
        State state = main(registry -> registry.edit(
                "9.1",
                steps -> steps.insertBefore(
                        "9.10",
                        more -> more.repeat("round", run -> true, block -> block.let("and round", run -> {})))));
        State end = state.step(Action.pass(Seat.A));
        assertTrue(end.isOver() && end.outcome().get().section().contains("and round"), end::toString);
    }

    @Test
    void aMatchReportsThePluginAndNoPlayer() {
        Question stuck = Question.of(
                "go on",
                (position, frame) -> Seat.B,
                (position, frame, options) -> {
                    if (position.size(Zone.DROP.of(Seat.A)) >= 0) {
                        throw new IllegalStateException("stuck");
                    }
                },
                (run, answer) -> {});
        Plugin plugin = words(registry -> registry.purposes("go on")
                .edit("9.1", steps -> steps.insertBefore("9.10", more -> more.ask("stuck", stuck))));
        DeckList deck = Decks.named(Decks.names("vanilla").head());
        State first = Cardfight.start(Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), plugin), deck, deck, 5);
        Report report = Match.between(new RandomBot(1), new RandomBot(2)).play(first);
        Fault fault = report.fault().get();
        assertEquals(Fault.Kind.PLUGIN, fault.kind());
        assertEquals(Option.none(), report.winner());
        assertTrue(
                fault.sentence().contains("plugin deep: it threw java.lang.IllegalStateException: stuck"),
                fault.sentence());
        assertTrue(fault.publicSentence().endsWith("a plugin failed"));
        assertTrue(report.actions().nonEmpty());
    }
}

package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Data;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Bugs are put into the rules, late in the game, and long games that meet them are made small. */
class ShrinkerTest {
    private static final int LATE = 14;

    private static UnaryOperator<Registry> altered(String procedure, String label, Function<Run, Batch> change) {
        return builder -> builder.edit(procedure, steps -> steps.replace(label, bug -> bug.change(label, change)));
    }

    private static boolean isLate(Run run) {
        return Turn.number(run.position()) > LATE;
    }

    /** The attacker no longer comes to rest. */
    private static Batch attackerStands(Run run) {
        int attacker = run.enclosing(BattleFrame.PROCEDURE).get(BattleFrame.ATTACKER);
        return isLate(run) ? Batch.NOTHING : Batch.of(Event.turn(run.position(), attacker, true));
    }

    private static Option<String> standing(State before, Action action, State after) {
        Frame battle = after.position().frame(BattleFrame.PROCEDURE);
        boolean isTargeting = after.decision().exists(each -> each.section().equals("10.4.1.6"));
        GameObject attacker =
                battle == null || !isTargeting ? null : after.position().find(battle.get(BattleFrame.ATTACKER));
        return Option.when(attacker != null && !attacker.is(GameObject.REST), "an attacker stands");
    }

    /** A trigger gives half of its power. */
    private static Batch halfThePower(Run run) {
        int unit = run.get(Local.object(4, "unit"));
        int power = run.get(Local.number(2, "power")) / (isLate(run) ? 2 : 1);
        Seat seat = run.seat(Local.seat(0, "fighter"));
        int source = run.get(Local.object(1, "card"));
        return unit == 0
                ? Batch.NOTHING
                : Batch.of(Event.begin(
                        TimedEffect.of(RuleEffects.POWER, seat, source, new int[] {unit}, power, Lifetimes.TURN)));
    }

    /** A damage that is healed is lost to the other fighter. */
    private static Batch lostDamage(Run run) {
        int card = run.get(Local.object(0, "card"));
        Seat owner = run.position().find(card).owner();
        int drop = Zone.DROP.of(isLate(run) ? Seat.of(1 - owner.ordinal()) : owner);
        return Batch.of(Event.move(run.position(), card, drop, 0));
    }

    private static Option<String> halved(State before, Action action, State after) {
        for (int i = 0; i < after.eventCount(); i++) {
            TimedEffect begun =
                    after.event(i).kind() == EventKind.BEGIN ? after.event(i).lasting() : null;
            if (begun != null && begun.kind() == RuleEffects.POWER && begun.number() == 5000) {
                return Option.some("a trigger gave 5000 power");
            }
        }
        return Option.none();
    }

    @Test
    void aDroppedStepComesDownToTheBattleThatMissesIt(TestReporter reporter) {
        assertShrinks(
                altered("10.4", "10.4.1.5", ShrinkerTest::attackerStands),
                start -> ShrinkerTest::standing,
                false,
                reporter);
    }

    @Test
    void aWrongAmountComesDownToTheTriggerThatGivesIt(TestReporter reporter) {
        assertShrinks(
                altered("11.10.5", "11.10.5", ShrinkerTest::halfThePower),
                start -> ShrinkerTest::halved,
                false,
                reporter);
    }

    @Test
    void aLostCardComesDownToTheEventThatLosesIt(TestReporter reporter) {
        assertShrinks(altered("7.20.1", "7.20.1", ShrinkerTest::lostDamage), Probe::ofGame, true, reporter);
    }

    private static void assertShrinks(
            UnaryOperator<Registry> bug, Function<State, Probe> probes, boolean isAudited, TestReporter reporter) {
        Rules broken = Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), Additions.of(bug));
        Array<Action> actions = Array.empty();
        Setup setup = Cardfight.setup(broken, Decks.named("tidal-archive"), Decks.named("ember-caravan"));
        State start = setup.start(0);
        Option<Shrunk> found = Option.none();
        for (long seed = 0; seed < 300 && found.isEmpty(); seed++) {
            start = setup.start(seed);
            actions = failing(start, seed, probes.apply(start));
            found = actions.size() < 200 ? Option.none() : Shrinker.shrink(start, actions, probes);
        }
        Shrunk shrunk = found.get();
        Data scenario = shrunk.scenario(Packs.vanilla().id());
        reporter.publishEntry(
                "shrunk",
                actions.size() + " actions to " + shrunk.actions().size() + ", "
                        + StateJson.write(start).length() + " characters to "
                        + scenario.toString().length() + ": " + shrunk.fault().kind());
        assertTrue(shrunk.actions().size() <= 4, () -> "left are " + shrunk.actions());
        assertTrue(scenario.toString().length() < StateJson.write(start).length() / 2, scenario::toString);

        Scenario under = Scenario.read("bug", scenario, ScenarioRules.standard().with(Additions.of(bug)));
        Option<Fault> again = Shrunk.replay(under.start(), shrunk.actions(), probes);
        assertEquals(shrunk.fault().kind(), again.map(Fault::kind).getOrElse("none"));
        assertEquals(!isAudited, Scenarios.run(under).isPassed());

        Scenario sound = Scenario.read("sound", scenario, ScenarioRules.standard());
        assertEquals(Option.none(), Shrunk.replay(sound.start(), shrunk.actions(), probes));
        assertEquals(Array.empty(), Scenarios.run(sound).failures());
    }

    /** The actions of a random game up to the one at fault, none if the game ends well. */
    private static Array<Action> failing(State start, long seed, Probe probe) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Action> actions = new ArrayList<>();
        State state = start;
        while (!state.isOver()) {
            Action action =
                    state.legalActions().get(random.nextInt(state.legalActions().size()));
            actions.add(action);
            if (Fault.of(state, action, probe).isDefined()) {
                return Array.ofAll(actions);
            }
            state = state.step(action);
        }
        return Array.empty();
    }
}

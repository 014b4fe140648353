package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.G_UNIT;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class EndPhaseTest {
    @Test
    @Rule(jp = {"9.11.9#2", "11.3.1.2"})
    void whatLastsForTheTurnEndsAndWhatLastsLongerDoesNot() {
        Table.first(run -> Batch.of(power(run, 1000, Lifetimes.TURN), power(run, 500, Lifetimes.GAME)))
                .unit(A, FRONT_LEFT, GRADE_1)
                .turn(A, "9.10")
                .asked(A, "10.3.1.3")
                .power(A, FRONT_LEFT, 8000 + 1500)
                .no()
                .power(A, FRONT_LEFT, 8000 + 500);
    }

    @Test
    @Rule(jp = "9.11.7")
    void abilitiesTriggeredBeforeTheEndOfTheTurnArePlayedBeforeItsAbilitiesTrigger() {
        Player player = firstPower(builder -> Added.after(
                                "9.11", "9.11.6", run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1)))
                        .apply(Auto.on(B, event -> event.kind() == EventKind.COUNT)
                                .apply(builder)))
                .turn(A, "9.11");

        player.asked(B, "auto").happened(EventKinds.BEGINNING, 0).no();
        assertEquals("end phase", player.texts(EventKinds.BEGINNING).get(0));
    }

    @Test
    @Rule(jp = {"9.11.8#2", "9.11.9#1"})
    void abilitiesOfTheEndOfTheTurnArePlayedBeforeEffectsOfTheTurnEnd() {
        Player player = firstPower(Auto.on(B, Auto.beginning("end phase"))).turn(A, "9.11");

        player.asked(B, "auto").power(A, FRONT_LEFT, 8000 + 1000);
        player.no().power(A, FRONT_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"9.11.8#3", "9.11.10"})
    void anAbilityOfTheEndOfTheTurnIsPlayedOnceEvenIfTheEndPhaseIsNotOverThen() {
        Player player = firstPower(builder -> Auto.on(B, Auto.beginning("end phase"))
                        .apply(builder.ruleActions(new EnergyOfTheUnprotected())))
                .turn(A, "9.11");

        player.asked(B, "auto").no();
        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
        assertEquals(Option.some(B), player.fight().turnFighter());
    }

    @Test
    @Rule(jp = "9.11.10#4")
    void theTurnEndsWhenNothingIsLeftAndTheOpponentsBegins() {
        Player player = Table.empty().turn(A, "9.11");

        assertEquals(Option.some(B), player.fight().turnFighter());
        assertEquals(List.of("end phase", "stand phase", "draw phase"), player.texts(EventKinds.BEGINNING));
    }

    @Test
    @Rule(jp = "9.11.10#1")
    void anAbilityTriggeredByTheEndOfEffectsIsPlayedInThisTurn() {
        Player player = firstPower(onceOnExpiry()).turn(A, "9.11");

        player.asked(A, "auto").power(A, FRONT_LEFT, 8000);
        assertEquals(Option.some(A), player.fight().turnFighter());
        player.yes();
        assertEquals(Option.some(B), player.fight().turnFighter());
    }

    /** As often as it takes: the third time, too, effects for the turn end in the phase. */
    @Test
    @Rule(jp = {"9.11.9#2", "9.11.10#1"})
    void whatTheEndOfEffectsTriggersLeadsBackEachTime() {
        Player player = Table.with(Added.auto(
                        "twice",
                        A,
                        (position, event) ->
                                event.kind() == EventKind.EXPIRE && position.number(FighterNumbers.ENERGY, Seat.A) < 2,
                        run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1))))
                .turn(A, "9.11");

        Story.tells(player, "end phase", "expire", "energy 1", "expire", "energy 1", "expire", "stand phase");
    }

    @Test
    @Rule(jp = "9.11.10#2")
    void aRuleActionDueWhenEffectsHaveEndedIsCarriedOutInThisTurn() {
        Player player = firstPower(builder -> builder.ruleActions(new EnergyOfTheUnprotected()))
                .turn(A, "9.11");

        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
        List<String> kinds = player.events().stream()
                .filter(each -> each.kind() == EventKind.COUNT || each.text().equals("stand phase"))
                .map(each -> each.kind().name())
                .toList();
        assertEquals(List.of("count", "beginning"), kinds);
    }

    /** Whichever of the rule actions is due, the end phase goes on. */
    @Test
    @Rule(jp = "9.11.10")
    void aRuleActionThatIsNotTheLastOfThemIsDueToo() {
        Player player = firstPower(builder ->
                        builder.ruleActions(new EnergyOfTheUnprotected()).ruleActions(new Never()))
                .turn(A, "9.11");

        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
        assertEquals(
                List.of("count", "beginning"),
                player.events().stream()
                        .filter(each ->
                                each.kind() == EventKind.COUNT || each.text().equals("stand phase"))
                        .map(each -> each.kind().name())
                        .toList());
    }

    /** Two lie on one circle only until a rule action is carried out; if they do now, they go home together. */
    @Test
    @Rule(jp = "9.11.1#2")
    void gUnitsOfOneCircleGoHomeTogether() {
        List<Integer> together = new ArrayList<>();
        Player player = Table.with(builder -> builder.edit(
                                "9.11",
                                steps -> steps.insertBefore(
                                        "9.11.1",
                                        two -> two.change(
                                                "two on one circle", run -> Added.put(run, A, Zone.G, FRONT_LEFT))))
                        .triggerSource((position, committed, triggered) -> together.add(goHome(committed))))
                .unit(A, FRONT_LEFT, G_UNIT)
                .in(A, Zone.G, G_UNIT)
                .turn(A, "9.11");

        player.holds(A, Zone.G, G_UNIT, G_UNIT).empty(A, FRONT_LEFT);
        assertEquals(List.of(2), together.stream().filter(each -> each > 0).toList());
    }

    /** An ability that is triggered by two G units that go home together. */
    @Test
    @Rule(jp = "9.11.1")
    void allGUnitsOfBothFightersGoHomeTogether() {
        Procedure together = Procedure.named("together")
                .locals(Local.seat(0, "master"), Local.object(1, "source"))
                .change("together", run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1)))
                .build();
        Player player = Table.with(builder -> builder.procedures(together)
                        .triggerSource(
                                (position, committed, triggered) -> {
                                    if (goHome(committed) == 3) {
                                        triggered.accept(new Standby("together", A, 0));
                                    }
                                },
                                "together"))
                .unit(A, FRONT_LEFT, G_UNIT)
                .unit(A, BACK_LEFT, G_UNIT)
                .unit(B, FRONT_LEFT, G_UNIT)
                .turn(A, "9.11");

        player.holds(A, Zone.G, G_UNIT, G_UNIT).holds(B, Zone.G, G_UNIT);
        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
    }

    private static int goHome(Batch committed) {
        int count = 0;
        for (int i = 0; i < committed.size(); i++) {
            Event event = committed.get(i);
            boolean isHome = event.to() == Zone.G.of(Seat.A) || event.to() == Zone.G.of(Seat.B);
            count += event.kind() == EventKind.MOVE && isHome ? 1 : 0;
        }
        return count;
    }

    private static Table firstPower(UnaryOperator<Registry> additions) {
        Procedure first = Procedure.named("first")
                .change("first", run -> Batch.of(power(run, 1000, Lifetimes.TURN)))
                .build();
        return Table.first(first, additions).unit(A, FRONT_LEFT, GRADE_1);
    }

    private static Event power(Run run, int power, Lifetime lifetime) {
        int unit = run.position().objectAt(FRONT_LEFT.of(Seat.A), 0).object();
        return Event.begin(TimedEffect.of(RuleEffects.POWER, Seat.A, 0, new int[] {unit}, power, lifetime));
    }

    /** Effects end on each pass; this triggers as long as A has no energy, and gives A some. */
    private static UnaryOperator<Registry> onceOnExpiry() {
        return Auto.on(
                A,
                (position, event) ->
                        event.kind() == EventKind.EXPIRE && position.number(FighterNumbers.ENERGY, Seat.A) == 0,
                run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1)));
    }

    /** A rule action of this test: without any lasting effect A gets one energy. */
    private static final class EnergyOfTheUnprotected implements RuleAction {
        @Override
        public String label() {
            return "energy";
        }

        @Override
        public boolean isDue(Position position) {
            return position.lastingCount() == 0 && position.number(FighterNumbers.ENERGY, Seat.A) == 0;
        }

        @Override
        public Batch events(Position position) {
            return Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1));
        }
    }

    /** A rule action that is never due. */
    private static final class Never implements RuleAction {
        @Override
        public String label() {
            return "never";
        }

        @Override
        public boolean isDue(Position position) {
            return false;
        }

        @Override
        public Batch events(Position position) {
            return Batch.NOTHING;
        }
    }
}

package io.github.cardfold.cardfight;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Of which units that left the field together the last information is kept: of each that something names. */
@Rule(jp = "11.13.1")
class LastInformationTest {
    private static final Array<Circle> CIRCLES = Array.of(FRONT_LEFT, FRONT_RIGHT, BACK_LEFT, BACK_CENTER, BACK_RIGHT);
    private static final Local FIRST_UNIT = Local.object(0, "first unit");
    private static final Local SECOND_UNIT = Local.object(1, "second unit");
    private static final Local FIRST_UNITS = Local.objects(0, "first units");
    private static final Local SECOND_UNITS = Local.objects(1, "second units");

    /** The number of the rear-guard of A that stands on one of the circles. */
    private static int unit(Run run, int circle) {
        return run.position().objectAt(CIRCLES.get(circle).of(A), 0).object();
    }

    /** A's rear-guards are retired together after something has named some of them. */
    private static Player retired(ProcedureBuilder naming) {
        ProcedureBuilder leaving = naming.change(
                "leave",
                run -> Batch.of(CIRCLES.map(circle ->
                                Added.toZone(run, A, circle, Zone.DROP).get(0))
                        .toJavaArray(Event[]::new)));
        return CIRCLES.foldLeft(Table.pausing(leaving), (table, circle) -> table.unit(A, circle, GRADE_1))
                .turn(A, "9.9")
                .asked(A, "pause");
    }

    private static Player naming(Function<Run, Batch> names) {
        return retired(Procedure.named("first").change("first", names));
    }

    private static void assertKept(Player player, Integer... circles) {
        Array<Snapshot> left =
                Array.ofAll(player.events(EventKind.MOVE)).take(CIRCLES.size()).map(Event::before);
        assertEquals(CIRCLES.map(circle -> circle.of(A)), left.map(Snapshot::place));
        assertEquals(
                Array.of(circles),
                Array.range(0, left.size())
                        .filter(i -> player.state()
                                        .position()
                                        .last(left.get(i).gameObject().object())
                                != null));
    }

    @Test
    void eachUnitThatAProcedureNames() {
        Player player = retired(Procedure.named("first")
                .locals(FIRST_UNIT, SECOND_UNIT, FIRST_UNITS, SECOND_UNITS)
                .let("first", run -> {
                    run.set(FIRST_UNIT, unit(run, 0));
                    run.set(SECOND_UNIT, unit(run, 1));
                }));
        assertKept(player, 0, 1);
    }

    @Test
    void eachOfSeveralUnitsThatAProcedureNamesTogether() {
        Player player = retired(Procedure.named("first")
                .locals(FIRST_UNIT, SECOND_UNIT, FIRST_UNITS, SECOND_UNITS)
                .let("first", run -> {
                    run.set(FIRST_UNITS, new int[] {unit(run, 4), unit(run, 1)});
                    run.set(SECOND_UNITS, new int[] {unit(run, 0), unit(run, 3)});
                }));
        assertKept(player, 0, 1, 3, 4);
    }

    @Test
    void eachUnitThatALastingEffectNames() {
        assertKept(
                naming(run -> Batch.of(
                        Event.begin(effect(0, unit(run, 1))),
                        Event.begin(effect(unit(run, 2))),
                        Event.begin(effect(0, unit(run, 3), unit(run, 4))))),
                1,
                2,
                3,
                4);
    }

    private static TimedEffect effect(int source, int... units) {
        return TimedEffect.of(RuleEffects.POWER, A, source, units, 1000, Lifetimes.TURN);
    }

    @Test
    void eachUnitThatAnAbilityOnStandbyNames() {
        assertKept(
                naming(run -> Batch.of(
                        Event.enterStandby(new Standby("first", A, unit(run, 0))),
                        Event.enterStandby(new Standby("first", B, 0, unit(run, 2), unit(run, 3))),
                        Event.enterStandby(new Standby("first", A, unit(run, 4))))),
                0,
                2,
                3,
                4);
    }

    @Test
    void eachUnitThatAnOrderedAttackNames() {
        assertKept(
                naming(run -> Batch.of(
                        OrderedAttack.order(A, unit(run, 1), 0),
                        OrderedAttack.order(B, 0, unit(run, 2)),
                        OrderedAttack.order(A, unit(run, 4), 0))),
                1,
                2,
                4);
    }

    /** Steps before A's main phase, with a unit of B on B's circle that draws when that begins or when it leaves. */
    private static Player drawing(ProcedureBuilder steps) {
        Card text = TextCards.card(
                TextCards.TEXT,
                "{'auto': {'in': 'rc', 'on': {'begins': 'main phase'}, 'then': 'draw'}}",
                "{'auto': {'on': {'put': {'from': 'rc', 'to': 'drop'}}, 'then': 'draw'}}");
        return Table.empty(Cardfight.rules(
                        Editions.JP_2026_04,
                        TextCards.pack(text),
                        Additions.of(builder -> builder.procedures(steps.build()))))
                .unit(B, FRONT_LEFT, TextCards.TEXT)
                .within(TurnFrame.PROCEDURE, "9.9", A.ordinal(), 3)
                .at("steps", "dominate");
    }

    private static ProcedureBuilder dominating() {
        return Procedure.named("steps").change("dominate", run -> Added.dominate(run, A, FRONT_LEFT));
    }

    @Test
    void whoIsTheMasterOfAUnitThatIsThereUsesItsAbility() {
        drawing(dominating()).draws(GRADE_1).holds(A, Zone.HAND, GRADE_1).holds(B, Zone.HAND);
    }

    @Test
    void whoWasTheMasterOfAUnitThatHasLeftUsesItsAbility() {
        drawing(dominating().change("leave", run -> Added.toZone(run, B, FRONT_LEFT, Zone.DROP)))
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_1)
                .holds(B, Zone.HAND)
                .holds(B, Zone.DROP, TextCards.TEXT);
    }

    /** It is forgotten with what named it, and that of another unit is not. */
    @Test
    void aUnitAsLongAsSomethingNamesIt() {
        Player player = naming(run -> Batch.of(
                Event.begin(effect(0, unit(run, 1))),
                Event.begin(TimedEffect.of(RuleEffects.POWER, A, 0, new int[] {unit(run, 3)}, 1000, Lifetimes.GAME))));
        assertKept(player, 1, 3);
        assertKept(player.answer(player.state().legalActions().head()).until(B, "9.9.2"), 3);
    }
}

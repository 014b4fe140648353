package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * Lets guardians guard others than so far. Each guards one attacked unit: of several its master selects which, as when
 * a guardian comes (10.4.1.10).
 */
@Rule(jp = {"6.2.4", "6.2.4.1", "10.4.1.10"})
final class NewGuard {
    private static final int[] NOBODY = {};

    private final Selector who;
    private final Selector whom;
    private final Local guardians;
    private final Local units;
    private final Local guarded;

    private NewGuard(Compiler out, Selector who, Selector whom) {
        this.who = who;
        this.whom = whom;
        guardians = out.own("guardians", Local.Type.OBJECTS);
        units = out.own("units", Local.Type.OBJECTS);
        guarded = out.own("guarded", Local.Type.OBJECT);
    }

    /** Compiles that some guardians guard some units. */
    static void compile(Compiler out, Selector who, Selector whom) {
        new NewGuard(out, who, whom).compile(out);
    }

    private void compile(Compiler out) {
        out.let("", this::begin);
        out.repeat("each", run -> run.frame().size(guardians) > 0 && run.frame().size(units) > 0, () -> {
            out.ask(
                    "whom",
                    Question.of(
                            Purposes.GUARDED_UNIT,
                            (position, frame) -> master(position, frame.get(guardians, 0)),
                            answers(),
                            (run, answer) -> guard(run, answer.object(run.position()))));
            out.change("guards", this::told);
            out.let(
                    "next",
                    run -> run.set(
                            guardians,
                            Arrays.copyOfRange(
                                    run.objects(guardians), 1, run.frame().size(guardians))));
        });
    }

    private void begin(Run run) {
        Query query = Query.of(run);
        Position position = query.position(Battle.FACT);
        Frame battle = Battle.of(position);
        boolean isBattle = battle != null && Battle.isOn(position);
        run.set(guardians, isBattle ? objects(who.subjects(query).filter(each -> isGuardian(position, each))) : NOBODY);
        run.set(units, isBattle ? objects(whom.subjects(query).filter(each -> isAttacked(position, each))) : NOBODY);
    }

    private static boolean isGuardian(Position position, Subject unit) {
        return unit.isHere() && Field.guardianCircleOf(position, unit.object()) >= 0;
    }

    private static boolean isAttacked(Position position, Subject unit) {
        return unit.isHere() && Battle.isAttacked(position, unit.object());
    }

    private static int[] objects(Array<Subject> cards) {
        return cards.toJavaStream().mapToInt(Subject::object).distinct().toArray();
    }

    private static Seat master(Position position, int guardian) {
        int circle = position.placeOf(guardian);
        return position.master(position.objectAt(circle, position.indexOf(circle, guardian)), circle);
    }

    private Answers answers() {
        return Answers.of(Choice.card("10.4.1.10", "a unit on a circle", PlacesToChooseFrom.CIRCLES)
                .that(Requirement.of(
                        "10.4.1.10",
                        it -> it.frame().contains(units, it.gameObject().object()),
                        it -> it.card() + " on " + it.where() + " is none of those that are to be guarded")));
    }

    private void guard(Run run, int unit) {
        int guardian = run.frame().get(guardians, 0);
        boolean isNew = !isGuarding(run.enclosing(BattleFrame.PROCEDURE), guardian, unit);
        run.set(guarded, isNew ? unit : 0);
        if (isNew) {
            BattleFrame.guard(run, guardian, unit);
        }
    }

    /** A guardian that guards the unit already goes on to do so: nothing happens. */
    @Rule(jp = "1.3.2.1")
    private static boolean isGuarding(Frame battle, int guardian, int unit) {
        for (int i = 0; i < battle.size(BattleFrame.GUARDS); i += 2) {
            if (battle.get(BattleFrame.GUARDS, i) == guardian && battle.get(BattleFrame.GUARDS, i + 1) == unit) {
                return Battle.isGuarding(battle, guardian);
            }
        }
        return false;
    }

    private Batch told(Run run) {
        int guardian = run.frame().get(guardians, 0);
        int unit = run.get(guarded);
        return unit == 0
                ? Batch.NOTHING
                : Batch.of(Event.fact(EventKinds.GUARDED, master(run.position(), guardian), guardian, unit));
    }
}

package io.github.cardfold.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Sample;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Verb;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Steps that depend on others: which are carried out, in what order, and where it goes on behind them. */
class BlocksTest {
    private static final Local COUNT = Local.number(0, "count");
    private static final Verb TAKE = new Verb(0, "take");

    /** The labels at which the steps said that they were carried out. */
    private final List<String> passed = new ArrayList<>();

    private Consumer<ProcedureBuilder> says(String... labels) {
        return out -> Array.of(labels).forEach(each -> say(out, each));
    }

    private ProcedureBuilder say(ProcedureBuilder out, String label) {
        return out.let(label, run -> {
            passed.add(label);
            run.set(COUNT, run.get(COUNT) + 1);
        });
    }

    private static Question ask(Answers answers) {
        return Question.of("go on", (position, frame) -> Seat.A, answers, (run, answer) -> {});
    }

    /** Begins the game of a procedure; it ends with a question, so that a state can be looked at. */
    private static State begin(ProcedureBuilder game, Procedure... others) {
        Procedure whole =
                game.ask("ready", ask(Answers.of(Choice.yesNo("ready")))).build();
        Rules rules = Rules.builder()
                .manifest("blocks\n")
                .opening("game")
                .catalogue(List.of(new Sample.Print("a")))
                .verbs(TAKE)
                .procedures(whole)
                .procedures(others)
                .build(new Sample.Plain());
        Opening opening = new Opening(rules, 2);
        opening.place(
                new ZoneKind("hand", ZoneKind.Sight.OWNER, false), Seat.A, "hand", Place.NO_ROW, Place.NO_COLUMN, 0);
        opening.card(0, Seat.A, 0);
        return opening.begin(OptionalLong.of(1));
    }

    private static ProcedureBuilder game() {
        return Procedure.named("game").locals(COUNT);
    }

    private void passed(String... labels) {
        assertEquals(List.of(labels), passed);
    }

    @Test
    void aBlockIsCarriedOutIfItsConditionHoldsAndLeftOutIfNot() {
        begin(game().when("if", run -> true, says("in", "more"))
                .when("unless", run -> false, says("out"))
                .when("last", run -> true, says("end")));
        passed("in", "more", "end");
    }

    @Test
    void aBlockIsRepeatedAsLongAsItsConditionHolds() {
        begin(say(game().repeat("while", run -> run.get(COUNT) < 4, says("one", "two")), "behind"));
        passed("one", "two", "one", "two", "behind");
    }

    @Test
    void aBlockWithoutConditionIsRepeatedUntilTheProcedureEnds() {
        State over = begin(game().repeat(again -> say(again, "on").endIf("enough", run -> run.get(COUNT) == 3)));
        passed("on", "on", "on");
        assertEquals(0, over.position().depth());
    }

    @Test
    void aBlockIsLeftInItsMiddleAndOnlyTheInnermostOne() {
        begin(say(
                game().repeat(
                                "while",
                                run -> run.get(COUNT) < 5,
                                outer -> say(outer, "outer")
                                        .repeat(inner -> say(inner, "inner")
                                                .when(
                                                        "late",
                                                        run -> true,
                                                        last -> last.leaveIf("enough", run -> run.get(COUNT) > 2))
                                                .let("on", run -> passed.add("on")))),
                "behind"));
        passed("outer", "inner", "on", "inner", "outer", "inner", "behind");
    }

    @Test
    void aRoundIsBrokenOffAndTheNextOneBegins() {
        begin(say(
                game().repeat(
                                "while",
                                run -> run.get(COUNT) < 3,
                                round -> say(round, "begin")
                                        .when("first", run -> run.get(COUNT) == 1, first -> first.again("anew"))
                                        .let("on", run -> passed.add("on"))),
                "behind"));
        passed("begin", "begin", "on", "begin", "on", "behind");
    }

    @Test
    void onlyWhatIsRepeatedIsLeftOrBegunAnew() {
        ProcedureBuilder leaving = game().when("if", run -> true, block -> block.leaveIf("leave", run -> true));
        ProcedureBuilder anew = game().when("if", run -> true, block -> block.again("anew"));
        assertThrows(IllegalArgumentException.class, leaving::build);
        assertThrows(IllegalArgumentException.class, anew::build);
    }

    @Test
    void theLastBlockOfABlockGoesOnBehindTheOuterOne() {
        begin(say(
                game().repeat(
                                "while",
                                run -> run.get(COUNT) < 3,
                                outer -> outer.when("if", run -> run.get(COUNT) == 1, says("second"))
                                        .when("else", run -> run.get(COUNT) != 1, says("other"))),
                "behind"));
        passed("other", "second", "other", "behind");
    }

    @Test
    void oneBlockOfSeveralIsCarriedOutOrNone() {
        for (String which : List.of("one", "three", "")) {
            passed.clear();
            begin(say(game().branch("which", run -> which, says("one", "two"), says("three")), "behind"));
            passed(
                    which.equals("one")
                            ? new String[] {"one", "two", "behind"}
                            : which.isEmpty() ? new String[] {"behind"} : new String[] {"three", "behind"});
        }
    }

    @Test
    void yesLeadsToTheBlockAndNoPastIt() {
        for (boolean yes : new boolean[] {true, false}) {
            passed.clear();
            State asked = begin(say(game().choose("ask", ask(Answers.of(Choice.yesNo("ask"))), says("in")), "behind"));
            asked.step(Action.yesNo(Seat.A, yes));
            passed(yes ? new String[] {"in", "behind"} : new String[] {"behind"});
        }
    }

    /** 4.1 and 4.10 are two sections, and a block may begin with a label that says which step of its section it is. */
    @Test
    void aChoiceLeadsToTheBlockOfItsSection() {
        Answers answers = Answers.of(
                Choice.pass("4.3", "nothing is done"),
                Choice.card("4.1", "a card", it -> new int[] {0}).to(TAKE),
                Choice.card("4.10", "a card", it -> new int[] {0}));
        for (Action action : List.of(
                Action.pass(Seat.A),
                Action.act(Seat.A, "take", new Handle(0, 0)),
                Action.pick(Seat.A, new Handle(0, 0)))) {
            passed.clear();
            State asked = begin(
                    say(game().choose("ask", ask(answers), says("4.10 take"), says("4.1 take", "4.1 more")), "behind"));
            asked.step(action);
            switch (action.shape()) {
                case PASS -> passed("behind");
                case ACT -> passed("4.1 take", "4.1 more", "behind");
                default -> passed("4.10 take", "behind");
            }
        }
    }

    @Test
    void anEditReachesIntoBlocks() {
        Procedure base = game().when("if", run -> true, says("one", "two", "three"))
                .when("off", run -> true, says("four"))
                .build();
        begin(base.edit()
                .insertAfter("one", says("after one"))
                .insertBefore("two", says("before two"))
                .drop("off")
                .moveBefore("after one", "three"));
        passed("one", "three", "after one", "before two", "two");
    }

    @Test
    void whatDependsOnAStepGoesWithIt() {
        Procedure base = game().when("if", run -> true, says("one", "two"))
                .when("also", run -> true, says("three"))
                .build();
        begin(base.edit().moveBefore("if", "also"));
        passed("three", "one", "two");
        passed.clear();
        begin(base.edit().replace("if", says("other", "more")));
        passed("other", "more", "three");
    }

    @Test
    void anotherConditionOrQuestionKeepsItsBlock() {
        Answers cards = Answers.of(Choice.card("4.1", "a card", it -> new int[] {0}), Choice.pass("4.2", "none"));
        Procedure base = game().when("if", run -> false, says("one"))
                .choose("ask", ask(Answers.of(Choice.yesNo("ask"))), says("4.1 two"))
                .build();
        State asked = begin(base.edit().condition("if", run -> true).question("ask", ask(cards)));
        passed("one");
        asked.step(Action.pick(Seat.A, new Handle(0, 0)));
        passed("one", "4.1 two");
    }

    @Test
    void anEditLeavesTheProcedureItStartsFromAlone() {
        Procedure base = game().when("if", run -> true, says("one", "two")).build();
        base.edit().drop("two").build();
        begin(base.edit());
        passed("one", "two");
    }

    @Test
    void aBlockHasSteps() {
        ProcedureBuilder out = game();
        assertThrows(IllegalArgumentException.class, () -> out.when("if", run -> true, block -> {}));
    }

    @Test
    void whatDoesNothingIsNotCarriedOutButAnEditForgetsOfWhichPositionsThatIsSo() {
        ProcedureBuilder idle =
                say(Procedure.named("part").locals(COUNT), "in").idleIf(position -> position.size(0) == 1);
        begin(game().call("call", "part"), idle.build());
        passed();
        begin(game().call("call", "part"), idle.build().edit().build());
        passed("in");
        passed.clear();
        begin(
                game().call("call", "part"),
                idle.idleIf(position -> position.size(0) == 0).build());
        passed("in");
    }
}

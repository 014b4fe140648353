package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Declared;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleBook;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A fighter declares information that a card of the game has (7.13).
 *
 * @param what what sort of information
 * @param are what the card must be of which it is, by what is printed
 * @param as the number declared: a grade or, of a name, the place in the catalogue of the card called so
 * @param by who declares
 */
@Rule(jp = {"7.13.1", "7.13.2"})
@Phrase("<{by who} declares|declare> a {what}< of {are a: card/cards}>{as as}")
public record Declare(
        Declared what,
        @Default("[]") Array<Filter> are,
        @Default("declared") String as,
        @Default("you") Side by) implements Instruction, Binds {
    private static final int NOTHING = -1;
    private static final LabelKey NAME = new LabelKey(Purposes.DECLARE_NAME + ".name", "{0}");
    private static final LabelKey GRADE = new LabelKey(Purposes.DECLARE_GRADE + ".grade", "grade {0}");

    @Override
    public void compile(Compiler out) {
        Local declared = out.number(as);
        out.let("nothing", run -> run.set(declared, NOTHING));
        out.when("any", this::isAny, () -> ask(out, declared));
    }

    /** Whoever is told to declare what no card of the game is, declares nothing (1.3.2). */
    @Rule(jp = "1.3.2")
    private boolean isAny(Run run) {
        Position position = run.position();
        Query query = Query.of(run);
        return are.isEmpty()
                || IntStream.range(0, position.rules().definitionCount()).anyMatch(each -> fits(query, each));
    }

    private void ask(Compiler out, Local declared) {
        out.ask(
                "",
                Question.of(
                                what == Declared.NAME ? Purposes.DECLARE_NAME : Purposes.DECLARE_GRADE,
                                (position, frame) -> Query.of(position, frame).seat(by),
                                Answers.of(Choice.number("7.13.1", number(), it -> bound(it.position()))
                                        .that(Requirement.of("7.13.2", this::isValid, this::otherwise))),
                                (run, answer) -> declare(run, declared, answer))
                        .meaning(this::label, NAME, GRADE));
        out.change("declared", run -> told(run, declared));
    }

    private AnswerLabel label(Candidate it) {
        return what == Declared.NAME
                ? NAME.with(LabelArgument.card(it.position().rules().definition(it.number())))
                : GRADE.with(LabelArgument.number(it.number()));
    }

    private String word() {
        return what.name().toLowerCase(Locale.ROOT);
    }

    private String number() {
        return what == Declared.NAME ? "the number in the catalogue of a card called so" : "a grade";
    }

    private static void declare(Run run, Local declared, Answer answer) {
        run.set(declared, answer.number());
    }

    /** What is declared is for all to know. */
    private Batch told(Run run, Local declared) {
        Seat seat = Query.of(run).seat(by);
        int number = run.get(declared);
        String text = what == Declared.NAME ? name(run.position().rules(), number) : "";
        return Batch.of(Event.fact(EventKinds.DECLARED, seat, 0, 0, what == Declared.NAME ? 0 : number, text));
    }

    private int bound(Position position) {
        RuleBook rules = position.rules();
        int bound = rules.definitionCount();
        return what == Declared.NAME ? bound : highestGrade(rules) + 1;
    }

    private static int highestGrade(RuleBook rules) {
        int highest = 0;
        for (int i = 0; i < rules.definitionCount(); i++) {
            highest = Math.max(highest, ((Card) rules.definition(i)).grade());
        }
        return highest;
    }

    /** A name that several cards bear is that of the first; of grades there may be gaps. */
    private boolean isValid(Candidate it) {
        RuleBook rules = it.position().rules();
        Query query = Query.of(it.position(), it.frame());
        return what == Declared.NAME
                ? fits(query, it.number())
                        && IntStream.range(0, it.number())
                                .noneMatch(i -> name(rules, i).equals(name(rules, it.number())) && fits(query, i))
                : IntStream.range(0, rules.definitionCount())
                        .anyMatch(i -> ((Card) rules.definition(i)).grade() == it.number() && fits(query, i));
    }

    private boolean fits(Query query, int definition) {
        Seat seat = query.master();
        GameObject card = GameObject.imagined(definition, seat, 0);
        return are.isEmpty() || Filter.all(are, query, Subject.of(card, Zone.DECK.of(seat)));
    }

    private String otherwise(Candidate it) {
        return what == Declared.NAME
                ? "that card is none of those meant, or one before it bears the name "
                        + name(it.position().rules(), it.number())
                : "none of the cards meant is of grade " + it.number();
    }

    private static String name(RuleBook rules, int definition) {
        return rules.definition(definition).name();
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "that " + word();
    }
}

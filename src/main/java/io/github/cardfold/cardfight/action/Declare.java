package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.information.Declared;
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
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A fighter declares information that a card of the game has (7.13).
 *
 * @param what what sort of information
 * @param are what the card must be of which it is, by what is printed
 * @param as the number declared: a grade; of a name, the place in the catalogue of the card called so; of another word,
 *     its place after all cards among the words of the cards that can be declared
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
    private static final LabelKey WORD = new LabelKey(Purposes.DECLARE_WORD + ".word", "{0}");
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
        return are.isEmpty() && !what.isWord()
                || IntStream.range(0, position.rules().definitionCount())
                        .anyMatch(each -> hasAny(position, each) && fits(query, each));
    }

    private boolean hasAny(Position position, int definition) {
        return !what.isWord()
                || what.words(
                                (Card) position.rules().definition(definition),
                                game(position).ruleset().nations())
                        .nonEmpty();
    }

    private void ask(Compiler out, Local declared) {
        out.ask(
                "",
                Question.of(
                                purpose(),
                                (position, frame) -> Query.of(position, frame).seat(by),
                                Answers.of(Choice.number("7.13.1", number(), it -> bound(it.position()))
                                        .that(Requirement.of("7.13.2", this::isValid, this::otherwise))),
                                (run, answer) -> declare(run, declared, answer))
                        .meaning(this::label, NAME, GRADE, WORD));
        out.change("declared", run -> told(run, declared));
    }

    private String purpose() {
        return switch (what) {
            case NAME -> Purposes.DECLARE_NAME;
            case GRADE -> Purposes.DECLARE_GRADE;
            default -> Purposes.DECLARE_WORD;
        };
    }

    private AnswerLabel label(Candidate it) {
        return switch (what) {
            case NAME -> NAME.with(LabelArgument.card(it.position().rules().definition(it.number())));
            case GRADE -> GRADE.with(LabelArgument.number(it.number()));
            default ->
                WORD.with(LabelArgument.text(game(it.position()).declarable().get(it.number())));
        };
    }

    private String number() {
        return switch (what) {
            case NAME -> "the number in the catalogue of a card called so";
            case GRADE -> "a grade";
            default -> "the number of a " + what.word() + " among the words of cards";
        };
    }

    /** The number of a word counts on from those of the cards. */
    private void declare(Run run, Local declared, Answer answer) {
        int before = what.isWord() ? run.position().rules().definitionCount() : 0;
        run.set(declared, before + answer.number());
    }

    /** What is declared is for all to know. */
    private Batch told(Run run, Local declared) {
        Seat seat = Query.of(run).seat(by);
        int number = run.get(declared);
        return Batch.of(
                what == Declared.GRADE
                        ? Event.fact(EventKinds.DECLARED, seat, 0, 0, number, "")
                        : Event.fact(
                                EventKinds.DECLARED,
                                seat,
                                0,
                                0,
                                0,
                                game(run.position()).declared(run.position().rules(), number)));
    }

    private static CardGame game(Position position) {
        return (CardGame) position.rules().game();
    }

    private int bound(Position position) {
        RuleBook rules = position.rules();
        return switch (what) {
            case NAME -> rules.definitionCount();
            case GRADE -> highestGrade(rules) + 1;
            default -> game(position).declarable().size();
        };
    }

    private static int highestGrade(RuleBook rules) {
        int highest = 0;
        for (int i = 0; i < rules.definitionCount(); i++) {
            highest = Math.max(highest, ((Card) rules.definition(i)).grade());
        }
        return highest;
    }

    /** A name that several cards bear is that of the first; of grades and words there may be gaps. */
    private boolean isValid(Candidate it) {
        RuleBook rules = it.position().rules();
        Query query = Query.of(it.position(), it.frame());
        return what == Declared.NAME
                ? fits(query, it.number())
                        && IntStream.range(0, it.number())
                                .noneMatch(i -> name(rules, i).equals(name(rules, it.number())) && fits(query, i))
                : IntStream.range(0, rules.definitionCount())
                        .anyMatch(i -> has(it, (Card) rules.definition(i)) && fits(query, i));
    }

    /** Tells whether a card has what is declared printed. */
    private boolean has(Candidate it, Card card) {
        if (what == Declared.GRADE) {
            return card.grade() == it.number();
        }
        CardGame game = game(it.position());
        return what.words(card, game.ruleset().nations())
                .contains(game.declarable().get(it.number()));
    }

    private boolean fits(Query query, int definition) {
        Seat seat = query.master();
        GameObject card = GameObject.imagined(definition, seat, 0);
        return are.isEmpty() || Filter.all(are, query, Subject.of(card, Zone.DECK.of(seat)));
    }

    private String otherwise(Candidate it) {
        return switch (what) {
            case NAME ->
                "that card is none of those meant, or one before it bears the name "
                        + name(it.position().rules(), it.number());
            case GRADE -> "none of the cards meant is of grade " + it.number();
            default ->
                "none of the cards meant has the " + what.word() + " "
                        + game(it.position()).declarable().get(it.number());
        };
    }

    private static String name(RuleBook rules, int definition) {
        return rules.definition(definition).name();
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "that " + (what == Declared.MAIN_TYPE ? "type" : what.word());
    }
}

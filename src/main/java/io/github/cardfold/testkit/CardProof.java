package io.github.cardfold.testkit;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.effect.Language;
import io.github.cardfold.scenario.ScenarioRules;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.Assumptions;

/**
 * Proves that tests notice what cards say: alters the text of a card in one place at a time and runs the tests that
 * name the card. One of them has to fail, or the altered text must be refused when rules are assembled. Immutable.
 */
public final class CardProof {
    private final PackUnderTest cards;
    private final Array<NamingTests> tests;
    private final Array<String> accepted;

    private CardProof(PackUnderTest cards, Array<NamingTests> tests, Array<String> accepted) {
        this.cards = cards;
        this.tests = tests;
        this.accepted = accepted;
    }

    /** Returns the proof of the cards that tests get from {@code cards}; it has no tests yet. */
    public static CardProof of(PackUnderTest cards) {
        return new CardProof(requireNonNull(cards, "cards"), Array.empty(), Array.empty());
    }

    /**
     * Returns this proof with the tests of JUnit whose sources lie in a folder, in files that end in {@code Test.java}.
     * A method names a card if it has the card's id in quotes; if something else of the class does, all its tests do.
     * The classes must be on the class path and play with the rules of the {@link PackUnderTest}.
     *
     * @throws java.io.UncheckedIOException if the folder cannot be read
     */
    public CardProof tests(Path sources) {
        return with(JavaTests.in(requireNonNull(sources, "sources")));
    }

    /**
     * Returns this proof with the scenario files of a folder. A file names a card if it has the card's id.
     *
     * @param rules returns the rules that the files are run by, with a pack in which a card may be altered
     * @throws java.io.UncheckedIOException if the folder cannot be read
     */
    public CardProof scenarios(Path folder, Function<Pack, ScenarioRules> rules) {
        return with(new ScenarioFiles(
                ScenarioTests.files(requireNonNull(folder, "folder")), cards, requireNonNull(rules, "rules")));
    }

    /**
     * Returns this proof with alterations that nothing can notice: they are no survivors.
     *
     * @param lines each an alteration as a report names it; a reason may follow after a colon and a space
     */
    public CardProof accepting(Array<String> lines) {
        return new CardProof(cards, tests, accepted.appendAll(requireNonNull(lines, "lines")));
    }

    private CardProof with(NamingTests more) {
        return new CardProof(cards, tests.append(more), accepted);
    }

    /**
     * Alters the cards and returns what no test noticed. A test that proves cards and is run by their proof is left
     * out.
     *
     * @param ids the cards that are altered; all if there are none
     * @throws IllegalArgumentException if there is no card of an id
     * @throws IllegalStateException if a test fails though the card is as it is printed
     */
    public CardProofReport report(String... ids) {
        Array<Card> all = cards.printed().cards();
        Array.of(ids).reject(id -> all.exists(card -> card.id().equals(id))).forEach(id -> {
            throw new IllegalArgumentException("the pack has no card " + id);
        });
        if (!cards.begin()) {
            return Assumptions.abort("a proof of these cards runs this test");
        }
        Language language = Language.of(cards.rules());
        try {
            Array<Card> proven =
                    all.filter(card -> ids.length == 0 || Array.of(ids).contains(card.id()));
            proven.filter(card -> tests.exists(each -> each.isFailing(card))).forEach(card -> {
                throw new IllegalStateException(
                        "tests that name " + card.id() + " fail with the card as it is printed");
            });
            Array<TextAlterations.Altered> tried = proven.flatMap(card -> TextAlterations.of(card, language));
            return CardProofReport.of(
                    tried.size(),
                    tried.reject(this::isNoticed).map(TextAlterations.Altered::toString),
                    accepted,
                    ids.length == 0);
        } finally {
            cards.restore();
        }
    }

    /**
     * Alters all cards and fails if no test notices one of the alterations, or one that is accepted is none or noticed.
     *
     * @throws AssertionError that names them
     */
    public void check() {
        CardProofReport report = report();
        if (!report.isPassed()) {
            throw new AssertionError(report.text());
        }
    }

    private boolean isNoticed(TextAlterations.Altered altered) {
        try {
            cards.alter(altered.card());
        } catch (IllegalArgumentException nonsense) {
            return true;
        }
        return tests.exists(each -> each.isFailing(altered.card()));
    }
}

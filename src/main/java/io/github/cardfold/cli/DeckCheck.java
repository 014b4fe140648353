package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.deck.TextProblem;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code deck check}: holds deck lists against the rules of deck building. */
@Command(
        name = "check",
        description = {
            "Tells whether deck lists are legal and, if not, every rule they break.",
            "",
            "A deck list is a text: under the headings [Main deck], [Ride deck] and [G deck] one line for each card,"
                    + " such as '4 Ripple Reader'. Blank lines and lines that start with # are skipped."
        })
final class DeckCheck implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Deck lists: files, or shipped decks by name.")
    private List<String> files;

    @Mixin
    private PackOption packs = new PackOption();

    private final Terminal terminal;

    DeckCheck(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return Array.ofAll(files).count(file -> !isLegal(file)) == 0 ? Status.DONE : Status.FAILED;
    }

    private boolean isLegal(String file) {
        Either<Array<TextProblem>, DeckList> read = DeckFile.read(packs.rules(), file);
        Array<String> problems = read.fold(
                unreadable -> unreadable.map(TextProblem::toString),
                deck -> packs.rules().violations(deck).map(violation -> file + ": " + violation));
        problems.forEach(terminal::say);
        if (problems.isEmpty()) {
            terminal.say(file + ": legal, " + sizes(read.get()));
        }
        return problems.isEmpty();
    }

    private static String sizes(DeckList deck) {
        return Array.of(DeckSection.values())
                .filter(section -> deck.size(section) > 0)
                .map(section -> section.heading().toLowerCase(Locale.ROOT) + " " + deck.size(section))
                .mkString(", ");
    }
}

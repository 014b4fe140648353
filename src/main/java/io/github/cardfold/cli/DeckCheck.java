package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.deck.TextProblem;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckRules;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.ToIntFunction;
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
                    + " such as '4 Ripple Reader'. Blank lines and lines that start with # are skipped. The headings of"
                    + " Vandaria Wars are [Fate Deck], [Subdeck] and [Sideboard]."
        })
final class DeckCheck implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Deck lists: files, or shipped decks by name.")
    private List<String> files;

    @Mixin
    private GameOption game = new GameOption();

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
        return game.isVandaria()
                ? isLegal(
                        file,
                        VandariaFiles.deck(VandariaFiles.pack(packs.names()), file),
                        deck -> VandariaDeckRules.check(deck, VandariaDeckLimits.standard()),
                        deck -> sizes(Array.of(VandariaDeckSection.values()), VandariaDeckSection::heading, deck::size))
                : isLegal(
                        file,
                        DeckFile.read(packs.rules(), file),
                        packs.rules()::violations,
                        deck -> sizes(
                                Array.of(DeckSection.values()),
                                section -> section.heading().toLowerCase(Locale.ROOT),
                                deck::size));
    }

    private <D> boolean isLegal(
            String file,
            Either<Array<TextProblem>, D> read,
            Function<D, Array<Violation>> violations,
            Function<D, String> sizes) {
        Array<String> problems = read.fold(
                unreadable -> unreadable.map(TextProblem::toString),
                deck -> violations.apply(deck).map(violation -> file + ": " + violation));
        problems.forEach(terminal::say);
        if (problems.isEmpty()) {
            terminal.say(file + ": legal, " + read.map(sizes).get());
        }
        return problems.isEmpty();
    }

    private static <S> String sizes(Array<S> sections, Function<S, String> heading, ToIntFunction<S> size) {
        return sections.filter(section -> size.applyAsInt(section) > 0)
                .map(section -> heading.apply(section) + " " + size.applyAsInt(section))
                .mkString(", ");
    }
}

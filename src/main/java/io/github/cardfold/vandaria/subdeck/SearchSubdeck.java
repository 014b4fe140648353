package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.vandaria.part.OfDecks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/**
 * The player whose skill it is looks for a card in the own Subdeck and shows it to all. Nothing has to be found.
 *
 * @param are what the card must be
 * @param as the name of the card found
 */
@Rule(vw = {"2.12.1", "2.12.2", "2.12.4", "6.1.3.1"})
@Phrase("search your Subdeck for a card< {are: cards}>{as as}")
public record SearchSubdeck(
        @Default("[]") Array<Filter> are, @Default("it") String as) implements Instruction, Binds, OfDecks {
    @Override
    public void compile(Compiler out) {
        Local found = out.objects(as);
        new SubdeckSearch(are, (position, frame, definition) -> true)
                .compile(out, VandariaPurposes.SEARCH_SUBDECK, found);
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "that card";
    }
}

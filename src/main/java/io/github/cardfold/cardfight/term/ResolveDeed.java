package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.ResolutionLimit;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A fighter resolves so many cards with a keyword in a fight. Further orders with it are played, but nothing of their
 * text is carried out, and they are put into the drop zone. Abilities of cards with the keyword are counted, too.
 *
 * @param keyword the keyword
 * @param upTo how many
 * @param of which fighter
 */
@Phrase(form = "only", value = "{of who} {#} only resolve {upTo words} card/cards with {keyword} in a fight")
@Phrase(form = "able", value = "{of who} {#} resolve up to {upTo words} card/cards with {keyword} in a fight")
@Phrase("to let {of who} resolve up to {upTo words} card/cards with {keyword} in a fight")
@Rule(jp = {"14.51.2.2", "14.51.2.2.1"})
public record ResolveDeed(
        String keyword,
        @Default("1") int upTo,
        @Default("you") Side of) implements Deed {
    /** Refuses a negative number. */
    public ResolveDeed {
        if (upTo < 0) {
            throw new IllegalArgumentException("nobody resolves " + upTo + " cards");
        }
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode == Mode.FORBID) {
            throw out.error(
                    "who resolves no cards \"must\" resolve 0 of them; who cannot play them is told by \"play\"");
        }
        return Array.of(new ResolutionLimit(mode, of, keyword, upTo));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return true;
    }
}

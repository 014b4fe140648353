package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Cards are put on top of a deck.
 *
 * @param what the cards
 * @param of whose deck, if it is said
 * @param faceDown whether they lie face down there
 * @param as the name of the cards put
 */
@Phrase("put {as as}{what} on top of <{of whose}|the> deck< {faceDown}face down>")
public record PutOnDeck(Selector what, Option<Side> of, boolean faceDown, Option<String> as) implements Idiom {
    /** Returns it, null where they go to the bottom or elsewhere. */
    public static @Nullable PutOnDeck of(Put it) {
        return it.to().equals(Region.DECK) && !it.bottom()
                ? new PutOnDeck(it.what(), it.of(), it.faceDown(), it.as())
                : null;
    }

    @Override
    public Object term() {
        return new Put(what, Region.DECK, of, false, faceDown, as);
    }
}

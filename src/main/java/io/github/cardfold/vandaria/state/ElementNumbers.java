package io.github.cardfold.vandaria.state;

import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.vandaria.card.ElementToken;
import io.vavr.collection.Array;
import java.util.Locale;

/** How much of each element, and of null, every player has gained and not paid: a pool that all see. */
public final class ElementNumbers {
    /** All of them, in the order of {@link ElementToken}, behind those of {@link PlayerNumbers}. */
    public static final Array<NumberKey> ALL = Array.of(ElementToken.values())
            .map(each -> new NumberKey(PlayerNumbers.ALL.size() + each.ordinal(), name(each)));

    private ElementNumbers() {}

    private static String name(ElementToken token) {
        return token == ElementToken.NULL ? "null element" : token.name().toLowerCase(Locale.ROOT);
    }

    /** Returns that of an element, or of null. */
    public static NumberKey of(ElementToken token) {
        return ALL.get(token.ordinal());
    }
}

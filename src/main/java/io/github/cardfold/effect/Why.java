package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Cause;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Why something is done. What is not said may be anyhow.
 *
 * @param cause what orders it, one of these
 * @param whose whose effect orders it, or who pays with it; not the rules then
 */
@Phrase("< {cause or}< of {whose party}>|< by an ability of {whose party}>>")
public record Why(@Default("[]") Array<Origin> cause, Option<Side> whose) implements Part {
    /** Any reason, or none. */
    public static final Why ANY = new Why(Array.empty(), Option.none());

    /** Refuses somebody's rules. */
    public Why {
        if (whose.isDefined() && cause.nonEmpty() && cause.forAll(each -> each == Origin.RULE)) {
            throw new IllegalArgumentException("what the rules order is by nobody's effect");
        }
    }

    /** Tells whether anything is said. */
    public boolean isSaid() {
        return cause.nonEmpty() || whose.isDefined();
    }

    /** Tells whether this is why something happens, as the master of the ability that asks sees it. */
    public boolean isOf(Query query, @Nullable Cause why) {
        return (cause.isEmpty() || cause.exists(each -> each.isOf(why)))
                && (whose.isEmpty() || why != null && why.master() == query.seat(whose.get()));
    }
}

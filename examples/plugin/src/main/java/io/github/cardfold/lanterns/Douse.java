package io.github.cardfold.lanterns;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.spi.AddedPayable;
import io.github.cardfold.spi.Inquiry;
import io.github.cardfold.spi.Proposed;
import io.vavr.collection.Array;

/**
 * Your first lanterns go to the drop zone, as a cost or as an instruction: {@code "douse"}, {@code {"douse": 2}}. It
 * happens in full or, with too few lanterns, not at all.
 *
 * @param number how many
 */
@Phrase("douse {number}")
public record Douse(@Default("1") Value number) implements AddedPayable {
    @Override
    public Array<Proposed> done(Inquiry inquiry) {
        int tooMany = inquiry.value(new LanternCount()) + 1;
        int count = Math.max(0, Math.min(inquiry.value(number), tooMany));
        return Array.fill(count, () -> Proposed.moveTop(Lanterns.ZONE, Zone.DROP, inquiry.master()));
    }

    @Override
    public Array<String> reads() {
        return new LanternCount().reads();
    }
}

package io.github.cardfold.cardfight.text;

import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;

/** Numbers that are counted when they are needed. */
public final class HowMany {
    private HowMany() {}

    /** How many cards there are. */
    public static Value of(Selector of) {
        return Say.value("count", "of", of);
    }

    /** A number for each of some cards. */
    public static Value times(int number, Selector each) {
        return Say.value("times", "numbers", new Object[] {number, of(each)});
    }
}

package io.github.cardfold.cardfight.text;

import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;

/** What is so while an effect lasts. */
public final class Gets {
    private Gets() {}

    /** This card gets power. */
    public static Continuous power(int by) {
        return Say.continuous("gets", "power", by);
    }

    /** Cards get power. */
    public static Continuous power(int by, Selector of) {
        return Say.continuous("gets", "power", by, "of", of);
    }

    /** This card gets critical. */
    public static Continuous critical(int by) {
        return Say.continuous("gets", "critical", by);
    }

    /** Cards get critical. */
    public static Continuous critical(int by, Selector of) {
        return Say.continuous("gets", "critical", by, "of", of);
    }

    /** This card gets drive. */
    public static Continuous drive(int by) {
        return Say.continuous("gets", "drive", by);
    }

    /** Cards get drive. */
    public static Continuous drive(int by, Selector of) {
        return Say.continuous("gets", "drive", by, "of", of);
    }

    /** This card gets shield. */
    public static Continuous shield(int by) {
        return Say.continuous("gets", "shield", by);
    }

    /** Cards get shield. */
    public static Continuous shield(int by, Selector of) {
        return Say.continuous("gets", "shield", by, "of", of);
    }

    /** This card gets so much power. */
    public static Continuous power(Value by) {
        return Say.continuous("gets", "power", by);
    }

    /** This unit gets boost. */
    public static Continuous boost() {
        return Say.continuous("gets", "keyword", "boost");
    }

    /** This unit gets intercept. */
    public static Continuous intercept() {
        return Say.continuous("gets", "keyword", "intercept");
    }

    /** Cards have an ability besides their own. */
    public static Continuous ability(Ability ability, Selector of) {
        return Say.continuous("gets", "ability", ability, "of", of);
    }

    /** Something cannot be done. */
    public static Continuous cannot(Deed deed) {
        return Say.continuous("cannot", "deed", deed);
    }

    /** Something is done so or not at all. */
    public static Continuous must(Deed deed) {
        return Say.continuous("must", "deed", deed);
    }

    /** Something may be done although the rules do not let it. */
    public static Continuous may(Deed deed) {
        return Say.continuous("may", "deed", deed);
    }
}

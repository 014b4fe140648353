package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A continuous effect at work; {@link Change} is the one that changes information of cards. Immutable. */
public interface Working {
    /** Returns all kinds of facts that information of cards depends on by it, see {@link Term#reads}. */
    default Array<String> reads() {
        return Array.empty();
    }

    /** Returns an amount that an effect which lasts for a time fixes when it arises, 0 if it needs none (11.11.4). */
    default int amount(Query query) {
        return 0;
    }

    /**
     * Returns what sort of effect it is, by which those who ask for such effects find it: its class, or anything that
     * equals no other sort.
     */
    default Object sort() {
        return getClass();
    }

    /**
     * Returns the cards that an effect which lasts for a time is about from when it arises on, and no others; if there
     * are none, it does not arise. None if it is about whatever cards there will be (11.11.4, 11.11.5).
     */
    default Option<Array<Subject>> about(Query query) {
        return Option.none();
    }

    /** Returns the same, which is at work only while conditions hold that are asked each time; none if it cannot be. */
    default Option<Working> onlyWhen(Array<Condition> when) {
        return Option.none();
    }

    /** Tells whether only an effect that lasts for a time can do it, no CONT ability. */
    default boolean isOnlyForATime() {
        return false;
    }

    /** Tells whether it says this, as texts name such effects. */
    default boolean says(String words) {
        return false;
    }

    /** Returns what it comes to as long as a CONT ability does it: itself, or changes of information instead. */
    default Array<Working> whileValid() {
        return Array.of(this);
    }
}

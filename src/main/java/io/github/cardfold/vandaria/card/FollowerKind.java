package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import java.util.Locale;

/** The six types of Followers (3.6.1.9). */
@Rule(vw = "3.6.1.9")
public enum FollowerKind {
    /** A Human. */
    HUMAN,
    /** A Frameless. */
    FRAMELESS,
    /** A hybrid of both, which counts as both and as neither. */
    HALF_FRAMELESS,
    /** A Monster. */
    MONSTER,
    /** A Deimos. */
    DEIMOS,
    /** A Vanadis. */
    VANADIS;

    /** Tells whether such a Follower counts as Human. */
    @Rule(vw = {"3.6.4.5", "3.6.4.6"})
    public boolean isHuman() {
        return this == HUMAN || this == HALF_FRAMELESS;
    }

    /** Tells whether such a Follower counts as Frameless. */
    @Rule(vw = {"3.6.4.5", "3.6.4.6"})
    public boolean isFrameless() {
        return this == FRAMELESS || this == HALF_FRAMELESS;
    }

    /** Tells whether such a Follower counts as Non-Human, which a Half-Frameless does although it counts as Human. */
    @Rule(vw = "3.6.4.7")
    public boolean isNonHuman() {
        return this != HUMAN;
    }

    /** Tells whether such a Follower counts as Non-Frameless, which a Half-Frameless does as well. */
    @Rule(vw = "3.6.4.7")
    public boolean isNonFrameless() {
        return this != FRAMELESS;
    }

    /** Returns the words for what such a Follower counts as: its own type, and others that texts ask for. */
    @Rule(vw = {"3.6.4.5", "3.6.4.6", "3.6.4.7"})
    public Array<String> words() {
        return Array.of(name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .appendAll(isHuman() ? Array.of("human") : Array.of())
                .appendAll(isFrameless() ? Array.of("frameless") : Array.of())
                .appendAll(isNonHuman() ? Array.of("non-human") : Array.of())
                .appendAll(isNonFrameless() ? Array.of("non-frameless") : Array.of())
                .distinct();
    }

    /** Returns the personalities that such a Follower can have. */
    @Rule(vw = {"3.6.2.1", "3.6.3.1", "3.6.4.3", "3.6.5.4", "3.6.6.4", "3.6.7.3"})
    public Array<Personality> personalities() {
        return switch (this) {
            case HUMAN -> Array.of(Personality.HOLY, Personality.DARK);
            case FRAMELESS, HALF_FRAMELESS -> Array.of(Personality.ARK);
            case MONSTER -> Array.of(Personality.values());
            case DEIMOS -> Array.of(Personality.DARK);
            case VANADIS -> Array.of(Personality.HOLY);
        };
    }
}

package io.github.cardfold.cardfight.card;

import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;

/**
 * The conditions on decks (8.1). Effects of cards that replace a condition (8.1.3) are to be worked into the
 * {@link DeckLimits} beforehand.
 */
public final class DeckRules {
    private static final Array<Condition> CONDITIONS = Array.of(
            ContentRules::decks,
            ContentRules::mainSize,
            ContentRules::mainKinds,
            ContentRules::rideSize,
            ContentRules::rideGrades,
            ContentRules::gSize,
            ContentRules::gKinds,
            ContentRules::firstVanguard,
            CountRules::copies,
            CountRules::copiesInG,
            CountRules::triggers,
            CountRules::singleTriggers,
            CountRules::sentinels,
            CountRules::tagged);

    private DeckRules() {}

    /**
     * Returns every way in which decks break the rules; nothing if they are legal.
     *
     * @param deck the decks of one fighter
     * @param limits the numbers of the edition, such as {@link DeckLimits#standard}
     */
    @Rule(jp = "8.1.4")
    public static Array<Violation> check(DeckList deck, DeckLimits limits) {
        return CONDITIONS.flatMap(condition -> condition.check(deck, limits));
    }

    /** One condition: what breaks it. */
    private interface Condition {
        Iterable<Violation> check(DeckList deck, DeckLimits limits);
    }
}

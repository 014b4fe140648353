package io.github.cardfold.cardfight.card;

import io.vavr.collection.Array;
import org.immutables.value.Value;

/**
 * The numbers by which an edition limits decks. The defaults are those of the Japanese document; all numbers are
 * numbers of cards, 0 or more.
 */
@Value.Immutable
public interface DeckLimits extends WithDeckLimits {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /** Stands for a number of cards without a limit. */
    int UNLIMITED = Integer.MAX_VALUE;

    /** Returns the exact size of the main deck. */
    default int mainSize() {
        return 50;
    }

    /** Tells whether the main deck must consist of units alone. */
    default boolean mainOnlyUnits() {
        return false;
    }

    /** Returns the least size of a ride deck. */
    default int rideLeast() {
        return 4;
    }

    /** Returns the greatest size of a ride deck; 0 in an edition that has none. */
    default int rideMost() {
        return UNLIMITED;
    }

    /** Tells whether the ride deck is taken out of the main deck, so that its cards count in {@link #mainSize}. */
    default boolean rideWithinMain() {
        return false;
    }

    /** Returns the grades of which a ride deck holds exactly one unit each and nothing else; none if it is free. */
    default Array<Integer> rideGrades() {
        return Array.empty();
    }

    /** Returns the greatest size of the G deck; 0 in an edition that has none. */
    default int gMost() {
        return 16;
    }

    /** Returns how many cards may share a name: in main deck and ride deck together, and again in the G deck. */
    default int copies() {
        return 4;
    }

    /** Tells whether a card counts towards the copies of its further names as well; not in ID, IT and EN. */
    default boolean copiesOfFurtherNames() {
        return true;
    }

    /** Tells whether "this card" in a text means cards of one collector number; of one name in IT 2.13.2, EN 2.13.2. */
    default boolean collectorNumbers() {
        return true;
    }

    /** Returns the exact number of cards with a trigger in main deck and ride deck together. */
    default int triggers() {
        return 16;
    }

    /** Returns the limits on single trigger icons. */
    default Array<TriggerLimit> triggerLimits() {
        return Array.of(new TriggerLimit(Trigger.HEAL, 4, "8.1.6.1"), new TriggerLimit(Trigger.OVER, 1, "8.1.6.2"));
    }

    /** Returns the greatest number of sentinels in main deck and ride deck together. */
    default int sentinels() {
        return 4;
    }

    /** Returns the limits on tagged cards. */
    default Array<TagLimit> tagLimits() {
        return Array.of(
                new TagLimit(Tag.REGALIS_PIECE, 1, "8.1.8", false), new TagLimit(Tag.ACE_UNIT, 1, "14.57.2", true));
    }

    /** Returns the limits of the Japanese document. */
    static DeckLimits standard() {
        return builder().build();
    }

    /** Returns a builder, for which nothing is needed. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds limits; each may be set once, and has the Japanese document's number otherwise. */
    final class Builder extends ImmutableDeckLimits.Builder {
        Builder() {}
    }
}

package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.immutables.value.Value;

/** A Follower: it guards its controller's Territories and attacks those of opponents (3.6). */
@Value.Immutable
public non-sealed interface Follower extends CardType, WithFollower {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return Objects.hash(kind().name(), size(), atk(), def(), vit());
    }

    /** Returns which of the six types it has. */
    FollowerKind kind();

    /** Returns the size, 1 unless the builder is told otherwise. */
    @Rule(vw = {"3.6.3.2", "3.6.4.3"})
    @Override
    default int size() {
        return 1;
    }

    /** Returns the ATK, 0 or more. */
    int atk();

    /** Returns the element of the damage that its ATK deals; Void unless the builder is told otherwise. */
    @Rule(vw = {"3.6.2.4", "3.6.7.4"})
    default Element element() {
        return Element.VOID;
    }

    /** Returns the DEF, 0 or more. */
    int def();

    /** Returns the VIT, 1 or more: with less a Follower is destroyed. */
    int vit();

    /** Returns the personality. */
    Personality personality();

    /** Returns the species, if one is printed. */
    @Rule(vw = {"3.6.5.2", "3.6.6.1"})
    default Option<String> species() {
        return Option.none();
    }

    /** Returns the jobs, several on a hybrid. */
    @Rule(vw = "3.6.4.1")
    default Array<String> jobs() {
        return Array.empty();
    }

    /** Returns the gender, if one is printed. */
    default Option<Gender> gender() {
        return Option.none();
    }

    /** Returns the Bloodline, if one is printed. */
    default Option<String> bloodline() {
        return Option.none();
    }

    /** Returns the special attributes. */
    default Array<FollowerAttribute> attributes() {
        return Array.empty();
    }

    @Override
    @Value.NonAttribute
    default String label() {
        return "Follower";
    }

    /**
     * Refuses what no card prints; building a Follower calls it.
     *
     * @throws IllegalArgumentException with a sentence that says what is wrong
     */
    @Value.Check
    default void check() {
        FollowerCheck.check(this);
    }

    /** Returns a builder, for which the kind, ATK, DEF, VIT and the personality are needed. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a Follower; each attribute may be set once. */
    final class Builder extends ImmutableFollower.Builder {
        Builder() {}
    }
}

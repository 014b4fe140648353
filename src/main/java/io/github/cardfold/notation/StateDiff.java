package io.github.cardfold.notation;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * In what two states differ: first which events lead from one to the other, as far as events can say it, then all else
 * by name with what it was and what it is. Empty exactly if the states are equal. Immutable. It is for the referee:
 * hidden cards are in it.
 */
public final class StateDiff {
    /** What differs. */
    public enum Kind {
        /** A card lies in another place. */
        MOVED,
        /** A card stands that rested, or rests that stood. */
        TURNED,
        /** A card lies face up that lay face down, or the other way round. */
        FLIPPED,
        /** Something else about a card: its object, its mark, who sees it, that it is in the game at all. */
        CARD,
        /** The order of the cards that stayed in a place. */
        ORDER,
        /** A place itself: its name, row, column and attributes. */
        PLACE,
        /** Who knows what of a hidden pile. */
        KNOWLEDGE,
        /** A number of a seat. */
        NUMBER,
        /** A lasting effect began, ended or changed. */
        EFFECT,
        /** A link was made, ended or changed. */
        LINK,
        /** What is on standby. */
        STANDBY,
        /** What waits in queues. */
        QUEUE,
        /** The stack of procedures. */
        FRAME,
        /** Who is asked what. */
        DECISION,
        /** Who has lost, and by which section. */
        OUTCOME,
        /** The generator, and whether a seat answers for chance. */
        CHANCE,
        /** Last information. */
        MEMORY,
        /** What happened since the decision before. */
        HISTORY,
        /** The counter of objects, and anything else of the state. */
        OTHER,
        /** The rules the game is played by. */
        RULES
    }

    /**
     * One difference.
     *
     * @param kind what kind of thing differs
     * @param what the card by its id, or the name or path of the field
     * @param before what it was or where it lay, in notation; {@code none} if it was not there
     * @param after what it is or where it lies, in notation; {@code none} if it is not there
     * @param line the event that makes the difference in notation, or "{@code what: before -> after}"
     * @param event the event that makes the difference, if one does
     */
    public record Difference(Kind kind, String what, String before, String after, String line, Option<Event> event) {
        /** Names what is null. */
        public Difference {
            requireNonNull(kind, "kind");
            requireNonNull(what, "what");
            requireNonNull(before, "before");
            requireNonNull(after, "after");
            requireNonNull(line, "line");
            requireNonNull(event, "event");
        }

        /** The same in every process, unlike an enum's. */
        @Override
        public int hashCode() {
            return Objects.hash(kind.name(), line, event);
        }

        static Difference of(Kind kind, String what, String before, String after) {
            return new Difference(kind, what, before, after, what + ": " + before + " -> " + after, Option.none());
        }

        /** Returns the same difference as an event makes it. */
        Difference by(String madeBy, Event maker) {
            return new Difference(kind, what, before, after, madeBy, Option.some(maker));
        }

        @Override
        public String toString() {
            return line;
        }
    }

    private final Array<Difference> differences;

    private StateDiff(Array<Difference> differences) {
        this.differences = differences;
    }

    /** Returns in what a state differs from another one. */
    public static StateDiff between(State before, State after) {
        requireNonNull(before, "before");
        requireNonNull(after, "after");
        Array<Difference> found = Differences.between(before, after);
        boolean isUnsaid = found.isEmpty() && !before.equals(after);
        return new StateDiff(
                isUnsaid
                        ? Array.of(Difference.of(Kind.RULES, "rules", "rules without a manifest", "others without one"))
                        : found);
    }

    /** Tells whether the states are equal. */
    public boolean isEmpty() {
        return differences.isEmpty();
    }

    /** Returns all differences, those that events make first. */
    public Array<Difference> differences() {
        return differences;
    }

    /** Returns the differences of one kind. */
    public Array<Difference> differences(Kind kind) {
        requireNonNull(kind, "kind");
        return differences.filter(each -> each.kind() == kind);
    }

    /** Returns the events that lead from the former state towards the latter, proposed and in no order of the rules. */
    public Array<Event> events() {
        return differences.flatMap(Difference::event);
    }

    /** Returns the differences line by line, "no difference" if there is none. */
    @Override
    public String toString() {
        return isEmpty() ? "no difference" : differences.mkString("\n");
    }
}

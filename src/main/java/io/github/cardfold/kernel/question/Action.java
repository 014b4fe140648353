package io.github.cardfold.kernel.question;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An answer to the decision a state waits for, or a concession. Immutable; equal by content. Every action names its
 * seat.
 */
public final class Action {
    /** The closed set of shapes an answer can have. */
    public enum Shape {
        /** Do nothing, or nothing more. */
        PASS,
        /** Choose a card or a place. */
        PICK,
        /** Do what a verb says with a card or a place. */
        ACT,
        /** Say a number. */
        NUMBER,
        /** Say yes (1) or no (0). */
        YES_NO,
        /** Give up the game (1.2.4). */
        CONCEDE
    }

    private static final Shape[] SHAPES = Shape.values();
    private static final int SHAPE_SHIFT = 28;
    private static final int VERB_SHIFT = 20;
    private static final int LOW = (1 << VERB_SHIFT) - 1;
    private static final Handle NO_HANDLE = new Handle(0, 0);

    private final Seat seat;
    private final Shape shape;
    private final String verb;
    private final Handle handle;
    private final int number;

    private Action(Seat seat, Shape shape, String verb, Handle handle, int number) {
        this.seat = requireNonNull(seat, "seat");
        this.shape = shape;
        this.verb = requireNonNull(verb, "verb");
        this.handle = requireNonNull(handle, "handle");
        this.number = number;
    }

    /** Returns the answer to do nothing, or nothing more. */
    public static Action pass(Seat seat) {
        return new Action(seat, Shape.PASS, "", NO_HANDLE, 0);
    }

    /** Returns the choice of a card or place. */
    public static Action pick(Seat seat, Handle handle) {
        return new Action(seat, Shape.PICK, "", handle, 0);
    }

    /** Returns the answer to do something, such as {@code call}, with a card or place. */
    public static Action act(Seat seat, String verb, Handle handle) {
        return new Action(seat, Shape.ACT, verb, handle, 0);
    }

    /** Returns the answer of a number. */
    public static Action number(Seat seat, int number) {
        return new Action(seat, Shape.NUMBER, "", NO_HANDLE, number);
    }

    /** Returns the answer yes or no. */
    public static Action yesNo(Seat seat, boolean yes) {
        return new Action(seat, Shape.YES_NO, "", NO_HANDLE, yes ? 1 : 0);
    }

    /** Returns the concession of a seat, legal for any seat as long as the game goes on. */
    @Rule(jp = "1.2.4")
    public static Action concede(Seat seat) {
        return new Action(seat, Shape.CONCEDE, "", NO_HANDLE, 0);
    }

    static Action ofCode(VerbTable verbs, Seat seat, int code) {
        Seat who = seat;
        return switch (SHAPES[code >>> SHAPE_SHIFT]) {
            case PASS -> pass(who);
            case PICK -> pick(who, Handle.ofCode(code & LOW));
            case ACT -> act(who, verbs.verb(code >> VERB_SHIFT & 0xFF), Handle.ofCode(code & LOW));
            case NUMBER -> number(who, code & LOW);
            case YES_NO -> yesNo(who, (code & LOW) != 0);
            case CONCEDE -> concede(who);
        };
    }

    /** Returns the code of this action, or -1 if the game has no such verb. */
    public int code(VerbTable verbs) {
        int low = shape == Shape.PICK || shape == Shape.ACT ? handle.code() : number;
        int verbIndex = shape == Shape.ACT ? verbs.index(verb) : 0;
        boolean fits = low >= 0 && low <= LOW && verbIndex >= 0;
        return fits ? code(shape, verbIndex, low) : -1;
    }

    static int code(Shape shape, int verb, int low) {
        return shape.ordinal() << SHAPE_SHIFT | verb << VERB_SHIFT | low;
    }

    static Shape shapeOf(int code) {
        return SHAPES[code >>> SHAPE_SHIFT];
    }

    static int verbOf(int code) {
        return code >> VERB_SHIFT & 0xFF;
    }

    static int lowOf(int code) {
        return code & LOW;
    }

    /** Returns the seat that answers. */
    public Seat seat() {
        return seat;
    }

    /** Returns the shape of the answer. */
    public Shape shape() {
        return shape;
    }

    /** Returns what is done, "" unless the shape is {@link Shape#ACT}. */
    public String verb() {
        return verb;
    }

    /** Returns the card or place; meaningful for {@link Shape#PICK} and {@link Shape#ACT}. */
    public Handle handle() {
        return handle;
    }

    /** Returns the number, or 1 for yes and 0 for no. */
    public int number() {
        return number;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Action that
                && seat == that.seat
                && shape == that.shape
                && number == that.number
                && verb.equals(that.verb)
                && handle.equals(that.handle);
    }

    @Override
    public int hashCode() {
        return Objects.hash(seat.ordinal(), shape.ordinal(), verb, handle.code(), number);
    }

    @Override
    public String toString() {
        return switch (shape) {
            case PASS -> seat + " passes";
            case PICK -> seat + " picks " + handle.place() + ":" + handle.index();
            case ACT -> seat + " " + verb + " " + handle.place() + ":" + handle.index();
            case NUMBER -> seat + " says " + number;
            case YES_NO -> seat + (number == 1 ? " says yes" : " says no");
            case CONCEDE -> seat + " concedes";
        };
    }
}

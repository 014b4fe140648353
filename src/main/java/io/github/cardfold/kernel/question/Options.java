package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Collects the answers that a decision allows, each once, in any order; they are offered in rising order of code. */
public final class Options {
    private static final int[] NONE = {};
    /** Four of five questions have no more answers. */
    private static final int USUAL = 4;

    private int[] codes = NONE;
    private int size;
    private @Nullable Candidate candidate;

    /** Begins with no answers. */
    public Options() {}

    /** Returns the candidate of a question whose answers are offered here, always the same one. */
    public Candidate candidate(Position position, Frame frame, Seat seat) {
        Candidate known = candidate;
        if (known == null) {
            known = new Candidate(this, position, frame, seat);
            candidate = known;
        }
        return known.asked(position, frame, seat.ordinal());
    }

    /** Offers to do nothing, or nothing more. */
    public void pass() {
        add(Action.code(Action.Shape.PASS, 0, 0));
    }

    /** Offers a card by its place and position. */
    public void pick(int place, int position) {
        add(Action.code(Action.Shape.PICK, 0, new Handle(place, position).code()));
    }

    /** Offers a place. */
    public void pickPlace(int place) {
        pick(place, Handle.ITSELF);
    }

    /** Offers to do something with a card. */
    public void act(Verb verb, int place, int position) {
        add(Action.code(Action.Shape.ACT, verb.index(), new Handle(place, position).code()));
    }

    /** Offers to do something with a place. */
    public void actOnPlace(Verb verb, int place) {
        act(verb, place, Handle.ITSELF);
    }

    /** Offers a number from 0 to 1,048,575. */
    public void number(int number) {
        add(Action.code(Action.Shape.NUMBER, 0, number));
    }

    /** Offers yes and no. */
    public void yesNo() {
        add(Action.code(Action.Shape.YES_NO, 0, 0));
        add(Action.code(Action.Shape.YES_NO, 0, 1));
    }

    /** Offers no alone: to refuse is all that is left. */
    public void no() {
        add(Action.code(Action.Shape.YES_NO, 0, 0));
    }

    /** Offers yes alone. */
    void yes() {
        add(Action.code(Action.Shape.YES_NO, 0, 1));
    }

    /** Returns how many answers were offered so far. */
    public int size() {
        return size;
    }

    boolean hasPass() {
        return size > 0 && Action.shapeOf(codes[0]) == Action.Shape.PASS;
    }

    /** Forgets all answers. */
    public void clear() {
        size = 0;
    }

    private void add(int code) {
        if (code < 0) {
            throw new IllegalArgumentException("an answer out of range");
        }
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, Math.max(USUAL, size * 2));
        }
        int at = size++;
        while (at > 0 && codes[at - 1] > code) {
            codes[at] = codes[at - 1];
            at--;
        }
        codes[at] = code;
    }

    /** Returns the codes of the answers in rising order. */
    public int[] codes() {
        return Arrays.copyOf(codes, size);
    }

    /** Returns the code of the first answer. */
    public int first() {
        return codes[0];
    }
}

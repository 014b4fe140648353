package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Handle;

/** What was answered, as the asking step reads it. */
public final class Answer {
    private final int code;

    /** Makes an answer of its code. */
    public Answer(int code) {
        this.code = code;
    }

    /** Tells whether the answer is to do nothing, or nothing more. */
    public boolean isPass() {
        return Action.shapeOf(code) == Action.Shape.PASS;
    }

    /** Tells whether the answer has a shape. */
    boolean is(Action.Shape shape) {
        return Action.shapeOf(code) == shape;
    }

    /** Tells whether the answer does what a verb says. */
    public boolean is(Verb verb) {
        return Action.shapeOf(code) == Action.Shape.ACT && Action.verbOf(code) == verb.index();
    }

    /** Returns the index of the place picked or acted on. */
    public int place() {
        return Handle.ofCode(Action.lowOf(code)).place();
    }

    /** Returns the position in that place's pile. */
    public int position() {
        return Handle.ofCode(Action.lowOf(code)).index();
    }

    /** Returns the number said. */
    public int number() {
        return Action.lowOf(code);
    }

    /** Tells whether the answer is yes. */
    public boolean isYes() {
        return Action.shapeOf(code) == Action.Shape.YES_NO && Action.lowOf(code) == 1;
    }

    /** Returns the object that was picked or acted on, 0 if it was a place. */
    public int object(Position position) {
        return position() == Handle.ITSELF
                ? 0
                : position.objectAt(place(), position()).object();
    }
}

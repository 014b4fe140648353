package io.github.cardfold.effect;

/** Thrown when the text of a card makes no sense; the message says which card, which ability and where in it. */
public final class EffectException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Makes one for a place such as {@code ember-scout/1/draw 2}. */
    public EffectException(String where, String what) {
        super(where + ": " + what);
    }
}

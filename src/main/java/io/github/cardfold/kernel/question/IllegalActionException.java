package io.github.cardfold.kernel.question;

/** Thrown when a state is given an action that is not legal in it. The state is unchanged. */
public final class IllegalActionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    /** Says why an action was refused. */
    public IllegalActionException(Refusal refusal) {
        super(refusal.text());
        this.refusal = refusal;
    }

    /** Returns why. */
    public Refusal refusal() {
        return refusal;
    }
}

package io.github.cardfold.bench.spike;

/** The procedures of the script, and the parts that every decision shares. */
final class Procedures {
    static final int GAME = 1;
    static final int TURN = 2;
    static final int PHASE = 3;
    static final int BATTLE = 4;
    static final int STEP = 5;
    static final int CHANGE = 6;
    static final int CHECK = 7;

    static final int[] NONE = {};

    private static final int ANSWERED = 1;
    private static final int COMMIT = 4;
    private static final int CONSEQUENCES = 5;
    private static final int RULE_ACTIONS = 2;
    private static final int ASKED = 2;

    private Procedures() {}

    /** Puts the answer into the frame that asked. Two frame operations. */
    static Position answered(Position p, int pick) {
        return p.local(2, pick).label(ANSWERED);
    }

    /** Begins a change. Two frame operations. */
    static Position change(Position p, int seat, int cause, int[] batch) {
        return p.push(CHANGE, seat, cause, batch).label(COMMIT);
    }

    /** Ends a change. Two frame operations. */
    static Position changed(Position p) {
        return p.label(CONSEQUENCES).pop();
    }

    /** A check timing, which asks for the power of two units, and the next question. Four frame operations. */
    static Position asks(Position p, int seat, int unit, int other) {
        Position checked = p.push(CHECK, seat, 0, NONE).label(RULE_ACTIONS);
        int stronger = checked.power(unit) >= checked.power(other) ? 1 : 2;
        return checked.pop().label(ASKED + stronger);
    }
}

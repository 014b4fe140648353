package io.github.cardfold.effect.grammar;

/** What stands between the members of lists. */
final class Joint {
    static final String AND = "and";
    static final String OR = "or";
    /** Instructions, one clause after the other. */
    static final String THEN = "then";
    /** Instructions as sentences. */
    static final String SENTENCES = "sentences";
    /** The same after a comma, or after a colon if the first instruction has parts. */
    static final String BODY = "body";
    /** The same after a comma and an "and", for what was paid for. */
    static final String PAID = "paid";
    /** Instructions with a bullet before each. */
    static final String BULLETS = "bullets";

    static final String BULLET = "•";

    /** How a list without members is said. */
    static final String NOTHING = "nothing";

    private Joint() {}

    static boolean isComma(String joint) {
        return joint.equals(AND) || joint.equals(OR);
    }

    /** Tells whether lists of two sorts mean the same. */
    static boolean isSame(String one, String other) {
        return one.equals(other) || isSteps(one) && isSteps(other);
    }

    /** Tells whether the members are instructions carried out one after the other. */
    static boolean isSteps(String joint) {
        return joint.equals(THEN) || joint.equals(SENTENCES) || isBody(joint);
    }

    /** Tells whether a comma or colon stands before the instructions. */
    static boolean isBody(String joint) {
        return joint.equals(BODY) || joint.equals(PAID);
    }
}

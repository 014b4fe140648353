package io.github.cardfold.mutation;

/** What an alteration does. */
enum Kind {
    /** It takes a section out: only this proves that a test looks at the section. */
    TAKEN_OUT("taken out"),
    /** It changes something of it. */
    ALTERED("altered"),
    /** What concerns one fighter concerns the other. */
    SEATS("seats swapped"),
    /** What concerns the turn fighter concerns the other. */
    TURN("turn fighter for the other"),
    /** Who owns a card stands for who is its master or whose place it is in, or the other way round. */
    MASTER("master for owner"),
    /** Of several things only the first is dealt with. */
    FIRST("first only"),
    /** Of several things only the last is dealt with. */
    LAST("last only"),
    /** What is to be done again is done once. */
    ONCE("once only"),
    /** A choice does not make one of its requirements. */
    REQUIREMENT("requirement left out"),
    /** One clause of a condition is taken for its contrary. */
    CONDITION("condition negated");

    private final String words;

    Kind(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** Tells whether each alteration of the kind stands for itself: some test has to notice it. */
    boolean isSingle() {
        return compareTo(ALTERED) > 0;
    }

    /** Tells whether it is one that only a second fighter, thing or pass shows. */
    boolean isOfTheSecond() {
        return isSingle() && !isOfConditions();
    }

    /** Tells whether it is one of what a rule makes a condition. */
    boolean isOfConditions() {
        return compareTo(ONCE) > 0;
    }
}

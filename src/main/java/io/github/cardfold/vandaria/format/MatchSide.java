package io.github.cardfold.vandaria.format;

/** One of the two sides of a match: a player, or a team. */
public enum MatchSide {
    /** The side that is named first. */
    FIRST,
    /** The other one. */
    SECOND;

    /** Returns the other side. */
    public MatchSide other() {
        return this == FIRST ? SECOND : FIRST;
    }
}

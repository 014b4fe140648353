package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;

/** Where a Territory lies, and whence it can be attacked unless a skill says otherwise (3.5). */
@Rule(vw = "3.5.1")
public enum Terrain {
    /** On land. */
    GROUND,
    /** Floating in the air. */
    AERIAL,
    /** On water. */
    NAVAL;

    /** Tells whether a Follower in such a Territory can attack one of another sort. */
    @Rule(vw = {"3.5.2", "3.5.3", "3.5.4", "3.5.5", "3.5.6"})
    public boolean reaches(Terrain other) {
        return switch (this) {
            case AERIAL -> true;
            case NAVAL -> other != AERIAL;
            case GROUND -> other == GROUND;
        };
    }
}

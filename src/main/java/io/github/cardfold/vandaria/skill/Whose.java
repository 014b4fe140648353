package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;

/** Whose Property is meant, as the controller of a skill sees it. */
public enum Whose {
    /** Anybody's. */
    @Phrase("anybody's")
    ANY,
    /** That of the controller of the skill. */
    @Phrase("your")
    YOU,
    /** That of the controller and of the controller's team mates. */
    @Rule(vw = "17.3.12")
    @Phrase("your alliance's")
    ALLIANCE,
    /** That of any opponent. */
    @Phrase("an opponent's")
    OPPONENT;

    /** Tells whether a player is meant. */
    @Rule(vw = {"17.3.12", "17.3.13", "17.3.14", "17.3.16", "17.3.18", "17.3.17"})
    public boolean includes(Position position, Seat controller, Seat player) {
        return switch (this) {
            case ANY -> true;
            case YOU -> player == controller;
            case ALLIANCE -> !position.areOpponents(controller, player);
            case OPPONENT -> position.areOpponents(controller, player);
        };
    }
}

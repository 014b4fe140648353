package io.github.cardfold.cli;

import picocli.CommandLine.Option;

/** The option {@code --game}: which game a command is about. */
final class GameOption {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "cardfight",
            description = "The game: cardfight or vandaria; ${DEFAULT-VALUE} if left out.")
    private PlayedGame.Name game;

    /** Returns the game. */
    PlayedGame.Name name() {
        return game;
    }

    boolean isVandaria() {
        return game == PlayedGame.Name.VANDARIA;
    }
}

package io.github.cardfold.cli;

import io.github.cardfold.citation.Document;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Report;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaDeckException;
import io.github.cardfold.vandaria.VandariaSetup;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;

/** Two decks of Vandaria Wars. */
record PlayedVandaria(VandariaSetup setup) implements PlayedGame {
    /**
     * Returns what is played with two decks.
     *
     * @throws UsageException if one cannot be read or is illegal
     */
    static PlayedGame of(PackOption packs, SeatNames decks) {
        VandariaPack pack = VandariaFiles.pack(packs.names());
        VandariaDeckList a = VandariaFiles.deck(pack, decks.a()).getOrElseThrow(UsageException::new);
        VandariaDeckList b = VandariaFiles.deck(pack, decks.b()).getOrElseThrow(UsageException::new);
        try {
            return new PlayedVandaria(Vandaria.setup(Vandaria.rules(VandariaRules.standard(), pack.cards()), a, b));
        } catch (VandariaDeckException illegal) {
            throw new UsageException(String.valueOf(illegal.getMessage()), illegal);
        }
    }

    @Override
    public State start(long seed) {
        return setup.start(seed);
    }

    @Override
    public Replay replay(Report report, long seed) {
        return report.replay();
    }

    @Override
    public Document document() {
        return Document.VW;
    }
}

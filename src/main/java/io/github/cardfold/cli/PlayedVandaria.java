package io.github.cardfold.cli;

import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Report;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaDeckException;
import io.github.cardfold.vandaria.VandariaSetup;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;

/** Decks of Vandaria Wars. */
record PlayedVandaria(VandariaSetup setup) implements PlayedGame {
    /**
     * Returns what is played with some decks.
     *
     * @throws UsageException if one cannot be read or is illegal, or two teams would not have as many players each
     */
    static PlayedGame of(PackOption packs, SeatNames names, boolean inTeams) {
        VandariaPack pack = VandariaFiles.pack(packs.names());
        Array<VandariaDeckList> decks =
                names.all().map(name -> VandariaFiles.deck(pack, name).getOrElseThrow(UsageException::new));
        VandariaRules.Teams teams = inTeams ? VandariaRules.Teams.TWO : VandariaRules.Teams.NONE;
        try {
            return new PlayedVandaria(
                    Vandaria.setup(Plugged.rules(VandariaRules.standard().withTeams(teams), pack), decks));
        } catch (VandariaDeckException | IllegalArgumentException refusal) {
            throw new UsageException(String.valueOf(refusal.getMessage()), refusal);
        }
    }

    @Override
    public State start(long seed) {
        return setup.start(seed);
    }

    @Override
    public Replay replay(Report report, long seed) {
        return report.replay(setup, seed);
    }
}

package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.IllegalDeckException;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Report;
import io.github.cardfold.replay.Replay;
import io.vavr.collection.Array;

/** Two decks of Cardfight!! Vanguard. */
record PlayedCardfight(Setup setup) implements PlayedGame {
    /**
     * Returns what is played with two decks.
     *
     * @throws UsageException if one cannot be read or is illegal, or they are not of one pack
     */
    static PlayedGame of(PackOption packs, SeatNames decks) {
        if (decks.all().size() > 2) {
            throw new UsageException("Cardfight!! Vanguard is played with two decks, not "
                    + decks.all().size());
        }
        try {
            PackRules rules = packs.rules();
            DeckList a = DeckFile.readable(rules, decks.all().get(0));
            DeckList b = DeckFile.readable(rules, decks.all().get(1));
            return new PlayedCardfight(Cardfight.setup(rules.of(rules.pack(Array.of(a, b))), a, b));
        } catch (IllegalDeckException illegal) {
            throw new UsageException(illegal);
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

package io.github.cardfold.scenario.tournament;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Reads what a scenario of Vandaria Wars shows outside a game. */
public final class Cases {
    private static final String DECKS = "decks";
    private static final String MATCH = "match";
    private static final String PENALTIES = "penalties";

    private Cases() {}

    /**
     * Returns what the fields of a scenario show, null if it shows a game.
     *
     * @throws io.github.cardfold.data.StateFormatException if it shows two of them, or says what nothing can be
     */
    public static @Nullable Case read(ReadingFields in, Rules rules) {
        requireNonNull(in, "in");
        requireNonNull(rules, "rules");
        Array<String> told = Array.of(DECKS, MATCH, PENALTIES).filter(in::has);
        if (told.size() > 1) {
            throw in.get(told.get(1)).expected("only one of decks, match and penalties", told.mkString(" and "));
        }
        @Nullable Reading decks = in.find(DECKS);
        @Nullable Reading match = in.find(MATCH);
        @Nullable Reading penalties = in.find(PENALTIES);
        if (decks != null) {
            return DeckCase.read(decks, rules);
        }
        if (match != null) {
            return MatchCase.read(match);
        }
        return penalties == null ? null : PenaltyCase.read(penalties);
    }
}

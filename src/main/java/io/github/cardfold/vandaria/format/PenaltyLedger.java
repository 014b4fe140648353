package io.github.cardfold.vandaria.format;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/**
 * The penalties of one tournament, by player and in the order in which they were given. It adds up Warnings over all
 * matches and says what each penalty does to a match. Immutable.
 */
public final class PenaltyLedger {
    /** The greatest number of penalties. */
    public static final int MOST_ENTRIES = 10_000;

    /** The greatest number of a match. */
    public static final int MOST_MATCHES = 1000;

    /** The greatest number of characters of a player's name. */
    public static final int MOST_NAME = 200;

    private static final PenaltyLedger EMPTY = new PenaltyLedger(Vector.empty(), TreeMap.empty());

    private final Vector<PenaltyEntry> entries;
    private final TreeMap<String, PlayerRecord> players;

    private PenaltyLedger(Vector<PenaltyEntry> entries, TreeMap<String, PlayerRecord> players) {
        this.entries = entries;
        this.players = players;
    }

    /**
     * A penalty that was given.
     *
     * @param ledger the ledger with it
     * @param entry what the player got, and which match it affects
     */
    public record Given(PenaltyLedger ledger, PenaltyEntry entry) {
        /** Returns the penalty. */
        public Penalty penalty() {
            return entry.penalty();
        }
    }

    /** Returns the ledger of a tournament that begins. */
    public static PenaltyLedger of() {
        return EMPTY;
    }

    /** Gives a player the usual penalty of an infraction; {@link #with(String, int, PenaltyDecision)} says more. */
    public Given with(String player, int match, Infraction infraction) {
        return with(player, match, PenaltyDecision.of(infraction));
    }

    /**
     * Gives a player a penalty. Breaches at the same time are penalised one after the other; of those that rest on the
     * same matter, only {@linkplain PenaltyDecision#gravest the gravest}.
     *
     * @param player the name, by which one player is told from another
     * @param match the number of the match that the player is playing, or is to play next, from 1
     * @param decision what the judge decides
     * @throws IllegalArgumentException if the player is disqualified, has got a penalty in a later match, or has not
     *     got what has to come before such a decision; if a name, a number or the ledger is too long
     */
    public Given with(String player, int match, PenaltyDecision decision) {
        requireNonNull(player, "player");
        requireNonNull(decision, "decision");
        if (player.isBlank() || player.length() > MOST_NAME) {
            throw new IllegalArgumentException(
                    "expected the name of a player, of at most " + MOST_NAME + " characters, found " + shown(player));
        }
        checkMatch(match);
        if (entries.size() == MOST_ENTRIES) {
            throw new IllegalArgumentException("a ledger has at most " + MOST_ENTRIES + " penalties");
        }
        PlayerRecord before = record(player);
        PenaltyEntry entry = before.entry(player, match, decision);
        return new Given(new PenaltyLedger(entries.append(entry), players.put(player, before.and(entry))), entry);
    }

    private static String shown(String player) {
        return player.isBlank() ? "none" : "one of " + player.length();
    }

    private static void checkMatch(int match) {
        if (match < 1 || match > MOST_MATCHES) {
            throw new IllegalArgumentException("match " + match + ": matches are numbered 1 to " + MOST_MATCHES);
        }
    }

    private PlayerRecord record(String player) {
        return players.getOrElse(requireNonNull(player, "player"), PlayerRecord.NEW);
    }

    /** Returns all penalties, in the order in which they were given. */
    public Array<PenaltyEntry> entries() {
        return Array.ofAll(entries);
    }

    /** Returns how many Warnings a player has got in the whole tournament, those among them that became more. */
    @Rule(vw = "18.1.2.7")
    public int warnings(String player) {
        return record(player).warnings();
    }

    /** Tells whether a player is disqualified. */
    @Rule(vw = {"18.1.2.5", "18.1.5.2"})
    public boolean isDisqualified(String player) {
        return record(player).barred() > 0;
    }

    /** Tells whether a player may play, or go on to play, a match: who has lost one may play in the next. */
    @Rule(vw = {"18.1.4.4", "18.1.5.2"})
    public boolean mayPlay(String player, int match) {
        checkMatch(match);
        PlayerRecord record = record(player);
        return !record.lost().contains(match) && (record.barred() == 0 || match < record.barred());
    }

    /** Returns how many round wins a player loses by penalties in a match. */
    @Rule(vw = "18.1.3.1")
    public int roundWinsTaken(String player, int match) {
        checkMatch(match);
        return record(player).taken().getOrElse(match, 0);
    }

    /**
     * Returns what a match comes to with the penalties of both players. A Match Point takes a round win. Who lost the
     * match by a penalty has lost its remaining rounds, so that the opponent has as many as beat him.
     *
     * @param match the number of the match, the same for both
     * @param first one player
     * @param second the other
     * @param won the rounds they have won in play
     * @param needed how many round wins win the match
     */
    @Rule(vw = {"18.1.3.1", "18.1.4.3", "18.1.4.5", "18.1.5.3"})
    public RoundWins score(int match, String first, String second, RoundWins won, int needed) {
        int ofFirst = won.first() - roundWinsTaken(first, match);
        int ofSecond = won.second() - roundWinsTaken(second, match);
        boolean firstLost = record(first).lost().contains(match);
        boolean secondLost = record(second).lost().contains(match);
        return new RoundWins(
                secondLost && !firstLost ? Math.max(ofFirst, needed) : ofFirst,
                firstLost && !secondLost ? Math.max(ofSecond, needed) : ofSecond);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PenaltyLedger that && entries.equals(that.entries);
    }

    @Override
    public int hashCode() {
        return entries.hashCode();
    }

    /** Returns the number of penalties, for messages. */
    @Override
    public String toString() {
        return "a ledger of " + entries.size() + (entries.size() == 1 ? " penalty" : " penalties");
    }
}

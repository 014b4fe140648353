package io.github.cardfold.vandaria.format;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;

/**
 * What counts of a player's penalties for those that follow.
 *
 * @param match the match of the last one, 0 if there is none
 * @param warnings how many Warnings judges have decided on in the whole tournament
 * @param penalised for what there was a penalty
 * @param ordered for what there was a direct order
 * @param taken how many round wins are taken, by match
 * @param lost the matches that are lost
 * @param barred the match with which the player was disqualified, 0 if he is not
 */
record PlayerRecord(
        int match,
        int warnings,
        TreeSet<Infraction> penalised,
        TreeSet<Infraction> ordered,
        TreeMap<Integer, Integer> taken,
        TreeSet<Integer> lost,
        int barred) {
    static final PlayerRecord NEW =
            new PlayerRecord(0, 0, TreeSet.empty(), TreeSet.empty(), TreeMap.empty(), TreeSet.empty(), 0);

    /** Returns what a decision comes to. */
    @Rule(vw = {"18.1.2.7", "18.1.3.3"})
    PenaltyEntry entry(String player, int match, PenaltyDecision decision) {
        check(player, match, decision);
        Penalty summed = decision.penalty() == Penalty.WARNING ? Penalty.ofWarnings(warnings + 1) : decision.penalty();
        if (decision.gameCannotGoOn() && summed != Penalty.MATCH_POINT) {
            throw new IllegalArgumentException(
                    "only a match point becomes a game loss because the game cannot go on, and" + " warning number "
                            + (warnings + 1) + " of " + player + " becomes none");
        }
        Penalty given = decision.gameCannotGoOn() ? Penalty.GAME_LOSS : summed;
        return new PenaltyEntry(player, match, decision, given, affected(match, given));
    }

    /** What takes a round win from a match that is lost already takes it from the next. */
    @Rule(vw = "18.1.3.1")
    private int affected(int match, Penalty given) {
        return given.roundWinsTaken() > 0 && lost.contains(match) ? match + 1 : match;
    }

    @Rule(vw = {"18.1.5.2", "18.2.11", "18.2.12"})
    private void check(String player, int match, PenaltyDecision decision) {
        if (barred > 0) {
            throw new IllegalArgumentException(
                    player + " was disqualified in match " + barred + " and can get no penalty any more");
        }
        if (match < this.match) {
            throw new IllegalArgumentException(
                    "match " + match + " is over: " + player + " got a penalty in match " + this.match);
        }
        Infraction infraction = decision.infraction();
        PenaltyGround ground = decision.ground();
        if (ground == PenaltyGround.KEEPS_OFFENDING && penalised.isEmpty()) {
            throw new IllegalArgumentException(player + " has got no penalty before, and does not keep offending");
        }
        if (ground == PenaltyGround.AFTER_ORDER && !ordered.contains(infraction)) {
            throw new IllegalArgumentException(player + " has got no direct order because of a " + infraction.title());
        }
        if (infraction == Infraction.UNLISTED
                && ground == PenaltyGround.DIRECT_ORDER
                && !penalised.contains(infraction)) {
            throw new IllegalArgumentException(player + " has got no caution because of a " + infraction.title()
                    + ", which comes before an order");
        }
    }

    /** Returns the same with one more entry, whatever else was found at the same time. */
    @Rule(vw = "18.2.9")
    PlayerRecord and(PenaltyEntry entry) {
        PenaltyDecision decision = entry.decision();
        Penalty given = entry.penalty();
        Infraction infraction = decision.infraction();
        return new PlayerRecord(
                entry.match(),
                warnings + (decision.penalty() == Penalty.WARNING ? 1 : 0),
                given == Penalty.NONE ? penalised : penalised.add(infraction),
                decision.ground() == PenaltyGround.DIRECT_ORDER ? ordered.add(infraction) : ordered,
                given.roundWinsTaken() == 0 ? taken : taken.put(entry.affected(), given.roundWinsTaken(), Integer::sum),
                given.endsMatch() ? lost.add(entry.affected()) : lost,
                given.disqualifies() ? entry.match() : 0);
    }
}

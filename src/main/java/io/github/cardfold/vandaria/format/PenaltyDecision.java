package io.github.cardfold.vandaria.format;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * What a judge decides about one infraction, before Warnings are added up. A penalty that the guide does not allow for
 * the infraction cannot be decided on (18.1.3.2, 18.1.4.2, 18.1.5.4).
 *
 * @param infraction what happened
 * @param ground why this penalty
 * @param penalty the penalty
 * @param gameCannotGoOn whether the error is too grave for the game to go on, so that a Match Point becomes a Game Loss
 */
public record PenaltyDecision(Infraction infraction, PenaltyGround ground, Penalty penalty, boolean gameCannotGoOn) {
    /**
     * Checks that the guide allows the penalty.
     *
     * @throws IllegalArgumentException if it does not
     */
    public PenaltyDecision {
        requireNonNull(infraction, "infraction");
        requireNonNull(ground, "ground");
        requireNonNull(penalty, "penalty");
        if (!isAllowed(infraction, ground, penalty)) {
            throw new IllegalArgumentException(named(infraction) + " allows no penalty '" + Reading.word(penalty)
                    + "' on the ground '" + Reading.word(ground) + "'; it allows " + allowed(infraction));
        }
        if (gameCannotGoOn && penalty != Penalty.MATCH_POINT && penalty != Penalty.WARNING) {
            throw new IllegalArgumentException(
                    named(infraction) + ": only a match point becomes a game loss because the"
                            + " game cannot go on, not '" + Reading.word(penalty) + "'");
        }
    }

    /** Returns the decision for the usual penalty. */
    public static PenaltyDecision of(Infraction infraction) {
        requireNonNull(infraction, "infraction");
        return of(infraction, PenaltyGround.ORDINARY, infraction.penalty());
    }

    /**
     * Returns the decision for a penalty on a ground.
     *
     * @throws IllegalArgumentException if the guide does not allow it
     */
    public static PenaltyDecision of(Infraction infraction, PenaltyGround ground, Penalty penalty) {
        return new PenaltyDecision(infraction, ground, penalty, false);
    }

    /**
     * Returns the one that counts of several decisions on breaches that rest on the same matter: that with the gravest
     * penalty, the first of them if there are several.
     *
     * @throws IllegalArgumentException if there are none
     */
    @Rule(vw = "18.2.10")
    public static PenaltyDecision gravest(Array<PenaltyDecision> sameMatter) {
        return sameMatter
                .reduceOption((first, second) -> second.effective().compareTo(first.effective()) > 0 ? second : first)
                .getOrElseThrow(() -> new IllegalArgumentException("no decisions to take the gravest of"));
    }

    /**
     * Returns the same with a Game Loss in place of its Match Point, or of that which a third Warning becomes, since
     * the game cannot go on.
     *
     * @throws IllegalArgumentException if it can come to no Match Point
     */
    public PenaltyDecision withGameOver() {
        return new PenaltyDecision(infraction, ground, penalty, true);
    }

    /** Tells whether the Head Judge has to agree, even to a light penalty. */
    @Rule(vw = {"18.2.11", "18.6.4.8", "18.7.6.10"})
    public boolean needsHeadJudge() {
        return alternative(infraction, ground).exists(PenaltyAlternative::needsHeadJudge);
    }

    /** Returns what is to be done about the game or the decks. */
    public Array<Remedy> remedies() {
        return alternative(infraction, ground)
                .map(PenaltyAlternative::remedies)
                .filter(own -> !own.isEmpty())
                .getOrElse(infraction.remedies());
    }

    private Penalty effective() {
        return gameCannotGoOn && penalty == Penalty.MATCH_POINT ? Penalty.GAME_LOSS : penalty;
    }

    private static Option<PenaltyAlternative> alternative(Infraction infraction, PenaltyGround ground) {
        return infraction.alternatives().find(each -> each.ground() == ground);
    }

    @Rule(vw = {"18.1.3.2", "18.1.4.2", "18.1.5.4"})
    private static boolean isAllowed(Infraction infraction, PenaltyGround ground, Penalty penalty) {
        return ground == PenaltyGround.ORDINARY
                ? penalty == infraction.penalty()
                : alternative(infraction, ground).exists(each -> each.allows(penalty));
    }

    private static String named(Infraction infraction) {
        return infraction.code() + " (" + infraction.title() + ")";
    }

    private static String allowed(Infraction infraction) {
        return infraction
                .alternatives()
                .map(each -> Reading.word(each.least())
                        + (each.least() == each.most() ? "" : " to " + Reading.word(each.most())) + " on "
                        + Reading.word(each.ground()))
                .prepend(Reading.word(infraction.penalty()) + " on " + Reading.word(PenaltyGround.ORDINARY))
                .mkString(", ");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(infraction.name(), ground.name(), penalty.name(), gameCannotGoOn);
    }
}

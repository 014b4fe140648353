package io.github.cardfold.vandaria.format;

import io.vavr.collection.Array;
import java.util.Objects;

/**
 * What may take the place of the usual penalty of an infraction.
 *
 * @param ground what has to be so
 * @param least the least penalty that may be given then
 * @param most the greatest
 * @param needsHeadJudge whether the Head Judge has to agree, however light the penalty
 * @param remedies what is to be done in place of the usual; nothing else if empty
 */
public record PenaltyAlternative(
        PenaltyGround ground, Penalty least, Penalty most, boolean needsHeadJudge, Array<Remedy> remedies) {
    static PenaltyAlternative of(PenaltyGround ground, Penalty least, Penalty most) {
        return new PenaltyAlternative(ground, least, most, false, Array.empty());
    }

    PenaltyAlternative withHeadJudge() {
        return new PenaltyAlternative(ground, least, most, true, remedies);
    }

    PenaltyAlternative putRightBy(Remedy remedy) {
        return new PenaltyAlternative(ground, least, most, needsHeadJudge, Array.of(remedy));
    }

    /** Tells whether it allows a penalty. */
    public boolean allows(Penalty penalty) {
        return penalty.compareTo(least) >= 0 && penalty.compareTo(most) <= 0;
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(ground.name(), least.name(), most.name(), needsHeadJudge, remedies.map(Remedy::name));
    }
}

package io.github.cardfold.cardfight.rule;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;

/** Rule actions that wait until no other is due: damage (13.6.1, 13.7.1), and the gauge of no unit (13.9.1). */
final class WaitingRuleActions {
    private WaitingRuleActions() {}

    /** Tells whether a rule action is due that does not itself wait for the others. */
    static boolean areDue(Position position) {
        return position.rules().isActionDue(position, section -> !isOfDamage(section));
    }

    /** Tells the same, gauge being left out as well. */
    @Rule(jp = "13.9.1")
    static boolean areDueBeforeGauge(Position position) {
        return position.rules()
                .isActionDue(position, section -> !isOfDamage(section) && !section.equals(IllegalGauge.SECTION));
    }

    private static boolean isOfDamage(String section) {
        return section.equals(Damage.SECTION) || section.equals(ResolvedDamage.SECTION);
    }
}

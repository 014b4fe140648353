package io.github.cardfold.cardfight.rule;

import io.github.cardfold.kernel.position.Position;

/** Rule actions that wait until no other is due: applying and resolving damage (13.6.1, 13.7.1). */
final class WaitingRuleActions {
    private WaitingRuleActions() {}

    /** Tells whether a rule action is due that does not itself wait for the others. */
    static boolean areDue(Position position) {
        return position.rules()
                .isActionDue(
                        position,
                        section -> !section.equals(Damage.SECTION) && !section.equals(ResolvedDamage.SECTION));
    }
}

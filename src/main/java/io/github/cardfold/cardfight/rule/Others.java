package io.github.cardfold.cardfight.rule;

import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.RuleAction;

/** Rule actions that wait until no other is due: applying and resolving damage (13.6.1, 13.7.1). */
final class Others {
    private Others() {}

    /** Tells whether a rule action is due that does not itself wait for the others. */
    static boolean areDue(Position position, RuleAction waiting) {
        for (RuleAction each : position.rules().ruleActions()) {
            if (each != waiting
                    && !(each instanceof Damage)
                    && !(each instanceof ResolvedDamage)
                    && each.isDue(position)) {
                return true;
            }
        }
        return false;
    }
}

package io.github.cardfold.bot;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.kernel.question.Action;
import io.vavr.control.Option;
import java.util.Comparator;

/** Who attacks whom: the vanguard first, while its triggers can still go to somebody, and always at the vanguard. */
final class Attacking {
    private Attacking() {}

    /** The unit that attacks next, none if no attack would do any good. */
    static Option<Unit> plan(Sight sight) {
        return sight.units()
                .filter(Unit::mayAttack)
                .filter(unit ->
                        unit.isVanguard() || prey(sight, reach(sight, unit)).isDefined())
                .maxBy(Comparator.comparing(Unit::isVanguard).thenComparing(unit -> reach(sight, unit)));
    }

    static Action attacker(Sight sight) {
        return plan(sight).flatMap(unit -> sight.option(unit.handle()::equals)).getOrElse(sight::pass);
    }

    /** The power a unit attacks with when it is boosted. */
    private static int reach(Sight sight, Unit unit) {
        return unit.power() + lent(sight, unit.circle());
    }

    /** The power that a booster would lend to the unit before it. */
    private static int lent(Sight sight, Circle front) {
        return sight.units()
                .find(unit -> unit.circle().row() == Circle.BACK
                        && unit.circle().column() == front.column()
                        && unit.card().boost()
                        && !unit.rests())
                .map(Unit::power)
                .getOrElse(0);
    }

    /** What a power can hit: the vanguard or, if that is too strong, the strongest rear-guard that is not. */
    private static Option<Unit> prey(Sight sight, int power) {
        return sight.foes()
                .filter(foe -> foe.isInFront() && foe.power() <= power)
                .maxBy(Comparator.comparing(Unit::isVanguard).thenComparing(Unit::power));
    }

    /** A vanguard that can hit nothing attacks the vanguard all the same: its drive checks are cards. */
    static Action target(Sight sight) {
        int power = sight.attack()
                .map(attack -> attack.power() + lent(sight, attack.from()))
                .getOrElse(0);
        return prey(sight, power)
                .orElse(() -> sight.foes().find(Unit::isVanguard))
                .flatMap(unit -> sight.option(unit.handle()::equals))
                .getOrElse(sight::pass);
    }

    /** Every boost makes an attack on the vanguard harder to guard; a rear-guard gets only the boost it takes. */
    static Action boost(Sight sight) {
        boolean useful = sight.attack().exists(attack -> attack.isOnVanguard() || !attack.hits());
        return (useful ? sight.option(any -> true) : Option.<Action>none()).getOrElse(sight::pass);
    }
}

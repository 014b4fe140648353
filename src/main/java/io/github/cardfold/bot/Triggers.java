package io.github.cardfold.bot;

import io.github.cardfold.kernel.question.Action;
import io.vavr.control.Option;
import java.util.Comparator;

/** Who gets what a trigger gives. */
final class Triggers {
    /** The power a trigger can be expected to give. */
    private static final int POWER = 10_000;

    private Triggers() {}

    /** The attacker, if that makes it hit; else a unit that can still attack; the vanguard when defending. */
    static Action power(Sight sight) {
        boolean decides = sight.attack()
                .exists(attack -> attack.mine() && !attack.hits() && attack.power() + POWER >= attack.defence());
        return give(sight, decides ? attacker(sight) : later(sight));
    }

    /** The attacker, if it hits or will; else a unit that can still attack. */
    static Action critical(Sight sight) {
        boolean hits = sight.attack()
                .exists(attack -> attack.mine() && attack.isOnVanguard() && attack.power() + POWER >= attack.defence());
        return give(sight, hits ? attacker(sight) : later(sight));
    }

    /** The strongest rear-guard of the front row that has attacked already. */
    static Action stand(Sight sight) {
        return give(
                sight,
                sight.units()
                        .filter(unit -> unit.isInFront() && unit.rests() && !unit.isVanguard())
                        .maxBy(Comparator.comparing(Unit::power)));
    }

    private static Option<Unit> attacker(Sight sight) {
        return sight.attack().flatMap(attack -> sight.unit(attack.from()));
    }

    private static Option<Unit> later(Sight sight) {
        return sight.attack().exists(Attack::mine)
                ? sight.units().filter(Unit::mayAttack).maxBy(Comparator.comparing(Unit::power))
                : Option.none();
    }

    private static Action give(Sight sight, Option<Unit> unit) {
        return unit.orElse(sight::vanguard)
                .flatMap(wanted -> sight.option(wanted.handle()::equals))
                .getOrElse(sight::pass);
    }
}

package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Role;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** What units do in the battle in progress. */
public final class Roles {
    /** The unit that is designated to attack, and once it attacks as long as it does. */
    public static final String ATTACKER = "attacker";
    /** A unit that attacks with the attacker. */
    public static final String PARTNER = "partner";
    /** A unit that is attacked. */
    public static final String ATTACKED = "attacked";
    /** A unit that boosts the attacker. */
    public static final String BOOSTING = "boosting";
    /** A guardian; the other one is the unit that it guards. */
    public static final String GUARDING = "guarding";

    private Roles() {}

    static Array<Role> in(Position position) {
        Frame battle = Battle.of(position);
        return battle == null
                ? Array.empty()
                : attacker(position, battle)
                        .map(each -> new Role(ATTACKER, each, 0))
                        .toArray()
                        .appendAll(units(PARTNER, battle.size(BattleFrame.PARTNERS), i -> partner(position, battle, i)))
                        .appendAll(units(
                                ATTACKED, battle.size(BattleFrame.TARGETS), i -> Battle.attacked(position, battle, i)))
                        .appendAll(units(
                                BOOSTING, battle.size(BattleFrame.BOOSTERS), i -> Battle.booster(position, battle, i)))
                        .appendAll(guards(position, battle));
    }

    @Rule(jp = "10.4.1.5.1")
    private static Option<Integer> attacker(Position position, Frame battle) {
        if (!Battle.isOn(position)) {
            return Option.none();
        }
        return battle.get(BattleFrame.ATTACKER_CIRCLE) < 0
                ? Option.some(battle.get(BattleFrame.ATTACKER)).filter(each -> each != 0)
                : Option.of(Battle.attacking(position, battle)).map(GameObject::object);
    }

    private static @Nullable GameObject partner(Position position, Frame battle, int index) {
        boolean isDesignated = Battle.isOn(position) && battle.get(BattleFrame.ATTACKER_CIRCLE) < 0;
        return isDesignated
                ? position.find(battle.get(BattleFrame.PARTNERS, index))
                : Battle.partner(position, battle, index);
    }

    private static Array<Role> units(String name, int count, IntFunction<@Nullable GameObject> unit) {
        return Array.range(0, count)
                .flatMap(i -> Option.of(unit.apply(i)))
                .map(each -> new Role(name, each.object(), 0));
    }

    private static Array<Role> guards(Position position, Frame battle) {
        return Array.rangeBy(0, battle.size(BattleFrame.GUARDS), 2)
                .filter(i -> Battle.isGuarding(position, battle, i))
                .map(i -> new Role(GUARDING, battle.get(BattleFrame.GUARDS, i), battle.get(BattleFrame.GUARDS, i + 1)));
    }
}

package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;

/**
 * Which Property is Stray, so that it has no skills, unless it has Wander, and which skills of Equipment are not there.
 */
public final class Strayness {
    private Strayness() {}

    /** Tells whether Property is Stray, or was when it was last in the game, so that it has no skills. */
    @Rule(vw = "2.1.4")
    static boolean is(Position position, Subject property) {
        return is(Query.about(position, property), property);
    }

    /** Tells the same as a query sees it; whoever works out values looks at the links of Property anyway. */
    @Rule(vw = {"2.1.4", "12.9.8.2"})
    static boolean is(Query query, Subject property) {
        Position position = query.position(Facts.FIELD);
        GameObject card = property.gameObject();
        VandariaCard printed = VandariaProperty.card(position, card);
        if (!VandariaProperty.isDeployable(printed) || VandariaProperty.hasWander(printed)) {
            return false;
        }
        Snapshot last = property.last();
        boolean isStray = last == null ? Statuses.isStray(position, card) : wasStray(position, last);
        return isStray && PropertyValues.of(query, property, VandariaTrait.WANDER) <= 0;
    }

    /** Tells whether a skill of Property is not there: the Property is Stray, or an Equipment that has it otherwise. */
    @Rule(vw = {"2.1.4", "3.7.3.8", "3.7.3.10"})
    public static boolean isSilent(Position position, Subject property, Clause skill) {
        return isSilent(Query.about(position, property), property, skill);
    }

    /** Tells the same as a query sees it. */
    @Rule(vw = {"2.1.4", "3.7.3.8", "3.7.3.10"})
    static boolean isSilent(Query query, Subject property, Clause skill) {
        Position position = query.position(Facts.FIELD);
        if (!VandariaProperty.card(position, property.gameObject()).isEquipment()) {
            return is(query, property);
        }
        int wearer = wearer(position, property);
        GameObject follower = wearer == 0 ? null : position.find(wearer);
        boolean isStray =
                follower == null ? is(query, property) : is(query, Subject.of(follower, position.placeOf(wearer)));
        return isStray || (wearer != 0) != skill.isCalled(Equipments.EFFECT);
    }

    private static int wearer(Position position, Subject equipment) {
        Snapshot last = equipment.last();
        return last == null
                ? Equipments.wearer(position, equipment.object())
                : last.links()
                        .find(each -> each.link().kind() == VandariaLinks.EQUIPMENT
                                && each.link().from().equals(Anchor.object(equipment.object())))
                        .map(each -> each.link().to().object())
                        .getOrElse(0);
    }

    /** Links end with what leaves, and the snapshot has them; marks last on. */
    private static boolean wasStray(Position position, Snapshot last) {
        int object = last.gameObject().object();
        boolean wasIn = last.links()
                .exists(each -> each.link().from().equals(Anchor.object(object))
                        && (each.link().kind() == VandariaLinks.GUARDS
                                || each.link().kind() == VandariaLinks.EQUIPMENT));
        return VandariaZone.GAME.isAt(last.place())
                && !wasIn
                && !position.isMarked(VandariaMarks.RETURN_HOME, object)
                && !position.isMarked(VandariaMarks.LEFT_BEHIND, object)
                && !position.isMarked(VandariaMarks.HOMELESS, object)
                && !Combats.isAttacking(position, object);
    }
}

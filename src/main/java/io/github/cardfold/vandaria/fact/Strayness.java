package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
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

/** Which Property is Stray, so that it has no skills, unless it has Wander. */
final class Strayness {
    private Strayness() {}

    /** Tells whether Property is Stray, or was when it was last in the game, so that it has no skills. */
    @Rule(vw = {"2.1.4", "12.9.8.2"})
    static boolean is(Position position, Subject property) {
        return is(Query.about(position, property), property);
    }

    /** Tells the same as a query sees it. */
    @Rule(vw = {"2.1.4", "12.9.8.2"})
    static boolean is(Query query, Subject property) {
        Position position = query.position(Facts.LINKS);
        GameObject card = property.gameObject();
        VandariaCard printed = VandariaProperty.card(position, card);
        boolean hasWander =
                VandariaProperty.hasWander(printed) || PropertyValues.of(query, property, VandariaTrait.WANDER) > 0;
        if (hasWander || !VandariaProperty.isDeployable(printed)) {
            return false;
        }
        Snapshot last = property.last();
        return last == null ? Statuses.isStray(position, card) : wasStray(position, last);
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
                && !position.isMarked(VandariaMarks.RETURN_HOME, Anchor.object(object))
                && !position.isMarked(VandariaMarks.LEFT_BEHIND, Anchor.object(object))
                && !position.isMarked(VandariaMarks.HOMELESS, Anchor.object(object))
                && !Combats.isAttacking(position, object);
    }
}

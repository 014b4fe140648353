package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import org.jspecify.annotations.Nullable;

/**
 * Property that has changed into another card (6.1.2) is the same object as before. The card that it was lies beneath
 * it, and a link leads there.
 */
public final class FormerCards {
    private FormerCards() {}

    /** Returns the card that Property was before it changed, null if it has not. */
    @Rule(vw = "6.1.4.4")
    public static @Nullable GameObject former(Position position, int property) {
        for (int i = 0; i < position.linkCount(); i++) {
            Link link = position.link(i);
            if (link.kind() == VandariaLinks.WAS && link.from().object() == property) {
                return position.find(link.to().object());
            }
        }
        return null;
    }

    /** Returns the Property under which a card lies that this was before, 0 if there is none. */
    public static int over(Position position, int former) {
        return position.linksTo(Anchor.object(former), VandariaLinks.WAS)
                .headOption()
                .map(link -> link.from().object())
                .getOrElse(0);
    }

    /** Tells whether Property, as it was when it left the game, had changed. */
    public static boolean hadChanged(Snapshot property) {
        return property.links()
                .exists(each -> isFrom(each.link(), property.gameObject().object()));
    }

    private static boolean isFrom(Link link, int object) {
        return link.kind() == VandariaLinks.WAS && link.from().equals(Anchor.object(object));
    }

    /** Tells whether Property is a copy of other Property. */
    @Rule(vw = "10.2.11")
    public static boolean isCopy(Position position, GameObject property) {
        return position.isMarked(VandariaMarks.COPY, property.object());
    }
}

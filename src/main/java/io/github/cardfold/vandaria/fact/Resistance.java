package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.Follower;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** What Property resists (12.9.7): it gets no damage from that, is not blocked by it, and is no target of it. */
public final class Resistance {
    private Resistance() {}

    /** Tells whether Property cannot be blocked by a card, and be no target of its skills. */
    @Rule(vw = {"12.9.7.1", "12.9.7.3", "12.9.7.5", "11.5.5"})
    public static boolean is(Position position, GameObject property, @Nullable Subject source) {
        return source != null && any(position, property, (query, skill) -> skill.resists(query, source));
    }

    /** Tells whether damage that a card deals to Property is prevented: for what the card is, or for the element. */
    @Rule(vw = {"12.9.7.1", "12.9.7.4", "11.5.6"})
    public static boolean prevents(Position position, GameObject property, int dealer, boolean isOfAtk) {
        Subject source = Subject.find(position, dealer);
        Element element = source == null ? Element.VOID : element(position, source, isOfAtk);
        return is(position, property, source) || any(position, property, (query, skill) -> skill.resists(element));
    }

    /** The ATK of a Follower is of the element that the card prints; a FrameSpell is resisted by what it is. */
    @Rule(vw = {"3.6.3.4", "3.6.4.4", "11.5.2"})
    private static Element element(Position position, Subject source, boolean isOfAtk) {
        return isOfAtk && VandariaProperty.card(position, source.gameObject()).type() instanceof Follower follower
                ? follower.element()
                : Element.VOID;
    }

    private static boolean any(Position position, GameObject property, BiPredicate<Query, Resisting> test) {
        return AtWork.exists(position, property, Resisting.class, test);
    }
}

package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.github.cardfold.vandaria.card.VandariaCard;
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

    /** The damage of a FrameSpell is of its element, and the ATK of a Follower of that which the card prints. */
    @Rule(vw = {"3.6.3.4", "3.6.4.4", "6.4.9", "11.5.2", "11.5.7", "11.5.8"})
    private static Element element(Position position, Subject source, boolean isOfAtk) {
        VandariaCard card = VandariaProperty.card(position, source.gameObject());
        return card.type() instanceof Follower follower && isOfAtk
                ? follower.element()
                : card.frameSpell().map(FrameSpell::element).getOrElse(Element.VOID);
    }

    private static boolean any(Position position, GameObject property, BiPredicate<Query, Resisting> test) {
        return AtWork.exists(position, property, Resisting.class, test);
    }
}

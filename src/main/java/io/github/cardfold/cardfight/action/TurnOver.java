package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Turns cards face up or face down; one that lies so already does nothing.
 *
 * @param what the cards
 * @param faceDown whether they are turned face down
 * @param as the name of those that changed
 */
@Rule(jp = {"7.3.1", "1.3.2.1"})
@Phrase("turn {as as}{what} face <{faceDown}down|up>")
public record TurnOver(@Default("this") Selector what, boolean faceDown, Option<String> as) implements CardAction {
    @Override
    public Array<Region> exceptIn() {
        return Array.of(Region.HAND, Region.DECK);
    }

    /** Where cards lie face up by the rules, none is turned face down. */
    @Override
    @Rule(jp = {"4.3.3", "4.7.2", "4.10.2"})
    public boolean changes(Query query, Subject card) {
        Position position = query.position(Facts.STATES);
        boolean isAllowed = !faceDown || Zone.mayLieFaceDown(position.place(card.place()));
        return isAllowed && card.gameObject().is(GameObject.FACE_DOWN) != faceDown;
    }

    @Override
    public boolean isInPlace() {
        return true;
    }

    @Override
    public Event event(Query query, Subject card) {
        return Turning.faced(query.position(Facts.PLACES), card.object(), faceDown);
    }

    @Override
    public void compile(Compiler out) {
        Moving.compile(out, this);
    }
}

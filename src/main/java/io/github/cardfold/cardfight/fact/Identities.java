package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.PrintedIdentities;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/** What cards are called and where they belong: what is printed, and what effects say. */
public final class Identities {
    private Identities() {}

    /** Tells whether a card as it is or was has a word that passes a test, as the query sees it. */
    @Rule(jp = "11.11.1.6")
    public static boolean has(Query query, Subject subject, Identity identity, Predicate<String> word) {
        Position position = query.position(identity.fact());
        PrintedIdentities all = CardGame.of(position).identities();
        return !Field.isBlank(position, subject.gameObject(), subject.place())
                && all.has(
                        subject.gameObject().definition(),
                        identity.ordinal(),
                        slot -> Strength.of(query, subject, slot, identity.fact()),
                        word);
    }

    /** Returns the words of one sort that a card as it is or was has, each once, as the query sees it. */
    public static Array<String> of(Query query, Subject card, Identity identity) {
        Position position = query.position(identity.fact());
        return Field.hasFace(query, card)
                ? CardGame.of(position)
                        .identities()
                        .of(
                                card.gameObject().definition(),
                                identity,
                                slot -> Strength.of(query, card, slot, identity.fact()))
                        .distinct()
                : Array.empty();
    }

    /** Returns the original words of one sort of a card as it is or was, as the query sees it (5.1.3). */
    @Rule(jp = "5.1.3")
    public static Array<String> original(Query query, Subject card, Identity identity) {
        Position position = query.position(identity.fact());
        return Field.hasFace(query, card) && Strength.flag(query, card, identity.originalLost()) == 0
                ? CardGame.of(position).identities().printed(card.gameObject().definition(), identity)
                : Array.empty();
    }

    /** Returns the words of one sort that a card lying in a place has, those printed first, each once. */
    @Rule(jp = "5.1.2")
    public static Array<String> of(Position position, GameObject card, int place, Identity identity) {
        if (Field.isBlank(position, card, place)) {
            return Array.empty();
        }
        return CardGame.of(position)
                .identities()
                .of(card.definition(), identity, slot -> Strength.slot(position, card, slot))
                .distinct();
    }
}

package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import java.util.HashMap;
import java.util.Map;

/** Counts the cards of a position being read: none may be there twice. */
final class Census {
    private final Map<Integer, Reading> cards = new HashMap<>();
    private final Map<Integer, Reading> objects = new HashMap<>();
    private final int created;

    /** Starts to count the cards of a game in which so many were created. */
    Census(int created) {
        this.created = created;
    }

    void count(GameObject gameObject, Reading at) {
        if (cards.size() == Opening.MOST_CARDS) {
            throw at.expected("at most " + Opening.MOST_CARDS + " cards", "one more");
        }
        if (gameObject.card() - GameObject.FIRST_CREATED >= created) {
            throw at.expected(
                    "a card below " + GameObject.FIRST_CREATED + ", or one of the " + created
                            + " created from there on",
                    "card " + gameObject.card());
        }
        Reading card = cards.putIfAbsent(gameObject.card(), at);
        if (card != null) {
            throw at.expected("a card that lies nowhere else", "card " + gameObject.card() + ", as at " + card.path());
        }
        Reading object = gameObject.object() == 0 ? null : objects.putIfAbsent(gameObject.object(), at);
        if (object != null) {
            throw at.expected("an object of its own", "object " + gameObject.object() + ", as at " + object.path());
        }
    }

    /** Tells whether an object was counted, there or remembered. */
    boolean has(int object) {
        return objects.containsKey(object);
    }

    /** Counts the last information of an object, which has left: once, and not lying anywhere. */
    void remember(Snapshot departed, Reading at) {
        int object = departed.gameObject().object();
        Reading other = objects.putIfAbsent(object, at);
        if (other != null) {
            throw at.expected("an object that has left", "object " + object + ", as at " + other.path());
        }
    }
}

package io.github.cardfold.scenario.words;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.control.Option;

/**
 * How a scenario speaks of cards lying in a place: {@code squire}, {@code 3 squire}, {@code squire rest}, {@code knight
 * down marked of B}, in a settled place of a hidden pile {@code critical seen A}. What is usual in the place is left
 * out.
 *
 * @param count how many such cards, from 1
 * @param definition the index of the card
 * @param owner the seat that brought them
 * @param flags {@link GameObject#REST} and the like
 * @param seen the seats that see them at their very places, if it says so
 * @param home whether it says that they were in the ride deck zone when the game began (4.18.4)
 */
public record CardWords(int count, int definition, Seat owner, int flags, Option<Integer> seen, boolean home) {
    private static final int MOST = 100;

    /** The name of the place, in every game, where a player holds cards. */
    private static final String HAND = "hand";

    public static CardWords read(Reading in, Rules rules, Seats seats, Place place) {
        String[] words = in.text().split(" ", -1);
        int at = words[0].matches("[1-9][0-9]{0,2}") ? 1 : 0;
        int count = at == 0 ? 1 : Integer.parseInt(words[0]);
        if (at == words.length || count > MOST) {
            throw in.expected("a card, with a number before it if there are several, at most " + MOST);
        }
        int definition = definition(in, rules, words[at]);
        Seat owner = place.seat();
        int flags = usual(place);
        Option<Integer> seen = Option.none();
        boolean home = false;
        for (int i = at + 1; i < words.length; i++) {
            switch (words[i]) {
                case "rest" -> flags |= GameObject.REST;
                case "marked" -> flags |= GameObject.MARKED;
                case "down" -> flags |= GameObject.FACE_DOWN;
                case "up" -> flags &= ~GameObject.FACE_DOWN;
                case "home" -> home = true;
                case "of" -> owner = seats.one(in, ++i < words.length ? words[i] : "");
                case "seen" -> seen = Option.some(seats.set(in, ++i < words.length ? words[i] : ""));
                default ->
                    throw in.expected(
                            "after the card only rest, up, down, marked, home, \"of\" and a seat, \"seen\" and seats",
                            "\"" + words[i] + "\"");
            }
        }
        return new CardWords(count, definition, owner, flags, seen, home);
    }

    public static int definition(Reading in, Rules rules, String id) {
        try {
            return rules.definitionIndex(id);
        } catch (IllegalArgumentException e) {
            throw in.expected(
                    "the id of a card of this scenario, which is words in lower case joined by hyphens",
                    "\"" + id + "\"");
        }
    }

    /** Cards that only their owner sees lie face down, but for those that are held in hand. */
    public static int usual(Place place) {
        boolean lies = place.zone().sight() == ZoneKind.Sight.OWNER
                && !place.zone().name().equals(HAND);
        return lies ? GameObject.FACE_DOWN : 0;
    }

    /** Tells whether they lie face up where cards usually lie face down. */
    public boolean isTurnedUp(Place place) {
        return (usual(place) & ~flags & GameObject.FACE_DOWN) != 0;
    }

    /** Returns how a scenario would speak of a card lying in a place, without who sees it. */
    public static CardWords of(GameObject card, Place place) {
        boolean settled = card.object() != 0;
        int flags = settled ? flags(card) : usual(place);
        return new CardWords(1, card.definition(), card.owner(), flags, Option.none(), false);
    }

    private static int flags(GameObject card) {
        int flags = 0;
        for (int flag : new int[] {GameObject.REST, GameObject.FACE_DOWN, GameObject.MARKED}) {
            flags |= card.is(flag) ? flag : 0;
        }
        return flags;
    }

    /** Returns one of the cards. */
    public CardWords single() {
        return new CardWords(1, definition, owner, flags, seen, home);
    }

    /** Returns the words for one of the cards. */
    public String one(Rules rules, Place place) {
        StringBuilder words = new StringBuilder(rules.definition(definition).id());
        words.append((flags & GameObject.REST) != 0 ? " rest" : "");
        int turned = (flags ^ usual(place)) & GameObject.FACE_DOWN;
        if (turned != 0) {
            words.append((flags & GameObject.FACE_DOWN) != 0 ? " down" : " up");
        }
        words.append((flags & GameObject.MARKED) != 0 ? " marked" : "");
        if (owner != place.seat()) {
            words.append(" of ").append(owner.name());
        }
        return words.toString();
    }
}

package io.github.cardfold.notation;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleBook;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Cards that are spoken of by what they are and where they lie: {@code grade-1 from A hand}. */
final class Cards {
    private static final int LISTED = 12;

    private Cards() {}

    /** Reads a card and its place and returns the handles of all such cards there, in order; there is at least one. */
    static Array<Handle> read(Cursor in, Sight sight, @Nullable Seat usualSeat) {
        int start = in.at();
        String card = in.word("a place, or a card and its place");
        Array<Definition> definitions = definitions(sight.rules(), card);
        boolean on = in.eats(" on ");
        if (!on && !in.eats(" from ")) {
            throw notCard(in, start, sight, usualSeat, definitions);
        }
        int at = in.at();
        Place place = Places.read(in, sight, usualSeat);
        if (place.zone().circle() != on) {
            throw in.expected(at, on ? "a circle, cards being \"on\" circles" : "a zone, cards being \"from\" zones");
        }
        Array<Handle> handles =
                sight.cards(place).filter(each -> definitions.contains(each._2)).map(Tuple2::_1);
        if (handles.isEmpty()) {
            Array<String> ids = sight.cards(place).map(each -> each._2.id());
            String held = held(ids, sight.untold(place));
            throw in.expected(start, "a card that " + sight.told(place) + " (" + held + ")", ids);
        }
        return handles;
    }

    /** Either the place was misspelt, or the card, or the word between them is missing. */
    private static NotationException notCard(
            Cursor in, int start, Sight sight, @Nullable Seat usualSeat, Array<Definition> definitions) {
        if (definitions.isEmpty() || in.atEnd()) {
            in.back(start);
            return Places.expected(in, sight, usualSeat);
        }
        return in.expected("\" from \" and a zone or \" on \" and a circle");
    }

    /** An id comes before a name that is spelt like it. */
    private static Array<Definition> definitions(RuleBook rules, String card) {
        Array<Definition> all = Array.range(0, rules.definitionCount()).map(rules::definition);
        Array<Definition> byId = all.filter(each -> each.id().equals(card));
        return byId.isEmpty() ? all.filter(each -> each.name().equals(card)) : byId;
    }

    static String id(Position position, GameObject card) {
        return position.rules().definition(card.definition()).id();
    }

    private static String held(Array<String> ids, String untold) {
        Array<String> kinds = ids.distinct();
        Array<String> listed =
                kinds.take(LISTED).map(id -> ids.count(id::equals) == 1 ? id : id + " x" + ids.count(id::equals));
        String more = kinds.size() > LISTED ? " ..." : "";
        Array<String> all = untold.isEmpty() ? listed : listed.append(untold);
        return all.isEmpty() ? "which is empty" : "there are " + all.mkString(", ") + more;
    }

    /** Returns the ids of the cards in a place, in order. */
    static Array<String> ids(Position position, Place place) {
        return Array.range(0, position.size(place.index())).map(i -> id(position, position.objectAt(place.index(), i)));
    }
}

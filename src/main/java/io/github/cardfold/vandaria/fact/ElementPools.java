package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.state.ElementNumbers;
import io.github.cardfold.vandaria.state.VandariaRules.PoolEmpties;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** The elements that players have gained. */
public final class ElementPools {
    private static final ElementToken[] TOKENS = ElementToken.values();

    private ElementPools() {}

    /** Returns how much a player has of each, in the order of {@link ElementToken}. */
    public static int[] held(Position position, Seat player) {
        int[] held = new int[TOKENS.length];
        for (int i = 0; i < held.length; i++) {
            held[i] = position.number(ElementNumbers.of(TOKENS[i]), player);
        }
        return held;
    }

    /** Returns how many a player has in all. */
    public static int size(Position position, Seat player) {
        int size = 0;
        for (int i = 0; i < ElementNumbers.ALL.size(); i++) {
            size += position.number(ElementNumbers.ALL.get(i), player);
        }
        return size;
    }

    /** Returns what it takes to pay so much of each; nothing for what nothing is paid of. */
    @Rule(vw = {"14.1.6", "14.1.7"})
    public static Array<Event> paid(Seat player, int[] amounts) {
        List<Event> paid = new ArrayList<>(1);
        for (ElementToken each : TOKENS) {
            if (amounts[each.ordinal()] > 0) {
                paid.add(Event.count(ElementNumbers.of(each), player, -amounts[each.ordinal()]));
            }
        }
        return Array.ofAll(paid);
    }

    /** Returns what empties the pools of all players when a phase ends or, with it, the turn. */
    @Rule(vw = "14.1.6")
    public static Array<Event> ended(Position position, boolean isTurn) {
        PoolEmpties when = VandariaCatalogue.options(position).elementPoolEmpties();
        boolean areEmptied = when == PoolEmpties.PHASE_END || when == PoolEmpties.TURN_END && isTurn;
        return areEmptied ? position.seats().flatMap(seat -> emptied(position, seat)) : Array.empty();
    }

    private static Array<Event> emptied(Position position, Seat player) {
        Array<NumberKey> left = ElementNumbers.ALL.filter(each -> position.number(each, player) > 0);
        return left.map(each -> Event.count(each, player, -position.number(each, player)));
    }
}

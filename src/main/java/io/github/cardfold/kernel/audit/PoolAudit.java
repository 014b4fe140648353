package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.Arrays;
import java.util.List;

/** What a pile keeps of the seats' knowledge is true of the cards in it, and the piles have the shape of their zone. */
final class PoolAudit {
    private final Position position;
    private final int place;
    private final Pile pile;
    private final List<String> found;

    private PoolAudit(Position position, int place, List<String> found) {
        this.position = position;
        this.place = place;
        this.found = found;
        pile = position.pile(place);
    }

    static void check(Position position, List<String> found) {
        for (int place = 0; place < position.placeCount(); place++) {
            new PoolAudit(position, place, found).check();
        }
    }

    private void check() {
        ZoneKind.Sight sight = position.place(place).zone().sight();
        if (pile.isHidden() != (sight != ZoneKind.Sight.ALL)) {
            complain("is public with pools or hidden without");
        }
        if (sight == ZoneKind.Sight.OWNER && pile.poolCount() > 1) {
            complain("is seen by its owner and has several pools");
        }
        if (!pile.isHidden()) {
            for (int i = 0; i < pile.size(); i++) {
                settled(i);
            }
            return;
        }
        int start = 0;
        for (int i = 0; i < pile.poolCount(); i++) {
            pool(pile.pool(i), start);
            start += pile.pool(i).size();
        }
        if (start != pile.size()) {
            complain("holds " + pile.size() + " cards and pools of " + start);
        }
        if (sight == ZoneKind.Sight.OWNER) {
            ownPlaces();
        }
    }

    private void pool(Pool pool, int start) {
        if (pool.size() < 1 || start + pool.size() > pile.size()) {
            complain("has a pool of " + pool.size() + " cards from place " + start);
            return;
        }
        if (pool.content() >>> position.seatCount() != 0) {
            complain("has a pool known to seats that are not in the game");
        }
        for (int i = start; i < start + pool.size(); i++) {
            if (pool.ordered()) {
                settled(i);
            } else {
                loose(i, i > start);
            }
        }
        for (Seat seat : position.seats()) {
            knowledge(pool, start, seat);
        }
    }

    private void settled(int index) {
        if (pile.at(index).object() == 0) {
            complain("holds a card without object at " + index + ", outside unordered pools");
        }
    }

    private void loose(int index, boolean hasPrevious) {
        GameObject card = pile.at(index);
        if (card.object() != 0 || card.seen() != 0 || card.flags() != 0 || card.hasHome()) {
            complain("holds a card in an unordered pool at " + index + " that somebody could tell from the others");
        }
        if (hasPrevious && isAfter(pile.at(index - 1), card)) {
            complain("holds an unordered pool that is not sorted at " + index);
        }
    }

    private static boolean isAfter(GameObject one, GameObject other) {
        return one.definition() == other.definition()
                ? one.card() >= other.card()
                : one.definition() > other.definition();
    }

    /** Known kinds are among the cards whose place the seat does not know, or merged pools would count them twice. */
    private void knowledge(Pool pool, int start, Seat seat) {
        int[] known = pool.known(seat);
        if (pool.contentKnownTo(seat) && known.length > 0) {
            complain("keeps kinds for " + seat + ", who knows the whole pool");
        }
        int[] unseen = new int[pool.size()];
        int count = 0;
        for (int i = start; i < start + pool.size(); i++) {
            if (!pile.at(i).seenBy(seat) && !pile.at(i).isCreated()) {
                unseen[count++] = pile.at(i).definition();
            }
        }
        if (!pool.contentKnownTo(seat) && known.length == count) {
            complain("does not say that " + seat + " knows the whole pool");
        }
        unseen = Arrays.copyOf(unseen, count);
        Arrays.sort(unseen);
        int at = 0;
        for (int i = 0; i < known.length; i++) {
            if (i > 0 && known[i - 1] > known[i]) {
                complain("keeps unsorted kinds for " + seat);
            }
            while (at < count && unseen[at] < known[i]) {
                at++;
            }
            if (at == count || unseen[at++] != known[i]) {
                complain("lets " + seat + " know of a card of definition " + known[i] + " that is not there");
                return;
            }
        }
    }

    /** The owner of a zone such as the hand sees all cards there and no other seat sees where one lies. */
    private void ownPlaces() {
        int owner = position.place(place).seat().bit();
        for (int i = 0; i < pile.size(); i++) {
            if (pile.at(i).seen() != owner) {
                complain("holds a card at " + i + " that its owner does not see, or another seat does");
            }
        }
        if (pile.poolCount() == 1 && (pile.pool(0).content() & owner) == 0) {
            complain("is not known to its owner");
        }
    }

    private void complain(String what) {
        Place where = position.place(place);
        found.add(where.seat() + "'s " + where.name() + " " + what);
    }
}

package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Pool;
import io.vavr.collection.Array;

/** Writes and reads what lies in a place: the objects in their order and, of a hidden place, the pools. */
final class PileCodec {
    /** A handle has room for positions below the one that stands for the place itself. */
    private static final int MOST_THINGS = Handle.ITSELF;

    private PileCodec() {}

    static void write(Data.Builder out, Naming naming, Place place, Pile pile) {
        out.items("pools", Array.tabulate(pile.poolCount(), i -> PoolCodec.write(naming, pile.pool(i))))
                .items("things", Array.tabulate(pile.size(), i -> object(naming, pile.at(i), place)));
    }

    private static Data object(Naming naming, GameObject card, Place place) {
        Data.Builder out = Data.fields();
        ObjectCodec.write(out, naming, card, place);
        return out.build();
    }

    static Pile read(ReadingFields in, Naming naming, Place place, Census census) {
        Array<Reading> pools = in.items("pools");
        Array<Reading> listed = in.items("things");
        if (listed.size() > MOST_THINGS) {
            throw in.map().expected("at most " + MOST_THINGS + " things in a place", listed.size() + " things");
        }
        GameObject[] cards = new GameObject[listed.size()];
        for (int i = 0; i < cards.length; i++) {
            ReadingFields fields = listed.get(i).fields();
            cards[i] = ObjectCodec.read(fields, naming, place);
            fields.end();
            census.count(cards[i], listed.get(i));
        }
        if (place.zone().isHidden()) {
            return new Pile(cards, pools(in, pools, naming, cards, listed));
        }
        if (in.has("pools")) {
            throw in.map().expected("no pools in a place that all seats see", "some");
        }
        checkObjects(cards, listed, 0, cards.length);
        return new Pile(cards, null);
    }

    private static Pool[] pools(
            ReadingFields pile, Array<Reading> pools, Naming naming, GameObject[] cards, Array<Reading> listed) {
        Pool[] read = new Pool[pools.size()];
        int start = 0;
        for (int i = 0; i < read.length; i++) {
            read[i] = PoolCodec.read(pools.get(i).fields(), naming, cards, start);
            int end = start + read[i].size();
            if (read[i].ordered()) {
                checkObjects(cards, listed, start, end);
            } else {
                checkLoose(cards, listed, start, end);
            }
            start = end;
        }
        if (start != cards.length) {
            throw pile.map().expected("pools of " + cards.length + " things together", "pools of " + start);
        }
        return read;
    }

    private static void checkObjects(GameObject[] cards, Array<Reading> listed, int start, int end) {
        for (int i = start; i < end; i++) {
            if (cards[i].object() == 0) {
                throw listed.get(i).expected("an object, its place being settled", "none");
            }
        }
    }

    /** Two unordered pools of the same cards are equal only if the cards stand in one order in both. */
    private static void checkLoose(GameObject[] cards, Array<Reading> listed, int start, int end) {
        for (int i = start; i < end; i++) {
            if (cards[i].object() != 0) {
                throw listed.get(i).expected("no object in an unordered pool", "object " + cards[i].object());
            }
            if (i > start && GameObject.LOOSE.compare(cards[i - 1], cards[i]) > 0) {
                throw listed.get(i)
                        .expected("the cards of an unordered pool by kind and number", "card " + cards[i].card());
            }
        }
    }
}

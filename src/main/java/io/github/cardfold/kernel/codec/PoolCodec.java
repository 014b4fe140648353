package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;

/** Writes and reads a pool: how many places it has and who knows what of its cards. */
final class PoolCodec {
    private static final int[] NOTHING = {};

    private PoolCodec() {}

    static Data write(Naming naming, Pool pool) {
        Data.Builder known = Data.fields();
        for (Seat seat : Seat.first(naming.seats())) {
            int[] kinds = pool.known(seat);
            known.items(
                    seat.name(),
                    Array.tabulate(
                            kinds.length,
                            i -> Data.text(naming.rules().definition(kinds[i]).id())));
        }
        return Data.fields()
                .whole("size", pool.size())
                .flag("ordered", pool.ordered())
                .text("content", BitWords.seats(pool.content()), "")
                .fields("known", known)
                .build();
    }

    /** Reads the pool that begins at a place of a pile. */
    static Pool read(ReadingFields in, Naming naming, GameObject[] cards, int start) {
        int size = in.get("size").whole(1, cards.length - start);
        boolean ordered = in.flag("ordered");
        Reading content = in.find("content");
        Reading known = in.find("known");
        in.end();
        int seats = content == null ? 0 : BitWords.letters(content, naming.seats());
        GameObject[] held = Arrays.copyOfRange(cards, start, start + size);
        int[][] kinds = known == null ? Pool.NOBODY_KNOWS : known(known.fields(), naming, seats, held);
        Pool pool = new Pool(size, ordered, seats, kinds);
        int whole = pool.canonical(cards, start, naming.seats()).content();
        if (whole != seats) {
            String expected = "the content to be known to " + BitWords.seats(whole) + ", who know of every card";
            throw in.map().expected(expected);
        }
        return pool;
    }

    private static int[][] known(ReadingFields in, Naming naming, int content, GameObject[] held) {
        int[][] rows = new int[naming.seats()][];
        Arrays.fill(rows, NOTHING);
        for (String letter : in.names()) {
            Reading kinds = in.get(letter);
            Seat seat = naming.seat(kinds, letter);
            if ((content & seat.bit()) != 0) {
                throw kinds.expected("no kinds for a seat that knows the whole content");
            }
            rows[seat.ordinal()] = kinds.items()
                    .toJavaStream()
                    .mapToInt(naming::definition)
                    .sorted()
                    .toArray();
            checkAmong(rows[seat.ordinal()], held, kinds);
        }
        return rows;
    }

    private static void checkAmong(int[] kinds, GameObject[] held, Reading at) {
        int[] there = Arrays.stream(held)
                .filter(each -> !each.isCreated())
                .mapToInt(GameObject::definition)
                .sorted()
                .toArray();
        if (!Pool.isAmong(kinds, there)) {
            throw at.expected("only kinds of cards that are in the pool");
        }
    }
}

package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.table.Handle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Reads a state from its lines, as data first; what that data may not be is then said of the line it came from. */
final class PositionReading {
    /** A state takes some 8,000 characters. */
    private static final int MOST_CHARACTERS = 1_500_000;

    private final Rules rules;
    private final Lines lines;
    private final Data.Builder data = Format.STATE.start();
    private final Map<String, Cursor> origins = new TreeMap<>();
    private int cards;

    private PositionReading(Rules rules, String text) {
        this.rules = rules;
        lines = new Lines(text);
    }

    static State read(Rules rules, String text) {
        if (text.length() > MOST_CHARACTERS) {
            throw new Cursor("", 1).expected("at most " + MOST_CHARACTERS + " characters instead of " + text.length());
        }
        return new PositionReading(rules, text).state();
    }

    private State state() {
        Cursor header = lines.needed();
        origins.put("$", header);
        header.needs(PositionText.HEADER);
        int start = header.at();
        int number = header.number(Integer.MAX_VALUE);
        if (number != Format.POSITION.number()) {
            throw header.expected(start, Format.POSITION.expected(number));
        }
        header.end();
        Cursor named = lines.needed();
        named.needs(PositionText.RULES);
        if (!named.eats(PositionText.hash(rules))) {
            throw named.expected("the rules it is read under, " + PositionText.hash(rules));
        }
        named.end();
        data.text("rules", rules.manifest());
        Cursor remark = lines.needed();
        while (lines.more()) {
            field();
        }
        State state = state(data.build());
        remark.needs(PositionText.remark(state));
        remark.end();
        return state;
    }

    private State state(Data all) {
        try {
            return StateCodec.read(rules, all);
        } catch (StateFormatException e) {
            String path = e.path();
            while (!origins.containsKey(path)) {
                path = path.substring(0, Math.max(1, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['))));
            }
            Cursor line = Objects.requireNonNull(origins.get(path));
            throw line.wrong(e);
        }
    }

    private void field() {
        Cursor line = lines.needed();
        Cursor start = line.copy();
        String name = Flow.name(line);
        if (data.has(name) || data.size() == Data.MAX_FIELDS) {
            throw start.expected(data.has(name) ? "each field only once" : "fewer fields");
        }
        String path = "$" + StateFormatException.step(name);
        origins.put(path, start);
        if (line.atEnd()) {
            data.put(name, Data.items(items(path, name.equals(PositionText.PILES))));
        } else {
            line.needs(": ");
            data.put(name, Flow.read(line));
            line.end();
        }
    }

    private List<Data> items(String path, boolean piles) {
        List<Data> items = new ArrayList<>();
        for (Cursor line = lines.indented("  "); line != null; line = lines.indented("  ")) {
            origins.put(path + "[" + items.size() + "]", line.copy());
            items.add(piles ? pile(line) : Flow.entries(line));
        }
        return items;
    }

    private Data pile(Cursor in) {
        String seat = in.word("the letter of a seat");
        in.needs(" ");
        Data.Builder pile = Data.fields().text("place", seat + " " + Flow.name(in));
        in.needs(": ");
        List<Data> things = new ArrayList<>();
        if (in.eats(PositionText.EMPTY)) {
            rest(in, pile);
            return pile.build();
        }
        if (!QuotedNames.isDigit(in.next())) {
            read(in, things);
            rest(in, pile);
            return pile.put("things", Data.items(things)).build();
        }
        int start = in.at();
        int cards = in.number(Integer.MAX_VALUE);
        in.needs(" cards");
        rest(in, pile);
        List<Data> pools = pools(things);
        if (things.size() != cards) {
            throw in.expected(start, "the number of cards in the lines that follow, " + things.size());
        }
        return pile.put("pools", Data.items(pools))
                .put("things", Data.items(things))
                .build();
    }

    private List<Data> pools(List<Data> things) {
        List<Data> pools = new ArrayList<>();
        for (Cursor line = lines.indented("    "); line != null; line = lines.indented("    ")) {
            boolean settled = line.eats(CardList.SETTLED);
            if (!settled) {
                line.needs(CardList.LOOSE);
            }
            int before = things.size();
            read(line, things);
            Data.Builder pool = Data.fields().whole("size", things.size() - before);
            rest(line, settled ? pool.put("ordered", Data.truth(true)) : pool);
            pools.add(pool.build());
        }
        return pools;
    }

    /** Reads cards of a place, and counts them with those of all places. */
    private void read(Cursor in, List<Data> things) {
        int before = things.size();
        CardList.read(in, things, Math.min(Handle.ITSELF, before + Opening.MOST_CARDS - cards));
        cards += things.size() - before;
    }

    /** Reads what stands in brackets at the end of a line. */
    private static void rest(Cursor in, Data.Builder onto) {
        int start = in.at();
        if (in.eats(" [")) {
            Data.Fields rest = Flow.entries(in, "]");
            for (int i = 0; i < rest.size(); i++) {
                if (CardList.SAID.contains(rest.name(i))) {
                    throw in.expected(start, "nothing in brackets that the line says");
                }
                onto.put(rest.name(i), rest.value(i));
            }
        }
        in.end();
    }
}

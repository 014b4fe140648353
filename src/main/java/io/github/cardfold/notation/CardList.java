package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.table.Handle;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards of a place: {@code ember-scout 12#40 rest, reef-runner 13-15}. After the id come the number of the card, or
 * the first and last of a run, and the object, with that which it is as old as behind a slash ({@code #40/12}); then
 * its flags, another owner and another sight than the place gives, and whether it has a home.
 */
final class CardList {
    /** What begins the line of a pool whose order is settled. */
    static final String SETTLED = "settled: ";
    /** What begins the line of a pool that has no order yet. */
    static final String LOOSE = "loose: ";
    /** The fields of a place and of a pool that its line says before the brackets. */
    static final Array<String> SAID = Array.of("place", "things", "pools", "size", "ordered");

    private static final String HOME = " home";
    private static final String DATED = "/";

    private static final int BARE_FIELDS = 2;

    private CardList() {}

    static void write(StringBuilder out, Data.Items things, int start, int end) {
        for (int i = start; i < end; i++) {
            Data.Fields first = (Data.Fields) things.values().get(i);
            out.append(i > start ? ", " : "")
                    .append(QuotedNames.word(text(first, "definition")))
                    .append(' ');
            out.append(number(first));
            int last = i;
            while (last + 1 < end
                    && follows(
                            first, last + 1 - i, (Data.Fields) things.values().get(last + 1))) {
                last++;
            }
            if (last > i) {
                out.append('-').append(number(first) + last - i);
                i = last;
            }
            details(out, first);
        }
    }

    private static boolean follows(Data.Fields first, int by, Data.Fields next) {
        return first.size() == BARE_FIELDS
                && next.size() == BARE_FIELDS
                && number(next) == number(first) + by
                && text(next, "definition").equals(text(first, "definition"));
    }

    private static void details(StringBuilder out, Data.Fields thing) {
        if (thing.get("object") instanceof Data.Whole object) {
            out.append('#').append(object.value());
        }
        if (thing.get("dated") instanceof Data.Whole dated) {
            out.append(DATED).append(dated.value());
        }
        if (thing.get("flags") instanceof Data.Items flags) {
            flags.values().forEach(each -> out.append(' ').append(((Data.Text) each).value()));
        }
        if (thing.get("owner") instanceof Data.Text owner) {
            out.append(" of ").append(owner.value());
        }
        if (thing.get("seen") instanceof Data.Text seen) {
            out.append(" seen ").append(QuotedNames.token(seen.value()));
        }
        out.append(thing.get("home") == null ? "" : HOME);
    }

    private static String text(Data.Fields thing, String name) {
        return thing.get(name) instanceof Data.Text text ? text.value() : "";
    }

    private static long number(Data.Fields thing) {
        return thing.get("card") instanceof Data.Whole card ? card.value() : 0;
    }

    /**
     * Reads cards onto those of a place that are read already.
     *
     * @param most how many cards the place may have then: a short line may say many
     */
    static void read(Cursor in, List<Data> things, int most) {
        do {
            String definition = in.word("the id of a card");
            in.needs(" ");
            int start = in.at();
            int first = in.number(Integer.MAX_VALUE);
            int last = in.eats("-") ? in.number(Integer.MAX_VALUE) : first;
            if (last < first || last - first >= most - things.size()) {
                throw in.expected(
                        start,
                        "a run of rising numbers of at most " + Handle.ITSELF + " cards in a place and "
                                + Opening.MOST_CARDS + " in all");
            }
            for (int card = first; card < last; card++) {
                things.add(thing(card, definition).build());
            }
            things.add(details(in, thing(last, definition)));
        } while (in.eats(", "));
    }

    private static Data.Builder thing(int card, String definition) {
        return Data.fields().whole("card", card).text("definition", definition);
    }

    private static Data details(Cursor in, Data.Builder thing) {
        if (in.eats("#")) {
            thing.whole("object", in.number(Integer.MAX_VALUE));
        }
        if (in.eats(DATED)) {
            thing.whole("dated", in.number(Integer.MAX_VALUE));
        }
        List<Data> flags = new ArrayList<>(0);
        while (in.next() == ' ' && !in.sees(" of ") && !in.sees(" seen ") && !in.sees(HOME) && !in.sees(" [")) {
            in.needs(" ");
            flags.add(Data.text(in.word("how it lies")));
        }
        if (!flags.isEmpty()) {
            thing.put("flags", Data.items(flags));
        }
        if (in.eats(" of ")) {
            thing.text("owner", in.word("the seat that owns it"));
        }
        if (in.eats(" seen ")) {
            thing.text("seen", in.word("the seats that see it"));
        }
        thing.flag("home", in.eats(HOME));
        return thing.build();
    }
}

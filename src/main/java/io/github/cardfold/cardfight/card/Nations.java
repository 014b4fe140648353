package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/**
 * Which nations and clans a card belongs to besides those printed on it (2.2, 2.14, appendix C). Immutable; equal by
 * content. Nations and clans that no row names belong to nothing but themselves.
 */
public final class Nations {
    private static final String NONE = "-";

    private final String name;
    private final Array<Row> rows;
    private final String everyClan;

    private Nations(String name, Array<Row> rows, String everyClan) {
        this.name = name;
        this.rows = rows;
        this.everyClan = everyClan;
    }

    /** Returns the table of appendix C; the clan whose cards belong everywhere is {@code Cray Elemental} (2.2.4). */
    public static Nations standard() {
        return Shelf.STANDARD;
    }

    /** Tells whether a card belongs to a nation: printed, by another nation, or because it belongs to every one. */
    @Rule(jp = {"2.14.4", "C.1"})
    public boolean isOfNation(Card card, String nation) {
        requireNonNull(card, "card");
        requireNonNull(nation, "nation");
        return isOfEvery(card) || nationsOf(card).contains(nation);
    }

    /** Tells whether a card belongs to a clan: printed, by its nation, or because it belongs to every one. */
    @Rule(jp = {"2.14.4", "C.2"})
    public boolean isOfClan(Card card, String clan) {
        requireNonNull(card, "card");
        requireNonNull(clan, "clan");
        return isOfEvery(card) || clansOf(card).contains(clan);
    }

    /** Tells whether a card belongs to every nation and every clan. */
    @Rule(jp = {"2.2.4", "2.2.5"})
    public boolean isOfEvery(Card card) {
        requireNonNull(card, "card");
        boolean unmarked = card.mainType() == MainType.ORDER
                && card.clans().isEmpty()
                && card.nations().isEmpty();
        return unmarked || card.clans().contains(everyClan);
    }

    /** Returns the nations of a card, those printed first, each once. */
    @Rule(jp = "C.1")
    public Array<String> nationsOf(Card card) {
        requireNonNull(card, "card");
        return allOf(card.nations());
    }

    /** Returns a nation, and the one that it is treated as besides. */
    @Rule(jp = {"2.14.4", "C.1"})
    public Array<String> allOf(String nation) {
        requireNonNull(nation, "nation");
        return allOf(Array.of(nation));
    }

    private Array<String> allOf(Array<String> nations) {
        Array<String> others = rows.filter(row -> nations.contains(row.nation) && !row.also.equals(NONE))
                .map(row -> row.also);
        return nations.appendAll(others).distinct();
    }

    /** Returns the clans of a card: those printed, or if none is, all of its nations as printed. */
    @Rule(
            jp = {
                "2.14.4",
                "2.14.4.1",
                "C.2",
                "C.keter-sanctuary",
                "C.dragon-empire",
                "C.brandt-gate",
                "C.star-gate",
                "C.dark-states",
                "C.stoicheia",
                "C.lyrical-monasterio",
                "C.collaborations"
            })
    public Array<String> clansOf(Card card) {
        requireNonNull(card, "card");
        if (!card.clans().isEmpty()) {
            return card.clans();
        }
        return rows.filter(row ->
                        card.nations().contains(row.nation) || card.nations().contains(row.also))
                .flatMap(row -> row.clans)
                .distinct();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Nations that
                && name.equals(that.name)
                && rows.equals(that.rows)
                && everyClan.equals(that.everyClan);
    }

    @Override
    public int hashCode() {
        return rows.hashCode();
    }

    /** Returns its name: no other table has it. */
    public String name() {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }

    /** One row: a nation of column A, the nation of column B it counts as, their clans of column C. */
    private record Row(String nation, String also, Array<String> clans) {
        static Row of(String line) {
            String[] cells = line.split("\t", -1);
            return new Row(cells[0], cells[1], Array.of(cells[2].split("/")));
        }
    }

    /** Read when it is asked for first. */
    private static final class Shelf {
        private static final Nations STANDARD = new Nations(
                "appendix C",
                Array.of(Resource.text("nations.tsv").split("\n"))
                        .filter(line -> !line.startsWith("#"))
                        .drop(1)
                        .map(Row::of),
                "Cray Elemental");
    }
}

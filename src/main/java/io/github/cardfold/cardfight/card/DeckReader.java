package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.NearestNames;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads a deck list from text: under the headings {@code [Main deck]}, {@code [Ride deck]} and {@code [G deck]}, one
 * line for each card, such as {@code 4 Ember Scout}; if several cards of the pack bear the name, the id stands behind
 * it in brackets, {@code 4 Ember Scout [ember-scout-2]}. Blank lines, and lines that start with {@code #}, are skipped.
 * {@link DeckWriter} writes such texts.
 */
public final class DeckReader {
    /** The greatest number of characters of a deck list; most have some hundreds. */
    public static final int MOST_CHARACTERS = 1_000_000;

    /** For so many names that no card has the nearest ones are looked for, which takes time. */
    private static final int MOST_HINTS = 20;

    private static final int LONGEST_COUNT = 3;

    private final Pack pack;
    /** What each card is called, and the names that several cards bear. */
    private final Map<String, Array<Card>> cards = new TreeMap<>();

    private final String source;
    private final TextProblems problems;
    private final List<Placed> entries = new ArrayList<>();
    private final Map<DeckSection, Integer> sizes = new EnumMap<>(DeckSection.class);
    private Option<DeckSection> section = Option.none();
    private boolean headed;
    private int hints;

    private DeckReader(Pack pack, String source) {
        this.pack = pack;
        pack.cards().forEach(card -> {
            cards.merge(card.name(), Array.of(card), Array::appendAll);
            cards.putIfAbsent(Pack.titled(card), Array.of(card));
        });
        this.source = source;
        problems = new TextProblems(source);
    }

    /**
     * Reads a deck list. The time it takes is in proportion to the length of the text.
     *
     * @param pack the cards that it may call by name
     * @param name the name of the deck list, also the source that problems name
     * @param text the whole text, of at most {@value #MOST_CHARACTERS} characters and {@value DeckEntry#MOST} cards in
     *     each deck
     * @return the deck list, legal or not, or every problem found, in the order of the text; after 100 of them, that
     *     reading stopped
     */
    public static Either<Array<TextProblem>, DeckList> read(Pack pack, String name, String text) {
        requireNonNull(pack, "pack");
        requireNonNull(name, "name");
        requireNonNull(text, "text");
        if (text.length() > MOST_CHARACTERS) {
            return Either.left(TextProblems.tooLong(name, "a deck list", MOST_CHARACTERS, text.length()));
        }
        DeckReader reader = new DeckReader(pack, name);
        int number = 0;
        for (Iterator<String> lines = text.lines().iterator(); lines.hasNext() && !reader.problems.isFull(); ) {
            reader.line(++number, lines.next());
        }
        return reader.problems.isEmpty() ? Either.right(reader.deck()) : Either.left(reader.problems.all());
    }

    private DeckList deck() {
        return DeckList.builder()
                .name(source)
                .main(entries(DeckSection.MAIN))
                .ride(entries(DeckSection.RIDE))
                .g(entries(DeckSection.G))
                .build();
    }

    private Array<DeckEntry> entries(DeckSection wanted) {
        return Array.ofAll(entries).filter(placed -> placed.section() == wanted).map(Placed::entry);
    }

    private void line(int number, String line) {
        int start = past(line, 0, true);
        if (start == line.length() || line.charAt(start) == '#') {
            return;
        }
        if (line.charAt(start) == '[') {
            heading(number, start + 1, line.strip());
        } else {
            card(number, line, start);
        }
    }

    /** Returns the index of the first character from an index on that is blank or, to go past blanks, that is not. */
    private static int past(String line, int from, boolean blanks) {
        int at = from;
        while (at < line.length() && isBlank(line.charAt(at)) == blanks) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }

    private static String withoutBlanksAtEnd(String text) {
        int end = text.length();
        while (end > 0 && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, end);
    }

    @Rule(jp = "8.1.2")
    private void heading(int line, int column, String written) {
        headed = true;
        section = Array.of(DeckSection.values()).find(deck -> written.equals("[" + deck.heading() + "]"));
        if (section.isEmpty()) {
            String known =
                    Array.of(DeckSection.values()).map(DeckSection::heading).mkString("[", "], [", "]");
            problems.add(line, column, "'" + written + "' is none of the headings " + known);
        }
        if (section.exists(deck -> sizes.putIfAbsent(deck, 0) != null)) {
            problems.add(line, column, "the heading " + written + " has come before");
        }
    }

    private void card(int line, String text, int start) {
        int end = past(text, start, false);
        String count = text.substring(start, end);
        if (!headed) {
            problems.add(line, start + 1, "a card comes before the first heading");
        }
        if (!count.chars().allMatch(c -> c >= '0' && c <= '9')) {
            problems.add(line, start + 1, "'" + count + "' is no count: a line is a whole number and a card's name");
            return;
        }
        boolean counts = count.length() <= LONGEST_COUNT && count.charAt(0) != '0';
        if (!counts) {
            problems.add(line, start + 1, "a count must be from 1 to " + DeckEntry.MOST + ", not " + count);
        }
        int name = past(text, end, true);
        Option<Card> card = named(line, name + 1, withoutBlanksAtEnd(text.substring(name)));
        if (counts && card.isDefined() && section.isDefined()) {
            add(line, start + 1, section.get(), new DeckEntry(Integer.parseInt(count), card.get()));
        }
    }

    private void add(int line, int column, DeckSection deck, DeckEntry entry) {
        int before = sizes.getOrDefault(deck, 0);
        if (before > DeckEntry.MOST) {
            return;
        }
        sizes.put(deck, before + entry.count());
        entries.add(new Placed(deck, entry));
        if (before + entry.count() > DeckEntry.MOST) {
            problems.add(line, column, "the " + deck.heading() + " has more than " + DeckEntry.MOST + " cards");
        }
    }

    private Option<Card> named(int line, int column, String name) {
        Array<Card> called = Option.of(cards.get(name)).getOrElse(Array.empty());
        if (name.isEmpty()) {
            problems.add(line, column, "the card's name is missing");
        } else if (called.size() > 1) {
            problems.add(
                    line,
                    column,
                    "the pack " + pack.id() + " has " + called.size() + " cards named '" + name + "'; say which: "
                            + called.map(Pack::titled).mkString("'", "', '", "'"));
        } else if (called.isEmpty()) {
            Array<String> near = ++hints > MOST_HINTS
                    ? Array.empty()
                    : NearestNames.to(
                            name, Array.ofAll(cards.keySet()).filter(each -> each.endsWith("]") == name.endsWith("]")));
            String hint = near.isEmpty() ? "" : "; did you mean " + near.mkString("'", "', '", "'") + "?";
            problems.add(line, column, "the pack " + pack.id() + " has no card '" + name + "'" + hint);
        }
        return called.size() == 1 ? called.headOption() : Option.none();
    }

    private record Placed(DeckSection section, DeckEntry entry) {}
}

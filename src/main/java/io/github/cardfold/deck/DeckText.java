package io.github.cardfold.deck;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.NearestNames;
import io.github.cardfold.kernel.table.Definition;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Deck lists as text, of any game: under headings in brackets, such as {@code [Main deck]}, one line for each card,
 * such as {@code 4 Ember Scout}; if several cards of the pack bear the name, the id stands behind it in brackets,
 * {@code 4 Ember Scout [ember-scout-2]}. Blank lines, and lines that start with {@code #}, are skipped.
 *
 * @param <C> the cards of the game
 */
public final class DeckText<C extends Definition> {
    /** The greatest number of characters of a deck list; most have some hundreds. */
    public static final int MOST_CHARACTERS = 1_000_000;

    /** For so many names that no card has the nearest ones are looked for, which takes time. */
    private static final int MOST_HINTS = 20;

    private static final int LONGEST_COUNT = 3;

    private final String pack;
    private final Array<String> headings;
    /** What each card is called, and the names that several cards bear. */
    private final Map<String, Array<C>> cards = new TreeMap<>();

    private final TextProblems problems;
    private final Map<String, List<DeckEntry<C>>> entries = new TreeMap<>();
    private final Map<String, Integer> sizes = new TreeMap<>();
    private Option<String> section = Option.none();
    private boolean headed;
    private int hints;

    private DeckText(String pack, Array<C> cards, Array<String> headings, String source) {
        this.pack = pack;
        this.headings = headings;
        cards.forEach(card -> {
            this.cards.merge(card.name(), Array.of(card), Array::appendAll);
            this.cards.putIfAbsent(titled(card), Array.of(card));
        });
        problems = new TextProblems(source);
    }

    /** Returns the name of a card and its id, which call it whatever other cards are called. */
    public static String titled(Definition card) {
        requireNonNull(card, "card");
        return card.name() + " [" + card.id() + "]";
    }

    /** Returns what deck lists call a card of some: its name, and its id too if others have the same name. */
    public static <C extends Definition> String title(C card, Array<C> cards) {
        boolean isAlone = cards.forAll(
                each -> !each.name().equals(card.name()) || each.id().equals(card.id()));
        return isAlone ? card.name() : titled(card);
    }

    /**
     * Reads a deck list. The time it takes is in proportion to the length of the text.
     *
     * @param pack the id of the pack of the cards, which problems name
     * @param cards the cards that it may call by name
     * @param headings the names of the decks of the game
     * @param source the name of the deck list, which problems name
     * @param text the whole text, of at most {@value #MOST_CHARACTERS} characters and {@value DeckEntry#MOST} cards in
     *     each deck
     * @return the entries of each deck, in the order of the headings, or every problem found, in the order of the text;
     *     after 100 of them, that reading stopped
     */
    public static <C extends Definition> Either<Array<TextProblem>, Array<Array<DeckEntry<C>>>> read(
            String pack, Array<C> cards, Array<String> headings, String source, String text) {
        requireNonNull(source, "source");
        requireNonNull(text, "text");
        if (text.length() > MOST_CHARACTERS) {
            return Either.left(TextProblems.tooLong(source, "a deck list", MOST_CHARACTERS, text.length()));
        }
        DeckText<C> reader = new DeckText<>(pack, cards, headings, source);
        int number = 0;
        for (Iterator<String> lines = text.lines().iterator(); lines.hasNext() && !reader.problems.isFull(); ) {
            reader.line(++number, lines.next());
        }
        return reader.problems.isEmpty()
                ? Either.right(headings.map(each -> Array.ofAll(reader.entries.getOrDefault(each, List.of()))))
                : Either.left(reader.problems.all());
    }

    /** Returns one deck of a list as text, with its heading, every line ended by {@code \\n}; "" if it has no card. */
    public static <C extends Definition> String section(
            String heading, Array<DeckEntry<C>> entries, Function<C, String> title) {
        return entries.isEmpty()
                ? ""
                : "[" + heading + "]\n"
                        + entries.map(entry -> entry.count() + " " + title.apply(entry.card()) + "\n")
                                .mkString();
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

    private void heading(int line, int column, String written) {
        headed = true;
        section = headings.find(deck -> written.equals("[" + deck + "]"));
        if (section.isEmpty()) {
            String known = headings.mkString("[", "], [", "]");
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
        Option<C> card = named(line, name + 1, withoutBlanksAtEnd(text.substring(name)));
        if (counts && card.isDefined() && section.isDefined()) {
            add(line, start + 1, section.get(), new DeckEntry<>(Integer.parseInt(count), card.get()));
        }
    }

    private void add(int line, int column, String deck, DeckEntry<C> entry) {
        int before = sizes.getOrDefault(deck, 0);
        if (before > DeckEntry.MOST) {
            return;
        }
        sizes.put(deck, before + entry.count());
        entries.computeIfAbsent(deck, name -> new ArrayList<>()).add(entry);
        if (before + entry.count() > DeckEntry.MOST) {
            problems.add(line, column, "the " + deck + " has more than " + DeckEntry.MOST + " cards");
        }
    }

    private Option<C> named(int line, int column, String name) {
        Array<C> called = Option.of(cards.get(name)).getOrElse(Array.empty());
        if (name.isEmpty()) {
            problems.add(line, column, "the card's name is missing");
        } else if (called.size() > 1) {
            problems.add(
                    line,
                    column,
                    "the pack " + pack + " has " + called.size() + " cards named '" + name + "'; say which: "
                            + called.map(DeckText::titled).mkString("'", "', '", "'"));
        } else if (called.isEmpty()) {
            Array<String> near = ++hints > MOST_HINTS
                    ? Array.empty()
                    : NearestNames.to(
                            name, Array.ofAll(cards.keySet()).filter(each -> each.endsWith("]") == name.endsWith("]")));
            String hint = near.isEmpty() ? "" : "; did you mean " + near.mkString("'", "', '", "'") + "?";
            problems.add(line, column, "the pack " + pack + " has no card '" + name + "'" + hint);
        }
        return called.size() == 1 ? called.headOption() : Option.none();
    }
}

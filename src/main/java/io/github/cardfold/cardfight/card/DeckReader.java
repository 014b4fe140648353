package io.github.cardfold.cardfight.card;

import io.github.cardfold.kernel.NearestNames;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a deck list from text: under the headings {@code [Main deck]}, {@code [Ride deck]} and {@code [G deck]}, one
 * line for each card, such as {@code 4 Ember Scout}. Blank lines, and lines that start with {@code #}, are skipped.
 * {@link DeckWriter} writes such texts.
 */
public final class DeckReader {
    private static final Pattern LINE = Pattern.compile("\\s*(?<count>\\S+)\\s*(?<name>.*?)\\s*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,2}");

    private final Pack pack;
    private final String source;
    private Array<TextProblem> problems = Array.empty();
    private Array<Placed> entries = Array.empty();
    private Array<DeckSection> seen = Array.empty();
    private Option<DeckSection> section = Option.none();
    private boolean headed;

    private DeckReader(Pack pack, String source) {
        this.pack = pack;
        this.source = source;
    }

    /**
     * Reads a deck list.
     *
     * @param pack the cards that it may call by name
     * @param name the name of the deck list, also the source that problems name
     * @param text the whole text
     * @return the deck list, legal or not, or every problem found, in the order of the text
     */
    public static Either<Array<TextProblem>, DeckList> read(Pack pack, String name, String text) {
        DeckReader reader = new DeckReader(pack, name);
        Array.ofAll(text.lines()).forEachWithIndex((line, index) -> reader.line(index + 1, line));
        return reader.problems.isEmpty() ? Either.right(reader.deck()) : Either.left(reader.problems);
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
        return entries.filter(placed -> placed.section() == wanted).map(Placed::entry);
    }

    private void line(int number, String line) {
        Matcher match = LINE.matcher(line);
        if (!match.matches() || match.group("count").startsWith("#")) {
            return;
        }
        if (match.group("count").startsWith("[")) {
            heading(number, match.start("count") + 1, line.strip());
        } else {
            card(number, match);
        }
    }

    private void heading(int line, int column, String written) {
        headed = true;
        section = Array.of(DeckSection.values()).find(deck -> written.equals("[" + deck.heading() + "]"));
        if (section.isEmpty()) {
            String known =
                    Array.of(DeckSection.values()).map(DeckSection::heading).mkString("[", "], [", "]");
            problem(line, column, "'" + written + "' is none of the headings " + known);
        }
        if (section.exists(seen::contains)) {
            problem(line, column, "the heading " + written + " has come before");
        }
        seen = seen.appendAll(section);
    }

    private void card(int line, Matcher match) {
        int column = match.start("count") + 1;
        String count = match.group("count");
        if (!headed) {
            problem(line, column, "a card comes before the first heading");
        }
        if (!NUMBER.matcher(count).matches()) {
            problem(line, column, "'" + count + "' is no count: a line is a whole number and a card's name");
            return;
        }
        boolean counts = COUNT.matcher(count).matches();
        if (!counts) {
            problem(line, column, "a count must be from 1 to " + DeckEntry.MOST + ", not " + count);
        }
        Option<Card> card = named(line, match.start("name") + 1, match.group("name"));
        if (counts && card.isDefined() && section.isDefined()) {
            DeckEntry entry = new DeckEntry(Integer.parseInt(count), card.get());
            entries = entries.append(new Placed(section.get(), entry));
        }
    }

    private Option<Card> named(int line, int column, String name) {
        Option<Card> card = pack.named(name);
        if (name.isEmpty()) {
            problem(line, column, "the card's name is missing");
        } else if (card.isEmpty()) {
            Array<String> near = NearestNames.to(name, pack.cards().map(Card::name));
            String hint = near.isEmpty() ? "" : "; did you mean " + near.mkString("'", "', '", "'") + "?";
            problem(line, column, "the pack " + pack.id() + " has no card '" + name + "'" + hint);
        }
        return card;
    }

    private void problem(int line, int column, String sentence) {
        problems = problems.append(new TextProblem(source, line, column, sentence));
    }

    private record Placed(DeckSection section, DeckEntry entry) {}
}

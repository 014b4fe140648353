package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** The conditions on decks: their sizes and cards, how many copies (7.1), and Spellbinds (14.2). */
public final class VandariaDeckRules {
    private static final Array<VandariaDeckSection> PLAYED =
            Array.of(VandariaDeckSection.FATE, VandariaDeckSection.SUB);

    private VandariaDeckRules() {}

    /**
     * Returns every way in which decks break the rules; nothing if they are legal.
     *
     * @param deck the decks of one player
     * @param limits the numbers, such as {@link VandariaDeckLimits#standard}
     */
    public static Array<Violation> check(VandariaDeckList deck, VandariaDeckLimits limits) {
        requireNonNull(deck, "deck");
        requireNonNull(limits, "limits");
        return sizes(deck, limits)
                .appendAll(kinds(deck))
                .appendAll(copies(deck, limits))
                .appendAll(Spellbinds.check(deck, limits));
    }

    @Rule(vw = {"6.1.1.1", "7.1.1", "7.1.2", "7.1.3"})
    private static Array<Violation> sizes(VandariaDeckList deck, VandariaDeckLimits limits) {
        int fate = deck.size(VandariaDeckSection.FATE);
        return Option.when(
                        fate < limits.fateLeast(),
                        () -> new Violation(
                                "7.1.1",
                                "The Fate Deck has " + cards(fate) + " where at least " + limits.fateLeast()
                                        + " are needed."))
                .toArray()
                .appendAll(atMost(deck, VandariaDeckSection.SUB, limits.subMost(), "7.1.2"))
                .appendAll(atMost(deck, VandariaDeckSection.SIDE, limits.sideMost(), "7.1.3"));
    }

    private static Option<Violation> atMost(
            VandariaDeckList deck, VandariaDeckSection section, int most, String number) {
        int size = deck.size(section);
        String sentence =
                "The " + section.heading() + " has " + cards(size) + " where at most " + most + " are allowed.";
        return Option.when(size > most, () -> new Violation(number, sentence));
    }

    /** The cards of the Subdeck are those with the gold cost S, and no others have it. */
    @Rule(vw = "6.1.5.1")
    private static Array<Violation> kinds(VandariaDeckList deck) {
        return wrong(deck, VandariaDeckSection.FATE, VandariaCard::isOfSubdeck, "is a card of the Subdeck")
                .appendAll(
                        wrong(deck, VandariaDeckSection.SUB, card -> !card.isOfSubdeck(), "is no card of the Subdeck"));
    }

    private static Array<Violation> wrong(
            VandariaDeckList deck, VandariaDeckSection section, Predicate<VandariaCard> wrong, String why) {
        return deck.entries(section)
                .map(DeckEntry::card)
                .filter(wrong)
                .distinct()
                .map(card -> new Violation(
                        "6.1.5.1",
                        card.name() + " in the " + section.heading() + " " + why + ": its gold cost is " + card.cost()
                                + "."));
    }

    /** Cards that are the same count together, in whichever entries they stand. */
    @Rule(vw = {"4.5.1", "4.5.2", "6.1.1.2", "7.1.5", "7.1.8", "7.1.9", "7.1.12", "7.1.13"})
    private static Array<Violation> copies(VandariaDeckList deck, VandariaDeckLimits limits) {
        Array<DeckEntry<VandariaCard>> counted =
                (limits.sideCounts() ? PLAYED.append(VandariaDeckSection.SIDE) : PLAYED).flatMap(deck::entries);
        Array<VandariaCard> different = counted.map(DeckEntry::card)
                .foldLeft(Array.empty(), (found, card) -> found.exists(card::isSameAs) ? found : found.append(card));
        return different.flatMap(card -> {
            Array<DeckEntry<VandariaCard>> same =
                    counted.filter(entry -> entry.card().isSameAs(card));
            boolean isSingle = same.exists(entry -> entry.card().isSingle());
            boolean isFree = card.type() instanceof Loot && !isSingle;
            int most = isSingle ? 1 : limits.copies();
            int count = same.foldLeft(0, (sum, entry) -> sum + entry.count());
            String section =
                    !isSingle ? "7.1.5" : same.exists(entry -> entry.card().hero()) ? "7.1.9" : "7.1.13";
            return Option.when(
                    count > most && !isFree,
                    () -> new Violation(
                            section,
                            "The decks have " + count + " copies of " + card.name() + " where at most " + most
                                    + (most == 1 ? " is" : " are") + " allowed."));
        });
    }

    /**
     * Returns every way in which decks that a player brings to the next round break the rules: only cards of the
     * Sideboard may have been exchanged for others, one for one.
     *
     * @param before the decks of the round before
     * @param after those of the next round
     */
    @Rule(vw = {"7.1.4", "7.1.16", "7.1.18"})
    public static Array<Violation> exchange(
            VandariaDeckList before, VandariaDeckList after, VandariaDeckLimits limits) {
        Array<Violation> found = check(after, limits);
        if (!counts(before).equals(counts(after))) {
            found = found.append(new Violation(
                    "7.1.16",
                    "The decks of the next round are not made of the same cards as those of the round before."));
        }
        int side = before.size(VandariaDeckSection.SIDE);
        if (after.size(VandariaDeckSection.SIDE) != side) {
            found = found.append(new Violation(
                    "7.1.4",
                    "The Sideboard has " + cards(after.size(VandariaDeckSection.SIDE)) + " and had " + side
                            + ": its cards are exchanged one for one."));
        }
        return found;
    }

    private static SortedMap<String, Integer> counts(VandariaDeckList deck) {
        return Array.of(VandariaDeckSection.values())
                .flatMap(deck::entries)
                .foldLeft(
                        TreeMap.empty(),
                        (counts, entry) -> counts.put(entry.card().id(), entry.count(), Integer::sum));
    }

    static String cards(int count) {
        return count == 1 ? "1 card" : count + " cards";
    }
}

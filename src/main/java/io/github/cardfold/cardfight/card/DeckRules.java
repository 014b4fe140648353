package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * The conditions on decks (8.1): which decks there are and of what ({@link DeckContents}, 8.1.2 to 8.1.4), and how many
 * cards of a name or of a property (8.1.5 to 8.1.8), unless the texts of its cards say otherwise (8.1.3).
 */
public final class DeckRules {
    private static final Array<Condition> CONDITIONS = Array.of(
            DeckContents::decks,
            DeckContents::mainSize,
            DeckContents::mainKinds,
            (deck, limits) -> DeckContents.crests(deck),
            DeckContents::rideSize,
            DeckContents::rideGrades,
            DeckContents::gSize,
            DeckContents::gKinds,
            DeckContents::firstVanguard,
            Copies::check,
            DeckRules::triggers,
            DeckRules::singleTriggers,
            DeckRules::sentinels,
            DeckRules::tagged);

    private DeckRules() {}

    /**
     * Returns every way in which decks break the rules; nothing if they are legal.
     *
     * @param deck the decks of one fighter
     * @param limits the numbers of the edition, such as {@link DeckLimits#standard}
     */
    @Rule(jp = "8.1.4")
    public static Array<Violation> check(DeckList deck, DeckLimits limits) {
        requireNonNull(deck, "deck");
        requireNonNull(limits, "limits");
        return CONDITIONS.flatMap(condition -> condition.check(deck, limits));
    }

    @Rule(jp = "8.1.6")
    private static Option<Violation> triggers(DeckList deck, DeckLimits limits) {
        int count = count(played(deck), card -> card.trigger() != Trigger.NONE);
        String sentence = "Main deck and ride deck together have " + cards(count) + " with a trigger where exactly "
                + limits.triggers() + " are needed.";
        return Option.when(count != limits.triggers(), () -> new Violation("8.1.6", sentence));
    }

    @Rule(jp = {"8.1.6.1", "8.1.6.2"})
    private static Array<Violation> singleTriggers(DeckList deck, DeckLimits limits) {
        return limits.triggerLimits()
                .flatMap(limit -> atMost(
                        limit.most(),
                        count(played(deck), card -> card.trigger() == limit.trigger()),
                        limit.section(),
                        "Main deck and ride deck together have ",
                        " with a trigger of the kind " + limit.trigger().label()));
    }

    @Rule(jp = {"8.1.7", "14.10.2"})
    private static Option<Violation> sentinels(DeckList deck, DeckLimits limits) {
        int count = count(played(deck), Card::sentinel);
        return atMost(limits.sentinels(), count, "8.1.7", "Main deck and ride deck together have ", " with sentinel");
    }

    @Rule(jp = {"8.1.8", "14.51.2.1", "14.57.2", "14.57.2.1"})
    private static Array<Violation> tagged(DeckList deck, DeckLimits limits) {
        return limits.tagLimits()
                .flatMap(limit -> atMost(
                        limit.most(),
                        count(limit.countsG() ? all(deck) : played(deck), limit::isAbout),
                        limit.section(),
                        limit.countsG() ? "All decks together have " : "Main deck and ride deck together have ",
                        " with " + limit.tag()));
    }

    static Option<Violation> atMost(int most, int count, String section, String where, String what) {
        String sentence =
                where + cards(count) + what + " where at most " + (most == 1 ? "1 is" : most + " are") + " allowed.";
        return Option.when(count > most, () -> new Violation(section, sentence));
    }

    static Array<DeckEntry<Card>> played(DeckList deck) {
        return deck.main().appendAll(deck.ride());
    }

    static Array<DeckEntry<Card>> all(DeckList deck) {
        return played(deck).appendAll(deck.g());
    }

    static int count(Array<DeckEntry<Card>> entries, Predicate<Card> counts) {
        return entries.filter(entry -> counts.test(entry.card())).foldLeft(0, (sum, entry) -> sum + entry.count());
    }

    static String cards(int count) {
        return count == 1 ? "1 card" : count + " cards";
    }

    /** One condition: what breaks it. */
    private interface Condition {
        Iterable<Violation> check(DeckList deck, DeckLimits limits);
    }
}

package io.github.cardfold.cardfight.card;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** The conditions on which decks there are, how large they are and of what kinds of cards. */
final class DeckContents {
    private DeckContents() {}

    @Rule(
            jp = "8.1.2",
            it = {"5.1.1", "5.3.2"},
            en = {"5.1.1", "5.3.2"})
    static Array<Violation> decks(DeckList deck, DeckLimits limits) {
        Option<Violation> noMain =
                when(deck.main().isEmpty(), "8.1.2", "There is no main deck; every fighter needs one.");
        Option<Violation> ride = when(
                limits.rideMost() == 0 && !deck.ride().isEmpty(),
                "8.1.2",
                "There is a ride deck; this edition has none.");
        Option<Violation> g =
                when(limits.gMost() == 0 && !deck.g().isEmpty(), "8.1.2", "There is a G deck; this edition has none.");
        return Array.of(noMain, ride, g).flatMap(violation -> violation);
    }

    @Rule(jp = "8.1.4.1", id = "8.1.8.1")
    static Option<Violation> mainSize(DeckList deck, DeckLimits limits) {
        int size = deck.size(DeckSection.MAIN) + (limits.rideWithinMain() ? deck.size(DeckSection.RIDE) : 0);
        String what = limits.rideWithinMain() ? "Main deck and ride deck together have " : "The main deck has ";
        return when(
                !deck.main().isEmpty() && size != limits.mainSize(),
                "8.1.4.1",
                what + DeckRules.cards(size) + " where exactly " + limits.mainSize() + " are needed.");
    }

    @Rule(jp = "8.1.4.1", it = "5.2.2.1", en = "5.2.2.6")
    static Array<Violation> mainKinds(DeckList deck, DeckLimits limits) {
        Predicate<Card> crest = card -> card.mainType() == MainType.RIDE_DECK_CREST;
        Predicate<Card> other = card -> card.mainType() != MainType.UNIT && !crest.test(card);
        return Array.of(
                        strangers(deck, DeckSection.MAIN, "8.1.4.1", "ride deck crests", crest),
                        strangers(deck, DeckSection.MAIN, "8.1.4.1", "G cards", DeckContents::isG),
                        strangers(deck, DeckSection.MAIN, "8.1.4.1", "cards other than units", other)
                                .filter(violation -> limits.mainOnlyUnits()))
                .flatMap(violation -> violation);
    }

    /** Crests are made in the game (15.2.1), and no card of a deck is one (ruling 431). */
    @Rule(jp = "2.9.3.5")
    static Array<Violation> crests(DeckList deck) {
        return Array.of(DeckSection.values())
                .flatMap(section ->
                        strangers(deck, section, "2.9.3.5", "crests", card -> card.mainType() == MainType.CREST));
    }

    @Rule(jp = "8.1.4.2")
    static Option<Violation> rideSize(DeckList deck, DeckLimits limits) {
        int size = deck.size(DeckSection.RIDE);
        boolean wrong = size < limits.rideLeast() || size > limits.rideMost();
        String range = limits.rideMost() == DeckLimits.UNLIMITED ? " or more" : " to " + limits.rideMost();
        return when(
                size > 0 && limits.rideMost() > 0 && wrong,
                "8.1.4.2",
                "The ride deck has " + DeckRules.cards(size) + " where " + limits.rideLeast() + range + " are needed.");
    }

    @Rule(id = "8.1.8.2")
    static Option<Violation> rideGrades(DeckList deck, DeckLimits limits) {
        Array<Card> cards = deck.cards(DeckSection.RIDE);
        Array<Integer> grades =
                cards.filter(DeckContents::isUnit).map(Card::grade).sorted();
        boolean right = grades.size() == cards.size()
                && grades.equals(limits.rideGrades().sorted());
        return when(
                !cards.isEmpty() && !limits.rideGrades().isEmpty() && !right,
                "8.1.4.2",
                "The ride deck has units of the grades " + grades.mkString(", ") + " where one unit each of "
                        + limits.rideGrades().mkString(", ") + " is needed, and nothing else.");
    }

    @Rule(jp = "8.1.4.3")
    static Option<Violation> gSize(DeckList deck, DeckLimits limits) {
        int size = deck.size(DeckSection.G);
        return when(
                limits.gMost() > 0 && size > limits.gMost(),
                "8.1.4.3",
                "The G deck has " + DeckRules.cards(size) + " where at most " + limits.gMost() + " are allowed.");
    }

    @Rule(jp = "8.1.4.3")
    static Option<Violation> gKinds(DeckList deck, DeckLimits limits) {
        return strangers(deck, DeckSection.G, "8.1.4.3", "cards other than G cards", card -> !isG(card));
    }

    /** Without a ride deck the first vanguard comes from the main deck (8.2.1.2). */
    @Rule(jp = "8.2.1.2")
    static Option<Violation> firstVanguard(DeckList deck, DeckLimits limits) {
        DeckSection source = deck.ride().isEmpty() ? DeckSection.MAIN : DeckSection.RIDE;
        boolean there = deck.entries(source)
                .exists(entry -> isUnit(entry.card()) && entry.card().grade() == 0);
        return when(
                !deck.entries(source).isEmpty() && !there,
                "8.2.1.2",
                "The " + source.words() + " has no grade 0 unit to be the first vanguard.");
    }

    private static Option<Violation> strangers(
            DeckList deck, DeckSection section, String rule, String what, Predicate<Card> strange) {
        Array<String> names = deck.entries(section)
                .map(DeckEntry::card)
                .filter(strange)
                .map(Card::name)
                .distinct();
        return when(
                !names.isEmpty(),
                rule,
                "The " + section.words() + " has " + what + ", which it may not: " + names.mkString(", ") + ".");
    }

    private static boolean isUnit(Card card) {
        return card.mainType() == MainType.UNIT;
    }

    private static boolean isG(Card card) {
        return card.hasSubtype(Subtype.G);
    }

    private static Option<Violation> when(boolean broken, String section, String sentence) {
        return Option.when(broken, () -> new Violation(section, sentence));
    }
}

package io.github.cardfold.kernel.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What two seats know of a deck of several parts. {@link PileProperties} says it of all piles; here stand the cards of
 * each rule. What a seat knows is written part by part: the kinds of cards it is sure of, and ? for every other card.
 */
class PileTest {
    private static final int SEATS = 2;
    private static final int A = 1;
    private static final int B = 2;

    private int cards;
    private Pile deck = Pile.EMPTY_HIDDEN;

    @BeforeEach
    void noCards() {
        cards = 0;
        deck = Pile.EMPTY_HIDDEN;
    }

    /** Lays a card under the deck, as some seats witness and some can see there. */
    private int lay(char kind, int witnesses, int seen) {
        int object = ++cards;
        deck = deck.addToDeck(new GameObject(object, kind - 'a', Seat.A, object, 0, seen), true, witnesses, SEATS);
        return object;
    }

    /** Lays a card under the deck before the eyes of some seats, which then know where it lies. */
    private int lay(char kind, int seen) {
        return lay(kind, seen, seen);
    }

    /** Makes a deck of cards that have no order, of which both seats know what they are. */
    private void loose(String kinds) {
        kinds.chars().forEach(kind -> lay((char) kind, A | B));
        deck = deck.shuffled(SEATS);
    }

    private int find(char kind, int seat) {
        int at = IntStream.range(0, deck.size())
                .filter(i -> deck.at(i).object() == 0 && deck.at(i).definition() == kind - 'a')
                .findFirst()
                .orElseThrow();
        int to = deck.startOf(deck.poolOf(at));
        int object = ++cards;
        deck = deck.settled(at, to, object, seat, SEATS).seen(to, seat, SEATS);
        return object;
    }

    private String known(int seat) {
        return IntStream.range(0, deck.poolCount())
                .mapToObj(part -> known(part, Seat.of(seat >> 1)))
                .collect(Collectors.joining(" "));
    }

    private String known(int part, Seat seat) {
        Pool pool = deck.pool(part);
        int start = deck.startOf(part);
        var there = IntStream.range(start, start + pool.size());
        var sure = pool.contentKnownTo(seat)
                ? there.map(i -> deck.at(i).definition())
                : IntStream.concat(
                        there.filter(i -> deck.at(i).seenBy(seat))
                                .map(i -> deck.at(i).definition()),
                        IntStream.of(pool.known(seat)));
        String kinds = sure.sorted().mapToObj(kind -> "" + (char) ('a' + kind)).collect(Collectors.joining());
        return kinds + "?".repeat(pool.size() - kinds.length());
    }

    @Test
    @Rule(jp = "7.12.3")
    void afterAShuffleEachSeatKnowsTheCardsThatItSawInAnyPart() {
        lay('a', A);
        lay('b', A | B);
        lay('c', B);
        lay('d', 0);
        lay('b', A);
        deck = deck.shuffled(SEATS);

        assertEquals("abb??", known(A));
        assertEquals("bc???", known(B));
    }

    @Test
    @Rule(jp = "7.12.3")
    void afterAShuffleNobodyKnowsWhereACardLiesUnlessAllAreAlike() {
        loose("abb");
        assertEquals(0, deck.tells(0));
        assertEquals(0, deck.tells(1));
        assertEquals(0, deck.tells(2));

        noCards();
        loose("bbb");
        assertEquals(A | B, deck.tells(1));
    }

    /** A card that lay at a place of its own is one of many after it, whether somebody saw it there or not. */
    @Test
    @Rule(jp = "7.12.3")
    void afterAShuffleNothingNamesACardAsTheOneThatLaySomewhere() {
        lay('a', 0);
        lay('b', A);
        deck = deck.shuffled(SEATS);

        assertEquals(-1, deck.find(1));
        assertEquals(-1, deck.find(2));
    }

    /** The seat that did not see which card was found is sure of one fewer of each kind. */
    @Test
    @Rule(jp = {"7.12.2#1", "7.12.2#2", "7.12.3"})
    void whoKnewTheDeckKnowsAfterASearchWhatIsAmongTheOthers() {
        loose("aabbbc");
        int found = find('b', A);
        deck = deck.shuffled(new int[] {found}, SEATS);

        assertEquals("b aabbc", known(A));
        assertEquals("? abb??", known(B));

        lay('c', A);
        deck = deck.shuffled(SEATS);
        assertEquals("aabbbcc", known(A));
        assertEquals("abb????", known(B));
    }

    @Test
    @Rule(jp = {"7.12.2#1", "7.12.2#2"})
    void whatWasFoundLiesAboveTheOthersWhoseKindIsKnownPlaceByPlace() {
        loose("abccc");
        int first = find('a', A | B);
        int second = find('b', A | B);
        deck = deck.shuffled(new int[] {first, second}, SEATS);

        assertEquals("a b ccc", known(B));
        assertEquals(A | B, deck.tells(3));
        assertEquals(2, deck.startOf(2));
    }

    @ParameterizedTest
    @ValueSource(ints = {A, B})
    @Rule(jp = "4.1.10")
    void whoeverDoesNotChooseTheOrderKnowsNoMoreThanWhichCardsWereSeen(int chooser) {
        lay('d', A | B);
        int first = lay('a', A | B, chooser);
        int second = lay('b', chooser, chooser);
        int third = lay('c', A | B, chooser);
        deck = deck.arranged(new int[] {third, second, first}, SEATS);

        assertEquals("d abc", known(chooser));
        assertEquals("d ac?", known(A + B - chooser));
        assertEquals(third, deck.at(1).object());
        for (int i = 1; i < 4; i++) {
            assertEquals(chooser, deck.tells(i));
        }
    }

    /** Nobody can hold what it sees of one card for what it would know of all. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    @Rule(jp = {"4.1.10", "7.12.3"})
    void whoSawOneOfTheCardsThatWereArrangedKnowsThatOneAfterAShuffle(int seen) {
        int[] objects = {lay('a', A), lay('b', A), lay('c', A)};
        deck = deck.arranged(objects, SEATS).seen(seen, B, SEATS).shuffled(SEATS);

        assertEquals("abc", known(A));
        assertEquals((char) ('a' + seen) + "??", known(B));
    }

    /** The hand of a seat with a card for each letter, a capital one if the other seat saw which card came. */
    private static Pile hand(Seat owner, String kinds) {
        Pile hand = Pile.EMPTY_HIDDEN;
        for (int i = 0; i < kinds.length(); i++) {
            char kind = kinds.charAt(i);
            int witnesses = Character.isUpperCase(kind) ? A | B : owner.bit();
            var card = new GameObject(i + 1, Character.toLowerCase(kind) - 'a', owner, i + 1, 0, owner.bit());
            hand = hand.add(card, witnesses, SEATS);
        }
        return hand;
    }

    /** The order in which the cards of a hand lie once some of them are meant, whoever's hand it is. */
    private static String meant(String kinds, int... objects) {
        var orders = Stream.of(Seat.A, Seat.B)
                .map(owner -> Stream.of(hand(owner, kinds)
                                .lastOfTheirKind(objects, SEATS)
                                .objects())
                        .map(each -> "" + each.object())
                        .collect(Collectors.joining()))
                .distinct()
                .toList();
        return String.join(" or ", orders);
    }

    /** What a pile remembers of the objects that it may hold is right whether or not it was asked before it grew. */
    @Test
    @Rule(jp = "4.1.10")
    void everyObjectIsFoundInAPileThatHasGrown() {
        for (int size = 0; size <= 40; size++) {
            for (boolean isAsked : new boolean[] {false, true}) {
                Pile pile = new Pile(
                        IntStream.rangeClosed(1, size)
                                .mapToObj(PileTest::object)
                                .toArray(GameObject[]::new),
                        null);
                assertEquals(-1, isAsked ? pile.find(size + 1) : -1);
                Pile grown = pile.add(object(size + 1), A | B, SEATS);
                assertEquals(
                        IntStream.rangeClosed(0, size).boxed().toList(),
                        IntStream.rangeClosed(1, size + 1).mapToObj(grown::find).toList());
            }
        }
    }

    private static GameObject object(int number) {
        return new GameObject(number, 0, Seat.A, number, 0, A | B);
    }

    @Test
    @Rule(jp = "4.6.2")
    void ofCardsThatAreAlikeTheLastOneIsMeantIfTheOtherSeatKnowsThemAll() {
        assertEquals("4231", meant("AxyA", 1));
        assertEquals("3214", meant("AxAy", 1));
        assertEquals("321", meant("AXA", 1));
        assertEquals("1234", meant("AxAy", 3));
        assertEquals("1234", meant("Axay", 1));
        assertEquals("1234", meant("axAy", 3));
        assertEquals("1234", meant("axay", 1));
        assertEquals("123", meant("xAA", 1));
    }

    @Test
    @Rule(jp = "4.6.2")
    void ofSeveralCardsThatAreMeantEachIsTheLastOfItsKindBesidesTheOthers() {
        assertEquals("45312", meant("ABxAB", 1, 2));
        assertEquals("45312", meant("ABxAB", 2, 1));
        assertEquals("3214", meant("AxAA", 1, 4));
    }
}

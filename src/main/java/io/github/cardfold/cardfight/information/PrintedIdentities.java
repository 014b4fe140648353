package io.github.cardfold.cardfight.information;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Nations;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is printed of what cards are called and where they belong, worked out once for each card. Immutable. */
public final class PrintedIdentities {
    private static final Identity[] ALL = Identity.values();

    private final Array<String>[][] printed;
    private final boolean[][] every;
    private final int[] lost = new int[ALL.length];
    /** Says of each sort that a card has every word of it. */
    private final int[] everyGained = new int[ALL.length];

    /** The words of each sort that some card may have. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private final Array<String>[] known = new Array[ALL.length];

    /** Says of each sort first that a card has words, one each, and then whose words are copied. */
    private final int[][] gained = new int[ALL.length][];

    private final Array<String>[][] names;
    private final int[][] copied = new int[ALL.length][];
    private final Set<String> subtypes;

    /** Works out what is printed; {@code slots} are the names of all pieces of information of the game. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    public PrintedIdentities(Nations nations, Array<Card> catalogue, String[] slots) {
        printed = new Array[ALL.length][catalogue.size()];
        names = new Array[ALL.length][];
        every = new boolean[ALL.length][catalogue.size()];
        Array<String> all = Array.of(slots);
        for (Identity identity : ALL) {
            int sort = identity.ordinal();
            for (int i = 0; i < catalogue.size(); i++) {
                printed[sort][i] = identity.printed(catalogue.get(i), nations);
                every[sort][i] = identity.isEvery(catalogue.get(i), nations);
            }
            String prefix = identity.gained("");
            lost[sort] = all.indexOf(identity.lost());
            everyGained[sort] = all.indexOf(identity.everyGained());
            copied[sort] = Identity.places(identity.copied(1))
                    .toJavaStream()
                    .mapToInt(all::indexOf)
                    .filter(slot -> slot >= 0)
                    .toArray();
            Array<String> words = all.filter(each -> each.startsWith(prefix));
            gained[sort] = IntStream.concat(
                            words.toJavaStream().mapToInt(all::indexOf),
                            IntStream.concat(IntStream.of(copied[sort]), IntStream.of(everyGained[sort])))
                    .filter(slot -> slot >= 0)
                    .toArray();
            names[sort] = words.map(each -> identity.meant(each.substring(prefix.length()), nations))
                    .toJavaArray(Array[]::new);
            known[sort] = Array.of(printed[sort])
                    .appendAll(Array.of(names[sort]))
                    .flatMap(each -> each)
                    .distinct();
        }
        int ofSubtypes = Identity.SUBTYPE.ordinal();
        subtypes = Stream.concat(Arrays.stream(printed[ofSubtypes]), Arrays.stream(names[ofSubtypes]))
                .flatMap(Array::toJavaStream)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Tells whether a subtype is printed on some card or can be given to one: of most sets of cards, none is G. */
    public boolean knowsSubtype(String subtype) {
        return subtypes.contains(subtype);
    }

    /** Returns the indices of the pieces of information that are one sort of words; nobody changes the array. */
    public int[] gained(Identity identity) {
        return gained[identity.ordinal()];
    }

    /** Returns the indices of the places that say whose words of one sort are copied; nobody changes the array. */
    public int[] copied(Identity identity) {
        return copied[identity.ordinal()];
    }

    /** Tells whether nothing can change one sort of words. */
    public boolean isAsPrinted(Identity identity) {
        return lost[identity.ordinal()] < 0 && gained[identity.ordinal()].length == 0;
    }

    /** Tells whether a card has a word of a sort that passes a test, given its information. */
    public boolean has(int definition, int sort, IntUnaryOperator value, Predicate<String> word) {
        if (hasEvery(sort, value)) {
            return true;
        }
        boolean isKept = lost[sort] < 0 || value.applyAsInt(lost[sort]) == 0;
        if (isKept && isPrinted(definition, sort, word)) {
            return true;
        }
        for (int i = 0; i < names[sort].length; i++) {
            if (isAny(names[sort][i], word) && value.applyAsInt(gained[sort][i]) > 0) {
                return true;
            }
        }
        for (int slot : copied[sort]) {
            int of = value.applyAsInt(slot) - 1;
            if (of >= 0 && isPrinted(of, sort, word)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPrinted(int definition, int sort, Predicate<String> word) {
        return every[sort][definition] || isAny(printed[sort][definition], word);
    }

    private static boolean isAny(Array<String> words, Predicate<String> word) {
        for (int i = 0; i < words.size(); i++) {
            if (word.test(words.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean hasEvery(int sort, IntUnaryOperator value) {
        return everyGained[sort] >= 0 && value.applyAsInt(everyGained[sort]) > 0;
    }

    /** Returns the words of one sort that are printed on a card or follow from that. */
    public Array<String> printed(int definition, Identity identity) {
        return printed[identity.ordinal()][definition];
    }

    /** Returns the words of one sort that a card has, those printed first. */
    public Array<String> of(int definition, Identity identity, IntUnaryOperator value) {
        int sort = identity.ordinal();
        boolean isLost = lost[sort] >= 0 && value.applyAsInt(lost[sort]) > 0;
        Array<String> words = isLost ? Array.empty() : printed[sort][definition];
        for (int i = 0; i < names[sort].length; i++) {
            words = value.applyAsInt(gained[sort][i]) > 0 ? words.appendAll(names[sort][i]) : words;
        }
        for (int slot : copied[sort]) {
            int card = value.applyAsInt(slot) - 1;
            words = card >= 0 ? words.appendAll(printed[sort][card]) : words;
        }
        return hasEvery(sort, value) ? words.appendAll(known[sort]) : words;
    }
}

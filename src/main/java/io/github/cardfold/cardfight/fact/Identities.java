package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Nations;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * What cards are called and where they belong: what is printed, worked out once for each card, and what effects say.
 */
public final class Identities {
    private static final Identity[] ALL = Identity.values();

    private final Array<String>[][] printed;
    private final boolean[][] every;
    private final int[] lost = new int[ALL.length];
    private final int[][] gained = new int[ALL.length][];
    private final String[][] names = new String[ALL.length][];

    /** Works out what is printed; {@code slots} are the names of all pieces of information of the game. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    Identities(Nations nations, List<Card> catalogue, String[] slots) {
        printed = new Array[ALL.length][catalogue.size()];
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
            Array<String> words = all.filter(each -> each.startsWith(prefix));
            gained[sort] = words.toJavaStream().mapToInt(all::indexOf).toArray();
            names[sort] = words.map(each -> each.substring(prefix.length())).toJavaArray(String[]::new);
        }
    }

    /** Returns the indices of the pieces of information that are one sort of words; nobody changes the array. */
    int[] gained(Identity identity) {
        return gained[identity.ordinal()];
    }

    /** Tells whether a card as it is or was has a word that passes a test, as the query sees it. */
    @Rule(jp = "11.11.1.6")
    public static boolean has(Query query, Subject subject, Identity identity, Predicate<String> word) {
        Position position = query.position(identity.fact());
        Identities all = CardfightGame.of(position).identities();
        return !Field.isBlank(position, subject.thing(), subject.place())
                && all.has(
                        subject.thing().definition(),
                        identity.ordinal(),
                        slot -> Strength.of(query, subject, slot, identity.fact()),
                        word);
    }

    private boolean has(int definition, int sort, IntUnaryOperator value, Predicate<String> word) {
        if (lost[sort] < 0 || value.applyAsInt(lost[sort]) == 0) {
            if (every[sort][definition] || printed[sort][definition].exists(word)) {
                return true;
            }
        }
        for (int i = 0; i < gained[sort].length; i++) {
            if (word.test(names[sort][i]) && value.applyAsInt(gained[sort][i]) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the words of one sort that a card lying in a place has, those printed first, each once. */
    @Rule(jp = "5.1.2")
    public static Array<String> of(Position position, Thing thing, int place, Identity identity) {
        if (Field.isBlank(position, thing, place)) {
            return Array.empty();
        }
        Identities all = CardfightGame.of(position).identities();
        int sort = identity.ordinal();
        IntUnaryOperator value = slot -> Strength.information(position, thing, place, slot);
        boolean isLost = all.lost[sort] >= 0 && value.applyAsInt(all.lost[sort]) > 0;
        Array<String> words = isLost ? Array.empty() : all.printed[sort][thing.definition()];
        for (int i = 0; i < all.gained[sort].length; i++) {
            words = value.applyAsInt(all.gained[sort][i]) > 0 ? words.append(all.names[sort][i]) : words;
        }
        return words.distinct();
    }
}

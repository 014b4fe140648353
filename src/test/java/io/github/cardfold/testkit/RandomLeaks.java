package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.fuzz.RandomCards;
import io.vavr.collection.Array;

/** Hunts for leaks among cards with abilities made by chance. */
public final class RandomLeaks {
    private static final int PAIRS_OF_A_PACK = 4;

    private RandomLeaks() {}

    /** Plays 400 pairs of games or as many as it is told, the cards of which begin with a seed. */
    public static void main(String[] arguments) {
        int pairs = arguments.length == 0 ? 400 : Integer.parseInt(arguments[0]);
        long first = arguments.length < 2 ? 0 : Long.parseLong(arguments[1]);
        int leaks = 0;
        for (int played = 0; played < pairs; played += PAIRS_OF_A_PACK) {
            long seed = first + played / PAIRS_OF_A_PACK;
            Array<Card> cards = RandomCards.cards(seed);
            LeakReport report = LeakHunt.of(RandomCards.rules(cards), RandomCards.DECKS, cards)
                    .pairs(PAIRS_OF_A_PACK)
                    .from(played)
                    .report();
            if (!report.leak().isEmpty()) {
                leaks++;
                System.out.println("pack " + seed + ": " + report.leak());
                cards.filter(each -> report.leak().contains(each.id()))
                        .forEach(each -> each.abilities()
                                .forEach(ability -> System.out.println("  " + each.id() + ": " + ability.english())));
            }
        }
        String result = leaks + " of " + pairs / PAIRS_OF_A_PACK + " packs leak";
        System.out.println(result);
        if (leaks > 0) {
            throw new IllegalStateException(result);
        }
    }
}

package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.play.AdditionalEffect;
import io.github.cardfold.cardfight.play.Order;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.RandomAbilities;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Games of cards with abilities made by chance: they throw nothing, lose no card and come to an end, whatever the texts
 * say. Of a game that fails, the cards whose texts do not matter lose them, then the game itself becomes short.
 */
public final class RandomCards {
    /** Of the cards of a pack, so many have one with such a text: with more, most texts would contradict others. */
    private static final int ONE_IN = 2;

    private static final int GAMES_OF_A_PACK = 5;
    /** Of the states of a game, one in so many is checked, and the last one. */
    private static final int CHECKED = 20;
    /** Cards of one pack may have so many abilities that can be assembled before the next pack's turn. */
    private static final int SEEDS_OF_A_PACK = 1_000;

    private static final Pack PLAIN = Packs.vanilla();
    /** The decks of these cards. */
    public static final Array<DeckList> DECKS = Decks.names("vanilla").map(Decks::named);

    private static final RandomAbilities ABILITIES = new RandomAbilities(Packs.language());

    private RandomCards() {}

    /** Plays 20,000 games or as many as it is told, the cards of which begin with a seed. */
    public static void main(String[] arguments) throws InterruptedException {
        int games = arguments.length == 0 ? 20_000 : Integer.parseInt(arguments[0]);
        long first = arguments.length < 2 ? 0 : Long.parseLong(arguments[1]);
        Set<String> kinds = new TreeSet<>();
        int failed = 0;
        int endless = 0;
        long decisions = 0;
        int played = 0;
        for (long seed = first; played < games; seed++) {
            Tally tally = play(cards(seed), seed * GAMES_OF_A_PACK, GAMES_OF_A_PACK);
            played += GAMES_OF_A_PACK;
            decisions += tally.decisions();
            for (Failure failure : tally.failures()) {
                if (isEndless(failure)) {
                    endless++;
                    continue;
                }
                failed++;
                if (kinds.add(failure.fault().kind())) {
                    System.out.println("pack " + seed + ", " + text(failure, cards(seed)));
                }
            }
        }
        String result = failed + " of " + played + " games failed, " + endless
                + " ended as a repeated text came to no end in the budget of steps; the others had " + decisions
                + " decisions";
        System.out.println(result);
        if (failed > 0) {
            throw new IllegalStateException(result);
        }
    }

    /**
     * Tells whether a game ended by the budget of steps within a text that repeats what changes something each time,
     * such as one that adds turns and shuffles: whether it would ever end, nobody can tell.
     */
    private static boolean isEndless(Failure failure) {
        String text = failure.fault().text();
        return text.startsWith("undecided: no decision after") && text.contains("/repeat ");
    }

    /** Returns the cards of a seed: some of the units that are no trigger units have an ability or two. */
    public static Array<Card> cards(long seed) {
        long[] next = {seed * SEEDS_OF_A_PACK};
        Random random = new Random(seed);
        return together(PLAIN.cards().map(card -> isTaken(card, random) ? withAbilities(card, next, random) : card));
    }

    private static boolean isTaken(Card card, Random random) {
        return card.mainType() == MainType.UNIT && card.trigger() == Trigger.NONE && random.nextInt(ONE_IN) == 0;
    }

    private static Card withAbilities(Card card, long[] next, Random random) {
        return card.withAbilities(Array.fill(1 + random.nextInt(2), () -> ability(next)));
    }

    /** Texts that contradict those of other cards are left out. */
    private static Array<Card> together(Array<Card> cards) {
        try {
            rules(cards);
            return cards;
        } catch (EffectException contradiction) {
            String message = String.valueOf(contradiction.getMessage());
            Array<Card> left =
                    cards.map(each -> message.startsWith(each.id() + ": ") || message.startsWith(each.id() + "/")
                            ? each.withAbilities(Array.empty())
                            : each);
            if (left.equals(cards)) {
                throw contradiction;
            }
            return together(left);
        }
    }

    /** Returns the rules of some cards in place of those they were made of. */
    public static Rules rules(Array<Card> cards) {
        return Cardfight.rules(Editions.JP_2026_04, PLAIN.withCards(cards));
    }

    /** Returns the next ability that means something on a unit. */
    private static Ability ability(long[] next) {
        while (true) {
            Ability ability = ABILITIES.of(next[0]++);
            boolean isOfAUnit = !(ability instanceof Order) && !(ability instanceof AdditionalEffect);
            if (isOfAUnit && Texts.problems("a card", Array.of(ability)).isEmpty()) {
                return ability;
            }
        }
    }

    /** Plays games of which the first has a seed. */
    static Tally play(Array<Card> cards, long first, int games) throws InterruptedException {
        return Fuzz.play(
                new Settings(rules(cards), DECKS, games, first, Settings.Manner.MIXED, 1, CHECKED, Array.empty()));
    }

    /** Returns a failure with the texts that it needs and the shortest game. */
    static String text(Failure failure, Array<Card> cards) throws InterruptedException {
        List<Card> least = new ArrayList<>(cards.asJava());
        Failure smallest = failure;
        for (int i = 0; i < least.size(); i++) {
            Card card = least.get(i);
            if (card.abilities().isEmpty()) {
                continue;
            }
            least.set(i, card.withAbilities(Array.empty()));
            Option<Failure> still = failing(Array.ofAll(least), failure);
            if (still.isDefined()) {
                smallest = still.get();
            } else {
                least.set(i, card);
            }
        }
        StringBuilder text = new StringBuilder(smallest.title())
                .append(":\n")
                .append(smallest.fault().text());
        least.stream()
                .filter(each -> each.abilities().nonEmpty())
                .forEach(each -> each.abilities()
                        .forEach(ability -> text.append("\n  ")
                                .append(each.id())
                                .append(": ")
                                .append(ability.english())
                                .append("\n    ")
                                .append(Packs.language().write(ability))));
        return text.append('\n').toString();
    }

    private static Option<Failure> failing(Array<Card> cards, Failure like) throws InterruptedException {
        return play(cards, like.seed(), 1)
                .failures()
                .find(each -> each.fault().kind().equals(like.fault().kind()));
    }
}

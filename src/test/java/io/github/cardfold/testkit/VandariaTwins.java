package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckRules;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.SplittableRandom;

/**
 * Two games of Vandaria Wars that differ only in what seat A cannot know: B has the cards of the hand, of the Fate Deck
 * and of the Subdeck in other places of the list, or others in place of some.
 *
 * @param one B's decks in the one game
 * @param other B's decks in the other
 */
record VandariaTwins(Rules rules, VandariaDeckList own, VandariaDeckList one, VandariaDeckList other, long seed)
        implements Twins {
    /** Returns rules for the cards of the shipped pack. */
    static Rules shipped(VandariaRules options) {
        return Vandaria.rules(options, VandariaPacks.marches().cards());
    }

    /** Makes the pair with a number: the same one each time. */
    static VandariaTwins of(Rules rules, int number) {
        SplittableRandom dice = new SplittableRandom(number);
        Array<VandariaDeckList> decks =
                VandariaPacks.decks(VandariaPacks.marches().id()).map(VandariaPacks::deck);
        VandariaDeckList own = decks.get(dice.nextInt(decks.size()));
        VandariaDeckList one = spread(decks.get(dice.nextInt(decks.size())));
        long seed = dice.nextLong();
        Array<Integer> hand = hand(Vandaria.setup(rules, own, one).start(seed), own);
        VandariaDeckList other = one;
        while (other.equals(one)) {
            other = changed(one, hand, dice);
        }
        return new VandariaTwins(rules, own, one, other, seed);
    }

    /** The same decks with an entry for each card, so that the cards can change places. */
    private static VandariaDeckList spread(VandariaDeckList deck) {
        return deck.withFate(single(deck, VandariaDeckSection.FATE)).withSub(single(deck, VandariaDeckSection.SUB));
    }

    private static Array<DeckEntry<VandariaCard>> single(VandariaDeckList deck, VandariaDeckSection section) {
        return deck.cards(section).map(card -> new DeckEntry<>(1, card));
    }

    /** The places in B's list of the cards that B draws to start with. */
    private static Array<Integer> hand(State begun, VandariaDeckList own) {
        int others = own.size(VandariaDeckSection.FATE) + own.size(VandariaDeckSection.SUB);
        int place = VandariaZone.HAND.of(Seat.B);
        return Array.range(0, begun.position().size(place))
                .map(i -> begun.position().objectAt(place, i).card() - others);
    }

    /** One difference in the hand of B, and some in the decks. */
    private static VandariaDeckList changed(VandariaDeckList deck, Array<Integer> hand, SplittableRandom dice) {
        int held = hand.get(dice.nextInt(hand.size()));
        VandariaDeckList changed = dice.nextBoolean()
                ? swapped(deck, held, dice.nextInt(deck.fate().size()))
                : exchanged(deck, held, dice);
        if (dice.nextBoolean()) {
            changed = exchanged(changed, dice.nextInt(deck.fate().size()), dice);
        }
        return dice.nextBoolean() ? changed.withSub(deck.sub().reverse()) : changed;
    }

    private static VandariaDeckList swapped(VandariaDeckList deck, int place, int with) {
        Array<DeckEntry<VandariaCard>> fate = deck.fate();
        return deck.withFate(fate.update(place, fate.get(with)).update(with, fate.get(place)));
    }

    /** Exchanges a card for one of the pack, if the deck stays legal. */
    private static VandariaDeckList exchanged(VandariaDeckList deck, int place, SplittableRandom dice) {
        Array<VandariaCard> cards = VandariaPacks.marches().cards();
        VandariaCard card = cards.get(dice.nextInt(cards.size()));
        VandariaDeckList exchanged = deck.withFate(deck.fate().update(place, new DeckEntry<>(1, card)));
        return VandariaDeckRules.check(exchanged, VandariaDeckLimits.standard()).isEmpty() ? exchanged : deck;
    }

    @Override
    public State begun() {
        return Vandaria.start(rules, own, one, seed);
    }

    @Override
    public State begunOther() {
        return Vandaria.start(rules, own, other, seed);
    }

    @Override
    public Option<CommonAnswers> answers(State now, State otherNow, SplittableRandom dice) {
        Action enough = Action.pass(now.decision().get().seat());
        boolean moves = now.decision().get().purpose().equals(VandariaPurposes.DEPLOY_OR_NOT);
        return moves && dice.nextInt(3) > 0 && now.legalActions().contains(enough)
                ? Option.some(new CommonAnswers(Array.of(enough), Array.of(enough)))
                : CommonAnswers.choose(now, otherNow, dice, CommonAnswers::meaning);
    }

    /** Who has nothing to respond in one stage may be asked in the next without anything happening between. */
    @Override
    public boolean isTold(State before, Action action) {
        return before.decision().get().purpose().equals(VandariaPurposes.RESPOND);
    }

    @Override
    public ZoneKey hand() {
        return VandariaZone.HAND;
    }

    @Override
    public Array<ZoneKey> hiding() {
        return Array.of(VandariaZone.HAND, VandariaZone.HAND, VandariaZone.FATE_DECK, VandariaZone.SUBDECK);
    }

    @Override
    public Array<Trait> explained() {
        return Array.empty();
    }
}

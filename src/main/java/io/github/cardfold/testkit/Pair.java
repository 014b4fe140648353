package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckRules;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.SplittableRandom;

/**
 * Two set-ups that differ only in what seat A cannot know: the order and some cards of B's deck. Cards have their
 * numbers by their places in the list and chance draws numbers, so that another order of the list is another hand and
 * another deck for the same draws.
 *
 * @param cards which cards B's deck may have in place of its own
 * @param one B's deck in the one game
 * @param other B's deck in the other
 * @param first who goes first, whoever is asked
 */
record Pair(Rules rules, Array<Card> cards, DeckList own, DeckList one, DeckList other, Seat first, long seed)
        implements Twins {
    private static final int OPENING_HAND = 5;

    /** Makes the pair with a number: the same one each time. */
    static Pair of(Rules rules, Array<DeckList> decks, Array<Card> cards, int number) {
        SplittableRandom dice = new SplittableRandom(number);
        DeckList own = decks.get(dice.nextInt(decks.size()));
        DeckList one = spread(decks.get(dice.nextInt(decks.size())));
        Seat first = Seat.of(dice.nextInt(2));
        Pair same = new Pair(rules, cards, own, one, one, first, dice.nextLong());
        Array<Integer> hand = same.openingHand();
        DeckList other = one;
        while (other.equals(one)) {
            other = same.changed(one, hand, dice);
        }
        return new Pair(rules, cards, own, one, other, first, same.seed);
    }

    /** The same deck list with an entry for each card, so that the cards can change places. */
    private static DeckList spread(DeckList deck) {
        return DeckList.builder()
                .name(deck.name())
                .main(entries(deck.cards(DeckSection.MAIN)))
                .ride(entries(deck.cards(DeckSection.RIDE)))
                .build();
    }

    private static Array<DeckEntry<Card>> entries(Array<Card> cards) {
        return cards.map(card -> new DeckEntry<>(1, card));
    }

    /** The places in B's list of the cards that B draws to start with. */
    private Array<Integer> openingHand() {
        State state = start(one);
        while (state.position().size(Zone.HAND.of(Seat.B)) < OPENING_HAND) {
            state = state.step(prepared(state));
        }
        State drawn = state;
        int others = own.size(DeckSection.MAIN) + own.size(DeckSection.RIDE) + own.size(DeckSection.G);
        return Array.range(0, OPENING_HAND)
                .map(i -> drawn.position().objectAt(Zone.HAND.of(Seat.B), i).card() - others);
    }

    /** The answer before the hands are drawn: the first of the first vanguards, or who goes first. */
    private Action prepared(State state) {
        Decision decision = state.decision().get();
        return decision.section().equals("8.2.1.2")
                ? state.legalActions().get(0)
                : Action.number(decision.seat(), first.ordinal());
    }

    @Override
    public State begun() {
        return start(one);
    }

    @Override
    public State begunOther() {
        return start(other);
    }

    @Override
    public Option<CommonAnswers> answers(State now, State otherNow, SplittableRandom dice) {
        boolean isPreparing = now.position().size(Zone.HAND.of(Seat.B)) == 0
                && now.decision().get().section().startsWith("8.2.1");
        return isPreparing
                ? Option.some(new CommonAnswers(Array.of(prepared(now)), Array.of(prepared(otherNow))))
                : FightAnswers.choose(now, otherNow, dice);
    }

    @Override
    public ZoneKey hand() {
        return Zone.HAND;
    }

    @Override
    public Array<ZoneKey> hiding() {
        return Array.of(Zone.HAND, Zone.HAND, Zone.DECK, Zone.RIDE_DECK, Zone.G, Zone.DAMAGE);
    }

    @Override
    public Array<Trait> explained() {
        return Array.of(Trait.values());
    }

    private State start(DeckList opponents) {
        return Cardfight.start(rules, own, opponents, seed);
    }

    /** One difference that B holds in hand, and some in the decks. */
    private DeckList changed(DeckList deck, Array<Integer> hand, SplittableRandom dice) {
        int held = hand.get(dice.nextInt(hand.size()));
        DeckList changed = switch (dice.nextInt(3)) {
            case 0 -> swapped(deck, held, hand.get(dice.nextInt(hand.size())));
            case 1 -> swapped(deck, held, anyPlace(deck, dice));
            default -> exchanged(deck, held, dice);
        };
        if (dice.nextInt(3) == 0) {
            changed = swapped(changed, anyPlace(deck, dice), anyPlace(deck, dice));
        }
        if (dice.nextInt(3) == 0) {
            changed = exchanged(changed, anyPlace(deck, dice), dice);
        }
        return dice.nextInt(3) == 0 ? changed.withRide(changed.ride().reverse()) : changed;
    }

    private static int anyPlace(DeckList deck, SplittableRandom dice) {
        return dice.nextInt(deck.main().size());
    }

    private static DeckList swapped(DeckList deck, int place, int with) {
        Array<DeckEntry<Card>> main = deck.main();
        return deck.withMain(main.update(place, main.get(with)).update(with, main.get(place)));
    }

    /** Exchanges a card for one of the pack, if the deck stays legal. */
    private DeckList exchanged(DeckList deck, int place, SplittableRandom dice) {
        DeckEntry<Card> entry = new DeckEntry<>(1, cards.get(dice.nextInt(cards.size())));
        DeckList exchanged = deck.withMain(deck.main().update(place, entry));
        CardfightGame game = (CardfightGame) rules.game();
        return DeckRules.check(exchanged, game.ruleset().deckLimits()).isEmpty() ? exchanged : deck;
    }
}

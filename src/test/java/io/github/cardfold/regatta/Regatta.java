package io.github.cardfold.regatta;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * A made-up third game, for tests: four seats in two teams sail against each other. It shares nothing with the others
 * but the kernel, and uses all of that: own durations, layers, links and marks, objects that get other cards, created
 * cards, volleys in a queue, replacements, timed triggers, private choices, chance, and seats that are out before the
 * game is over.
 */
public final class Regatta {
    /** How many seats there are. */
    public static final int SEATS = 4;

    /** How many cards a seat brings besides its flagship. */
    public static final int DECK = 8;
    /** How many of them it holds to start with. */
    public static final int HAND = 2;

    private static final int HULL = 2;
    private static final List<Ship> SHIPS = List.of(
            new Ship("buoy", 0, 1),
            new Ship("sloop", 1, 1),
            new Ship("brig", 1, 2),
            new Ship("frigate", 2, 2),
            new Ship("galleon", 2, 3),
            new Ship("hulk", 0, 3));

    /** What a seat has in its hand goes under with it; its ships do so as their pennants end. */
    private static final Consequence SINKING = new Consequence() {
        @Override
        public String label() {
            return "all hands lost";
        }

        @Override
        public Batch after(Position position, Event event) {
            return event.kind() == EventKind.LOSE ? sunk(position, event.seat()) : Batch.NOTHING;
        }
    };

    private Regatta() {}

    private static Batch sunk(Position position, Seat seat) {
        return Batch.ofAll(cards(position, Zones.HAND.of(seat))
                .map(card -> Volley.sinking(position, card.object()))
                .asJava());
    }

    private static Array<GameObject> cards(Position position, int place) {
        return Array.range(0, position.size(place)).map(i -> position.objectAt(place, i));
    }

    /** Each assembly makes procedures anew, as another process would. */
    public static Rules rules() {
        return rules(UnaryOperator.identity());
    }

    /** The rules with some more. */
    public static Rules rules(UnaryOperator<Rules.Builder> additions) {
        return additions.apply(builder()).build(new RegattaGame());
    }

    private static Rules.Builder builder() {
        return Rules.builder()
                .manifest("regatta 1\n")
                .opening(Turns.GAME)
                .catalogue(SHIPS)
                .verbs(Deed.verbs())
                .numbers(Effects.HULL, Effects.TIDES)
                .lifetimes(Effects.TIDE, Effects.OWN, Effects.NEXT)
                .queues(Effects.VOLLEYS)
                .lasting(
                        Effects.DRILL,
                        Effects.FULL_BROADSIDE,
                        Effects.SCREEN,
                        Effects.LOOKOUT,
                        Effects.BECALMED,
                        Effects.FOG)
                .linkKinds(Effects.ESCORT)
                .linkKind(Effects.TOW, Effects.TOW_RULE)
                .linkKind(Effects.PENNANT, Effects.PENNANT_RULE)
                .consequences(SINKING)
                .procedures(Turns.game(), Turns.tide(), Turns.lookout(), Volley.procedure());
    }

    /** Returns the first state; which cards each seat brings depends on the fleets. */
    public static State start(Rules rules, long fleets, OptionalLong seed) {
        SplittableRandom random = new SplittableRandom(fleets);
        return opening(rules, Array.fill(SEATS * DECK, () -> anyShip(random::nextInt)))
                .begin(seed);
    }

    /**
     * Returns a card that decks have: not the buoy, which is made in the game, nor the hulk, which a flagship becomes.
     */
    public static int anyShip(IntUnaryOperator below) {
        return 1 + below.applyAsInt(SHIPS.size() - 2);
    }

    /** Lays out decks of {@value #DECK} cards, one after the other; of each the first {@value #HAND} are the hand. */
    public static Opening opening(Rules rules, Array<Integer> cards) {
        Opening opening = new Opening(rules, SEATS);
        Zones.lay(opening);
        for (Seat seat : Seat.first(SEATS)) {
            for (int i = 0; i < DECK; i++) {
                opening.card(
                        cards.get(seat.ordinal() * DECK + i), seat, (i < HAND ? Zones.HAND : Zones.DECK).of(seat), 0);
            }
            opening.card(3, seat, Zones.FLAGSHIP.of(seat));
            opening.number(Effects.HULL, seat, HULL);
        }
        return opening;
    }
}

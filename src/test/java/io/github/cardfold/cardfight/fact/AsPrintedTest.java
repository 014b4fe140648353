package io.github.cardfold.cardfight.fact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.testpack.ShippedGames;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is told quickly of cards that nothing can change is what comes of working out all information. */
class AsPrintedTest {
    private static final int GAMES = 4;

    /** One of so many steps of a game is looked at: no rule takes so many steps again and again. */
    private static final int EACH = 29;

    /** Looks at every step, or at one of so many as it is told. */
    public static void main(String[] arguments) {
        check(arguments.length == 0 ? 1 : Integer.parseInt(arguments[0]));
    }

    /** Compares the information of all cards with what is told of them, whatever is being carried out. */
    private static final class Doubt implements StepListener {
        private final int each;
        private int steps;
        private int quick;
        private int changed;

        private Doubt(int each) {
            this.each = each;
        }

        @Override
        public void ran(String procedure, String label) {}

        @Override
        public void reached(String procedure, String label, Supplier<State> moment) {
            if (++steps % each != 0) {
                return;
            }
            Position position = moment.get().position();
            for (int place = 0; place < position.placeCount(); place++) {
                for (int i = 0; i < position.size(place); i++) {
                    compare(position, place, position.objectAt(place, i));
                }
            }
        }

        private void compare(Position position, int place, GameObject card) {
            int[] all = Strength.traits(position, card);
            int[] told = position.rules().game().traits(position, card, place);
            boolean isLocked = Locked.is(position, card, place);
            assertArrayEquals(
                    isLocked ? Strength.ofLocked(position, card) : all,
                    told,
                    () -> card + " in " + position.place(place));
            quick += AsPrinted.is(position, card, place, CardGame.of(position).allInformation()) ? 1 : 0;
            int[] printed = CardGame.of(position).printed(card.definition());
            changed += all == printed ? 0 : 1;
            for (int slot = 0; slot < all.length; slot++) {
                if (AsPrinted.is(position, card, place, CardGame.of(position).single(slot))) {
                    assertEquals(printed[slot], all[slot], card + " in " + position.place(place));
                }
            }
        }
    }

    @Test
    void whatIsToldQuicklyIsWhatIsWorkedOut() {
        check(EACH);
    }

    private static void check(int each) {
        for (ShippedGames games : ShippedGames.ALL) {
            SplittableRandom random = new SplittableRandom(2);
            Doubt doubt = new Doubt(each);
            for (long seed = 0; seed < GAMES; seed++) {
                State state = games.setup(random::nextInt).start(seed);
                while (!state.isOver()) {
                    ActionList legal = state.legalActions();
                    state = state.step(legal.get(random.nextInt(legal.size())), doubt);
                }
            }
            assertTrue(doubt.quick > 0 && doubt.changed > 0, () -> doubt.quick + " and " + doubt.changed);
        }
    }
}

package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class EventNotationProperties {

    @Property(tries = 2)
    void anEventInFullBeginsAsItIsInBrief(@ForAll long seed) {
        Games.play(seed, (state, next) -> {
            for (int i = 0; i < next.eventCount(); i++) {
                beginsAlike(next.position(), next.event(i));
            }
        });
    }

    /** Half of the changed lines are refused at least, and none in another way. */
    @Property(tries = 2)
    void aLineOfWhichACharacterIsChangedIsReadOrRefused(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] tried = new int[2];
        Games.play(seed, (state, next) -> {
            Action action =
                    state.legalActions().get(random.nextInt(state.legalActions().size()));
            String described = changed(Notation.described(state, action), random);
            tried[isRefused(() -> Notation.readActionAsReferee(state, described)) ? 1 : 0]++;
            for (int i = 0; i < next.eventCount(); i++) {
                String full = changed(Notation.eventInFull(next.position(), next.event(i)), random);
                tried[isRefused(() -> Notation.readEvent(next.position(), full)) ? 1 : 0]++;
            }
        });
        assertTrue(tried[0] > 0 && tried[1] > tried[0], tried[0] + " read, " + tried[1] + " refused");
    }

    private static String changed(String text, SplittableRandom random) {
        int at = random.nextInt(text.length());
        char other = " :,[]{}\"-0A9x\n".charAt(random.nextInt(14));
        return text.substring(0, at) + other + text.substring(at + random.nextInt(2));
    }

    private static boolean isRefused(Runnable reading) {
        try {
            reading.run();
            return false;
        } catch (NotationException e) {
            return true;
        }
    }

    private static void beginsAlike(Position position, Event event) {
        String full = Notation.eventInFull(position, event);
        String brief = Notation.event(position, event);
        assertEquals(brief, full.substring(0, Math.min(full.length(), brief.length())));
    }
}

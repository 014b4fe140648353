package io.github.cardfold.vandaria.event;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The card comes into the game or leaves it.
 *
 * @param how in which way
 */
@Rule(vw = "12.4.3")
@Phrase("this card {how}")
public record PropertyMoves(Way how) implements EventPattern {
    /** Ways to come and to leave. */
    public enum Way {
        /** Into the game. */
        @Phrase("enters the game")
        ENTERS,
        /** From the game to the Graveyard, destroyed or not. */
        @Phrase("goes to the Graveyard from the game")
        GOES_TO_THE_GRAVEYARD,
        /** Destroyed. */
        @Phrase("is destroyed")
        DESTROYED
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE);
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public boolean mayFit(Place from, Place to) {
        boolean wasInGame = from.zone().equals(VandariaZone.GAME.kind());
        boolean isInGame = to.zone().equals(VandariaZone.GAME.kind());
        return how == Way.ENTERS
                ? isInGame && !wasInGame
                : wasInGame && (how == Way.DESTROYED ? !isInGame : to.zone().equals(VandariaZone.GRAVEYARD.kind()));
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject subject = happening.subject();
        boolean isThis = subject != null && subject.object() == query.source();
        return Option.when(isThis && (how != Way.DESTROYED || isDestroyed(happening)), Array.empty());
    }

    /** Who is destroyed goes to the Graveyard along with that. */
    @Rule(vw = {"11.2.3", "11.2.5"})
    private static boolean isDestroyed(Happening happening) {
        Snapshot before = happening.event().before();
        for (int i = 0; before != null && i < happening.size(); i++) {
            Event each = happening.at(i).event();
            if (each.kind() == VandariaEvents.DESTROYED
                    && each.object() == before.gameObject().object()) {
                return true;
            }
        }
        return false;
    }
}

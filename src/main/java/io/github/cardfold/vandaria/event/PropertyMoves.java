package io.github.cardfold.vandaria.event;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.vandaria.fact.FormerCards;
import io.github.cardfold.vandaria.fact.VandariaSkills;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

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
        /** Out of the game, wherever to. */
        @Phrase("leaves the game")
        LEAVES,
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
        boolean wasInGame =
                from.zone().equals(VandariaZone.GAME.kind()) || from.zone().equals(VandariaZone.BENEATH.kind());
        boolean isInGame = to.zone().equals(VandariaZone.GAME.kind());
        return how == Way.ENTERS
                ? isInGame && !wasInGame
                : wasInGame
                        && (how == Way.GOES_TO_THE_GRAVEYARD
                                ? to.zone().equals(VandariaZone.GRAVEYARD.kind())
                                : !isInGame);
    }

    /** Property that has changed is the card that it was before when it goes; it is destroyed as what it is. */
    @Override
    @Rule(vw = {"6.1.4.4", "11.2.6", "11.2.8"})
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject subject = happening.subject();
        Snapshot before = happening.event().before();
        boolean isThis = subject != null && subject.object() == query.source();
        boolean isMeant = switch (how) {
            case ENTERS -> true;
            case GOES_TO_THE_GRAVEYARD -> !wasStray(query, happening, before);
            case LEAVES -> before == null || !FormerCards.hadChanged(before) && !wasStray(query, happening, before);
            case DESTROYED -> isDestroyed(happening);
        };
        return Option.when(isThis && isMeant, Array.empty());
    }

    /** What lay beneath Property that was Stray has no more skills than that. */
    @Rule(vw = "2.1.4")
    private static boolean wasStray(Query query, Happening happening, @Nullable Snapshot former) {
        if (former == null || !VandariaZone.BENEATH.isAt(former.place())) {
            return false;
        }
        for (int i = 0; i < happening.size(); i++) {
            Snapshot form = happening.at(i).event().before();
            boolean isOver = form != null
                    && form.links()
                            .exists(each -> each.link().kind() == VandariaLinks.WAS
                                    && each.link().to().object()
                                            == former.gameObject().object()
                                    && each.link().from().object()
                                            == form.gameObject().object());
            if (isOver && form != null) {
                return VandariaSkills.isStray(query.position(Facts.PLACES), Subject.of(form));
            }
        }
        return false;
    }

    /** Who is destroyed goes to the Graveyard along with that. */
    @Rule(vw = "11.2.5")
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

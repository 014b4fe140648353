package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.function.BiPredicate;

/** What Property is marked with as soon as it comes into the game. */
public final class Arrivals implements Consequence {
    /**
     * A Follower, from wherever it comes, is Fatigued until the next turn of its controller begins; Relics and Runes
     * are not.
     */
    @Rule(vw = {"2.8.1", "3.7.1.2", "3.8.1.2", "6.1.3.4", "10.2.7"})
    public static final Consequence FATIGUE =
            new Arrivals("2.8.1", VandariaMarks.FATIGUE, VandariaLifetimes.OWN_TURN, VandariaProperty::isFollower);

    /** A Hero that is no Follower cannot be summoned over in the turn in which it has come into the game. */
    public static final Consequence NEW_HERO = new Arrivals(
            "10.2.4",
            VandariaMarks.NEW_HERO,
            VandariaLifetimes.OWN_TURN,
            (position, card) ->
                    VandariaProperty.card(position, card).hero() && !VandariaProperty.isFollower(position, card));

    /** Stray Property may come into a Territory in the phase in which that has come into the game. */
    public static final Consequence NEW_TERRITORY =
            new Arrivals("8.4.3", VandariaMarks.NEW, VandariaLifetimes.PHASE, VandariaProperty::isTerritory);

    private final String section;
    private final Mark mark;
    private final Lifetime lifetime;
    private final BiPredicate<Position, GameObject> marked;

    private Arrivals(String section, Mark mark, Lifetime lifetime, BiPredicate<Position, GameObject> marked) {
        this.section = section;
        this.mark = mark;
        this.lifetime = lifetime;
        this.marked = marked;
    }

    @Override
    public String label() {
        return section;
    }

    @Override
    public Batch after(Position position, Event event) {
        boolean arrives = event.kind() == EventKind.MOVE
                && VandariaZone.GAME.isAt(event.to())
                && !VandariaZone.GAME.isAt(event.from());
        GameObject card = arrives ? position.find(event.object()) : null;
        return card == null || !marked.test(position, card)
                ? Batch.NOTHING
                : Batch.of(Event.begin(TimedEffect.of(
                        mark,
                        VandariaProperty.controller(position, card.object()),
                        0,
                        new int[] {card.object()},
                        0,
                        lifetime)));
    }
}

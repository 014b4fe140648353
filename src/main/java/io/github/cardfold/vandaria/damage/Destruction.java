package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.DueActions;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.Rune;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.PropertyValues;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** What is destroyed by the rules alone, all of it at the same time, again and again until nothing is (2.15, 2.16). */
public final class Destruction implements RuleAction {
    /** A Follower whose VIT is used up. */
    @Rule(vw = {"2.15.6", "2.16.3", "9.8.4", "11.1.7", "11.2.1", "11.7.3", "12.9.12.1", "12.9.12.4", "12.9.12.5"})
    public static final RuleAction FOLLOWERS = new Destruction(
            0,
            "2.15.6",
            (position, card) -> VandariaProperty.isFollower(position, card)
                    && Damage.vitLeft(position, card) <= 0
                    && !Statuses.has(position, card, VandariaTrait.IMMORTAL));

    /** A Territory whose defense is used up. */
    @Rule(vw = {"2.15.3", "11.1.4", "11.2.1"})
    public static final RuleAction TERRITORIES = new Destruction(
            1,
            "2.15.3",
            (position, card) ->
                    VandariaProperty.isTerritory(position, card) && Damage.defenseLeft(position, card) <= 0);

    /** A Relic that is Stray. */
    @Rule(vw = {"3.2.4", "3.7.1.3", "3.7.3.11"})
    public static final RuleAction RELICS = new Destruction(
            2,
            "3.7.1.3",
            (position, card) -> VandariaProperty.card(position, card).type() instanceof Relic
                    && !Statuses.hasWander(position, card)
                    && Statuses.isStray(position, card));

    /** A Rune that is Stray, unless it has Wander. */
    @Rule(vw = {"3.8.1.3", "3.8.4.3"})
    public static final RuleAction RUNES = new Destruction(
            3,
            "3.8.1.3",
            (position, card) -> VandariaProperty.card(position, card).type() instanceof Rune
                    && !Statuses.hasWander(position, card)
                    && Statuses.isStray(position, card));

    /** Loot that is Stray. */
    @Rule(vw = "4.9.9")
    public static final RuleAction LOOT = new Destruction(
            4,
            "4.9.9",
            (position, card) -> VandariaProperty.card(position, card).type() instanceof Loot
                    && !Statuses.hasWander(position, card)
                    && Statuses.isStray(position, card));

    /** A Stray Follower that Wander has kept its skills and that is Arrogant. */
    @Rule(vw = {"12.9.8.4", "12.9.8.5"})
    public static final RuleAction ARROGANT = new Destruction(
            5,
            "12.9.8.5",
            (position, card) -> VandariaProperty.isFollower(position, card)
                    && Statuses.isStray(position, card)
                    && Statuses.hasWander(position, card)
                    && Statuses.isDestroyedWhenStray(position, card));

    private final int number;
    private final String section;
    private final BiPredicate<Position, GameObject> destroyed;
    private final Predicate<Position> any = this::isAny;

    private Destruction(int number, String section, BiPredicate<Position, GameObject> destroyed) {
        this.number = number;
        this.section = section;
        this.destroyed = destroyed;
    }

    /** Lets the rules destroy what they do, until nothing is left of that. */
    @Rule(vw = "2.16.3")
    public static Procedure procedure() {
        return Procedure.named("2.16.3")
                .causes(frame -> null)
                .repeat(
                        "2.16.3",
                        run -> run.position().rules().isActionDue(run.position()),
                        due -> due.let("2.16.3 destroy", DueActions::carryOut))
                .idleIf(position -> !position.rules().isActionDue(position))
                .build();
    }

    @Override
    public String label() {
        return section;
    }

    @Override
    public boolean isDue(Position position) {
        return PropertyValues.isDue(position, number, any);
    }

    private boolean isAny(Position position) {
        for (int seat = 0; seat < position.seatCount(); seat++) {
            int zone = VandariaZone.GAME.of(Seat.of(seat));
            for (int i = 0; i < position.size(zone); i++) {
                if (destroyed.test(position, position.objectAt(zone, i))) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Batch events(Position position) {
        List<Event> events = new ArrayList<>();
        for (Seat seat : position.seatsInTurnOrder()) {
            for (GameObject card : VandariaProperty.of(position, seat)) {
                if (destroyed.test(position, card)) {
                    events.add(Event.fact(VandariaEvents.DESTROYED, seat, card.object(), 0));
                }
            }
        }
        return Batch.ofAll(events);
    }
}

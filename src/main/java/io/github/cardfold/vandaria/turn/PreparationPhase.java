package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;

/** The Preparation Phase (8.1), at whose very beginning two of the victories are looked for. */
public final class PreparationPhase {
    private PreparationPhase() {}

    /** The Preparation Phase. */
    public static Procedure procedure() {
        return Procedure.named("8.1")
                .change("3.2.9", PreparationPhase::political)
                .change("3.3.9", PreparationPhase::supreme)
                .change("6.2.2", PreparationPhase::aged)
                .change("8.1.1", PreparationPhase::produce)
                .change("12.4.3", run -> VandariaTurns.begins(run, "Preparation Phase"))
                .call("8.1.2", "8.1.2")
                .build();
    }

    @Rule(vw = {"3.2.8", "3.2.9", "3.2.10"})
    private static Batch political(Run run) {
        Position position = run.position();
        Seat active = VandariaTurns.active(position);
        return Territories.nonVehicles(position, active).size()
                        >= VandariaCatalogue.options(position).politicalTerritories()
                ? VandariaTurns.won(position, active, "3.2.9")
                : Batch.NOTHING;
    }

    private static Batch supreme(Run run) {
        Seat active = VandariaTurns.active(run.position());
        return SupremeVictory.isReached(run.position(), active)
                ? VandariaTurns.won(run.position(), active, SupremeVictory.SECTION)
                : Batch.NOTHING;
    }

    /** What has been in the game for so many of its controller's Preparation Phases as its Age says leaves it. */
    @Rule(vw = {"6.2.1", "6.2.2", "6.2.3", "6.2.4"})
    private static Batch aged(Run run) {
        Position position = run.position();
        Seat active = VandariaTurns.active(position);
        List<Event> events = new ArrayList<>();
        for (GameObject each : VandariaProperty.of(position, active)) {
            int age = VandariaProperty.card(position, each).age();
            int passed = position.marks(VandariaMarks.AGE, Anchor.object(each.object()))
                            .size()
                    + 1;
            boolean hasSkills = !Statuses.isStray(position, each) || Statuses.hasWander(position, each);
            if (age > 0 && passed >= age && hasSkills) {
                events.add(Event.move(position, each.object(), VandariaZone.SUBDECK.of(each.owner()), 0));
            } else if (age > 0) {
                events.add(Event.begin(TimedEffect.of(
                        VandariaMarks.AGE, active, 0, new int[] {each.object()}, 0, VandariaLifetimes.GAME)));
            }
        }
        return Batch.ofAll(events);
    }

    @Rule(vw = "8.1.1")
    private static Batch produce(Run run) {
        Position position = run.position();
        Seat active = VandariaTurns.active(position);
        int gold = 0;
        for (GameObject each : Territories.of(position, active)) {
            gold += Math.max(
                    0,
                    VandariaProperty.trait(position, each, VandariaTrait.GOLD_PRODUCE)
                            + VandariaProperty.trait(position, each, VandariaTrait.ADDED_GOLD_PRODUCE));
        }
        return gold == 0 ? Batch.NOTHING : Batch.of(Event.count(PlayerNumbers.GOLD, active, gold));
    }
}

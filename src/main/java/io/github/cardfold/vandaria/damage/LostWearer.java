package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.Equipments;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of Equipment whose Follower leaves the game. In a Territory it comes off and stays there, if there is
 * room; that of an attacker is left behind until the stage in which others may carry it Home; all other is Stray by
 * that, and so destroyed.
 */
public final class LostWearer implements Joining {
    @Override
    public String label() {
        return "3.7.3.12";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        return Leaving.is(batch.get(at))
                && Equipments.wornBy(position, batch.get(at).object()).nonEmpty();
    }

    @Override
    @Rule(vw = {"3.7.3.12", "3.7.3.13", "3.7.3.14"})
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        GameObject wearer = VandariaProperty.known(position, batch.get(at).object());
        List<Event> events = new ArrayList<>();
        for (int each : Equipments.wornBy(position, wearer.object()).reject(worn -> Leaving.is(batch, worn))) {
            GameObject equipment = VandariaProperty.known(position, each);
            int territory = Territories.guarded(position, wearer.object());
            int attacked = Combats.attacked(position, wearer.object());
            if (territory != 0
                    && !Leaving.is(batch, territory)
                    && roomLeft(position, territory, batch.plus(Batch.ofAll(events))) >= size(position, equipment)) {
                events.add(Event.link(VandariaLinks.GUARDS, Anchor.object(each), Anchor.object(territory), ""));
            } else if (attacked != 0) {
                events.add(Event.begin(TimedEffect.of(
                        VandariaMarks.LEFT_BEHIND,
                        VandariaProperty.controller(position, each),
                        attacked,
                        new int[] {each},
                        0,
                        VandariaLifetimes.COMBAT)));
            }
        }
        return Batch.ofAll(events);
    }

    /** The room when all that leaves at the same time has gone and all other Equipment of the dead has come. */
    private static int roomLeft(Position position, int territory, Batch batch) {
        int room = Territories.room(position, VandariaProperty.known(position, territory));
        for (int i = 0; i < batch.size(); i++) {
            Event event = batch.get(i);
            Link link = event.link();
            if (Leaving.is(event) && Territories.guarded(position, event.object()) == territory) {
                room += size(position, VandariaProperty.known(position, event.object()));
            } else if (event.kind() == EventKind.LINK
                    && link != null
                    && link.kind() == VandariaLinks.GUARDS
                    && link.to().object() == territory) {
                room -= size(
                        position, VandariaProperty.known(position, link.from().object()));
            }
        }
        return room;
    }

    private static int size(Position position, GameObject card) {
        return VandariaProperty.trait(position, card, VandariaTrait.SIZE);
    }
}

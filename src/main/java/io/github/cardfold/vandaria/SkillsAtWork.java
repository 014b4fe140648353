package io.github.cardfold.vandaria;

import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Strayness;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** What Static and Aura Skills do in a position, for tools that ask which never do anything. */
public final class SkillsAtWork {
    private SkillsAtWork() {}

    /** Returns those that are valid, one for each Property that has it, seat by seat. */
    public static Array<Clause> of(Position position) {
        List<Clause> valid = new ArrayList<>();
        for (int seat = 0; seat < position.seatCount(); seat++) {
            int zone = VandariaZone.GAME.of(Seat.of(seat));
            for (int i = 0; i < position.size(zone); i++) {
                ofProperty(position, Subject.of(position.objectAt(zone, i), zone), valid);
            }
        }
        return Array.ofAll(valid);
    }

    private static void ofProperty(Position position, Subject property, List<Clause> valid) {
        Clauses clauses = Clauses.of(position);
        Query query = Query.of(position, property.master(position), property);
        GameObject card = property.gameObject();
        for (int i = 0; i < clauses.size(card.definition(), Clause.Kind.CONT); i++) {
            Clause skill = clauses.get(card.definition(), Clause.Kind.CONT, i);
            if (skill.holds(query) && !Strayness.isSilent(position, property, skill)) {
                valid.add(skill);
            }
        }
    }

    /** Returns the layers in which values are changed, in their order: by some of these skills, or for a time. */
    public static Array<Layer> layers(Position position, Array<Clause> skills) {
        Array<Working> lasting = Array.range(0, position.lastingCount())
                .map(i -> position.lasting(i).kind())
                .filter(TimedWorking.class::isInstance)
                .map(each -> ((TimedWorking) each).working());
        return skills.flatMap(Clause::working)
                .appendAll(lasting)
                .filter(Change.class::isInstance)
                .map(each -> ((Change) each).layer())
                .distinct()
                .sorted();
    }
}

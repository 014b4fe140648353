package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.ClausesOfSort;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.function.BiPredicate;

/** Asks what is so of Property at the moment: by Static and Aura Skills of Property, and by what lasts for a time. */
final class AtWork {
    private AtWork() {}

    /** Tells whether something of a sort is so of Property that passes a test, which the one who says it is asked. */
    @Rule(vw = {"12.2.1", "12.5.1", "12.6.1"})
    static <T extends AboutProperty> boolean exists(
            Position position, GameObject property, Class<T> sort, BiPredicate<Query, T> test) {
        ClausesOfSort skills = Clauses.of(position).working(sort);
        return skills != null && isBySkill(position, skills, property, sort, test)
                || isForATime(position, property, sort, test);
    }

    private static <T extends AboutProperty> boolean isBySkill(
            Position position, ClausesOfSort skills, GameObject property, Class<T> sort, BiPredicate<Query, T> test) {
        for (int seat = 0; seat < position.seatCount(); seat++) {
            int zone = VandariaZone.GAME.of(Seat.of(seat));
            for (int i = 0; i < position.size(zone); i++) {
                GameObject card = position.objectAt(zone, i);
                Clause[] own = skills.of(card.definition());
                if (concerns(own, card, property, sort)
                        && isBySkill(position, Subject.of(card, zone), own, property, sort, test)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static <T extends AboutProperty> boolean concerns(
            Clause[] skills, GameObject self, GameObject property, Class<T> sort) {
        for (Clause skill : skills) {
            for (int i = 0; i < skill.working().size(); i++) {
                Working each = skill.working().get(i);
                if (sort.isInstance(each)
                        && (self.object() == property.object()
                                || !sort.cast(each).isAboutThisAlone())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static <T extends AboutProperty> boolean isBySkill(
            Position position,
            Subject self,
            Clause[] skills,
            GameObject property,
            Class<T> sort,
            BiPredicate<Query, T> test) {
        Query query = Query.of(position, self.master(position), self);
        for (Clause skill : skills) {
            if (isSaid(query, skill, property, sort, test)
                    && skill.holds(query)
                    && !Strayness.isSilent(position, self, skill)) {
                return true;
            }
        }
        return false;
    }

    private static <T extends AboutProperty> boolean isSaid(
            Query query, Clause skill, GameObject property, Class<T> sort, BiPredicate<Query, T> test) {
        for (int i = 0; i < skill.working().size(); i++) {
            Working each = skill.working().get(i);
            if (sort.isInstance(each)
                    && sort.cast(each).isAbout(query, property)
                    && test.test(query, sort.cast(each))) {
                return true;
            }
        }
        return false;
    }

    @Rule(vw = "12.9.7.1")
    private static <T extends AboutProperty> boolean isForATime(
            Position position, GameObject property, Class<T> sort, BiPredicate<Query, T> test) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            boolean isAtWork = effect.kind() instanceof TimedWorking kind
                    && sort.isInstance(kind.working())
                    && effect.isOn(property.object())
                    && test.test(Query.of(position, effect.master(), effect.source()), sort.cast(kind.working()));
            if (isAtWork) {
                return true;
            }
        }
        return false;
    }
}

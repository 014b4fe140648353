package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import java.util.function.BiPredicate;

/** Asks what is so of Property at the moment: by Static and Aura Skills of Property, and by what lasts for a time. */
final class AtWork {
    private AtWork() {}

    /** Tells whether something of a sort is so of Property that passes a test, which the one who says it is asked. */
    @Rule(vw = {"12.2.1", "12.5.1", "12.6.1"})
    static <T extends AboutProperty> boolean exists(
            Position position, GameObject property, Class<T> sort, BiPredicate<Query, T> test) {
        Clauses skills = Clauses.of(position);
        boolean isBySkill = skills.works(sort)
                && position.seats()
                        .flatMap(seat -> VandariaProperty.of(position, seat))
                        .exists(card -> isBySkill(position, card, property, sort, test));
        return isBySkill || isForATime(position, property, sort, test);
    }

    private static <T extends AboutProperty> boolean isBySkill(
            Position position, GameObject card, GameObject property, Class<T> sort, BiPredicate<Query, T> test) {
        Clauses skills = Clauses.of(position);
        Subject self = Subject.of(card, position.placeOf(card.object()));
        Query query = Query.of(position, self.master(position), self);
        for (int i = 0; i < skills.size(card.definition(), Clause.Kind.CONT); i++) {
            Clause skill = skills.get(card.definition(), Clause.Kind.CONT, i);
            boolean isAtWork = skill.working()
                    .filter(sort::isInstance)
                    .map(sort::cast)
                    .exists(each -> each.property(query).exists(about -> about.object() == property.object())
                            && test.test(query, each));
            if (isAtWork && skill.holds(query) && !Strayness.isSilent(position, self, skill)) {
                return true;
            }
        }
        return false;
    }

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

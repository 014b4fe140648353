package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A change of one value of Property that is at work: by a Static or Aura Skill, or for a time.
 *
 * @param change what it does
 * @param age the number of the object that has the skill, or of the effect: the lower, the older
 * @param skill the skill, null for an effect that lasts for a time
 * @param self the Property that has the skill, null for an effect that lasts for a time
 * @param lasting the effect that lasts for a time, null for a skill
 */
record ValueChange(
        Change change,
        int age,
        @Nullable Clause skill,
        @Nullable Subject self,
        @Nullable TimedEffect lasting) {

    private static final Comparator<ValueChange> ORDER =
            Comparator.comparing((ValueChange each) -> each.change().layer()).thenComparingInt(ValueChange::age);

    /** Returns all that are at work in a position, in the order in which they are applied. */
    static List<ValueChange> of(Position position) {
        List<ValueChange> found = new ArrayList<>();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() instanceof TimedWorking kind && kind.working() instanceof Change change) {
                found.add(new ValueChange(change, effect.id(), null, null, effect));
            }
        }
        VandariaCatalogue catalogue = VandariaCatalogue.of(position);
        for (int seat = 0; seat < position.seatCount(); seat++) {
            int zone = VandariaZone.GAME.of(Seat.of(seat));
            for (int i = 0; i < position.size(zone); i++) {
                GameObject card = position.objectAt(zone, i);
                Clause[] skills = catalogue.changing(card.definition());
                if (skills.length > 0) {
                    ofSkills(skills, Subject.of(card, zone), found);
                }
            }
        }
        found.sort(ORDER);
        return found;
    }

    private static void ofSkills(Clause[] skills, Subject self, List<ValueChange> found) {
        for (Clause skill : skills) {
            for (Working each : skill.working()) {
                if (each instanceof Change change) {
                    found.add(new ValueChange(change, self.object(), skill, self, null));
                }
            }
        }
    }

    /** Applies it to what has been worked out so far, as values that were worked out before say. */
    void apply(Position position, PropertyValues known, PropertyValues next, PropertyOrigins.Heard heard) {
        if (lasting != null) {
            forATime(position, next, lasting, heard);
        } else if (self != null && skill != null) {
            ofSkill(Query.through(position, self.master(position), self, known, heard), next, skill, self);
        }
    }

    /** Returns that it has changed a value. */
    AppliedChange applied(int before, int after) {
        String section = change.layer().equals(VandariaLayers.APPARENT)
                ? "11.6.3.1"
                : change.layer().equals(VandariaLayers.REAL) ? "11.6.1.2" : "11.6.2.1";
        return lasting == null
                ? new AppliedChange(
                        change.layer(),
                        skill == null || skill.condition().isEmpty() ? "12.2.1" : "12.5.1",
                        skill == null ? "" : skill.name(),
                        age,
                        Option.none(),
                        before,
                        after)
                : new AppliedChange(
                        change.layer(),
                        section,
                        lasting.kind().name(),
                        lasting.source(),
                        Option.some(lasting.lifetime()),
                        before,
                        after);
    }

    private void forATime(Position position, PropertyValues next, TimedEffect effect, PropertyOrigins.Heard heard) {
        for (int i = 0; i < effect.objectCount(); i++) {
            int place = position.placeOf(effect.object(i));
            if (!VandariaZone.GAME.isAt(place)) {
                heard.accept(Facts.PLACES);
            }
            if (place >= 0) {
                change(next, position.objectAt(place, position.indexOf(place, effect.object(i))), effect.number());
            }
        }
    }

    /** A skill is looked at again at every moment. */
    @Rule(vw = {"12.2.1", "12.5.1", "12.5.3", "12.6.4", "12.6.7", "12.5.2", "12.5.4", "12.5.5", "12.5.6"})
    private void ofSkill(Query query, PropertyValues next, Clause valid, Subject property) {
        if (!isValid(query, property, valid) || !valid.holds(query)) {
            return;
        }
        int amount = change.amount().value(query);
        if (isOfThis()) {
            change(next, property.gameObject(), amount);
            return;
        }
        Array<Subject> subjects = change.of().subjects(query);
        for (int i = 0; i < subjects.size(); i++) {
            Subject each = subjects.get(i);
            if (each.isHere()) {
                change(next, each.gameObject(), amount);
            }
        }
    }

    private void change(PropertyValues next, GameObject card, int amount) {
        int trait = VandariaCatalogue.trait(change.writes());
        next.write(card, trait, change.apply().applyAsInt(next.value(card, trait), amount));
    }

    /** Stray Property has no skills, but for the one by which it is not affected by that. */
    @Rule(vw = {"2.1.4", "12.9.8.1", "12.9.8.2", "12.9.12.3"})
    private boolean isValid(Query query, Subject property, Clause valid) {
        boolean isWander = isOfThis() && change.writes().equals(PropertyValues.WANDER);
        return isWander || !Strayness.isSilent(query, property, valid);
    }

    private boolean isOfThis() {
        return change.of() instanceof OfThis itself && itself.isThis();
    }
}

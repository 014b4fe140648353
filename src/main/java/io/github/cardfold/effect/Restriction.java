package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;

/**
 * One restriction on the use of an ability (12.3). Each use is a lasting effect that ends with the period: on the card,
 * its number being the instance of the ability, or on all that the master has of it.
 *
 * @param used the lasting effect, one for each use
 * @param limit the icon
 * @param times how many uses make the ability unusable
 */
@Rule(jp = {"12.2.1", "12.3.1", "12.3.2"})
public record Restriction(TimedEffectKind used, Limit limit, int times) {

    /** Tells whether an ability of a fighter's object cannot be used any more for the period. */
    @Rule(jp = {"12.3.3.2", "12.3.4.2"})
    boolean isUsedUp(Position position, Seat master, int object, int instance) {
        Limit.Scope scope = limit.scope(position);
        int uses = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            boolean isUse = each.kind() == used || limit.isSharedBy(position, used, each.kind());
            uses += isUse && counts(scope, each, master, object, instance) ? 1 : 0;
        }
        return uses >= times;
    }

    /** Objects and effects take their numbers from one counter, so that they say which was first. */
    private static boolean counts(Limit.Scope scope, TimedEffect use, Seat master, int object, int instance) {
        boolean isOfCard = use.number() == instance && use.isOn(object);
        return switch (scope) {
            case CARD -> isOfCard;
            case LATER -> isOfCard || use.master() == master && object > use.id();
            case ABILITY, ICON -> use.master() == master;
        };
    }

    /** Returns the event of one more use. */
    @Rule(jp = "12.3.2.2")
    Event use(Run run) {
        Limit.Scope scope = limit.scope(run.position());
        boolean isOfCard = scope == Limit.Scope.CARD || scope == Limit.Scope.LATER;
        int source = run.get(AbilityFrame.SOURCE);
        return Event.begin(TimedEffect.of(
                used,
                run.seat(AbilityFrame.MASTER),
                source,
                isOfCard ? new int[] {source} : new int[0],
                isOfCard ? run.get(AbilityFrame.INSTANCE) : 0,
                limit.period()));
    }
}

package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** What becomes of the numbers of icon actions: effects raise and lower them, for good or only the next time (7.28). */
public final class IconNumbers {
    private static final Array<TimedEffectKind> NEXT =
            Array.of(IconAction.values()).map(each -> new Next("next " + each.label()));
    private static final Array<TimedEffectKind> NEXT_ALCHEMAGIC =
            Array.of(IconAction.values()).map(each -> new Next("next alchemagic " + each.label()));
    private static final String[] FLAGS = Array.of(IconAction.values())
            .map(each -> "number of " + each.label())
            .toJavaArray(String[]::new);

    private IconNumbers() {}

    private static final class Next extends TimedEffectKind {
        Next(String name) {
            super(name);
        }
    }

    /** Returns the kinds of lasting effects that change the number of a fighter's next action, for registering. */
    public static Array<TimedEffectKind> kinds() {
        return NEXT.appendAll(NEXT_ALCHEMAGIC);
    }

    /** Returns the kind of lasting effect that changes the number of its master's next such action. */
    public static TimedEffectKind next(IconAction action) {
        return NEXT.get(action.ordinal());
    }

    /** Returns the kind of lasting effect that changes such a number in the cost of its master's next alchemagic. */
    public static TimedEffectKind nextAlchemagic(IconAction action) {
        return NEXT_ALCHEMAGIC.get(action.ordinal());
    }

    /** Returns by how much effects change such a number in the cost of a fighter's next alchemagic. */
    @Rule(jp = {"7.28.2", "7.28.2.1"})
    public static int inAlchemagic(Position position, Seat fighter, IconAction action) {
        return pending(position, fighter, nextAlchemagic(action))
                .map(TimedEffect::number)
                .sum()
                .intValue();
    }

    /** Returns the end of what was to change the cost of a fighter's next alchemagic, whatever it was of. */
    @Rule(jp = "7.28.2")
    public static Array<Event> afterAlchemagic(Position position, Seat fighter) {
        return NEXT_ALCHEMAGIC.flatMap(each -> pending(position, fighter, each)).map(Event::end);
    }

    /** Returns the name of the information by how much the numbers in a card's text are raised. */
    public static String flag(IconAction action) {
        return FLAGS[action.ordinal()];
    }

    /** Returns the number that an action really has, given that of the text. */
    @Rule(jp = {"7.28.1", "7.28.2.1"})
    public static int of(Query query, IconAction action, int number) {
        Subject self = query.self();
        int raised = self == null ? number : number + Strength.flag(query, self, flag(action));
        return raised + pending(query, action).map(TimedEffect::number).sum().intValue();
    }

    /**
     * Returns the events that tell that an action was carried out. What was to change the next one ends by that, also
     * if it has left nothing to do (ruling 330).
     *
     * @param number how many cards or how much energy it really was
     */
    @Rule(jp = "7.28.2")
    public static Array<Event> done(Query query, IconAction action, int number) {
        Array<Event> used = used(query, action);
        return number <= 0
                ? used
                : used.append(Event.fact(action.fact(), query.master(), query.source(), 0, number, ""));
    }

    /** Returns the end of what was to change the next action of its kind. */
    @Rule(jp = "7.28.2")
    private static Array<Event> used(Query query, IconAction action) {
        return pending(query, action).map(Event::end);
    }

    private static Array<TimedEffect> pending(Query query, IconAction action) {
        return pending(query.position(Facts.LASTING), query.master(), next(action));
    }

    private static Array<TimedEffect> pending(Position position, Seat master, TimedEffectKind kind) {
        Array<TimedEffect> pending = Array.empty();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            pending = each.kind() == kind && each.master() == master ? pending.append(each) : pending;
        }
        return pending;
    }
}

package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.WorkingLasting;
import io.github.cardfold.kernel.Lasting;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Thing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The information of all cards of a position, worked out effect by effect (11.11): by layer, within a layer what
 * depends on another after it, otherwise in the order in which the effects arose. What nothing changes is as printed.
 */
@Rule(jp = {"11.11.1", "11.11.3"})
final class Information {
    private final Position position;
    private final CardfightGame game;
    private final Map<Integer, int[]> values;

    private Information(Position position, CardfightGame game, Map<Integer, int[]> values) {
        this.position = position;
        this.game = game;
        this.values = values;
    }

    /** Returns a piece of information, all known effects applied. */
    int value(Thing thing, int slot) {
        int[] changed = values.get(thing.object());
        return changed == null ? game.printed(thing.definition())[slot] : changed[slot];
    }

    /** Returns the information that is about to be written. */
    int value(Effect.Write write) {
        int[] changed = values.get(write.object());
        return (changed == null ? game.printed(write.definition()) : changed)[write.slot()];
    }

    /** Returns all information; the caller does not change the array. */
    int[] all(Thing thing) {
        int[] changed = values.get(thing.object());
        return changed == null ? game.printed(thing.definition()) : changed;
    }

    Position position() {
        return position;
    }

    /** Returns the query of a card's ability, answered by the information worked out so far. */
    Query query(Subject self) {
        return Query.of(position, self.master(position), self).through(this);
    }

    static Information of(Position position) {
        return Kept.of(position);
    }

    /** Works it out from nothing. */
    static Information compute(Position position) {
        return compute(position, null);
    }

    /** Works it out, what happens to one characteristic being noted. */
    static Information compute(Position position, @Nullable Trail trail) {
        CardfightGame game = CardfightGame.of(position);
        Information information = new Information(position, game, new TreeMap<>());
        List<Effect> remaining = effects(position, game);
        remaining.sort(Comparator.comparing(Effect::layer).thenComparing(Effect::stamp));
        while (!remaining.isEmpty()) {
            Effect next = information.next(remaining);
            remaining.remove(next);
            List<Effect.Write> writes = next.outcome(information);
            if (trail != null) {
                writes.forEach(write -> trail.note(information, next, write));
            }
            information.apply(next, writes);
        }
        return information;
    }

    private static List<Effect> effects(Position position, CardfightGame game) {
        List<Effect> effects = new ArrayList<>();
        for (int i = 0; i < position.lastingCount(); i++) {
            Lasting lasting = position.lasting(i);
            if (lasting.kind() instanceof WorkingLasting working) {
                Effect.of(lasting, working.working(), game).forEach(effects::add);
            } else if (lasting.kind() instanceof Modifier) {
                effects.add(Effect.of(lasting));
            }
        }
        if (game.clauses().has(Clause.Kind.CONT)) {
            continuous(position, game, effects);
        }
        if (Battle.of(position) != null) {
            effects.add(Effect.lent());
        }
        return effects;
    }

    /** CONT abilities are always in effect where they are valid (11.8.1); face down a card has none. */
    @Rule(jp = {"11.1.1.3", "11.4.4"})
    private static void continuous(Position position, CardfightGame game, List<Effect> effects) {
        Clauses clauses = game.clauses();
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                Thing thing = position.thing(place, i);
                if (thing.object() != 0 && !thing.is(Thing.FACE_DOWN)) {
                    Subject self = Subject.of(thing, place);
                    for (Clause each : clauses.of(thing.definition(), Clause.Kind.CONT)) {
                        if (each.isValidIn(position.place(place))) {
                            Effect.of(self, each, game).forEach(effects::add);
                        }
                    }
                }
            }
        }
    }

    /** The first that waits for none of the others; with a circle of effects, simply the first. */
    private Effect next(List<Effect> remaining) {
        for (Effect each : remaining) {
            if (remaining.stream().noneMatch(other -> other != each && waits(each, other))) {
                return each;
            }
        }
        return remaining.get(0);
    }

    /** Tells whether one effect is applied after another: by their layers, or because it depends on the other. */
    private boolean waits(Effect effect, Effect other) {
        boolean same = effect.slot() == other.slot() || effect.writesAll() || other.writesAll();
        if (same && effect.layer() != other.layer()) {
            return other.layer().compareTo(effect.layer()) < 0;
        }
        return effect.readsWhat(other)
                && dependsOn(effect, other)
                && !(other.readsWhat(effect) && dependsOn(other, effect));
    }

    /** Tells whether applying the other first changes what an effect applies to or how (11.11.3). */
    @Rule(jp = "11.11.3")
    private boolean dependsOn(Effect effect, Effect other) {
        Information after = new Information(position, game, copy(values));
        after.apply(other, other.outcome(this));
        return !effect.outcome(this).equals(effect.outcome(after));
    }

    private static Map<Integer, int[]> copy(Map<Integer, int[]> values) {
        Map<Integer, int[]> copies = new TreeMap<>();
        values.forEach((object, slots) -> copies.put(object, slots.clone()));
        return copies;
    }

    private void apply(Effect effect, List<Effect.Write> writes) {
        for (Effect.Write write : writes) {
            int[] slots = values.computeIfAbsent(
                    write.object(), object -> game.printed(write.definition()).clone());
            slots[write.slot()] = effect.apply(slots[write.slot()], write.amount());
        }
    }

    /** Information that is kept as long as nothing changes that it was worked out from. */
    private static final class Kept {
        private final Information information;
        private final int table;
        private final int lasting;
        private final int numbers;
        private final int stack;
        private final int fighter;

        private Kept(Position position, Information information, boolean stackMatters) {
            this.information = information;
            table = position.tableVersion();
            lasting = position.lastingVersion();
            numbers = position.numbersVersion();
            stack = stackMatters ? position.stackVersion() : -1;
            fighter = Turn.fighter(position);
        }

        static Information of(Position position) {
            if (position.memo() instanceof Kept kept && kept.isOf(position)) {
                return kept.information;
            }
            Information information = compute(position);
            boolean stackMatters = CardfightGame.of(position).readsBattle() || Battle.of(position) != null;
            position.memo(new Kept(position, information, stackMatters));
            return information;
        }

        private boolean isOf(Position position) {
            return table == position.tableVersion()
                    && lasting == position.lastingVersion()
                    && (!CardfightGame.of(position).reads(Facts.NUMBERS) || numbers == position.numbersVersion())
                    && fighter == Turn.fighter(position)
                    && (stack < 0 ? Battle.of(position) == null : stack == position.stackVersion());
        }
    }

    static @Nullable Information lens(Query query) {
        return query.lens() instanceof Information information ? information : null;
    }
}

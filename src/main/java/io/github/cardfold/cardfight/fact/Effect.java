package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.Duration;
import io.github.cardfold.kernel.Lasting;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** One change of information at work in a position. Immutable. */
abstract class Effect {
    private static final int ALL = -1;
    private static final String POWER = "power";

    private final Layer layer;
    private final int stamp;
    private final int slot;
    private final String writes;
    private final Array<String> reads;

    private Effect(Layer layer, int stamp, int slot, String writes, Array<String> reads) {
        this.layer = layer;
        this.stamp = stamp;
        this.slot = slot;
        this.writes = writes;
        this.reads = reads;
    }

    /**
     * What an effect does to one card.
     *
     * @param object the card
     * @param definition the index of what is printed on it
     * @param slot the index of the information
     * @param amount by how much, or to what
     */
    record Write(int object, int definition, int slot, int amount) {}

    final Layer layer() {
        return layer;
    }

    /** When it arose: objects and lasting effects take their numbers from one counter (11.11.3.1.1). */
    @Rule(jp = {"11.11.3.1", "11.11.3.1.1", "11.11.3.1.1.1"})
    final int stamp() {
        return stamp;
    }

    final int slot() {
        return slot;
    }

    final boolean writesAll() {
        return slot == ALL;
    }

    final boolean readsWhat(Effect other) {
        return other.writesAll() ? !reads.isEmpty() : reads.contains(other.writes);
    }

    /** Returns what it does, given the information worked out so far. */
    abstract List<Write> outcome(Information information);

    /** Returns what is told of something it is about to do, given the information worked out so far. */
    Array<Influence> influences(Information information, Write write) {
        int before = information.value(write);
        return Array.of(influence(information.position(), before, apply(before, write.amount())));
    }

    /** Returns what is told of a change from one value to another. */
    abstract Influence influence(Position position, int before, int after);

    /** Returns what becomes of a piece of information. */
    abstract int apply(int value, int amount);

    /** The change that an effect makes for a time; its cards and its amount were fixed when it arose (11.11.4). */
    @Rule(jp = "11.11.4")
    static List<Effect> of(Lasting lasting, Working working, CardfightGame game) {
        return working instanceof Change change ? List.of(new Timed(lasting, change, game)) : List.of();
    }

    /** An amount that a rule or a trigger adds. */
    static Effect of(Lasting lasting) {
        return new Added(lasting);
    }

    /** The changes of a CONT ability of a card. */
    static List<Effect> of(Subject self, Clause clause, CardfightGame game) {
        List<Effect> effects = new ArrayList<>();
        for (Working working : clause.working()) {
            if (working instanceof Change change) {
                effects.add(new Continuous(self, clause, change, game));
            }
        }
        return effects;
    }

    /** What boosting units and guardians lend (11.11.1.8). */
    static Effect lent() {
        return new Lent();
    }

    private static final class Timed extends Effect {
        private final Lasting lasting;
        private final Change change;

        Timed(Lasting lasting, Change change, CardfightGame game) {
            super(change.layer(), lasting.id(), game.slot(change.writes()), change.writes(), Array.empty());
            this.lasting = lasting;
            this.change = change;
        }

        @Override
        List<Write> outcome(Information information) {
            List<Write> writes = new ArrayList<>();
            for (int i = 0; i < lasting.objectCount(); i++) {
                Thing thing = information.position().find(lasting.object(i));
                if (thing != null) {
                    writes.add(new Write(thing.object(), thing.definition(), slot(), lasting.number()));
                }
            }
            return writes;
        }

        @Override
        Influence influence(Position position, int before, int after) {
            return Effects.influence(position, lasting, layer(), before, after);
        }

        @Override
        int apply(int value, int amount) {
            return change.apply().applyAsInt(value, amount);
        }
    }

    private static final class Added extends Effect {
        private final Lasting lasting;

        Added(Lasting lasting) {
            super(Layer.NUMBERS, lasting.id(), ALL, "", Array.empty());
            this.lasting = lasting;
        }

        @Override
        List<Write> outcome(Information information) {
            List<Write> writes = new ArrayList<>();
            Position position = information.position();
            for (int place = Field.firstCircle(position); place < position.placeCount(); place++) {
                for (int i = 0; i < position.size(place); i++) {
                    Thing thing = position.thing(place, i);
                    for (Trait trait : Trait.values()) {
                        int by = ((Modifier) lasting.kind()).change(position, lasting, thing, place, trait);
                        if (by != 0) {
                            writes.add(new Write(thing.object(), thing.definition(), trait.ordinal(), by));
                        }
                    }
                }
            }
            return writes;
        }

        @Override
        Influence influence(Position position, int before, int after) {
            return Effects.influence(position, lasting, layer(), before, after);
        }

        @Override
        int apply(int value, int amount) {
            return value + amount;
        }
    }

    private static final class Continuous extends Effect {
        private final Subject self;
        private final Clause clause;
        private final Change change;

        Continuous(Subject self, Clause clause, Change change, CardfightGame game) {
            super(
                    change.layer(),
                    self.object(),
                    game.slot(change.writes()),
                    change.writes(),
                    change.reads()
                            .appendAll(clause.condition().toArray().flatMap(Terms::reads))
                            .append(CardfightGame.has(clause.name()))
                            .append(Flag.LOSES_ABILITIES));
            this.self = self;
            this.clause = clause;
            this.change = change;
        }

        @Override
        List<Write> outcome(Information information) {
            Query query = information.query(self);
            boolean holds = Holding.holds(information, self, clause)
                    && clause.condition().forAll(each -> each.holds(query));
            List<Write> writes = new ArrayList<>();
            if (holds) {
                int amount = change.amount().value(query);
                for (Subject each : change.of().subjects(query)) {
                    if (each.object() != 0 && each.isHere()) {
                        writes.add(new Write(each.object(), each.thing().definition(), slot(), amount));
                    }
                }
            }
            return writes;
        }

        @Override
        Influence influence(Position position, int before, int after) {
            return new Influence(layer(), "11.1.1.3", clause.name(), self.object(), Option.none(), before, after);
        }

        @Override
        int apply(int value, int amount) {
            return change.apply().applyAsInt(value, amount);
        }
    }

    private static final class Lent extends Effect {
        Lent() {
            super(Layer.LENT, 0, Trait.POWER.ordinal(), POWER, Array.of(POWER, "shield"));
        }

        @Override
        List<Write> outcome(Information information) {
            List<Write> writes = new ArrayList<>();
            Position position = information.position();
            for (int place = Field.firstCircle(position); place < position.placeCount(); place++) {
                for (int i = 0; i < position.size(place); i++) {
                    Thing thing = position.thing(place, i);
                    int lent = Strength.lent(
                            position, thing, (lender, at, trait) -> information.value(lender, trait.ordinal()));
                    if (lent != 0) {
                        writes.add(new Write(thing.object(), thing.definition(), slot(), lent));
                    }
                }
            }
            return writes;
        }

        @Override
        Array<Influence> influences(Information information, Write write) {
            List<Influence> lent = new ArrayList<>();
            Thing unit = information.position().find(write.object());
            if (unit != null) {
                int[] value = {information.value(write)};
                Strength.lent(information.position(), unit, (lender, at, trait) -> {
                    int amount = information.value(lender, trait.ordinal());
                    lent.add(influence(trait == Trait.POWER, lender, value[0], value[0] + amount));
                    value[0] += amount;
                    return amount;
                });
            }
            return Array.ofAll(lent);
        }

        @Rule(jp = {"6.2.4.1", "10.4.1.12.1"})
        private Influence influence(boolean boosts, Thing lender, int before, int after) {
            return new Influence(
                    layer(),
                    boosts ? "10.4.1.12.1" : "6.2.4.1",
                    boosts ? "power of the booster" : "shield of the guardian",
                    lender.object(),
                    Option.some(Duration.BATTLE),
                    before,
                    after);
        }

        @Override
        Influence influence(Position position, int before, int after) {
            throw new IllegalStateException("what is lent is told lender by lender");
        }

        @Override
        int apply(int value, int amount) {
            return value + amount;
        }
    }
}

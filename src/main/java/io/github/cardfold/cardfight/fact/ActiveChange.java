package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.deed.Immunity;
import io.github.cardfold.cardfight.information.Template;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One change of information at work in a position. It remembers what it does as long as no information is written. */
abstract class ActiveChange {
    private static final BitSet NOTHING = new BitSet();

    private @Nullable Information asked;
    private int age;
    private List<Write> known = List.of();

    ActiveChange() {}

    /**
     * What an effect does to one card.
     *
     * @param object the card
     * @param definition the index of what is printed on it
     * @param slot the index of the information
     * @param amount by how much, or to what
     */
    record Write(int object, int definition, int slot, int amount) {}

    abstract Layer layer();

    /** Returns what says how old it is. */
    abstract int stamp();

    /** Returns the id of the lasting effect that it is, 0 if it is none. */
    int instance() {
        return 0;
    }

    /**
     * Compares two by layer, then by age. Objects and lasting effects take their numbers, which say how old they are,
     * from one counter (11.11.3.1.1).
     */
    @Rule(jp = {"11.11.3.1", "11.11.3.1.1", "11.11.3.1.1.1"})
    static int inOrder(ActiveChange one, ActiveChange other) {
        int byLayer = one.layer().compareTo(other.layer());
        return byLayer == 0 ? Integer.compare(one.stamp(), other.stamp()) : byLayer;
    }

    /** Returns the indices of the information it may write, also through abilities it gives; nobody changes the set. */
    abstract BitSet writes();

    /** Returns the indices of the information it reads; nobody changes the set. */
    BitSet reads() {
        return NOTHING;
    }

    /** Returns what it does, given the information worked out so far. */
    final List<Write> outcome(Information information) {
        if (information.isTrial()) {
            return workOut(information);
        }
        if (asked != information || age != information.age()) {
            known = workOut(information);
            asked = information;
            age = information.age();
        }
        return known;
    }

    /** Works out what it does, given the information worked out so far. */
    abstract List<Write> workOut(Information information);

    /** Returns the cards it writes to, also while its condition fails, given the information worked out so far. */
    int[] objects(Information information) {
        List<Write> writes = outcome(information);
        int[] objects = new int[writes.size()];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = writes.get(i).object();
        }
        return objects;
    }

    /** Returns what is told of something it is about to do to a piece of information, given what is known so far. */
    Array<AppliedChange> influences(Information information, Write write, int slot) {
        int before = information.value(write, slot);
        return Array.of(influence(information.position(), before, information.after(this, write, slot)));
    }

    /** Returns what is told of a change from one value to another. */
    abstract AppliedChange influence(Position position, int before, int after);

    /** Returns what becomes of a piece of information. */
    abstract int apply(int value, int amount);

    /** The change that an effect makes for a time; its cards and its amount were fixed when it arose (11.11.4). */
    static ActiveChange timed(TimedEffect lasting, TimedChange change) {
        return new Timed(lasting, change);
    }

    /** An amount that a rule or a trigger adds. */
    static ActiveChange added(TimedEffect lasting, Modifier kind) {
        return new Added(lasting, kind);
    }

    /** A change that a CONT ability of a card makes. */
    static ActiveChange continuous(Subject self, Template template) {
        return new Continuous(self, template);
    }

    private static final class Timed extends ActiveChange {
        private final TimedEffect lasting;
        private final TimedChange change;

        Timed(TimedEffect lasting, TimedChange change) {
            this.lasting = lasting;
            this.change = change;
        }

        @Override
        Layer layer() {
            return change.layer();
        }

        @Override
        int stamp() {
            return lasting.id();
        }

        @Override
        int instance() {
            return lasting.id();
        }

        @Override
        BitSet writes() {
            return change.writes();
        }

        @Override
        BitSet reads() {
            return change.reads();
        }

        @Override
        List<Write> workOut(Information information) {
            List<Write> writes = new ArrayList<>();
            for (int i = 0; i < lasting.objectCount(); i++) {
                GameObject card = information.position().find(lasting.object(i));
                if (card != null
                        && (!change.onField() || Field.isCircle(information.position(), place(information, card)))
                        && (reads().isEmpty() || information.affects(card, lasting.master(), lasting.source()))) {
                    writes.add(new Write(card.object(), card.definition(), change.slot(), lasting.number()));
                }
            }
            return writes;
        }

        private static int place(Information information, GameObject card) {
            return information.position().placeOf(card.object());
        }

        @Override
        AppliedChange influence(Position position, int before, int after) {
            return RuleEffects.influence(position, lasting, layer(), before, after);
        }

        @Override
        int apply(int value, int amount) {
            return change.apply().applyAsInt(value, amount);
        }
    }

    private static final class Added extends ActiveChange {
        private final TimedEffect lasting;
        private final Modifier kind;

        Added(TimedEffect lasting, Modifier kind) {
            this.lasting = lasting;
            this.kind = kind;
        }

        @Override
        Layer layer() {
            return kind.layer();
        }

        @Override
        int stamp() {
            return lasting.id();
        }

        @Override
        BitSet writes() {
            return kind.slots();
        }

        @Override
        List<Write> workOut(Information information) {
            List<Write> writes = new ArrayList<>();
            Position position = information.position();
            if (kind.isOnItsUnitsOnly()) {
                for (int i = 0; i < lasting.objectCount(); i++) {
                    int place = position.placeOf(lasting.object(i));
                    if (place >= 0) {
                        add(writes, position, place, position.indexOf(place, lasting.object(i)));
                    }
                }
                return writes;
            }
            for (int place : Field.circles(position)) {
                for (int i = 0; i < position.size(place); i++) {
                    add(writes, position, place, i);
                }
            }
            return writes;
        }

        private void add(List<Write> writes, Position position, int place, int index) {
            GameObject card = position.objectAt(place, index);
            for (Trait trait : kind.traits()) {
                int by = kind.change(position, lasting, card, place, trait);
                if (by != 0) {
                    writes.add(new Write(card.object(), card.definition(), trait.ordinal(), by));
                }
            }
        }

        @Override
        AppliedChange influence(Position position, int before, int after) {
            return RuleEffects.influence(position, lasting, layer(), before, after);
        }

        @Override
        int apply(int value, int amount) {
            return value + amount;
        }
    }

    private static final class Continuous extends ActiveChange {
        private final Subject self;
        private final Template template;

        Continuous(Subject self, Template template) {
            this.self = self;
            this.template = template;
        }

        @Override
        Layer layer() {
            return template.change().layer();
        }

        @Override
        int stamp() {
            return self.gameObject().dated();
        }

        @Override
        BitSet writes() {
            return template.writes();
        }

        @Override
        BitSet reads() {
            return template.reads();
        }

        @Override
        List<Write> workOut(Information information) {
            GameObject card = self.gameObject();
            int times = template.times(card.definition(), information.all(card));
            return times <= 0 ? List.of() : outcome(information.query(self), times);
        }

        @Override
        int[] objects(Information information) {
            Array<Subject> subjects = worksOn(information.query(self));
            int[] objects = new int[subjects.size()];
            for (int i = 0; i < objects.length; i++) {
                objects[i] = subjects.get(i).object();
            }
            return objects;
        }

        /** An ability that the card has several times works as often. */
        @Rule(jp = {"5.1.2", "14.2.3.1", "14.2.3.1.1"})
        private List<Write> outcome(Query query, int times) {
            if (!template.clause().holds(query)) {
                return List.of();
            }
            int amount = template.change().amount().value(query);
            Array<Subject> subjects = worksOn(query);
            boolean applies = template.change().amount() instanceof Immunity
                    || CardGame.of(query.position(Facts.FIELD)).immunities().isEmpty();
            List<Write> writes = new ArrayList<>(times * subjects.size());
            for (Subject each : subjects) {
                boolean isThere = (each.object() != 0 || self.object() == 0) && each.isHere();
                boolean isChanged =
                        isThere && (applies || Strength.affects(query, each, query.master(), self.object()));
                for (int i = 0; i < times && isChanged; i++) {
                    writes.add(new Write(each.object(), each.gameObject().definition(), template.slot(), amount));
                }
            }
            return writes;
        }

        private Array<Subject> worksOn(Query query) {
            Array<Subject> subjects = template.change().of().subjects(query);
            if (self.object() == 0) {
                return subjects.filter(self::equals).take(1);
            }
            return CardAbilities.workOnOthers(query.position(Facts.PLACES), self)
                    ? subjects
                    : subjects.filter(each -> each.object() == self.object());
        }

        @Override
        AppliedChange influence(Position position, int before, int after) {
            return new AppliedChange(
                    layer(), "11.1.1.3", template.clause().name(), self.object(), Option.none(), before, after);
        }

        @Override
        int apply(int value, int amount) {
            return template.change().apply().applyAsInt(value, amount);
        }
    }
}

package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A compiled ability. Immutable.
 *
 * @param name its name, which is also that of its procedure: {@code ember-scout/1}
 * @param kind which of the kinds of abilities it is
 * @param definition the index of the card that prints it, -1 if none does: effects grant it
 * @param areas where it is valid (11.4.4); none if anywhere
 * @param condition CONT: without which it is not valid; ACT, order: without which it cannot be played; AUTO: without
 *     which it does not trigger
 * @param trigger AUTO: what puts it on standby
 * @param working CONT: what it does
 * @param cost ACT, order: what is paid for playing it
 * @param limits the restrictions on its use (12.3)
 * @param keywords the keywords whose ability it is
 */
public record Clause(
        String name,
        Kind kind,
        int definition,
        Array<Area> areas,
        Option<Condition> condition,
        Option<EventPattern> trigger,
        Array<Working> working,
        Option<Price> cost,
        Array<Restriction> limits,
        Array<String> keywords) {

    /** Makes one that is of no keyword. */
    public Clause(
            String name,
            Kind kind,
            int definition,
            Array<Area> areas,
            Option<Condition> condition,
            Option<EventPattern> trigger,
            Array<Working> working,
            Option<Price> cost,
            Array<Restriction> limits) {
        this(name, kind, definition, areas, condition, trigger, working, cost, limits, Array.empty());
    }

    /** The kinds of abilities that text gives (11.1.1). */
    public enum Kind {
        /** Activated (11.1.1.1). */
        @Phrase("ACT")
        ACT,
        /** Automatic (11.1.1.2). */
        @Phrase("AUTO")
        AUTO,
        /** Continuous (11.1.1.3). */
        @Phrase("CONT")
        CONT,
        /** Of an order that is played (11.1.1.4). */
        @Phrase("order")
        ORDER,
        /** Of an over trigger that is drive checked (11.10.2.9). */
        @Phrase("additional")
        ADDITIONAL
    }

    /** Tells whether it is valid in a place, its condition apart. */
    public boolean isValidIn(Place place) {
        if (areas.isEmpty()) {
            return true;
        }
        for (int i = 0; i < areas.size(); i++) {
            if (areas.get(i).covers(place)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether its condition holds, if it has one. */
    public boolean holds(Query query) {
        return condition.isEmpty() || condition.get().holds(query);
    }

    /** Tells whether its cost can be paid, if it has one. */
    public boolean isPayable(Query query) {
        return cost.isEmpty() || cost.get().isPayable(query);
    }

    /** Tells whether it is of a keyword. */
    public boolean isOf(String keyword) {
        for (int i = 0; i < keywords.size(); i++) {
            if (keywords.get(i).equals(keyword)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether it is called by a word: of a keyword, or of an icon that abilities share, such as Divine Skill. */
    @Rule(jp = {"12.3.3", "12.3.4", "14.1.1"})
    public boolean isCalled(String word) {
        return isOf(word)
                || limits.map(Restriction::limit)
                        .exists(each ->
                                each.scope() == Limit.Scope.ICON && each.words().equals(word));
    }

    /** Returns the same ability with one more condition. */
    Clause validIf(Condition more) {
        Condition both = condition.<Condition>map(each -> new Both(more, each)).getOrElse(more);
        return new Clause(name, kind, definition, areas, Option.some(both), trigger, working, cost, limits, keywords);
    }

    /** Returns the same ability as one of some keywords. */
    Clause ofKeywords(Array<String> words) {
        return new Clause(name, kind, definition, areas, condition, trigger, working, cost, limits, words);
    }

    /** Tells whether a fighter cannot use the ability of an object, as it is now or was last (12.2.1). */
    public boolean isUnusable(Position position, Seat master, int object, int instance) {
        Subject card = Subject.find(position, object);
        return card == null
                ? isUsedUp(position, master, object, instance)
                : isUnusable(position, master, card, instance);
    }

    /** Tells whether a fighter cannot use the ability of a card: by its restrictions or by an effect (12.2.1). */
    @Rule(jp = {"12.2.1", "12.2.1.1", "12.2.1.2"})
    public boolean isUnusable(Position position, Seat master, Subject card, int instance) {
        return isUsedUp(position, master, card.object(), instance)
                || ((TextRules) position.rules().game()).isUnusable(position, card, kind);
    }

    private boolean isUsedUp(Position position, Seat master, int object, int instance) {
        return limits.nonEmpty() && limits.exists(each -> each.isUsedUp(position, master, object, instance));
    }

    @Override
    public String toString() {
        return name;
    }
}

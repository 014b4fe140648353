package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.state.Despite;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Why;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Which deeds an effect is about. Cards that are selected are fixed when an effect for a time arises (11.11.4); what
 * cards must be, and whose, is asked each time anew, also of cards that come later (11.11.5).
 *
 * @param kind what is done
 * @param who the cards that do it or that it is done with; any if nothing is said
 * @param are what these are
 * @param of which fighter does it or masters the cards; either if nothing is said
 * @param whom the cards that it is done to; any, or none, if nothing is said
 * @param whomAre what these are
 * @param from where it begins; anywhere if nothing is said
 * @param to where it ends; anywhere if nothing is said
 * @param normal whether by the rules, or by an effect; either if nothing is said
 * @param why for which reason
 * @param despite of what is permitted, which limit of the rules it is that does not matter
 * @param when what must be so as it is tried
 */
@Rule(jp = "11.11.5")
public record DeedPattern(
        DeedKind kind,
        Option<Selector> who,
        Array<Filter> are,
        Option<Side> of,
        Option<Selector> whom,
        Array<Filter> whomAre,
        Array<Where> from,
        Array<Where> to,
        Option<Boolean> normal,
        Why why,
        Option<Despite> despite,
        Array<Condition> when) {

    /** Tells whether places are meant. */
    @FunctionalInterface
    public interface Where {
        /** Tells whether a place is. */
        boolean covers(Query query, Place place);
    }

    /** Returns the pattern of all deeds of a kind with certain cards or fighters. */
    public static DeedPattern of(DeedKind kind, Option<Selector> who, Array<Filter> are, Option<Side> of) {
        return new DeedPattern(
                kind,
                who,
                are,
                of,
                Option.none(),
                Array.empty(),
                Array.empty(),
                Array.empty(),
                Option.none(),
                Why.ANY,
                Option.none(),
                Array.empty());
    }

    /** Returns the same, done to certain cards alone. */
    public DeedPattern on(Option<Selector> cards, Array<Filter> kinds) {
        return new DeedPattern(kind, who, are, of, cards, kinds, from, to, normal, why, despite, when);
    }

    /** Returns the same, done between certain places alone. */
    public DeedPattern between(Array<Where> beginnings, Array<Where> ends) {
        return new DeedPattern(kind, who, are, of, whom, whomAre, beginnings, ends, normal, why, despite, when);
    }

    /** Returns the same, done by the rules alone or by effects alone. */
    public DeedPattern normal(Option<Boolean> how) {
        return new DeedPattern(kind, who, are, of, whom, whomAre, from, to, how, why, despite, when);
    }

    /** Returns the same, done for a reason alone. */
    public DeedPattern by(Why reason) {
        return new DeedPattern(kind, who, are, of, whom, whomAre, from, to, normal, reason, despite, when);
    }

    /** Returns the same, permitted despite a limit of the rules. */
    public DeedPattern despite(Option<Despite> limit) {
        return new DeedPattern(kind, who, are, of, whom, whomAre, from, to, normal, why, limit, when);
    }

    /** Returns the same, as long as something is so. */
    DeedPattern when(Array<Condition> conditions) {
        return new DeedPattern(kind, who, are, of, whom, whomAre, from, to, normal, why, despite, conditions);
    }

    /** Tells whether it says something of the cards that do it: which, or what they are. */
    boolean saysWho() {
        return who.isDefined() || are.nonEmpty();
    }

    /** Tells whether it says something of the cards that it is done to. */
    boolean saysWhom() {
        return whom.isDefined() || whomAre.nonEmpty();
    }

    /**
     * Tells whether an attempt is such a deed.
     *
     * @param lasting the effect for a time whose pattern it is, null if a CONT ability has it
     */
    boolean covers(Query query, @Nullable TimedEffect lasting, Attempt attempt) {
        return coversDoer(query, lasting, attempt) && coversWhom(query, lasting, attempt);
    }

    /** Tells whether an attempt is such a deed as far as it does not matter whom it is done to. */
    boolean coversDoer(Query query, @Nullable TimedEffect lasting, Attempt attempt) {
        return (of.isEmpty() || query.seat(of.get()) == attempt.fighter())
                && (normal.isEmpty() || normal.get() == attempt.normal())
                && why.isOf(query, attempt.cause())
                && covers(query, from, attempt.from())
                && covers(query, to, attempt.to())
                && fits(query, lasting, who, are, attempt.who(), true)
                && when.forAll(each -> each.holds(query));
    }

    /** Tells whether an attempt is such a deed as far as it matters whom it is done to. */
    boolean coversWhom(Query query, @Nullable TimedEffect lasting, Attempt attempt) {
        return fits(query, lasting, whom, whomAre, attempt.whom(), false);
    }

    private static boolean covers(Query query, Array<Where> places, int place) {
        return places.isEmpty()
                || place >= 0
                        && places.exists(each ->
                                each.covers(query, query.position(Facts.PLACES).place(place)));
    }

    private static boolean fits(
            Query query,
            @Nullable TimedEffect lasting,
            Option<Selector> selected,
            Array<Filter> kinds,
            @Nullable Subject card,
            boolean isWho) {
        if (selected.isEmpty() && kinds.isEmpty()) {
            return true;
        }
        return card != null
                && (selected.isEmpty() || isSelected(query, lasting, selected.get(), card, isWho))
                && Filter.all(kinds, query, card);
    }

    private static boolean isSelected(
            Query query, @Nullable TimedEffect lasting, Selector selected, Subject card, boolean isWho) {
        if (lasting != null) {
            int first = isWho ? 0 : lasting.number();
            int end = isWho ? lasting.number() : lasting.objectCount();
            for (int i = first; i < end; i++) {
                if (lasting.object(i) == card.object()) {
                    return true;
                }
            }
            return false;
        }
        return selected instanceof This
                ? card.object() == query.source() && card.object() != 0
                : selected.subjects(query).exists(each -> each.object() == card.object());
    }
}

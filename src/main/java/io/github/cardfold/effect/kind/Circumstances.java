package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Origin;
import io.github.cardfold.effect.Part;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Tallies;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Cause;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Why something happens, when, how many at once and which time. What is not said may be anyhow.
 *
 * @param cause what makes it happen, one of these
 * @param whose whose effect makes it happen, or who pays with it; not the rules then
 * @param source what the card is whose effect makes it happen, or for whose cost it is paid, as it is now or was last;
 *     its name is {@code source}
 * @param kind which kind of ability makes it happen, one of these
 * @param through the keyword of the ability that makes it happen, or the icon that it shares with others
 * @param when what must be so as it happens
 * @param atOnce how many there must be together, for whom it is one event then
 * @param time which time it is, from 1
 * @param in of how long that is counted
 * @param as the name of the card that does it or to which it happens, in place of the usual one
 */
@Phrase(
        "{as as}< {cause or}< of <{whose whose} {source: card}|{source a: card/cards}>|< of {whose party}>>|< by an ability< of <{whose whose} {source: card}|{source a: card/cards}>|< of {whose party}>>>><< through an {kind or} ability< with {through}>|< through an ability with {through}>>>< while {when and}><, {atOnce least} at once>< for {time nth} {in}|<, counted {in}>>")
public record Circumstances(
        @Default("[]") Array<Origin> cause,
        Option<Side> whose,
        Option<Filter> source,
        @Default("[]") Array<Clause.Kind> kind,
        Option<String> through,
        @Default("[]") Array<Condition> when,
        @Default("1") Value atOnce,
        Option<Value> time,
        @Default(Default.USUAL) DurationTerm in,
        Option<String> as)
        implements Part {
    private static final String SOURCE = "source";

    /** Refuses fewer than one at once, a time before the first, and a cause that can be none. */
    public Circumstances {
        requireOne("at once", atOnce);
        time.forEach(each -> requireOne("time", each));
        boolean isRule = cause.nonEmpty() && cause.forAll(each -> each == Origin.RULE);
        if (isRule && (whose.isDefined() || source.isDefined() || saysAbility(kind, through))) {
            throw new IllegalArgumentException("what the rules order is by nobody's effect and no card's");
        }
        if (through.exists(String::isBlank)) {
            throw new IllegalArgumentException("the keyword of an ability is said in full");
        }
        if (in.isPast()) {
            throw new IllegalArgumentException("which time it is in a turn that is over is no question any more");
        }
    }

    private static boolean saysAbility(Array<Clause.Kind> kind, Option<String> through) {
        return kind.nonEmpty() || through.isDefined();
    }

    private static void requireOne(String what, Value number) {
        if (number instanceof Numeral numeral && numeral.number() < 1) {
            throw new IllegalArgumentException("\"" + what + "\" is 1 or more, not " + numeral.number());
        }
    }

    /** Tells whether several that happen together are one event. */
    boolean joins() {
        return !(atOnce instanceof Numeral numeral) || numeral.number() > 1;
    }

    /** Tells whether it has to be counted how many there are or which time it is; what not all see is not counted. */
    boolean counts() {
        return time.isDefined() || joins();
    }

    /** Returns all names, those of the cards that take part among them: several of one name are named last. */
    Array<String> names(Occurrence what) {
        Array<String> roles = what.roles();
        Array<String> named = roles.isEmpty() ? roles : roles.tail().prepend(as.getOrElse(roles.head()));
        Array<String> all = source.isDefined() ? named.append(SOURCE) : named;
        return what.bindsSeveral() ? all.tail().append(all.head()) : all;
    }

    Option<Array<Integer>> matched(Occurrence what, Query query, Happening happening) {
        return time.isEmpty() ? untimed(what, query, happening) : timed(what, query, happening);
    }

    private Option<Array<Integer>> timed(Occurrence what, Query query, Happening happening) {
        if (happening.isConcealed()) {
            return Option.none();
        }
        Option<Array<Integer>> bound = untimed(what, query, happening);
        return bound.filter(each -> before(what, query, happening) + 1
                == time.map(value -> value.value(query)).getOrElse(0));
    }

    /** What happens together is counted one after the other. */
    private int before(Occurrence what, Query query, Happening happening) {
        int before = what.tally().map(tally -> Tallies.times(query, tally)).getOrElse(0);
        for (int i = 0; i < happening.index(); i++) {
            before += isOpen(what, happening.at(i))
                            && untimed(what, query, happening.at(i)).isDefined()
                    ? 1
                    : 0;
        }
        return before;
    }

    /** Tells whether something fits, whichever time it is. */
    Option<Array<Integer>> untimed(Occurrence what, Query query, Happening happening) {
        return joins() ? joined(what, query, happening) : once(what, query, happening);
    }

    /** The first of those that happen together stands for all. */
    private Option<Array<Integer>> joined(Occurrence what, Query query, Happening happening) {
        Option<Array<Integer>> first = isOpen(what, happening) ? once(what, query, happening) : Option.none();
        if (first.isEmpty()) {
            return first;
        }
        Array<Integer> who = Array.empty();
        int number = 0;
        for (int i = 0; i < happening.size(); i++) {
            Happening each = happening.at(i);
            Option<Array<Integer>> bound = isOpen(what, each) ? once(what, query, each) : Option.none();
            if (bound.isDefined() && i < happening.index()) {
                return Option.none();
            }
            number += bound.isDefined() ? what.amount(each) : 0;
            who = who.appendAll(bound.map(cards -> doers(what, cards)).getOrElse(Array.empty()));
        }
        Array<Integer> others = others(what, first.get());
        return number >= atOnce.value(query) ? Option.some(others.appendAll(who)) : Option.none();
    }

    /** Returns the cards that do it or to which it happens. */
    private Array<Integer> doers(Occurrence what, Array<Integer> cards) {
        if (what.tellsOfSeveral()) {
            return cards.drop(source.isDefined() ? 1 : 0);
        }
        return cards.take(what.roles().isEmpty() ? 0 : 1);
    }

    private Array<Integer> others(Occurrence what, Array<Integer> cards) {
        if (what.tellsOfSeveral()) {
            return cards.take(source.isDefined() ? 1 : 0);
        }
        return cards.drop(what.roles().isEmpty() ? 0 : 1);
    }

    private static boolean isOpen(Occurrence what, Happening happening) {
        return what.kinds().contains(happening.event().kind()) && !happening.isConcealed();
    }

    private Option<Array<Integer>> once(Occurrence what, Query query, Happening happening) {
        Option<Array<Integer>> bound = what.occurs(query, happening);
        if (bound.isEmpty() || isPlain()) {
            return bound;
        }
        Cause why = happening.event().cause();
        if (!isCause(query, why) || !isByAbility(query, why) || !when.forAll(each -> each.holds(query))) {
            return Option.none();
        }
        return source.isDefined() && why != null ? bound.map(each -> with(what, each, why.source())) : bound;
    }

    private static Array<Integer> with(Occurrence what, Array<Integer> cards, int source) {
        return what.tellsOfSeveral() ? cards.prepend(source) : cards.append(source);
    }

    private boolean isPlain() {
        return cause.isEmpty() && whose.isEmpty() && source.isEmpty() && !saysAbility(kind, through) && when.isEmpty();
    }

    @Rule(jp = "11.5.1.1")
    private boolean isCause(Query query, @Nullable Cause why) {
        if (cause.nonEmpty() && !cause.exists(each -> each.isOf(why))) {
            return false;
        }
        if (whose.isEmpty() && source.isEmpty()) {
            return true;
        }
        return why != null
                && whose.forAll(each -> why.master() == query.seat(each))
                && source.forAll(each -> isSource(query, why, each));
    }

    @Rule(jp = {"11.1.1", "14.1.1", "14.22.3"})
    private boolean isByAbility(Query query, @Nullable Cause why) {
        return !saysAbility(kind, through)
                || Clauses.doing(query.position(Facts.PLACES), why)
                        .exists(each ->
                                (kind.isEmpty() || kind.contains(each.kind())) && through.forAll(each::isCalled));
    }

    private static boolean isSource(Query query, Cause why, Filter which) {
        Subject card = why.source() == 0 ? null : query.find(why.source());
        return card != null && which.accepts(query, card);
    }
}

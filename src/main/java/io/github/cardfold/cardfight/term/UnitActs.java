package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.EveryFilter;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.effect.kind.ThisOne;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A unit does something to another, or something is done to it by another: one event, seen from either. Units that
 * attack together make one attack, which is told once, of the attacker: what speaks of a partner of it means the same
 * attack, and what speaks of both has triggered once (ruling 493).
 *
 * @param act what it does
 * @param who which units do
 * @param whom what the other unit must be
 * @param so the circumstances
 */
@Phrase("{who a: unit/units} | {act does}< {whom a: unit/units}>{so}")
@Phrase("{who whose} | attack {act attack}< {whom a: unit/units}>{so}")
@Phrase("the attack of {who a: unit/units} {act attack}< {whom a: unit/units}>{so}")
@Phrase(form = "did", value = "{who gap} {act does}< {whom a: unit/units}>{so}")
@Phrase(form = "own", value = "{who gap} attack {act attack}< {whom a: unit/units}>{so}")
public record UnitActs(
        UnitAct act,
        @Default("this") Filter who,
        @Default("[]") Array<Filter> whom,
        Circumstances so) implements Occurrence {
    /** Refuses a unit that does it to itself. */
    public UnitActs {
        if (who instanceof ThisOne && whom.exists(UnitActs::isThis)) {
            throw new IllegalArgumentException("no unit does so to itself; say who does it, [] for any unit");
        }
    }

    private static boolean isThis(Filter filter) {
        return filter instanceof ThisOne
                || filter instanceof EveryFilter all && all.filters().exists(UnitActs::isThis);
    }

    @Override
    @Rule(jp = "10.7.1.8")
    public Array<EventKind> kinds() {
        Array<EventKind> facts = Array.of(act.fact(whom.nonEmpty()));
        return act == UnitAct.HITS ? facts.append(EventKinds.AS_IF_HIT) : facts;
    }

    @Override
    public Array<String> roles() {
        return act.names().take(whom.nonEmpty() || act.tellsOther() ? 2 : 1);
    }

    @Override
    public boolean mayBeHidden() {
        return true;
    }

    @Override
    public boolean isThisTheOther() {
        return whom.exists(each -> Terms.has(each, OfThis.class)) && !Terms.has(who, OfThis.class);
    }

    @Override
    @Rule(jp = {"1.3.7.2", "1.3.7.3", "10.4.1.5.1"})
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Subject unit = doer(query, happening);
        if (unit == null) {
            return Option.none();
        }
        if (whom.isEmpty() && happening.event().kind() != EventKinds.AS_IF_HIT) {
            return Option.some(
                    Array.of(unit.object(), happening.event().other()).take(roles().size()));
        }
        Subject other = other(query, happening);
        return other == null ? Option.none() : Option.some(Array.of(unit.object(), other.object()));
    }

    /** Returns the unit that did it and is as wanted: the one that is told, else a partner in its attack. */
    private @Nullable Subject doer(Query query, Happening happening) {
        Subject subject = happening.subject();
        if (subject != null && who.accepts(query, subject)) {
            return subject;
        }
        Position position = query.position(Battle.FACT);
        boolean havePartners = act.isOfAttack() && happening.event().kind() != EventKinds.AS_IF_HIT;
        Frame battle = havePartners ? Battle.of(position) : null;
        return battle == null
                ? null
                : Battle.partners(position, battle)
                        .map(each -> Subject.of(each, position.placeOf(each.object())))
                        .find(each -> who.accepts(query, each))
                        .getOrNull();
    }

    /**
     * Returns the other unit if it is as wanted. Without a hit it is the first of the attacked units that is, and what
     * acts as if it hit does so once (10.7.1.8).
     */
    @Rule(jp = {"10.7.1.7", "10.7.1.8"})
    private @Nullable Subject other(Query query, Happening happening) {
        EventKind kind = happening.event().kind();
        if (kind != EventKinds.AS_IF_HIT && kind != EventKinds.DID_NOT_HIT) {
            Subject other = happening.other();
            return other != null && Filter.all(whom, query, other) ? other : null;
        }
        Subject first =
                attacked(query).find(unit -> Filter.all(whom, query, unit)).getOrNull();
        boolean isTold = kind == EventKinds.DID_NOT_HIT
                || first != null && first.object() == happening.event().other();
        return isTold ? first : null;
    }

    private static Array<Subject> attacked(Query query) {
        Position position = query.position(Battle.FACT);
        Frame battle = Battle.of(position);
        return battle == null
                ? Array.empty()
                : Array.range(0, battle.size(BattleFrame.TARGETS))
                        .flatMap(i -> Option.of(Subject.find(position, battle.get(BattleFrame.TARGETS, i))));
    }
}

package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedEffect;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.DeedPattern;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.state.Despite;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What units do in battles: they attack, hit and boost others, intercept, perform drive checks.
 *
 * @param what what they do
 * @param doer which units
 * @param from on which circles they stand
 * @param whom to which units they do it, those that they are when an effect for a time arises
 * @param whomAre what these must be, which is asked each time it is tried
 * @param despite which limit of the rules it is permitted against
 * @param atOnce how many of them must intercept at once at least
 */
@Phrase(form = "only", value = Doer.UNITS + " {#} {what verb} only" + UnitDeed.TO + UnitDeed.HOW)
@Phrase(form = "able", value = UnitDeed.OBJECT + " {#} be {what done}")
@Phrase(form = "able", value = Doer.UNITS + " {#} {what verb}" + UnitDeed.TO + UnitDeed.HOW)
@Phrase("to {what verb}" + UnitDeed.TO)
@Phrase("so that " + Doer.UNITS + " {what verb}" + UnitDeed.TO + UnitDeed.HOW)
@Idioms({Battles.class, BattlesAll.class})
@Rule(jp = {"10.4.1.3", "10.4.1.6", "10.4.1.12", "10.5.1.2.4", "10.6.1.2", "10.7.1.2"})
public record UnitDeed(
        DeedKind what,
        Doer doer,
        @Default("[]") Array<Spot> from,
        Option<Selector> whom,
        @Default("[]") Array<Filter> whomAre,
        Option<Despite> despite,
        @Default("1") int atOnce)
        implements Deed {
    static final String OBJECT = "<<{whomAre: units} among {whom}|{whom}>|{whomAre: units}>";
    static final String TO = "<< {whomAre: units} among {whom}| {whom}>|< {whomAre: units}>>";
    static final String HOW = "< from {from and from}>< {atOnce words} or more at once>< {despite}>";

    /** Refuses what is never done so. */
    public UnitDeed {
        boolean hasTarget = what == DeedKind.ATTACK || what == DeedKind.BOOST || what == DeedKind.HIT;
        if (!hasTarget && (whom.isDefined() || whomAre.nonEmpty())) {
            throw new IllegalArgumentException("it is done to no unit");
        }
        if (despite.exists(each -> !Limit.isOf(what, each))) {
            throw new IllegalArgumentException("the rules set no such limit to it");
        }
        if (atOnce < 1 || atOnce > 1 && what != DeedKind.INTERCEPT) {
            throw new IllegalArgumentException("one or more units intercept at once");
        }
    }

    /** Tells whether it is to attack all of some units at once. */
    boolean isBattle() {
        return what == DeedKind.ATTACK
                && despite.contains(Despite.NUMBER)
                && doer.who().isDefined()
                && doer.are().isEmpty()
                && doer.of().isEmpty()
                && from.isEmpty()
                && whom.isDefined() != whomAre.nonEmpty();
    }

    private boolean saysWhom() {
        return whom.isDefined() || whomAre.nonEmpty();
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        Doer.checkAnew(out, doer.are());
        Doer.checkAnew(out, whomAre);
        if (mode == Mode.REQUIRE && !saysWhom() && atOnce == 1) {
            throw out.error("whom it must be done to is not said, nor how many units do it at once");
        }
        if (mode != Mode.REQUIRE && atOnce > 1) {
            throw out.error("how many units intercept at once at least is what they must be");
        }
        boolean lifts = from.nonEmpty() && (what == DeedKind.ATTACK || what == DeedKind.INTERCEPT)
                || saysWhom() && what == DeedKind.ATTACK
                || despite.isDefined()
                || what == DeedKind.DRIVE_CHECK;
        if (mode == Mode.PERMIT && !lifts) {
            throw out.error("the rules let it be done, or what is said does not tell which of their limits is lifted:"
                    + " say \"from\", \"whom\" or \"despite\"");
        }
        if (mode != Mode.PERMIT && despite.isDefined()) {
            throw out.error("\"despite\" is said of what may be done");
        }
        if (mode == Mode.PERMIT && from.nonEmpty() && saysWhom()) {
            throw out.error("from where it may be done and to whom are two limits of the rules: permit each by itself,"
                    + " and demand (\"must\") or forbid (\"cannot\") the rest");
        }
        if (what == DeedKind.ATTACK && despite.contains(Despite.NUMBER) && !isBattle()) {
            throw out.error("that units battle several others is said of \"who\", and of \"whom\" or \"whom are\"");
        }
        DeedPattern pattern = doer.pattern(what)
                .on(whom, whomAre)
                .between(from.map(each -> each::accepts), Array.empty())
                .despite(despite);
        return Array.of(new DeedEffect(mode, pattern, atOnce));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return !Deeds.isForbidden(query.position(Facts.LASTING), Attempt.of(what, query.master(), card));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}

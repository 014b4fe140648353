package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.gauge.Gauge;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A card is put as gauge, of a unit, of a fighter or of nothing (7.40): one event for each of several units whose gauge
 * it becomes. Gauge that is moved to another unit, or that a unit takes along, has been put before.
 *
 * @param what what the card must be; one that lies face down is nothing that could be asked for
 * @param of what the unit must be whose gauge it becomes
 * @param fighter the fighter whose gauge it becomes
 * @param name the name of the gauge; any or none if nothing is said
 * @param so the circumstances
 */
@Phrase("{what a: card/cards} | is/are/was/were put as <{fighter whose} ><{name} >gauge< of {of a: unit/units}>{so}")
@Rule(jp = {"7.40.1", "7.40.2", "7.40.3", "7.40.7.2"})
public record BecomesGauge(
        @Default("[]") Array<Filter> what,
        @Default("[]") Array<Filter> of,
        Option<Side> fighter,
        Option<String> name,
        Circumstances so)
        implements Occurrence {
    /** Refuses two bearers and an empty name. */
    public BecomesGauge {
        Gauge.checkName(name);
        if (of.nonEmpty() && fighter.isDefined()) {
            throw new IllegalArgumentException("a card becomes the gauge of a unit or of a fighter, not of both");
        }
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.PUT_AS_GAUGE);
    }

    @Override
    public Array<String> roles() {
        return Array.of("bearer", "gauge");
    }

    /** A card of the gauge zone hears of its unit's gauge as any other card does, where its text says so. */
    @Override
    public boolean happensToOther() {
        return false;
    }

    @Override
    public String sayingThis() {
        return "of";
    }

    @Override
    public boolean mayFit(String told) {
        return name.forAll(told::equals);
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Event event = happening.event();
        return mayFit(event.text())
                        && isBearer(query, happening)
                        && (what.isEmpty() || isSeenAs(query, happening.other()))
                ? Option.some(Array.of(event.object(), event.other()))
                : Option.none();
    }

    @Rule(jp = {"4.15.3.1", "7.40.7.2"})
    private boolean isBearer(Query query, Happening happening) {
        Subject unit = happening.subject();
        int card = happening.event().other();
        return (of.isEmpty() || unit != null && Filter.all(of, query, unit))
                && fighter.forAll(each -> Gauge.isOf(query.position(Facts.LINKS), card, Anchor.seat(query.seat(each))));
    }

    /** What a card is that lies face down, nobody learns by what it triggers. */
    @Rule(jp = "4.15.2")
    private boolean isSeenAs(Query query, @Nullable Subject card) {
        query.position(Facts.STATES);
        return card != null && !card.gameObject().is(GameObject.FACE_DOWN) && Filter.all(what, query, card);
    }
}

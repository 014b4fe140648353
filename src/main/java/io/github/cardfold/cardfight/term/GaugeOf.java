package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.gauge.Gauge;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards in the gauge zone that are the gauge of units or of a fighter, or that have the name of a gauge.
 *
 * @param of the units; whatever it belongs to if nothing is said
 * @param fighter the fighter
 * @param name the name
 */
@Rule(jp = {"4.15.3.1", "4.15.4.1"})
@Phrase("that is/are <{fighter whose} ><{name} >gauge< of {of}>")
public record GaugeOf(Option<Selector> of, Option<Side> fighter, Option<String> name) implements Filter {
    /** Refuses two bearers, an empty name, and nothing said. */
    public GaugeOf {
        Gauge.checkName(name);
        if (of.isDefined() && fighter.isDefined()) {
            throw new IllegalArgumentException("it is the gauge of units or of a fighter, not of both");
        }
        if (of.isEmpty() && fighter.isEmpty() && name.isEmpty()) {
            throw new IllegalArgumentException(
                    "say whose gauge, or which name it has; all of it is what lies in \"gauge\"");
        }
    }

    @Override
    public boolean accepts(Query query, Subject subject) {
        Position position = query.position(Facts.LINKS);
        int card = subject.object();
        return query.position(Facts.PLACES).placeOf(card)
                        == Zone.GAUGE.of(subject.gameObject().owner())
                && name.forAll(each -> Gauge.isNamed(position, card, each))
                && fighter.forAll(each -> Gauge.isOf(position, card, Anchor.seat(query.seat(each))))
                && of.forAll(each ->
                        each.subjects(query).exists(unit -> Gauge.isOf(position, card, Anchor.object(unit.object()))));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LINKS, Facts.PLACES, Facts.in(Zone.GAUGE.kind()));
    }
}

package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/**
 * Cards with a trigger icon.
 *
 * @param kind which icons; any, which none is not, if nothing is said
 */
@Rule(
        jp = {
            "11.10.2.2.1",
            "11.10.2.4",
            "11.10.2.5.1",
            "11.10.2.7",
            "11.10.2.8.1",
            "11.10.2.9.1",
        })
public record TriggerIcon(@Default("[]") Array<Trigger> kind) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        Trigger icon = of(query, subject);
        return kind.isEmpty() ? icon != Trigger.NONE : kind.contains(icon);
    }

    /** Returns the icon of a card; one that lies face down where all would see it has none. */
    @Rule(jp = {"4.11.3", "4.12.4", "4.17.3.1"})
    static Trigger of(Query query, Subject subject) {
        return Field.hasFace(query, subject)
                ? Field.card(query.position(Facts.PRINTED), subject.gameObject())
                        .trigger()
                : Trigger.NONE;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES);
    }

    @Override
    public String english() {
        return (kind.isEmpty() ? "" : kind.map(Trigger::label).mkString(" or ") + " ") + "trigger";
    }
}

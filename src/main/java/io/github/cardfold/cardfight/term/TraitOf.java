package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Measure;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** A measure that is information of a card: one that lies face down for all to see has none to be compared. */
interface TraitOf extends Measure {
    /** Returns the characteristic that is measured. */
    Trait trait();

    @Override
    default int of(Query query, Subject subject) {
        return Strength.of(query, subject, trait());
    }

    @Override
    @Rule(jp = {"4.11.3", "4.12.4", "4.17.3.1"})
    default boolean isOf(Query query, Subject subject) {
        return Field.hasFace(query.position(reads().head()), subject.gameObject(), subject.place());
    }

    @Override
    default Array<String> reads() {
        return Array.of(trait().fact());
    }

    @Override
    default String english() {
        return trait().fact();
    }
}

package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.vavr.collection.Array;

/** Several numbers together. */
public record Plus(Array<Value> numbers) implements Value {
    @Override
    public int value(Query query) {
        return numbers.map(each -> each.value(query)).sum().intValue();
    }

    @Override
    public String english() {
        return numbers.map(Term::english).mkString(" plus ");
    }
}

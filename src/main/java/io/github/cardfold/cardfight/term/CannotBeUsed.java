package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/**
 * The ACT or AUTO abilities of cards cannot be used (12.2).
 *
 * @param kind which kind of abilities; both if nothing is said
 * @param of the cards
 */
@Rule(jp = {"12.2.1", "12.2.1.1", "12.2.1.2"})
public record CannotBeUsed(
        @Default("[]") Array<Clause.Kind> kind,
        @Default("this") Selector of) implements Continuous {
    /** Refuses CONT abilities, which nobody uses. */
    public CannotBeUsed {
        if (kind.contains(Clause.Kind.CONT)) {
            throw new IllegalArgumentException("a CONT ability is valid or not; nobody uses it");
        }
    }

    private Array<Clause.Kind> kinds() {
        return kind.isEmpty() ? Array.of(Clause.Kind.ACT, Clause.Kind.AUTO) : kind;
    }

    @Override
    public Array<Working> compile(Compiler out) {
        return kinds().map(each -> Change.of(of, new Constant(1), Clause.unusable(each), Layers.OTHER, Integer::sum));
    }

    @Override
    public String english() {
        return "the " + kinds().mkString(" and ") + " abilities of " + of.english() + " cannot be used";
    }
}

package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Portion;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.RoleNames;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** The cards of a variable: those chosen, moved or paid with before. Written {@code "$them"}. */
@Phrase(form = "of", value = "{variable cards} {#}")
@Phrase(value = "{variable cards}", further = "that")
@Phrase(form = "closed", value = "{variable cards}", further = "that")
@Phrase(form = "$attacker", value = "the attacking unit", is = Agreement.ONE)
@Phrase(form = "$target", value = "the attacked unit", is = Agreement.ONE)
@Phrase(form = "$booster", value = "the boosting unit", is = Agreement.ONE)
@Phrase(form = "$boosted", value = "the boosted unit", is = Agreement.ONE)
@Phrase(form = "$interceptor", value = "the intercepting unit", is = Agreement.ONE)
@Phrase(form = "$placed", value = "the placed unit", is = Agreement.ONE)
@Phrase(form = "$replaced", value = "the unit that was there", is = Agreement.ONE)
@Phrase(form = "$rider", value = "the new vanguard", is = Agreement.ONE)
@Phrase(form = "$ridden", value = "the old vanguard", is = Agreement.ONE)
@Phrase(form = "$moved", value = "the moved card", is = Agreement.ONE)
@Phrase(form = "$retired", value = "the retired unit", is = Agreement.ONE)
@Phrase(form = "$discarded", value = "the discarded card", is = Agreement.ONE)
@Phrase(form = "$stood", value = "the unit that stood", is = Agreement.ONE)
@Phrase(form = "$rested", value = "the unit that rested", is = Agreement.ONE)
@Phrase(form = "$affected", value = "the affected units", is = Agreement.MANY)
@Phrase(form = "$checked", value = "the checked card", is = Agreement.ONE)
@Phrase(form = "$order", value = "the order", is = Agreement.ONE)
@Phrase(form = "$source", value = "the card with that ability", is = Agreement.ONE)
public record Named(String variable) implements Selector, Names {
    @Override
    public Array<Subject> subjects(Query query) {
        return query.subjects(variable);
    }

    /** Cards that have been shuffled into a deck are counted, though nobody can tell them from others there. */
    @Override
    public int count(Query query) {
        return query.number(variable);
    }

    @Override
    public boolean wantsObjects() {
        return true;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.VARIABLES, Facts.PLACES);
    }

    /** What {@code it} is called follows from the instruction before. */
    @Override
    public boolean isSingle() {
        return variable.equals("it") || RoleNames.has(variable);
    }

    @Override
    public Portion portion() {
        return new AllOfThem(this);
    }

    /** All of them, those that are no more where they were among them. */
    private record AllOfThem(Named from) implements Portion {
        @Override
        public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card, IntUnaryOperator changed) {
            return CostPart.from(candidates).exactly(query.number(from.variable()));
        }
    }
}

package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * That something is so triggers an AUTO ability, whatever has made it so (11.9.8).
 *
 * @param when what must be so
 * @param of cards of which one at least must be there besides
 * @param as their name
 */
@Rule(jp = "11.9.8")
@Phrase("{as as}it is so that {when}< and there is any of {of}>")
public record Situation(Condition when, Option<Selector> of, Option<String> as) implements EventPattern, Binds {
    /** Refuses a name for no cards. */
    public Situation {
        if (as.isDefined() && of.isEmpty()) {
            throw new IllegalArgumentException("\"as\" is the name of the cards that \"of\" says, and it says none");
        }
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.empty();
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        return Option.none();
    }

    @Override
    public boolean isSituation() {
        return true;
    }

    @Override
    public Array<String> binds() {
        return as.toArray();
    }

    @Override
    public boolean bindsSeveral() {
        return as.isDefined();
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "those cards";
    }

    @Override
    public Option<Array<Integer>> situation(Query query) {
        if (!when.holds(query)) {
            return Option.none();
        }
        Option<Array<Integer>> cards = of.map(each -> each.subjects(query).map(Subject::object));
        return cards.exists(Array::isEmpty)
                ? Option.none()
                : Option.some(as.isDefined() ? cards.getOrElse(Array.empty()) : Array.empty());
    }
}

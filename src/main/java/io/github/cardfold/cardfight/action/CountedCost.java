package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.effect.kind.ThisOne;
import io.vavr.collection.Array;
import java.util.function.IntFunction;

/** A cost that takes a number of cards of some kind. */
interface CountedCost extends CostItem {
    /** Returns how many it takes, as the text says. */
    Value number();

    /** Returns what the cards must be. */
    Array<Filter> are();

    @Override
    boolean paysFrom(Query query, int place);

    /** Returns the zones and sorts of circles where the cards are. */
    Array<Region> from();

    @Override
    default boolean takesThis() {
        return are().exists(ThisOne.class::isInstance);
    }

    @Override
    default boolean reaches(Area area) {
        return from().exists(area::equals);
    }

    /** Tells whether a card that lies there is as it must be for that. */
    default boolean isPayer(Query query, Subject card) {
        return true;
    }

    /** Returns what is done, as a word before the number. */
    String verb();

    /** Returns what is counted; "" if the number says it. */
    String noun();

    /** Returns where the cards go, as words after them; "" if the verb says it. */
    default String where() {
        return "";
    }

    /** Returns how many it really takes. */
    default int amount(Query query) {
        return number().value(query);
    }

    @Override
    @Rule(jp = {"7.24.2.1", "7.25.2.1"})
    default boolean fits(Query query, Subject card) {
        return paysFrom(query, card.place()) && isPayer(query, card) && Filter.all(are(), query, card);
    }

    @Override
    default CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
        return CostPart.from(candidates).exactly(amount(query));
    }

    @Override
    default String english() {
        if (noun().isEmpty()) {
            return saying(number().english());
        }
        boolean isThis = are().size() == 1 && are().head() instanceof ThisOne;
        return isThis
                ? verb() + " this " + noun() + where()
                : verb() + " " + English.many(number(), noun(), are()) + where();
    }

    /** Returns the cost in English with another number: {@code discard any number of cards that are grade 3}. */
    default String saying(String amount) {
        String noun = noun().isEmpty() && !are().isEmpty() ? "card" : noun();
        return verb() + " " + amount + (noun.isEmpty() ? "" : " " + English.noun(noun + "s", are())) + where();
    }
}

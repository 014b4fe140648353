package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards that share a name with one of some cards.
 *
 * @param as the cards
 */
@Rule(jp = {"2.1.2", "12.6.2.2"})
public record SameName(Selector as) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return as.subjects(query)
                .exists(each ->
                        names(query, each).exists(name -> Identities.has(query, subject, Identity.NAME, name::equals)));
    }

    private static Array<String> names(Query query, Subject subject) {
        List<String> names = new ArrayList<>();
        Identities.has(query, subject, Identity.NAME, name -> !names.add(name));
        return Array.ofAll(names);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Identity.NAME.fact());
    }

    @Override
    public String english() {
        return "of the same name as " + as.english();
    }
}

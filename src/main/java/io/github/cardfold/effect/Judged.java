package io.github.cardfold.effect;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** What of a text is judged at one time. */
public final class Judged {
    private Judged() {}

    /**
     * Returns a term and the parts that are judged with it: not what else is carried out in time, the instructions and
     * costs, abilities and continuous effects inside, but for the effects of an ability.
     */
    public static Array<Term> with(Term term) {
        List<Term> parts = new ArrayList<>();
        add(term, parts);
        return Array.ofAll(parts);
    }

    private static void add(Term term, List<Term> parts) {
        parts.add(term);
        for (Term part : Terms.direct(term)) {
            if (!part.isCarriedOut() && !(part instanceof Continuous && !(term instanceof Ability))) {
                add(part, parts);
            }
        }
    }
}

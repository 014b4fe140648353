package io.github.cardfold.cardfight.deed;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextRules;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An effect about deeds. It changes no information of cards but what may be done (11.11.5).
 *
 * @param mode what it does about them
 * @param deed which ones
 * @param atLeast how many are done at once at least, 1 if nothing is said
 * @param total what a number of the cards with which it is done at once must come to together
 * @param resting whether the cards with which it is done must come to rest
 */
@Rule(jp = "1.3.3")
public record DeedEffect(Deed.Mode mode, DeedPattern deed, int atLeast, Option<Property> total, boolean resting)
        implements Working {
    /** An effect that does not say what cards must come to together. */
    public DeedEffect(Deed.Mode mode, DeedPattern deed, int atLeast) {
        this(mode, deed, atLeast, Option.none(), false);
    }

    @Override
    public Object sort() {
        return deed.kind();
    }

    /** The cards that do it are fixed first, then those that it is done to: the number says where the second begin. */
    @Override
    public Option<Array<Subject>> about(Query query) {
        if (deed.who().isEmpty() && deed.whom().isEmpty()) {
            return Option.none();
        }
        Array<Subject> who = selected(query, deed.who());
        Array<Subject> whom = selected(query, deed.whom());
        boolean isAny = (deed.who().isEmpty() || who.nonEmpty()) && (deed.whom().isEmpty() || whom.nonEmpty());
        return Option.some(isAny ? who.appendAll(whom) : Array.empty());
    }

    @Override
    public Option<Working> onlyWhen(Array<Condition> when) {
        return Option.some(new DeedEffect(mode, deed.when(when), atLeast, total, resting));
    }

    @Override
    public int amount(Query query) {
        return selected(query, deed.who()).size();
    }

    @Rule(jp = "11.11.4")
    private static Array<Subject> selected(Query query, Option<Selector> cards) {
        return cards.toArray().flatMap(each -> TextRules.affected(query, each));
    }

    @Override
    public boolean says(String words) {
        return words.equals(mode.verb() + " " + deed.kind().words().replace(" with", ""));
    }
}

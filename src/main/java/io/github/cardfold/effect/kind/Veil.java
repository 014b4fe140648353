package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Judged;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * What a term takes from cards that not all see: what they are or how they compare, not how many lie there. As long as
 * that is so, nobody may be able to tell by a question that is asked, or not asked, what the answer is.
 */
final class Veil {
    private final Array<Selector> looks;
    private final boolean isCounted;

    private Veil(Array<Selector> looks, boolean isCounted) {
        this.looks = looks;
        this.isCounted = isCounted;
    }

    /** Returns that of several terms together, which the ability that is being compiled reads. */
    static Veil of(Compiler out, Iterable<? extends Term> terms) {
        Array<Selector> looks = Array.empty();
        boolean isCounted = false;
        for (Term term : terms) {
            Array<Term> parts = Judged.with(term);
            looks = parts.forAll(Veil::counts)
                    ? looks
                    : looks.appendAll(parts.filter(Selector.class::isInstance).map(Selector.class::cast));
            isCounted |= parts.exists(each -> each instanceof Names named && out.isUntold(named.variable()));
        }
        return new Veil(looks, isCounted);
    }

    /** Returns that of a cost. */
    static Veil of(Compiler out, Payment payment) {
        return of(out, payment.says());
    }

    /** A part of what only counts cards, whatever they are: how many lie somewhere all see. */
    private static boolean counts(Term part) {
        boolean isNumber =
                part instanceof Numeral || part instanceof NumberOf || part instanceof Plus || part instanceof Times;
        return isNumber
                || part instanceof Count
                || part instanceof Selector && !Terms.has(part, Filter.class) && !Terms.has(part, Characteristic.class);
    }

    /** Tells whether it hides anything however the cards lie: a zone is looked into that not all see. */
    boolean isLasting() {
        return isCounted || looks.exists(Selector::isHidden);
    }

    /** Tells whether it hides something as things are. */
    boolean hides(Position position, Frame frame) {
        return hides(Query.of(position, frame));
    }

    boolean hides(Query query) {
        return isCounted || looks.exists(each -> isConcealed(each, query));
    }

    /** Tells whether some of the cards among which a selector looks lie where not all see them. */
    static boolean isConcealed(Selector cards, Query query) {
        Position position = query.position(Facts.PLACES);
        return cards.ground(query).exists(each -> each.isHere() && each.isConcealed(position));
    }
}

package io.github.cardfold.cardfight.edition;

import static io.github.cardfold.cardfight.edition.Editions.JP_2026_04;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/** What each edition does in other steps, all together. */
public final class Editing {
    /** Of each edition all amendments. */
    public static final Array<Array<Amendment>> EDITIONS = Array.of(
            Array.of(IndonesianSteps.values()), Array.of(ItalianSteps.values()), Array.of(EnglishSteps.values()));

    private Editing() {}

    /** Returns for each edition the rules with all its amendments, its numbers and choices being the Japanese ones. */
    public static Array<Rules> rules(Pack pack) {
        return EDITIONS.map(each -> Cardfight.rules(JP_2026_04.withAmendments(each), pack));
    }
}

package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.subdeck.SubdeckSearch;
import io.vavr.collection.Array;

/** A card of the Subdeck is shown whose Vampiric is to be paid; none need be. */
@Rule(vw = {"12.9.10.1", "12.9.10.2"})
@Phrase("show a card of your Subdeck with Vampiric")
record FindForm() implements Instruction {
    static final String FORM = "form";

    @Override
    public void compile(Compiler out) {
        new SubdeckSearch(
                        Array.empty(),
                        (position, frame, definition) ->
                                VampiricForms.isPossible(Query.of(position, frame), definition))
                .compile(out, VandariaPurposes.FORM, out.objects(FORM));
    }
}

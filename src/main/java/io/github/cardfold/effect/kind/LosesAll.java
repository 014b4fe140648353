package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards lose all that they have of a characteristic when it is applied; what they get later they have.
 *
 * @param what the characteristic
 * @param only which of it, if not everything: a kind of abilities
 * @param of the cards
 */
@Phrase("{of} loses/lose | all {what plural}< of the kind {only}>")
public record LosesAll(
        Characteristic what,
        Option<Word> only,
        @Default("this") Selector of) implements Continuous {
    /** Refuses what no card can ever have. */
    public LosesAll {
        only.forEach(what::check);
    }

    @Override
    public Array<Working> compile(Compiler out) {
        return only.map(kind -> what.losesAll(out, kind, of)).getOrElse(() -> what.losesAll(out, of));
    }
}

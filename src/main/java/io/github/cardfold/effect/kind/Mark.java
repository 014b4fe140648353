package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import java.util.function.Predicate;

/**
 * Names all cards of a kind for what follows, without a choice.
 *
 * @param as the name they get
 * @param cards the cards
 */
@Phrase("note {as as}{cards}")
public record Mark(String as, Selector cards) implements Instruction, Binds {
    @Override
    public void compile(Compiler out) {
        Local named = out.objects(as);
        out.let(
                "",
                run -> run.set(
                        named,
                        cards.subjects(Query.of(run))
                                .toJavaStream()
                                .mapToInt(Subject::object)
                                .toArray()));
    }

    @Override
    public boolean isAtItsEnd() {
        return true;
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "those cards";
    }
}

package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * Carries instructions out once for each of some cards, in the order the cards are named or lie, or as lots have it
 * where not all see them, or in an order that their master chooses; which cards is fixed before the first time.
 *
 * @param of the cards
 * @param as the name of the card whose turn it is
 * @param then what is done for each
 * @param inAnyOrder whether the master of the ability chooses the order, as where a text reads one card and several are
 *     meant
 */
@Rule(jp = {"11.8.3.1.1", "12.7.2"})
@Phrase("for each of {of}< {inAnyOrder}in any order>,{as as} {then then}")
public record ForEach(Selector of, @Default("it") String as, Array<Instruction> then, boolean inAnyOrder)
        implements Instruction, Binds {
    @Override
    public void compile(Compiler out) {
        Local card = out.objects(as);
        if (inAnyOrder) {
            InAnyOrder.each(out, of, card, () -> out.block(then));
        } else {
            compile(out, card);
        }
    }

    private void compile(Compiler out, Local card) {
        Local cards = out.own("cards", Local.Type.OBJECTS);
        out.keeps(new Remaining(of, cards, Veil.of(out, Array.of(of))));
        Lots.compile(out, this::concealed);
        out.let("begin", run -> run.set(cards, Lots.ordered(run, objects(of.subjects(Query.of(run))), concealed(run))));
        out.repeat("", run -> run.frame().size(cards) > 0, () -> {
            out.let("next", run -> {
                int[] left = run.objects(cards);
                run.set(card, new int[] {left[0]});
                run.set(cards, Arrays.copyOfRange(left, 1, left.length));
            });
            out.repeated(then);
        });
    }

    /** How cards lie where not all see them is no order in which they could be named (ruling 421). */
    private int[] concealed(Run run) {
        Query query = Query.of(run);
        return objects(of.ground(query).filter(each -> each.isHere() && each.isConcealed(run.position())));
    }

    private static int[] objects(Array<Subject> cards) {
        return cards.toJavaStream().mapToInt(Subject::object).toArray();
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "that " + of.noun();
    }
}

package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.DeedEffect;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.state.UsedAbility;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * Fighters use ACT or AUTO abilities of cards (12.2).
 *
 * @param doer of which cards
 * @param kind which kind of abilities; both if nothing is said
 */
@Phrase(form = "able", value = "the <{kind and} >abilities of " + Doer.CARDS + "< of {of party}> {#} be used")
@Phrase("to use the <{kind and} >abilities of " + Doer.CARDS + "< of {of party}>")
@Rule(jp = {"12.2.1", "12.2.1.1", "12.2.1.2"})
public record UseDeed(Doer doer, @Default("[]") Array<UsedAbility> kind) implements Deed {
    private Array<UsedAbility> kinds() {
        return kind.isEmpty() ? Array.of(UsedAbility.values()) : kind;
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.FORBID) {
            throw out.error("it can only be forbidden");
        }
        Doer.checkAnew(out, doer.are());
        return kinds().map(each ->
                new DeedEffect(mode, doer.pattern(each == UsedAbility.ACT ? DeedKind.USE_ACT : DeedKind.USE_AUTO), 1));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        Position position = query.position(Facts.LASTING);
        return kinds().exists(each -> !((TextGame) position.rules().game()).isUnusable(position, card, each.kind()));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}

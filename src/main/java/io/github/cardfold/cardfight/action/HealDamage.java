package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * Lets a fighter heal damage: cards of the damage zone that this fighter chooses go to the drop zone (7.20, ruling
 * 410).
 *
 * @param number how many
 * @param of who heals their damage
 * @param as the name of the cards that were healed, as they were
 */
@Phrase("<{of who} heals|heal> {number many} damage{as as}")
@Rule(jp = {"7.20.1", "3.2.2.5"})
public record HealDamage(
        @Default("1") Value number,
        @Default("you") Side of,
        @Default("healed") String as) implements Instruction, Binds {
    @Override
    public void compile(Compiler out) {
        Cards damage = new Cards(Region.DAMAGE, of, Array.empty());
        out.compile(Choose.of(damage, as, number, of));
        Moving.compile(out, new Put(new Named(as), Region.DROP, Option.none(), false, false, Option.none()));
        Local healed = out.objects(as);
        out.let("healed", run -> run.set(healed, gone(run, healed)));
    }

    /** What effects keep in the damage zone was not healed. */
    @Rule(jp = "11.2.3")
    private static int[] gone(Run run, Local cards) {
        return Arrays.stream(run.objects(cards))
                .filter(each -> run.position().placeOf(each) < 0)
                .toArray();
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return Numeral.cards(number);
    }
}

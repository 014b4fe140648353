package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Chooses cards when it is reached (11.8.4): as many as said as far as possible; one if no number is said.
 *
 * @param from the cards to choose from; where each fighter chooses, "you" is the one who does
 * @param as the name of those chosen
 * @param exactly how many
 * @param upTo how many at most
 * @param atLeast how many at least; 0 for any number
 * @param asManyAs how many, and nobody may say that there are fewer where others do not see what there is
 * @param by who chooses
 * @param each whether each fighter does, at the same time (1.3.4)
 * @param atRandom whether chance does, and no fighter
 * @param different what no two of them may share
 * @param same what they all must share
 * @param total what a number of theirs may come to together at most
 * @param to what is to be done with them: cards with which an effect forbids that are none to choose
 */
@Rule(jp = {"11.8.4", "11.8.4.1", "11.8.4.1.1", "11.8.4.1.2", "1.3.2.4", "12.4.2"})
@Idioms(EachChooses.class)
@Phrase(
        "<{each}each fighter chooses|<{by who} chooses|choose>> <{exactly many}|<up to {upTo many}|<{atLeast least}|<as many as possible, up to {asManyAs many},|one>>>> of {from among}< of different {different plural}>< of the same {same}>< with the sum of {total total}>< {to}><{atRandom} at random>{as as}")
public record Choose(
        Selector from,
        @Default("it") String as,
        Option<Value> exactly,
        Option<Value> upTo,
        Option<Value> atLeast,
        Option<Value> asManyAs,
        @Default("you") Side by,
        boolean each,
        boolean atRandom,
        Option<Characteristic> different,
        Option<Characteristic> same,
        Option<Property> total,
        Option<Deed> to)
        implements Instruction, Binds {
    /** Refuses two numbers, and what chance or several fighters do not heed. */
    public Choose {
        if (Array.of(exactly, upTo, atLeast, asManyAs).count(Option::isDefined) > 1) {
            throw new IllegalArgumentException("only one of \"exactly\", \"up to\", \"at least\" and \"as many as\"");
        }
        total.forEach(Joint::checkWithin);
        boolean isChoosy =
                Array.of(upTo, atLeast, asManyAs, different, same, total, to).exists(Option::isDefined);
        if (atRandom && (isChoosy || each || by != Side.YOU)) {
            throw new IllegalArgumentException(
                    "what is chosen \"at random\" is \"exactly\" so many, and nobody chooses them");
        }
        if (each && (asManyAs.isDefined() || by != Side.YOU)) {
            throw new IllegalArgumentException(
                    "where each fighter chooses, it is not said by whom, nor \"as many as\" possible");
        }
        exactly = exactly.filter(number -> !(number instanceof Numeral numeral && numeral.number() == 1));
    }

    /** Returns a choice of so many, that a fighter makes. */
    public static Choose of(Selector from, String as, Value number, Side by) {
        Option<Value> none = Option.none();
        return new Choose(
                from,
                as,
                Option.some(number),
                none,
                none,
                none,
                by,
                false,
                false,
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none());
    }

    @Override
    public void compile(Compiler out) {
        compile(out, (query, card) -> true);
    }

    /** Compiles it; where one fighter chooses, only cards that pass a test besides are offered. */
    public void compile(Compiler out, BiPredicate<Query, Subject> fits) {
        if (from.isUnseen()) {
            throw out.error(
                    "of the cards of a deck, those are chosen that \"search deck\" or \"look\" has found or shown");
        }
        Local chosen = out.objects(as);
        if (atRandom) {
            new ChoiceAtRandom(from, number().getOrElse(new Constant(1)), chosen).compile(out);
        } else if (each) {
            ChoiceTogether.compile(this, chosen, out);
        } else {
            new ChoiceOfOne(this, chosen, fits).compile(out);
        }
    }

    /** Tells whether it chooses one card at most. */
    public boolean isOfOne() {
        return atLeast.isEmpty()
                && !each
                && exactly.orElse(upTo)
                        .orElse(asManyAs)
                        .forAll(most -> most instanceof Numeral numeral && numeral.number() == 1);
    }

    /** Returns who chooses, as the query sees it that is asked. */
    Side side() {
        return by;
    }

    /** Returns the fewest and the most that may be chosen, as far as there are so many. */
    int least(Query query) {
        return upTo.isDefined() ? 0 : number(query);
    }

    /** Tells whether something must be known of cards for them to be chosen: what they are, or how they compare. */
    @Rule(jp = "11.8.4.1.4")
    boolean needsInformation() {
        return different.isDefined()
                || same.isDefined()
                || total.isDefined()
                || Terms.has(from, Filter.class)
                || Terms.has(from, Characteristic.class);
    }

    /** Tells whether a card has what the chosen ones are compared by, if they are. */
    boolean canCompare(Query query, Subject card) {
        return different.forAll(each -> each.isOf(query, card)) && same.forAll(each -> each.isOf(query, card));
    }

    int most(Query query) {
        return atLeast.isDefined() ? Integer.MAX_VALUE : number(query);
    }

    private int number(Query query) {
        return number().map(each -> each.value(query)).getOrElse(1);
    }

    /** Returns how many cards it says, none if it says nothing of that. */
    Option<Value> number() {
        return exactly.orElse(upTo).orElse(atLeast).orElse(asManyAs);
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return isOfOne() ? "that " + from.noun() : "those " + from.noun() + "s";
    }
}

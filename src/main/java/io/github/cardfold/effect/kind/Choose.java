package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Chooses cards when it is reached (11.8.4): as many as said as far as possible; one if no number is said.
 *
 * @param from the cards to choose from
 * @param as the name of those chosen
 * @param exactly how many
 * @param upTo how many at most
 * @param atLeast how many at least; 0 for any number
 * @param by who chooses
 * @param different what no two of them may share
 * @param same what they all must share
 * @param total what a number of theirs may come to together at most
 */
@Rule(jp = {"11.8.4", "11.8.4.1", "11.8.4.1.1", "11.8.4.1.2"})
@Phrase("<{by who} chooses|choose> <{exactly exact}|<up to {upTo many}|<{atLeast least}|one>>> of {from}< of different {different plural}>< of the same {same}>< with {total total}>{as as}")
public record Choose(
        Selector from,
        @Default("it") String as,
        Option<Value> exactly,
        Option<Value> upTo,
        Option<Value> atLeast,
        @Default("you") Side by,
        Option<Characteristic> different,
        Option<Characteristic> same,
        Option<Property> total)
        implements Instruction, Binds {

    /** Refuses two numbers. */
    public Choose {
        if (Array.of(exactly, upTo, atLeast).count(Option::isDefined) > 1) {
            throw new IllegalArgumentException("only one of \"exactly\", \"up to\" and \"at least\"");
        }
        total.forEach(Joint::checkWithin);
    }

    @Override
    public void compile(Compiler out) {
        Local chosen = out.objects(as);
        Choosing choosing = new Choosing(this, out);
        choosing.compile(TextPurposes.CHOOSE, (run, cards) -> run.set(chosen, cards));
        out.keeps(new ChosenUnseen(choosing, chosen, out.label("chosen")));
    }

    /** Returns a choice of so many. */
    static Choose of(Selector from, String as, Value number) {
        Option<Value> none = Option.none();
        return new Choose(from, as, Option.some(number), none, none, Side.YOU, Option.none(), Option.none(), Option.none());
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
        return exactly.orElse(upTo).orElse(atLeast);
    }

    private static String orMore(Value least) {
        return least instanceof Numeral numeral && numeral.number() == 0
                ? "any number"
                : English.words(least) + " or more";
    }

    @Override
    public String called() {
        return as.equals("it") ? pronoun() : "";
    }

    @Override
    public String pronoun() {
        boolean isOne = atLeast.isEmpty()
                && exactly.orElse(upTo).forAll(most -> most instanceof Numeral numeral && numeral.number() == 1);
        return isOne ? "that " + from.noun() : "those " + from.noun() + "s";
    }
}

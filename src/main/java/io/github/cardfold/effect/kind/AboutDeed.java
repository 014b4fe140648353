package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * What cannot be done, whatever allows or orders it; what must be done so or not at all; what may be done although the
 * rules do not let it.
 *
 * @param mode which of these
 * @param deed what it is about
 * @param when what must be so as it is tried, which is asked each time anew
 */
@Phrase("{deed only: {mode only}}< while {when and}>")
@Phrase("{deed able: {mode plain}}< while {when and}>")
@Idioms({Forbidden.class, Permitted.class})
public record AboutDeed(
        Deed.Mode mode, Deed deed, @Default("[]") Array<Condition> when) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        when.find(each -> Terms.reads(each).contains(Facts.VARIABLES)).forEach(each -> {
            throw out.error(
                    "what is so is asked each time anew, so that it cannot speak of \"" + each.english() + "\"");
        });
        when.forEach(each -> Terms.forEach(each, part -> {
            if (part instanceof Selector selector && selector.isHidden()) {
                throw out.error("what not all see cannot say what may be done: \"" + each.english() + "\"");
            }
        }));
        when.forEach(out::check);
        return deed.compile(mode, out)
                .map(each -> when.isEmpty()
                        ? each
                        : each.onlyWhen(when)
                                .getOrElseThrow(() -> out.error(
                                        "when it is so is said of the ability that says it, or of how long it lasts")));
    }
}

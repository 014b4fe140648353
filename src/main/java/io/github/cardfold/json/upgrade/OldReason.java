package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.vavr.control.Option;
import java.util.List;

/**
 * The word of format 1 for why something is done: {@code your effect}, {@code no cost}.
 *
 * @param word the word
 */
record OldReason(String word) {
    private static final String EFFECT = "effect";
    private static final String COST = "cost";

    /** Returns what a term says of it, none if it says nothing. */
    static Option<OldReason> of(OldTerm term) {
        return term.said("by").map(by -> new OldReason(((Data.Text) by).value()));
    }

    /** Returns a term that says the same as what orders it and whose that is. */
    NewTerm in(NewTerm term) {
        if (word.equals("no cost")) {
            return term.with("cause", Data.items(List.of(Data.text(EFFECT), Data.text("rule"))));
        }
        return term.with("cause", word.equals("rules") ? "rule" : word.endsWith(COST) ? COST : EFFECT)
                .with("whose", whose());
    }

    private Option<Data> whose() {
        return word.startsWith("your ")
                ? Option.some(Data.text("you"))
                : Option.when(word.startsWith("opponents "), () -> Data.text("opponent"));
    }
}

package io.github.cardfold.explain;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.vavr.control.Option;

/**
 * Why an action is not legal: the first rule that stands against it. It follows from what the action's own seat may
 * know, and nothing else.
 *
 * <pre>{@code
 * Action call = Action.act(Seat.A, "call", new Handle(Zone.HAND.of(0), 2));
 * WhyNot.of(state, call).forEach(why -> System.out.println(why.text()));
 * }</pre>
 *
 * @param section the section that forbids it; for a seat that is not asked the phase or step; "" if the game was broken
 *     off
 * @param sentence the facts that decide, such as {@code Reef Runner's grade 3 is above the vanguard's grade 1}
 * @param rule what the section requires, in the words of the ledger; "" if the section is not in the ledger
 */
public record WhyNot(String section, String sentence, String rule) {
    /** Names what is null. */
    public WhyNot {
        requireNonNull(section, "section");
        requireNonNull(sentence, "sentence");
        requireNonNull(rule, "rule");
    }

    /** Returns why an action is not legal in a state, none if it is. */
    public static Option<WhyNot> of(State state, Action action) {
        requireNonNull(state, "state");
        requireNonNull(action, "action");
        return state.refusal(action)
                .map(refusal -> new WhyNot(
                        refusal.section(), refusal.sentence(), Sections.summary(state.rules(), refusal.section())));
    }

    /** Returns the reason in one line and the rule in another; equal reasons have equal texts. */
    public String text() {
        String reason = section.isEmpty() ? sentence : section + ": " + sentence;
        return rule.isEmpty() ? reason + "\n" : reason + "\nThe rule: " + rule + "\n";
    }
}

package io.github.cardfold.kernel.question;

import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One condition that a rule makes for an answer. A question offers the answers that meet all of its requirements, and
 * whoever gives another answer is told the first one that it does not meet: what is offered and what is explained
 * cannot disagree. Immutable.
 *
 * <p>Both functions read only what the asked seat may see; the sentence is made on refusal alone.
 */
public final class Requirement {
    private final String section;
    private final Predicate<Candidate> condition;
    private final Function<Candidate, String> otherwise;

    private Requirement(String section, Predicate<Candidate> condition, Function<Candidate, String> otherwise) {
        this.section = section;
        this.condition = condition;
        this.otherwise = otherwise;
    }

    /**
     * Returns a requirement.
     *
     * @param section the section that makes it
     * @param condition tells whether a candidate meets it
     * @param otherwise says of a candidate that does not meet it what stands against it, such as {@code Reef Runner
     *     rests}
     */
    public static Requirement of(
            String section, Predicate<Candidate> condition, Function<Candidate, String> otherwise) {
        return new Requirement(section, condition, otherwise);
    }

    /** Returns the same requirement, which a candidate for which an exception is made meets too. */
    public Requirement unless(Predicate<Candidate> exception) {
        return new Requirement(section, it -> condition.test(it) || exception.test(it), otherwise);
    }

    Predicate<Candidate> condition() {
        return condition;
    }

    boolean isMet(Candidate candidate) {
        return condition.test(candidate);
    }

    Refusal refusal(Candidate candidate) {
        return Refusal.notOffered(section, otherwise.apply(candidate));
    }
}

package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One sort of answer that a question offers, such as to call a card of the hand: which answers there could be, and the
 * requirements that those offered meet. Immutable.
 */
public final class Choice {
    private static final Requirement[] NONE = {};

    private final String section;
    private final String words;
    private final Domain domain;
    private final @Nullable Verb verb;
    private final @Nullable ToIntFunction<Candidate> known;
    private final @Nullable Predicate<Candidate> only;
    private final Requirement[] when;
    private final Requirement[] that;
    private final Predicate<Candidate>[] conditions;

    private Choice(
            String section,
            String words,
            Domain domain,
            @Nullable Verb verb,
            @Nullable ToIntFunction<Candidate> known,
            @Nullable Predicate<Candidate> only,
            Requirement[] when,
            Requirement[] that) {
        this.section = section;
        this.words = words;
        this.domain = domain;
        this.verb = verb;
        this.known = known;
        this.only = only;
        this.when = when;
        this.that = that;
        conditions = conditions(that);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Predicate<Candidate>[] conditions(Requirement[] requirements) {
        return Arrays.stream(requirements).map(Requirement::condition).toArray(Predicate[]::new);
    }

    private static Choice of(String section, String words, Domain domain) {
        return new Choice(section, words, domain, null, null, null, NONE, NONE);
    }

    /**
     * Returns the choice to do nothing, or nothing more.
     *
     * @param section the section that allows it
     * @param meaning what comes of it, such as {@code the main phase ends}
     */
    public static Choice pass(String section, String meaning) {
        return of(section, meaning, new Domain.Pass());
    }

    /**
     * Returns the choice to do nothing where nothing that could be chosen was offered by the choices before it.
     *
     * @param section the section that lets nobody decline while there is something to choose
     * @param meaning what comes of it
     */
    public static Choice passIfNothing(String section, String meaning) {
        return pass(section, meaning)
                .when(Requirement.of(
                        section,
                        candidate -> candidate.offered().size() == 0,
                        candidate -> "there is something to choose, so that something must be chosen"));
    }

    /** Returns the choice between yes and no; to requirements yes is the number 1 and no is 0. */
    public static Choice yesNo(String section) {
        return of(section, "yes or no", new Domain.YesNo());
    }

    /**
     * Returns the choice of a number.
     *
     * @param words what it is, such as {@code the number of an ability}
     * @param bound the least number that is too great
     */
    public static Choice number(String section, String words, ToIntFunction<Candidate> bound) {
        return of(section, words, new Domain.Numbers(bound));
    }

    /**
     * Returns the choice of a card.
     *
     * @param words what it is, such as {@code a card of the hand}
     * @param ground where it lies
     */
    public static Choice card(String section, String words, CandidatePlaces ground) {
        return of(section, words, new Domain.Cards(ground));
    }

    /**
     * Returns the choice of a place itself.
     *
     * @param words what it is, such as {@code a circle}
     */
    public static Choice place(String section, String words, CandidatePlaces ground) {
        return of(section, words, new Domain.Places(ground));
    }

    /** Returns the same choice, made to do what a verb says. */
    public Choice to(Verb action) {
        return new Choice(section, words, domain, action, known, only, when, that);
    }

    /** Returns the same choice, a number that its requirements read being worked out once for all candidates. */
    public Choice knowing(ToIntFunction<Candidate> number) {
        return new Choice(section, words, domain, verb, number, only, when, that);
    }

    /** Returns the same choice, offered only when these requirements, which look at no candidate, are met as well. */
    public Choice when(Requirement... more) {
        return new Choice(section, words, domain, verb, known, only, joined(when, more), that);
    }

    /** Returns the same choice among those candidates that meet these requirements as well. */
    public Choice that(Requirement... more) {
        return new Choice(section, words, domain, verb, known, only, when, joined(that, more));
    }

    /**
     * Returns the same choice of a card, which passes over cards at once of which something is not so. It is told
     * quickly and follows from the requirements, which say what is wrong with such a card.
     */
    public Choice only(Predicate<Candidate> quick) {
        return new Choice(section, words, domain, verb, known, quick, when, that);
    }

    private static Requirement[] joined(Requirement[] some, Requirement[] more) {
        return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(Requirement[]::new);
    }

    /** Tells whether a seat, if a step asked it now, would have anything to choose here. */
    public boolean isAny(Run run, Seat seat) {
        return offer(new Options().candidate(run.position(), run.frame(), seat), false);
    }

    /** Offers every candidate that meets the requirements, or only looks for one; tells whether there is one. */
    public boolean offer(Candidate candidate, boolean all) {
        return (only != null || opens(candidate)) && domain.offer(this, candidate, all);
    }

    /** Tells whether what does not depend on the candidate is met; learns what is known of all candidates then. */
    boolean opens(Candidate candidate) {
        if (!isOpen(candidate)) {
            return false;
        }
        learn(candidate);
        return true;
    }

    /** Tells whether some candidates are passed over at once, so that the choice opens when one is not. */
    boolean passesOver() {
        return only != null;
    }

    boolean passesOver(Candidate candidate) {
        return only != null && !only.test(candidate);
    }

    private void learn(Candidate candidate) {
        if (known != null) {
            candidate.know(known.applyAsInt(candidate));
        }
    }

    boolean admits(Candidate candidate) {
        for (Predicate<Candidate> each : conditions) {
            if (!each.test(candidate)) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Requirement firstUnmet(Requirement[] requirements, Candidate candidate) {
        for (Requirement each : requirements) {
            if (!each.isMet(candidate)) {
                return each;
            }
        }
        return null;
    }

    @Nullable
    Verb verb() {
        return verb;
    }

    /** Returns the section that allows it. */
    public String section() {
        return section;
    }

    /** Returns what is chosen, in words; of a pass what comes of it. */
    String words() {
        return words;
    }

    boolean isPass() {
        return domain.shape() == Action.Shape.PASS;
    }

    /** Returns what is chosen and what for, in words. */
    String named() {
        return isPass() ? "pass" : verb == null ? words : verb.name() + " " + words;
    }

    /** Tells whether what does not depend on the candidate is met; a pass where there is something else never is. */
    boolean isOpen(Candidate candidate) {
        return firstUnmet(when, candidate) == null;
    }

    /** Tells whether an action is of this sort, be it offered or not. */
    public boolean takes(Action action) {
        Action.Shape shape = verb == null ? domain.shape() : Action.Shape.ACT;
        return action.shape() == shape && (verb == null || verb.name().equals(action.verb()));
    }

    /** Tells whether an answer is of this sort. */
    boolean takes(Answer answer) {
        return verb == null ? answer.is(domain.shape()) : answer.is(verb);
    }

    /** Tells whether the choice is about what an action of its sort means, be it there or not. */
    boolean reaches(Candidate candidate) {
        return domain.reaches(candidate);
    }

    /** Returns why a candidate that the choice reaches is not offered, null if it is. */
    @Nullable
    Refusal refusal(Candidate candidate) {
        Requirement unmet = firstUnmet(when, candidate);
        if (unmet == null) {
            String missing = domain.missing(candidate);
            if (!missing.isEmpty()) {
                return Refusal.notOffered(section, missing);
            }
            learn(candidate);
            unmet = firstUnmet(that, candidate);
        }
        return unmet == null ? null : unmet.refusal(candidate);
    }
}

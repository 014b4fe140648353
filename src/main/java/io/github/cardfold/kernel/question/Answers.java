package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** All that may be answered to a question: the choices it consists of. Immutable. */
public final class Answers {
    private final Choice[] choices;

    private Answers(Choice[] choices) {
        this.choices = choices;
    }

    /** Returns the answers of these choices; one that depends on what the others offer comes last. */
    public static Answers of(Choice... choices) {
        return new Answers(choices.clone());
    }

    void offer(Candidate candidate) {
        for (Choice each : choices) {
            each.offer(candidate, true);
        }
    }

    /** Returns the section of the choice that an answer makes, "" if it makes none of these. */
    String section(Answer answer) {
        for (Choice each : choices) {
            if (each.takes(answer)) {
                return each.section();
            }
        }
        return "";
    }

    /** Returns what comes of doing nothing, in all the cases in which that is an answer. */
    Array<String> passes() {
        return Array.of(choices).filter(Choice::isPass).map(Choice::words);
    }

    /** Returns what comes of doing nothing, none if that is no answer now. */
    Option<String> passing(Candidate candidate) {
        offer(candidate);
        return candidate.offered().hasPass()
                ? Array.of(choices).find(Choice::isPass).map(Choice::words)
                : Option.none();
    }

    /**
     * Returns why an action of the asked seat is not offered.
     *
     * @param section the section that asks
     */
    public Refusal refusal(Candidate candidate, Action action, String section) {
        offer(candidate);
        Array<Choice> sorts = Array.of(choices).filter(each -> each.takes(action));
        if (sorts.isEmpty()) {
            return Refusal.notOffered(
                    section,
                    Array.of(choices)
                                    .filter(each -> each.isOpen(candidate))
                                    .map(Choice::named)
                                    .mkString(" or ")
                            + " is asked for, not " + sort(action));
        }
        if (!isThere(candidate.position(), action)) {
            return Refusal.notOffered(
                    sorts.head().section(),
                    "there is no place " + action.handle().place());
        }
        move(candidate, action);
        for (Choice each : sorts) {
            if (each.reaches(candidate)) {
                @Nullable Refusal refusal = each.refusal(candidate);
                if (refusal != null) {
                    return refusal;
                }
            }
        }
        return Refusal.notOffered(
                sorts.head().section(),
                sorts.map(Choice::words).mkString(" or ") + " is asked for, not one of " + candidate.where());
    }

    private static String sort(Action action) {
        return switch (action.shape()) {
            case PASS -> "pass";
            case PICK -> "a pick";
            case ACT -> "to " + action.verb();
            case NUMBER -> "a number";
            case YES_NO -> "yes or no";
            case CONCEDE -> "a concession";
        };
    }

    private static boolean hasHandle(Action action) {
        return action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
    }

    private static boolean isThere(Position position, Action action) {
        int place = action.handle().place();
        return !hasHandle(action) || place >= 0 && place < position.placeCount();
    }

    private static void move(Candidate candidate, Action action) {
        if (hasHandle(action)) {
            candidate.moveTo(action.handle());
        } else {
            candidate.moveTo(action.number());
        }
    }
}

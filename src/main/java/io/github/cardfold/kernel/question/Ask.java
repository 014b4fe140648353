package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.Interrupt;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/**
 * A question of the rules: who is asked, what may be answered, what the answer does. Holds no state.
 *
 * <p>The engine answers by itself only where {@link #isOpen} says that the options follow from public information and
 * one option is left: being asked must not tell what a seat holds.
 */
public interface Ask {
    /** What leads to the first block. */
    String YES = "yes";

    /** Returns the seat that is asked. */
    Seat seat(Position position, Frame frame);

    /** Returns what the question is about, for all seats to know, such as {@code guard}. */
    String purpose();

    /** Offers every legal answer, computed from what the asked seat may see. There is always at least one. */
    void options(Position position, Frame frame, Options options);

    /** Does what the answer says: sets locals, proposes, calls or goes on elsewhere. */
    void answer(Run run, Answer answer);

    /** Tells whether, as things stand, the options follow from what all seats know. */
    default boolean isOpen(Position position, Frame frame) {
        return true;
    }

    /**
     * Tells whether the seat is in the midst of one choice of several things: the frame keeps what was picked so far,
     * or what may be picked, and nothing has happened yet. The order of the cards in the asked places counts as long.
     */
    default boolean isUnfinished(Position position, Frame frame) {
        return false;
    }

    /**
     * Takes out of its frame what the asked seat has answered so far of a choice that is not finished, as if it had
     * just been asked: the others know no more.
     */
    default void forget(Run run) {}

    /**
     * Returns the label at which its procedure goes on once something was done besides answering ({@link Interrupt}),
     * in which case the question is asked even if it has one answer, or once what was answered so far is forgotten. ""
     * if it is just asked again.
     */
    default String resumeAt() {
        return "";
    }

    /** Returns why an action of the asked seat is not offered; it was looked up among the options and is none. */
    default Refusal refusal(Position position, Frame frame, Action action) {
        return Refusal.notOffered(section(position, frame), "it is none of the answers to this question");
    }

    /** Returns what comes of doing nothing, none if that is no answer or the question does not say. */
    default Option<String> passing(Position position, Frame frame) {
        return Option.none();
    }

    /**
     * Returns what an answer that is offered means, as far as the asked seat sees it. Without more it names the card,
     * the place or the number; a question whose numbers, or whose yes, mean something says what.
     */
    default AnswerLabel label(Position position, Frame frame, Action action) {
        return Labels.usual(this, position, frame, action);
    }

    /** Returns what the key of the label of doing nothing has after the purpose. */
    default String passKey() {
        return ".pass";
    }

    /**
     * Returns the block of steps to which an answer leads: {@link #YES} for the first one, or the section of the choice
     * that the answer makes; "" if it leads to none.
     */
    default String lead(Answer answer) {
        return "";
    }

    /** Returns the section that asks: that of the label, the phase or step if the label has none. */
    default String section(Position position, Frame frame) {
        String label = frame.label();
        int end = label.indexOf(' ');
        String first = end < 0 ? label : label.substring(0, end);
        boolean isNumber = !first.isEmpty() && first.charAt(0) >= '0' && first.charAt(0) <= '9';
        return isNumber ? first : position.rules().game().moment(position);
    }
}

package io.github.cardfold.kernel.question;

/**
 * A legal answer and what it means.
 *
 * @param action the answer
 * @param label what it means, as the asked seat sees it
 */
public record LabelledAnswer(Action action, AnswerLabel label) {
    @Override
    public String toString() {
        return action + ": " + label;
    }
}

package io.github.cardfold.kernel.question;

import io.vavr.collection.Array;

/**
 * One sort of label that answers have.
 *
 * @param key its name, which stays the same whatever the English says, such as {@code order the trigger.power}
 * @param english the sentence, in which {@code {0}} stands for the first argument
 */
public record LabelKey(String key, String english) {
    /** Returns the label of an answer. */
    public AnswerLabel with(LabelArgument... arguments) {
        return new AnswerLabel(this, Array.of(arguments));
    }
}

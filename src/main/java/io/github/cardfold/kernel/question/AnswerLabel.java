package io.github.cardfold.kernel.question;

import io.vavr.collection.Array;

/**
 * What a legal answer means, as far as the asked seat sees it. Who speaks another language makes a sentence of its own
 * of key and arguments. Labels of one decision differ from each other.
 *
 * @param kind which sort of label it is
 * @param arguments what it speaks of, in the order that the sort has
 */
public record AnswerLabel(LabelKey kind, Array<LabelArgument> arguments) {
    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return key().hashCode() * 31 + arguments.hashCode();
    }

    /** Returns the name of the sort of label. */
    public String key() {
        return kind.key();
    }

    /** Returns the meaning in English. */
    public String english() {
        StringBuilder text = new StringBuilder();
        String pattern = kind.english();
        int at = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', at)) {
            int close = pattern.indexOf('}', open);
            text.append(pattern, at, open);
            text.append(arguments
                    .get(Integer.parseInt(pattern.substring(open + 1, close)))
                    .english());
            at = close + 1;
        }
        return text.append(pattern, at, pattern.length()).toString();
    }

    @Override
    public String toString() {
        return english();
    }
}

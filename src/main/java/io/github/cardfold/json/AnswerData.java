package io.github.cardfold.json;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelledAnswer;
import java.util.function.IntFunction;

/** A legal answer and what it means, as data. */
final class AnswerData {
    private AnswerData() {}

    /**
     * Returns an answer as data.
     *
     * @param names gives the name of a place
     */
    static Data write(IntFunction<String> names, LabelledAnswer answer) {
        return Data.fields()
                .put("action", NamedAction.of(names, answer.action()).write())
                .text("key", answer.label().key())
                .items(
                        "arguments",
                        answer.label().arguments().map(AnswerData::argument).asJava())
                .text("text", answer.label().english())
                .build();
    }

    private static Data argument(LabelArgument argument) {
        String kind = Reading.word(argument.kind());
        Data.Builder out = Data.fields();
        return (argument.kind() == LabelArgument.Kind.NUMBER
                        ? out.whole(kind, Integer.parseInt(argument.value()))
                        : out.text(kind, argument.value()))
                .build();
    }
}

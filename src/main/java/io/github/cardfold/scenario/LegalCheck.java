package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.scenario.words.Sight;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * What may be answered: exactly these answers, some of them, none of them. Answers are written without their seat,
 * which is the one that is asked; several copies of a card in one place are one answer.
 */
final class LegalCheck {
    private LegalCheck() {}

    static Array<Check> read(ReadingFields in) {
        Array<Check> checks = Array.empty();
        @Nullable Reading exactly = in.find("legal");
        @Nullable Reading some = in.find("may");
        @Nullable Reading none = in.find("may not");
        if (exactly != null) {
            checks = checks.append(exactly(exactly.path(), words(exactly)));
        }
        if (some != null) {
            checks = checks.appendAll(words(some).map(each -> may(some.path(), each, true)));
        }
        if (none != null) {
            checks = checks.appendAll(words(none).map(each -> may(none.path(), each, false)));
        }
        return checks;
    }

    private static Array<String> words(Reading list) {
        return Array.ofAll(list.items()).map(Reading::text);
    }

    private static Array<String> legal(Sight sight) {
        return sight.legal().map(sight::words).distinct();
    }

    private static Check exactly(String path, Array<String> answers) {
        return sight -> {
            Array<String> expected = answers.map(each -> sight.answer(each).getOrElse(each));
            Array<String> found = legal(sight);
            Array<String> missing = expected.removeAll(found);
            Array<String> besides = found.removeAll(expected);
            return missing.isEmpty() && besides.isEmpty()
                    ? Array.empty()
                    : Array.of(new Finding(
                            path,
                            "exactly the answers " + listed(expected),
                            listed(found)
                                    + (missing.isEmpty() ? "" : "; not offered: " + listed(missing))
                                    + (besides.isEmpty() ? "" : "; offered besides: " + listed(besides))));
        };
    }

    /** An answer that is spelt wrong is never offered, which would make {@code may not} hold. */
    private static Check may(String path, String text, boolean may) {
        return sight -> {
            Either<String, String> answer = sight.answer(text);
            String expected = (may ? "" : "not ") + "\"" + text + "\" among the answers";
            if (answer.isLeft()) {
                return Array.of(new Finding(path, expected, "no such answer: " + answer.getLeft()));
            }
            Array<String> found = legal(sight);
            return found.contains(answer.get()) == may
                    ? Array.empty()
                    : Array.of(new Finding(path, expected, listed(found)));
        };
    }

    private static String listed(Array<String> answers) {
        return answers.isEmpty() ? "none" : answers.mkString(", ");
    }
}

package io.github.cardfold.kernel.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Sample;
import io.github.cardfold.kernel.position.Ties;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no link and no mark in a saved state is refused, with the place where it stands. */
class LinkErrorsTest {
    private static final Rules RULES =
            Ties.rules(position -> Batch.of(Event.link(Ties.ROPE, Anchor.seat(Seat.A), Anchor.place(3), "")));

    private static String good() {
        Opening opening = Ties.opening(RULES);
        opening.link(Ties.ROPE, Anchor.object(3), Anchor.seat(Seat.B), "first");
        opening.link(Ties.SHADOW, Anchor.place(Ties.DROP), Anchor.object(3), "");
        opening.lasting(TimedEffect.of(Ties.FROST, Seat.A, 0, new int[0], 1, Sample.WEEK)
                .on(Anchor.place(Ties.DROP)));
        return StateJson.write(opening.begin(OptionalLong.of(1)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'\"kind\":\"rope\"' | '\"kind\":\"chain\"' | '$.links[0].kind: expected a kind of link'",
                "'\"from\":3' | '\"from\":11' | '$.links[0].from: expected an object that is there or remembered'",
                "'\"from\":3' | '\"from\":0' | '$.links[0].from: expected an object that is there or remembered'",
                "'\"from\":3' | '\"from\":99' | '$.links[0].from: expected a whole number from 0 to 12'",
                "'\"to\":3' | '\"to\":10' | '$.links[1].to: expected an object that is there or remembered'",
                "'\"to\":\"B\"' | '\"to\":\"D\"' | '$.links[0].to: expected one of the seats A to C'",
                "'\"to\":\"B\"' | '\"to\":\"B shed\"' | '$.links[0].to: expected a place of this game'",
                "'\"from\":3,' | '' | '$.links[0].from: expected a value'",
                "'\"name\":\"first\"' | '\"label\":\"first\"' | '$.links[0].label: expected no such field'",
                "'{\"id\":11,' | '{\"id\":10,' | '$.links[1]: expected an id greater than 10'",
                "'\"at\":\"A drop\"' | '\"at\":\"A shed\"' | '$.lasting[0].at: expected a place of this game'",
                "'\"at\":\"A drop\"' | '\"at\":\"F\"' | '$.lasting[0].at: expected one of the seats A to C'",
                "'\"at\":\"A drop\"' | '\"at\":3' | '$.lasting[0].at: expected a text'"
            })
    void itIsRefusedWithItsPath(String written, String wrong, String message) {
        String good = good();
        assertEquals(2, good.split(java.util.regex.Pattern.quote(written), -1).length, good);
        StateFormatException refused =
                assertThrows(StateFormatException.class, () -> StateJson.read(RULES, good.replace(written, wrong)));
        String said = String.valueOf(refused.getMessage());
        assertTrue(said.startsWith(message), said);
    }
}

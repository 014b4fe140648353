package io.github.cardfold.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaTrait;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the page on explanations shows is what is said. */
class ExplainDocTest {
    /** A's vanguard, boosted, attacks B's. */
    private static State moment() {
        return Table.empty(Cardfight.rules())
                .unit(Seat.A, Circle.FRONT_CENTER, "sevenfathom-archivist-maristel")
                .unit(Seat.A, Circle.BACK_CENTER, "ripple-reader")
                .deck(Seat.A, "ripple-reader", "ripple-reader")
                .unit(Seat.B, Circle.FRONT_CENTER, "flamelit-caravaneer-sahrune")
                .unit(Seat.B, Circle.FRONT_RIGHT, "windbreak-matriarch")
                .deck(Seat.B, "windbreak-matriarch", "windbreak-matriarch")
                .hand(Seat.B, "windbreak-matriarch")
                .turn(Seat.A, 7, "9.10")
                .attacks(Circle.FRONT_CENTER, Seat.B, Circle.FRONT_CENTER)
                .pickUnit(Seat.A, Circle.BACK_CENTER)
                .asked(Seat.B, "10.5.1.2.1")
                .state();
    }

    @Test
    void theExamplesAreWhatIsSaid() throws IOException {
        State state = moment();
        Handle frontRight = new Handle(Circle.FRONT_RIGHT.of(Seat.B), Handle.ITSELF);
        List<String> shown = Pattern.compile("```\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("docs/EXPLAIN.md")))
                .results()
                .map(block -> block.group(1))
                .toList();

        assertEquals(
                List.of(
                        WhyAsked.of(state).get().text(),
                        WhyNot.of(state, Action.act(Seat.B, "intercept", frontRight))
                                .get()
                                .text(),
                        Explain.characteristic(state, Seat.A, Circle.FRONT_CENTER, Trait.POWER)
                                .get()
                                .text(),
                        Explain.value(
                                        PropertyDerivationTest.played(),
                                        PropertyDerivationTest.handle(2),
                                        VandariaTrait.ATK)
                                .get()
                                .text()),
                shown);
    }
}

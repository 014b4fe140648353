package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.kernel.Anatomy;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Steps that stand empty until a mechanic arrives stand where it will need them. */
class EmptyStepsTest {
    @Test
    void someWayLeadsToWhatWaits() {
        assertEquals(Array.empty(), EmptyStep.all().reject(each -> each.step().reached()));
    }

    @Test
    void noWayLeadsPastAJump() {
        var waiting = Encoded.emptySteps(rules(Procedure.named("1.1.1")
                .waits("1.1.1 first", "4.1")
                .when(
                        "1.1.1 maybe",
                        run -> true,
                        then -> then.waits("1.1.1 second", "4.2")
                                .end("1.1.1 over")
                                .waits("1.1.1 third", "4.3"))
                .endIf("1.1.1 last", run -> true)
                .waits("1.1.1 fourth", "4.4")
                .build()));
        assertEquals(Array.of("4.1", "4.2", "4.3", "4.4"), waiting.map(Anatomy.Part::waitsFor));
        assertEquals(Array.of("4.3"), waiting.reject(Anatomy.Part::reached).map(Anatomy.Part::waitsFor));
    }

    private static Rules rules(Procedure procedure) {
        return Rules.builder()
                .opening(procedure.name())
                .procedures(procedure)
                .build(Cardfight.rules().game());
    }
}

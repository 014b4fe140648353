package io.github.cardfold.vandaria.register;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.vandaria.state.VandariaQueues;

/** The register results: what entered last comes first (13.1). */
public final class Results {
    private Results() {}

    /** Takes up one entry after the other; after each, what has no VIT or defense left is destroyed (2.16.3). */
    @Rule(vw = {"13.1.2", "2.16.3"})
    public static Procedure procedure() {
        return Procedure.named("13.1.2")
                .repeat(
                        "13.1.2",
                        run -> run.position().hasQueued(VandariaQueues.REGISTER),
                        result -> result.let("13.1.2 next", run -> run.takeNext(VandariaQueues.REGISTER))
                                .call("2.16.3", "2.16.3"))
                .build();
    }
}

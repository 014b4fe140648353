package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Property with Wander leaves its Territory, in the Unslide Phase or the Deploy Phase (12.9.8.3). */
final class SteppingOut {
    private static final String SECTION = "12.9.8.3";

    private SteppingOut() {}

    /** Returns the choice of Property that leaves its Territory. */
    @Rule(vw = {"3.6.1.6", "12.9.8.3"})
    static Choice choice() {
        return Choice.card(
                        SECTION,
                        "Property with Wander that leaves its Territory",
                        VandariaPlaces.own(VandariaZone.GAME))
                .that(
                        VandariaConditions.guarding(SECTION),
                        Requirement.of(
                                SECTION,
                                it -> Statuses.hasWander(it.position(), it.gameObject()),
                                it -> it.card() + " has no Wander"));
    }

    /** It is Stray from then on, which does not affect it. */
    @Rule(vw = {"12.9.8.3", "12.9.8.4"})
    static Batch leave(Run run, int card) {
        return Batch.of(Event.unlink(run.position()
                .linksFrom(Anchor.object(card), VandariaLinks.GUARDS)
                .head()));
    }
}

package io.github.cardfold.vandaria.register;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaZone;

/** The register results: what entered last comes first (13.1). */
public final class Results {
    private static final Local CARD = Local.object(0, "card");

    private Results() {}

    /**
     * Takes up one entry after the other, and nobody can respond in between; after each, what has no VIT or defense
     * left is destroyed (2.16.3). What triggers meanwhile waits, unless it only gains gold.
     */
    @Rule(vw = {"13.1.2", "2.16.3", "12.9.10.10", "13.2.4", "13.2.6", "13.2.7", "13.2.9"})
    public static Procedure procedure() {
        return Procedure.named("13.1.2")
                .locals(CARD)
                .repeat(
                        "13.1.2",
                        run -> run.position().hasQueued(VandariaQueues.REGISTER),
                        result -> result.let("13.1.2 card", Results::remember)
                                .let("13.1.2 next", run -> run.takeNext(VandariaQueues.REGISTER))
                                .change("3.9.1", Results::away)
                                .call("2.16.3", "2.16.3")
                                .call("13.2.9", "12.4.1", run -> new int[] {1}))
                .build();
    }

    /** In a phase in which nobody can use skills, those that have triggered result unanswered. */
    @Rule(vw = {"8.1.2", "8.2.4", "8.3.4"})
    public static Procedure unanswered() {
        return Procedure.named("8.1.2")
                .repeat(
                        "8.1.2",
                        run -> run.position().standbyCount() > 0,
                        skills -> skills.call("8.1.2 enter", "12.4.1").call("8.1.2 result", "13.1.2"))
                .idleIf(position -> position.standbyCount() == 0)
                .build();
    }

    private static void remember(Run run) {
        Frame.Queued next = run.position().nextQueued(VandariaQueues.REGISTER);
        run.set(CARD, next == null ? 0 : next.source());
    }

    /** A FrameSpell can be used again. */
    @Rule(vw = {"6.1.4.3", "6.4.2"})
    private static VandariaZone afterUse(Position position, GameObject card) {
        return VandariaProperty.card(position, card).isOfSubdeck() ? VandariaZone.SUBDECK : VandariaZone.GRAVEYARD;
    }

    /** An Action is used once. */
    @Rule(vw = "3.9.1")
    private static Batch away(Run run) {
        GameObject card = run.position().find(run.get(CARD));
        boolean isAction = card != null
                && VandariaZone.REGISTER.isAt(run.position().placeOf(card.object()))
                && VandariaProperty.card(run.position(), card).type() instanceof ActionCard;
        return isAction && card != null
                ? Batch.of(Event.move(
                        run.position(),
                        card.object(),
                        afterUse(run.position(), card).of(card.owner()),
                        0))
                : Batch.NOTHING;
    }
}

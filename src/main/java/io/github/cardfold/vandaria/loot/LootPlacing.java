package io.github.cardfold.vandaria.loot;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.vandaria.fact.Lodging;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Loot comes into the game: into a Territory or a Bag of its player. Where neither has room, it is destroyed. */
public final class LootPlacing {
    static final String PROCEDURE = "4.5.3";

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local LOOT = Local.object(1, "Loot");
    private static final Local WHERE = Local.object(2, "where");

    private static final Answers PLACES = Answers.of(Choice.card(
                    "2.7.1", "a Territory or a Bag", VandariaPlaces.own(VandariaZone.GAME))
            .that(Requirement.of(
                    "3.6.1.5",
                    it -> Lodging.isFor(
                            it.position(), VandariaProperty.known(it.position(), it.get(LOOT)), it.gameObject()),
                    it -> it.card() + " is nothing that has room for that")));

    private LootPlacing() {}

    /** Puts Loot in: arguments are the player and the Loot, wherever it is. */
    @Rule(vw = {"4.5.3", "4.7.6", "4.9.9"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PLAYER, LOOT, WHERE)
                .when(
                        "2.7.1",
                        LootPlacing::isAnyPlace,
                        in -> in.ask(
                                "2.7.1 which",
                                Question.of(
                                        VandariaPurposes.TERRITORY,
                                        (position, frame) -> frame.seat(PLAYER),
                                        PLACES,
                                        (run, answer) -> run.set(WHERE, answer.object(run.position())))))
                .change("4.5.3", LootPlacing::arrive)
                .build();
    }

    private static boolean isAnyPlace(Run run) {
        Position position = run.position();
        return Lodging.all(position, run.seat(PLAYER), VandariaProperty.known(position, run.get(LOOT)))
                .nonEmpty();
    }

    private static Batch arrive(Run run) {
        Position position = run.position();
        return Batch.ofAll(Lodging.into(
                        position, run.seat(PLAYER), VandariaProperty.known(position, run.get(LOOT)), run.get(WHERE))
                .asJava());
    }
}

package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;

/** Deploying: Property is put or moved into a Territory of its controller that has room for it (2.7). */
public final class Deployment {
    static final String PROCEDURE = "2.7.1";
    static final int ANY = 0;
    static final int NEW = 1;

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local CARD = Local.object(1, "card");
    private static final Local ONLY_NEW = Local.number(2, "only new");
    private static final Local TERRITORY = Local.object(3, "Territory");

    private static final Answers TERRITORIES =
            Answers.of(Choice.card("2.7.1", "a Territory", VandariaPlaces.own(VandariaZone.GAME))
                    .that(
                            VandariaConditions.territory("2.7.1"),
                            Requirement.of(
                                    "2.7.1",
                                    it -> !isIn(it.position(), it.get(CARD), it.gameObject()),
                                    it -> "the card is in " + it.card() + " already"),
                            Requirement.of(
                                    "8.4.4",
                                    it -> it.get(ONLY_NEW) == ANY || isNew(it.position(), it.gameObject()),
                                    it -> it.card() + " has not come into the game in this phase"),
                            Requirement.of(
                                    "3.6.1.5",
                                    it -> hasRoom(it.position(), it.get(CARD), it.gameObject()),
                                    it -> it.card() + " has no room left for that")));

    private Deployment() {}

    /** Deploys: arguments are the player, the card, and {@link #NEW} if it is put into a new Territory only. */
    @Rule(vw = {"2.7.1", "2.7.2", "2.7.3", "8.3.2", "8.4.4", "8.6.3"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PLAYER, CARD, ONLY_NEW, TERRITORY)
                .ask(
                        "2.7.1",
                        Question.of(
                                VandariaPurposes.TERRITORY,
                                (position, frame) -> frame.seat(PLAYER),
                                TERRITORIES,
                                (run, answer) -> run.set(TERRITORY, answer.object(run.position()))))
                .change("2.7.1 put", run -> put(run.position(), run.get(CARD), run.get(TERRITORY)))
                .build();
    }

    /** What was in another Territory is there no longer, and what was on its way back is back. */
    @Rule(vw = {"2.7.1", "8.3.2"})
    private static Batch put(Position position, int card, int territory) {
        List<Event> events = new ArrayList<>();
        position.linksFrom(Anchor.object(card), VandariaLinks.GUARDS).forEach(each -> events.add(Event.unlink(each)));
        events.add(Event.link(VandariaLinks.GUARDS, Anchor.object(card), Anchor.object(territory), ""));
        position.marks(VandariaMarks.RETURN_HOME, Anchor.object(card)).forEach(each -> events.add(Event.end(each)));
        return Batch.ofAll(events);
    }

    private static boolean isIn(Position position, int card, GameObject territory) {
        return Territories.guarded(position, card) == territory.object();
    }

    private static boolean isNew(Position position, GameObject territory) {
        return position.isMarked(VandariaMarks.NEW, Anchor.object(territory.object()));
    }

    private static boolean hasRoom(Position position, int card, GameObject territory) {
        return Territories.hasRoom(position, territory, VandariaProperty.known(position, card));
    }

    /** Tells whether a card can be deployed into some Territory in which it is not. */
    static boolean isPossible(Position position, Seat player, GameObject card, int onlyNew) {
        return Territories.of(position, player)
                .exists(each -> !isIn(position, card.object(), each)
                        && (onlyNew == ANY || isNew(position, each))
                        && hasRoom(position, card.object(), each));
    }

    /** Returns that another Territory has room for the card. */
    static Requirement roomElsewhere(String section) {
        return Requirement.of(
                section,
                it -> isPossible(it.position(), it.seat(), it.gameObject(), ANY),
                it -> "no other Territory of " + it.asked() + " has room for " + it.card());
    }

    /** Returns that the card is one that is deployed at all. */
    static Requirement deployable(String section) {
        return Requirement.of(
                section, Deployment::isDeployable, it -> it.card() + " is nothing that is deployed in Territories");
    }

    private static boolean isDeployable(Candidate it) {
        return VandariaProperty.isDeployable(VandariaProperty.card(it.position(), it.gameObject()));
    }
}

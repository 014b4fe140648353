package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Bags;
import io.github.cardfold.vandaria.fact.Lodging;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Deploying: Property is put or moved into a Territory of its controller that has room for it (2.7). */
public final class Deployment {
    static final String PROCEDURE = "2.7.1";
    static final int ANY = 0;
    static final int NEW = 1;
    static final int BAG = 2;

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local CARD = Local.object(1, "card");
    private static final Local ONLY = Local.number(2, "only");
    private static final Local TERRITORY = Local.object(3, "Territory");

    private static final Answers TERRITORIES =
            Answers.of(Choice.card("2.7.1", "a Territory", VandariaPlaces.own(VandariaZone.GAME))
                    .that(
                            Requirement.of(
                                    "2.7.1",
                                    it -> !isIn(it.position(), it.get(CARD), it.gameObject()),
                                    it -> "the card is in " + it.card() + " already"),
                            Requirement.of(
                                    "8.4.4",
                                    it -> isMeant(it.position(), it.get(ONLY), it.gameObject()),
                                    it -> it.card() + " has not come into the game in this phase"),
                            Requirement.of(
                                    "3.6.1.5",
                                    it -> hasRoom(it.position(), it.get(CARD), it.gameObject()),
                                    it -> it.card() + " is nothing that has room for that")));

    private Deployment() {}

    /**
     * Deploys: arguments are the player, the card, and {@link #NEW} if it is put into a new Territory only,
     * {@link #BAG} if into a Bag only.
     */
    @Rule(vw = {"2.7.1", "2.7.2", "2.7.3", "3.6.1.6", "8.3.2", "8.4.4", "8.6.3"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PLAYER, CARD, ONLY, TERRITORY)
                .ask(
                        "2.7.1",
                        Question.of(
                                VandariaPurposes.TERRITORY,
                                (position, frame) -> frame.seat(PLAYER),
                                TERRITORIES,
                                (run, answer) -> run.set(TERRITORY, answer.object(run.position()))))
                .change("2.7.1 put", run -> put(run.position(), run.seat(PLAYER), run.get(CARD), run.get(TERRITORY)))
                .build();
    }

    /** What was in another Territory is there no longer, and what was on its way back is back. */
    @Rule(vw = {"2.7.1", "8.3.2"})
    private static Batch put(Position position, Seat player, int card, int territory) {
        return Batch.ofAll(Lodging.deployed(position, player, VandariaProperty.known(position, card), territory)
                .asJava());
    }

    private static boolean isIn(Position position, int card, GameObject territory) {
        return Lodging.of(position, card) == territory.object();
    }

    private static boolean isMeant(Position position, int only, GameObject where) {
        return only == ANY || (only == NEW ? isNew(position, where) : Bags.isOne(position, where));
    }

    private static boolean isNew(Position position, GameObject territory) {
        return position.isMarked(VandariaMarks.NEW, territory.object());
    }

    private static boolean hasRoom(Position position, int card, GameObject territory) {
        return Lodging.isFor(position, VandariaProperty.known(position, card), territory);
    }

    /** Tells whether a card can be deployed into some Territory or Bag in which it is not. */
    static boolean isPossible(Position position, Seat player, GameObject card, int only) {
        int in = Lodging.of(position, card.object());
        int zone = VandariaZone.GAME.of(player);
        for (int i = 0; i < position.size(zone); i++) {
            GameObject where = position.objectAt(zone, i);
            if (where.object() != in && isMeant(position, only, where) && Lodging.isFor(position, card, where)) {
                return true;
            }
        }
        return false;
    }

    /** Returns that another Territory or, for Loot, another Bag has room for the card. */
    static Requirement roomElsewhere(String section) {
        return Requirement.of(
                section,
                it -> isPossible(it.position(), it.seat(), it.gameObject(), ANY),
                it -> "no other Territory of " + it.asked() + " has room for " + it.card());
    }

    /** Returns that a Bag in which the card is not has room for it. */
    static Requirement roomInBag(String section) {
        return Requirement.of(
                section,
                it -> isPossible(it.position(), it.seat(), it.gameObject(), BAG),
                it -> "no Bag of " + it.asked() + " has room for " + it.card());
    }

    /** Returns the choice of Loot in a Bag that can go elsewhere. */
    @Rule(vw = "4.7.6")
    static Choice fromBag(String section) {
        return Choice.card(section, "Loot in a Bag", VandariaPlaces.own(VandariaZone.BAG))
                .to(VandariaVerbs.DEPLOY)
                .that(roomElsewhere("2.7.1"));
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

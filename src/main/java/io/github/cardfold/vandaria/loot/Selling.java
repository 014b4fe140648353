package io.github.cardfold.vandaria.loot;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Trade;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;

/** Selling: Loot goes back to the Subdeck for gold, at once, so that nobody can respond (4.3, 4.4). */
public final class Selling {
    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local LOOT = Local.object(1, "Loot");
    private static final Local TERRITORY = Local.object(2, "Territory");

    private static final Answers WHERE = Answers.of(Choice.card(
                    "4.3.2", "a Trade Territory", VandariaPlaces.ALL_PROPERTY)
            .that(Requirement.of(
                    "4.4.3",
                    it -> Trade.price(it.position(), loot(it), it.gameObject()).isDefined(),
                    it -> "such goods cannot be sold at " + it.card())));

    private Selling() {}

    private static GameObject loot(Candidate it) {
        return VandariaProperty.known(it.position(), it.get(LOOT));
    }

    /**
     * Sells: arguments are the player and the Loot. What triggers by that enters the register, which nothing else does.
     */
    @Rule(vw = {"4.3.2", "4.3.4", "4.9.3"})
    public static Procedure procedure() {
        return Procedure.named(Trade.PROCEDURE)
                .locals(PLAYER, LOOT, TERRITORY)
                .ask(
                        "4.3.2",
                        Question.of(
                                VandariaPurposes.TRADE,
                                (position, frame) -> frame.seat(PLAYER),
                                WHERE,
                                (run, answer) -> run.set(TERRITORY, answer.object(run.position()))))
                .change("4.3.3", Selling::sell)
                .callIf("13.1.4", run -> run.position().standbyCount() > 0, "13.2", VandariaTurns::inMainPhase)
                .build();
    }

    /**
     * The seller gains the price, and an opponent whose Territory it is 1 gold for each Loot; an ally gains nothing.
     */
    @Rule(vw = {"4.3.3", "4.3.5", "4.3.6", "4.3.7", "4.6.1", "4.6.5", "4.9.4", "4.9.5", "4.9.6"})
    private static Batch sell(Run run) {
        Position position = run.position();
        Seat player = run.seat(PLAYER);
        GameObject loot = VandariaProperty.known(position, run.get(LOOT));
        GameObject territory = VandariaProperty.known(position, run.get(TERRITORY));
        int price = Trade.price(position, loot, territory).getOrElse(0);
        List<Event> events = new ArrayList<>();
        events.add(Event.fact(VandariaEvents.SOLD, player, loot.object(), territory.object(), price, ""));
        events.add(Event.move(position, loot.object(), VandariaZone.SUBDECK.of(loot.owner()), 0));
        if (price > 0) {
            events.add(Event.count(PlayerNumbers.GOLD, player, price));
        }
        Seat owner = VandariaProperty.controller(position, territory.object());
        if (position.areOpponents(player, owner)) {
            events.add(Event.count(PlayerNumbers.GOLD, owner, 1));
        }
        return Batch.ofAll(events);
    }
}

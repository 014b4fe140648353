package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.deed.DamageToLose;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Losing the game by rule action (13.2): all who meet a condition lose at once. */
@Rule(jp = {"1.2.2", "13.2.1"})
public final class Losing implements RuleAction {
    private static final String NOT_LOST = "";

    @Override
    public String label() {
        return "13.2";
    }

    @Override
    public Reads reads() {
        return Reads.cards(place -> place.zone().circle()
                        || place.zone().equals(Zone.SOUL.kind())
                        || place.zone().equals(Zone.DAMAGE.kind())
                        || place.zone().equals(Zone.DECK.kind()))
                .framesOf(RideFrame.PROCEDURE)
                .kinds();
    }

    @Override
    public boolean isDue(Position position) {
        return !reason(position, Seat.A).isEmpty() || !reason(position, Seat.B).isEmpty();
    }

    @Override
    public Batch events(Position position) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : position.seats()) {
            String section = reason(position, fighter);
            if (!section.isEmpty()) {
                events.add(Event.lose(fighter, section));
            }
        }
        return Batch.ofAll(events);
    }

    /** Returns the section by which a fighter loses now, "" if by none. */
    private static String reason(Position position, Seat fighter) {
        if (hasTooMuchDamage(position, fighter)) {
            return "13.2.2";
        }
        if (hasEmptyDeck(position, fighter)) {
            return "13.2.3";
        }
        return hasNoVanguardLeft(position, fighter) ? "13.2.4" : NOT_LOST;
    }

    @Rule(jp = {"1.2.2.1", "4.11.4", "13.2.2"})
    private static boolean hasTooMuchDamage(Position position, Seat fighter) {
        int damage = position.size(Zone.DAMAGE.of(fighter));
        return damage > 0 && damage >= damageToLose(position, fighter);
    }

    /** Returns with how many cards in the damage zone a fighter loses; of what several effects say the fewest count. */
    @Rule(jp = {"13.2.2", "1.3.3"})
    public static int damageToLose(Position position, Seat fighter) {
        return DamageToLose.fewest(position, fighter)
                .getOrElse(() -> CardGame.ruleset(position).ruleActions().damageToLose());
    }

    @Rule(jp = {"1.2.2.2", "13.2.3"})
    private static boolean hasEmptyDeck(Position position, Seat fighter) {
        return position.size(Zone.DECK.of(fighter)) == 0;
    }

    /** Without a vanguard and without a card in the soul that could be ridden (13.5.1.1, ruling 13). */
    @Rule(jp = {"1.2.2.3", "13.2.4", "13.5.1.1"})
    private static boolean hasNoVanguardLeft(Position position, Seat fighter) {
        return !Vanguards.has(position, fighter) && !NoVanguard.isAnyToRide(position, fighter);
    }
}

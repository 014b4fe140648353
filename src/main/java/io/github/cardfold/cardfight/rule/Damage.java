package io.github.cardfold.cardfight.rule;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Applying damage: one damage becomes a damage check (13.6). Its card in the trigger zone bears the mark. */
public final class Damage implements RuleAction {
    static final String SECTION = "13.6";

    /** The procedure of editions that check damage where it has been dealt. */
    public static final String WHERE_DEALT = "13.6 where dealt";

    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local CARD = Local.object(1, "card");

    @Override
    public String label() {
        return SECTION;
    }

    /** Due while damage is left, no trigger zone holds a card and no other rule action is due. */
    @Override
    @Rule(jp = "13.6.1")
    public boolean isDue(Position position) {
        boolean waits = CardGame.ruleset(position).ruleActions().damageWaitsForTriggerZones();
        boolean isBusy = position.size(Zone.TRIGGER.of(Seat.A)) + position.size(Zone.TRIGGER.of(Seat.B)) > 0;
        return damaged(position) != null && !(isBusy && waits) && !WaitingRuleActions.areDue(position);
    }

    /** The fighter whose vanguard takes damage now, the turn fighter before the other; null if none. */
    @Rule(jp = "13.6.1.1")
    private static @Nullable Seat damaged(Position position) {
        if (!isAny(position) || !Turn.hasBegun(position)) {
            return null;
        }
        for (Seat fighter : position.seatsInTurnOrder()) {
            if (position.number(FighterNumbers.VANGUARD_DAMAGE, fighter) >= 1) {
                return fighter;
            }
        }
        return null;
    }

    private static boolean isAny(Position position) {
        for (int seat = 0; seat < position.seatCount(); seat++) {
            if (position.number(FighterNumbers.VANGUARD_DAMAGE, Seat.of(seat)) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String procedure(Position position) {
        return SECTION;
    }

    @Override
    public Array<String> procedures() {
        return Array.of(SECTION);
    }

    /** The damage check: the top card of the deck goes to the trigger zone and its trigger ability is played. */
    public static Procedure check() {
        return steps(named()).build();
    }

    /** The same for all damage, one card after the other, each of which goes to the damage zone at once. */
    @Rule(it = {"9.6.6", "9.6.7"})
    public static ProcedureBuilder allTogether() {
        return named().repeat(check -> steps(check)
                .change("13.7.2", run -> ResolvedDamage.resolve(run.position()))
                .leaveIf("13.7 next", run -> damaged(run.position()) == null));
    }

    private static ProcedureBuilder named() {
        return Procedure.named("13.6").locals(FIGHTER, CARD);
    }

    private static ProcedureBuilder steps(ProcedureBuilder check) {
        return check.let("13.6.1", run -> run.set(FIGHTER, requireNonNull(damaged(run.position()))))
                .change("13.6.2", run -> Batch.of(Event.count(FighterNumbers.VANGUARD_DAMAGE, run.seat(FIGHTER), -1)))
                .change("13.6.3", Damage::reveal)
                .endIf("13.6.3 empty", run -> run.position().size(Zone.TRIGGER.of(run.seat(FIGHTER))) == 0)
                .let("13.6.3 card", Damage::remember)
                .change(
                        "13.6.3 checked",
                        run -> Batch.of(Event.fact(EventKinds.DAMAGE_CHECKED, run.seat(FIGHTER), run.get(CARD), 0)))
                .call("13.6.4", "11.10.3", run -> new int[] {run.get(FIGHTER), run.get(CARD), 0});
    }

    /** Lets the card checked go to the damage zone at once. */
    @Rule(en = "7.6.1.6.4")
    public static ProcedureBuilder resolving(ProcedureBuilder check) {
        return check.insertAfter(
                "13.6.4", card -> card.change("13.7.2", run -> ResolvedDamage.resolve(run.position())));
    }

    /** Checks damage where it has been dealt: the argument is 1 if a check timing follows each card. */
    @Rule(en = {"3.14.1", "3.14.1.1", "7.6.1.6"})
    public static Procedure whereDealt() {
        Local inBattle = Local.number(0, "in battle");
        return Procedure.named(WHERE_DEALT)
                .locals(inBattle)
                .repeat(
                        "13.6 over",
                        run -> damaged(run.position()) != null,
                        each -> each.call("13.6", "13.6").callIf("13.6 check", run -> run.get(inBattle) == 1, "11.6.1"))
                .build();
    }

    @Rule(jp = {"4.13.1.2", "7.23.1", "13.6.3"})
    private static Batch reveal(Run run) {
        Seat fighter = run.seat(FIGHTER);
        return Batch.of(Event.moveTop(run.position(), Zone.DECK.of(fighter), Zone.TRIGGER.of(fighter), Event.MARKED));
    }

    private static void remember(Run run) {
        int zone = Zone.TRIGGER.of(run.seat(FIGHTER));
        run.set(
                CARD,
                run.position().objectAt(zone, run.position().size(zone) - 1).object());
    }

    /** Returns the card in a fighter's trigger zone that a damage check put there, null if there is none. */
    @Rule(jp = "13.7.1")
    static @Nullable GameObject checked(Position position, Seat fighter) {
        int zone = Zone.TRIGGER.of(fighter);
        for (int i = 0; i < position.size(zone); i++) {
            GameObject card = position.objectAt(zone, i);
            if (card.is(GameObject.MARKED)) {
                return card;
            }
        }
        return null;
    }
}

package io.github.cardfold.cli.telling;

import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Tells a game of Cardfight!! Vanguard line by line, with all that a referee sees. It is a fold over the events of the
 * states, as any other log of a game would be.
 */
public final class PlayByPlay implements Teller {
    private final TreeMap<String, Consumer<Event>> tellers = new TreeMap<>();
    private final Lines lines;
    private final Duel duel = new Duel();
    private final Moves moves;
    private State before;
    private EventNames names;
    private int turns;

    /**
     * Starts with the first state of a game.
     *
     * @param out takes the lines, which have no line ends
     */
    public PlayByPlay(State first, Consumer<String> out) {
        before = first;
        names = new EventNames(first, first);
        lines = new Lines(out);
        moves = new Moves(lines, duel, first.position());
        tell(EventKind.MOVE, event -> moves.tell(event, names));
        tell(EventKind.TURN, this::turned);
        tell(EventKind.FACE, this::faced);
        tell(EventKinds.ABILITY_PLAYED, this::played);
        tell(EventKinds.ORDER_PLAYED, this::ordered);
        tell(EventKind.COUNT, this::counted);
        tell(EventKind.BEGIN, this::began);
        tell(EventKind.RANDOM, this::drawn);
        tell(EventKind.LOSE, event -> lines.say(EventNames.seat(event.seat()) + " has lost by " + event.text()));
        tell(EventKinds.BEGINNING, this::beginning);
        tell(EventKinds.WAS_ATTACKED, this::attacked);
        tell(EventKinds.BOOSTED, this::boosted);
        tell(EventKinds.GUARDED, event -> moves.guarded(event, names));
        tell(EventKinds.DRIVE_CHECKED, event -> checked("drive check", event));
        tell(EventKinds.DAMAGE_CHECKED, event -> checked("damage check", event));
        tell(EventKinds.BATTLE_ENDED, event -> duel.end());
        tell(EventKinds.HIT, event -> hit());
        tell(EventKinds.DID_NOT_HIT, event -> lines.say("    does not hit" + duel.told(false)));
    }

    private void tell(EventKind kind, Consumer<Event> teller) {
        tellers.put(kind.name(), teller);
    }

    @Override
    public int turns() {
        return turns;
    }

    @Override
    public void sees(State then, Action answer, State after) {
        before = then;
        names = new EventNames(then, after);
        duel.readFrom(then.position());
        if (then.decision().exists(asked -> asked.purpose().equals(Purposes.FIRST_FIGHTER))) {
            lines.say(answer.seat() + " chooses: " + EventNames.seat(Seat.of(answer.number())) + " goes first");
        }
        for (int i = 0; i < after.eventCount(); i++) {
            Event event = after.event(i);
            tellers.getOrDefault(event.kind().name(), untold -> {}).accept(event);
        }
        lines.flush();
    }

    /** Before the first turn chance draws who chooses (8.2.1.6). */
    private void drawn(Event event) {
        if (turns == 0) {
            lines.say("Chance lets " + EventNames.seat(Seat.of(event.index())) + " choose who goes first");
        }
    }

    private void beginning(Event event) {
        switch (event.text()) {
            case "stand phase" -> turn(event);
            case "drive step", "damage step" -> {
                if (duel.endsUnguarded()) {
                    lines.say("    no guard");
                }
            }
            default -> {}
        }
    }

    private void turn(Event event) {
        turns = event.number();
        lines.say("");
        lines.say("Turn " + turns + ", " + EventNames.seat(event.seat()) + "   [" + moves.count(Seat.A) + " | "
                + moves.count(Seat.B) + "]");
    }

    /** Units that stand in the stand phase go without saying, as do those that rest to attack or boost. */
    private void turned(Event event) {
        if (event.number() == 0 && duel.isOn()) {
            lines.say("      " + names.moved(event) + " stands");
        }
    }

    /** Before the first turn the first vanguards are turned face up. */
    private void faced(Event event) {
        if (turns == 0) {
            lines.item("The first vanguards:", EventNames.seat(event.seat()) + "'s " + names.moved(event));
        } else {
            lines.item(indent() + "turned " + (event.number() == 0 ? "face up:" : "face down:"), names.moved(event));
        }
    }

    private void played(Event event) {
        lines.say(indent() + names.object(event.object()) + ": "
                + names.ability(event).getOrElse("an ability that an effect gave it"));
    }

    private void ordered(Event event) {
        lines.say(indent() + EventNames.seat(event.seat()) + " plays " + names.object(event.object()) + ": "
                + names.text(event.object()).replace("\n", " "));
    }

    private String indent() {
        return duel.isOn() ? "      " : "  ";
    }

    private void attacked(Event event) {
        duel.begin(before.position(), event);
        lines.say("  " + names.object(event.object()) + " (" + duel.attack() + ")"
                + duel.partners().map(each -> " with " + names.object(each)).mkString() + " attacks "
                + names.object(event.other()) + " (" + duel.defence() + ")");
    }

    private void boosted(Event event) {
        int alone = duel.attack();
        duel.boost(before.position(), event.object());
        lines.say("    boosted by " + names.object(event.object()) + ": " + alone + " + " + (duel.attack() - alone)
                + " = " + duel.attack());
    }

    private void checked(String check, Event event) {
        lines.say("    " + EventNames.seat(event.seat()) + "'s " + check + ": " + names.object(event.object()) + " ("
                + names.trigger(event.object()) + ")");
    }

    private void began(Event event) {
        TimedEffect effect = event.lasting();
        if (effect == null) {
            return;
        }
        duel.modify(effect);
        if (effect.kind() == RuleEffects.FRONT_ROW_POWER) {
            lines.say("  persona ride: the front row of " + EventNames.seat(effect.master()) + " gets power +"
                    + effect.number());
        } else if (effect.kind() == RuleEffects.POWER || effect.kind() == RuleEffects.CRITICAL) {
            for (int i = 0; i < effect.objectCount(); i++) {
                lines.item(
                        "      " + effect.kind().name() + " +" + effect.number() + ":", names.object(effect.object(i)));
            }
        }
    }

    private void counted(Event event) {
        if (event.other() == FighterNumbers.VANGUARD_DAMAGE.index() && event.number() > 0) {
            if (duel.attack() < duel.defence()) {
                lines.say("    damage: " + event.number());
                return;
            }
            lines.say("    hits: " + duel.comparison() + ", " + event.number() + " damage");
            duel.dealt();
        }
    }

    private void hit() {
        if (!duel.isDealt()) {
            lines.say("    hits" + duel.told(true));
        }
    }
}

package io.github.cardfold.cli.telling;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/** The names of what the events of one step speak of: those of the cards, never those of the objects. */
final class EventNames {
    private static final String UNKNOWN = "a card";

    private final State before;
    private final State after;

    EventNames(State before, State after) {
        this.before = before;
        this.after = after;
    }

    static String seat(Seat seat) {
        return seat.name();
    }

    /** The card that an event moved or turned. */
    String moved(Event event) {
        return Option.of(event.after())
                .orElse(() -> Option.of(event.before()))
                .map(snapshot -> definition(snapshot.gameObject()).name())
                .getOrElse(UNKNOWN);
    }

    /** The card that is or was an object. */
    String object(int object) {
        return definition(object).map(Definition::name).getOrElse(UNKNOWN);
    }

    /** What an object prints as its trigger, in words. */
    String trigger(int object) {
        Trigger trigger = definition(object)
                .map(each -> each instanceof Card card ? card.trigger() : Trigger.NONE)
                .getOrElse(Trigger.NONE);
        return trigger == Trigger.NONE ? "no trigger" : trigger.label() + " trigger";
    }

    /** What the ability that an event names says; nothing if the card does not print it. */
    Option<String> ability(Event event) {
        return definition(event.object())
                .flatMap(each -> each instanceof Card card ? Option.some(card) : Option.none())
                .flatMap(card -> card.abilities()
                        .zipWithIndex()
                        .find(each -> isPart(event.text(), card.id() + "/" + label(each._1(), each._2())))
                        .map(each -> each._1().english()));
    }

    /** What the text of an order says. */
    String text(int object) {
        return definition(object)
                .map(each -> each instanceof Card card ? card.text() : "")
                .getOrElse("");
    }

    private static String label(Ability ability, int index) {
        return ability.label().getOrElse(Integer.toString(index + 1));
    }

    private static boolean isPart(String part, String whole) {
        return part.equals(whole) || part.startsWith(whole + "/");
    }

    private Option<Definition> definition(int object) {
        return snapshot(object)
                .map(Snapshot::gameObject)
                .orElse(() -> Option.of(after.position().find(object)))
                .orElse(() -> Option.of(before.position().find(object)))
                .map(this::definition);
    }

    private Definition definition(GameObject card) {
        return after.rules().definition(card.definition());
    }

    /** An object as the last event of this step that touched it left it, none if none did. */
    Option<Snapshot> snapshot(int object) {
        for (int i = after.eventCount() - 1; i >= 0; i--) {
            Snapshot snapshot = after.event(i).after();
            if (snapshot != null && snapshot.gameObject().object() == object) {
                return Option.some(snapshot);
            }
        }
        return Option.none();
    }
}

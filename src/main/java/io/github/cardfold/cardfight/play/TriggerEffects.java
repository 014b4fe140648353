package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.StandTrigger;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The trigger sub-abilities (11.10.2). Each takes the fighter, the card, the power printed and the sort of check. */
public final class TriggerEffects {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local CARD = Local.object(1, "card");
    private static final Local POWER = Local.number(2, "power");
    private static final Local CHECK = Local.number(3, "check");
    private static final Local UNIT = Local.object(4, "unit");

    /** A unit of the fighter on the field, guardians too. */
    private static final Answers UNITS = Answers.of(
            Choice.card("2.9.3.1.1", "a unit on the field", PlacesToChooseFrom.CIRCLES)
                    .that(Conditions.own("11.10.2"), Conditions.unit("2.9.3.1.1")),
            Choice.passIfNothing("11.8.4.1", "no unit is chosen, and nothing comes of it"));

    /** Such a unit to stand: any, or only a rear-guard. */
    @Rule(jp = "11.10.2.5", it = "2.8.1.1.4", en = "2.8.1.1.4")
    private static final Answers STANDERS = Answers.of(
            Choice.card("2.9.3.1.1", "a unit on the field", PlacesToChooseFrom.CIRCLES)
                    .that(
                            Conditions.own("11.10.2"),
                            Conditions.unit("2.9.3.1.1"),
                            Requirement.of(
                                    "11.10.2.5",
                                    it -> choice(it.position()) == StandTrigger.ANY_UNIT
                                            || Circle.is(it.position().place(it.place()), Circle.REAR_GUARD),
                                    it -> it.card() + " on " + it.where() + " is no rear-guard")),
            Choice.passIfNothing("11.8.4.1", "no unit is chosen, and nothing comes of it"));

    /** The unit is stood, not rested. */
    private static final int STAND = 0;

    /** The draw is one by an ability of a card. */
    private static final int BY_ABILITY = 0;
    /** The draw is, as the normal one of the draw phase, by no ability. */
    private static final int BY_RULE = 1;

    private TriggerEffects() {}

    private static StandTrigger choice(Position position) {
        return CardGame.ruleset(position).triggers().stand();
    }

    /** Returns all of them. */
    public static Procedure[] procedures() {
        return new Procedure[] {
            power(),
            critical(),
            draw("11.10.2.3 draw"),
            stand(),
            heal(),
            front(),
            remove(),
            draw("11.10.2.9 draw"),
            additional()
        };
    }

    private static ProcedureBuilder named(String name) {
        return Procedure.named(name)
                .locals(FIGHTER, CARD, POWER, CHECK, UNIT)
                .causes(frame -> Cause.effect(frame.seat(FIGHTER), frame.get(CARD)));
    }

    private static Question chooseUnit(String purpose) {
        return Question.of(
                purpose,
                (position, frame) -> frame.seat(FIGHTER),
                UNITS,
                (run, answer) -> run.set(UNIT, answer.isPass() ? 0 : answer.object(run.position())));
    }

    /** With nothing chosen there is no target, and nothing is done. */
    @Rule(jp = "11.8.4.1.3")
    private static Batch forTheTurn(Run run, TimedEffectKind kind, int amount) {
        return run.get(UNIT) == 0
                ? Batch.NOTHING
                : Batch.of(Event.begin(TimedEffect.of(
                        kind, run.seat(FIGHTER), run.get(CARD), new int[] {run.get(UNIT)}, amount, Lifetimes.TURN)));
    }

    @Rule(jp = {"11.10.5", "11.10.2.2", "11.10.2.3", "11.10.2.5", "11.10.2.6", "11.10.2.9"})
    private static Procedure power() {
        return named("11.10.5")
                .ask("11.10.5 choose", chooseUnit(Purposes.UNIT_FOR_POWER))
                .change("11.10.5", run -> forTheTurn(run, RuleEffects.POWER, run.get(POWER)))
                .build();
    }

    @Rule(jp = "11.10.2.2")
    private static Procedure critical() {
        return named("11.10.2.2 critical")
                .ask("11.10.2.2 choose", chooseUnit(Purposes.UNIT_FOR_CRITICAL))
                .change("11.10.2.2", run -> forTheTurn(run, RuleEffects.CRITICAL, 1))
                .build();
    }

    @Rule(jp = {"11.10.2.3", "11.10.2.9"})
    private static Procedure draw(String name) {
        return named(name)
                .call(name, "7.6.4", run -> new int[] {run.get(FIGHTER), 1, sort(run.position())})
                .build();
    }

    @Rule(
            jp = {"7.6.4.1.1", "11.10.1"},
            id = "2.8.1",
            it = "2.8.1",
            en = "2.8.1")
    private static int sort(Position position) {
        return CardGame.ruleset(position).triggers().areAbilities() ? BY_ABILITY : BY_RULE;
    }

    /** Only a rear-guard stands, and only a rear-guard is kept from drive checks (ruling 122). */
    @Rule(jp = "11.10.2.5")
    private static Procedure stand() {
        return named("11.10.2.5 stand")
                .ask(
                        "11.10.2.5 choose",
                        Question.of(
                                Purposes.UNIT_TO_STAND,
                                (position, frame) -> frame.seat(FIGHTER),
                                STANDERS,
                                (run, answer) -> run.set(UNIT, answer.isPass() ? 0 : answer.object(run.position()))))
                .endIf("11.10.2.5 rear-guard", run -> !isRearGuard(run.position(), run.get(UNIT)))
                .let("11.10.2.5", run -> run.call("7.2.1", new int[] {STAND}, new int[] {run.get(UNIT)}))
                .change("11.10.2.5 bar", TriggerEffects::bar)
                .build();
    }

    private static boolean isRearGuard(Position position, int unit) {
        int place = position.placeOf(unit);
        return place >= 0 && Circle.is(position.place(place), Circle.REAR_GUARD);
    }

    /** Whether or not it stood, rested or could be stood; one that is barred already gains no checks by this. */
    @Rule(jp = {"11.10.2.5", "1.3.2", "1.3.2.1"})
    private static Batch bar(Run run) {
        Position position = run.position();
        List<Event> events = new ArrayList<>();
        if (choice(position) == StandTrigger.ANY_UNIT) {
            if (Battle.isOn(position) && !RuleEffects.isOn(position, RuleEffects.NO_DRIVE_CHECKS, run.get(UNIT))) {
                events.add(lasting(run, RuleEffects.DRIVE_CHECKS_YET, Lifetimes.BATTLE));
            }
            events.add(lasting(run, RuleEffects.NO_DRIVE_CHECKS, Lifetimes.TURN));
        }
        return Batch.ofAll(events);
    }

    private static Event lasting(Run run, TimedEffectKind kind, Lifetime lifetime) {
        return Event.begin(
                TimedEffect.of(kind, run.seat(FIGHTER), run.get(CARD), new int[] {run.get(UNIT)}, 0, lifetime));
    }

    /** The condition is looked at when the sub-ability is played (ruling 120). */
    @Rule(jp = "11.10.2.6")
    private static Procedure heal() {
        return named("11.10.2.6 heal")
                .endIf("11.10.2.6 condition", run -> !mayHeal(run.position(), run.seat(FIGHTER)))
                .ask(
                        "11.10.2.6 choose",
                        Question.of(
                                Purposes.DAMAGE_TO_HEAL,
                                (position, frame) -> frame.seat(FIGHTER),
                                Answers.of(Choice.card(
                                        "11.10.2.6", "a card of the damage zone", PlacesToChooseFrom.own(Zone.DAMAGE))),
                                (run, answer) -> run.set(UNIT, answer.object(run.position()))))
                .call("11.10.2.6", "7.20.1", run -> new int[] {run.get(UNIT)})
                .build();
    }

    @Rule(jp = "11.10.2.6")
    private static boolean mayHeal(Position position, Seat fighter) {
        int own = position.size(Zone.DAMAGE.of(fighter));
        return own > 0 && own >= position.size(Zone.DAMAGE.of(Turn.opponent(fighter)));
    }

    @Rule(jp = {"11.10.2.8", "11.11.4", "7.39.3.3"})
    private static Procedure front() {
        return named("11.10.2.8 front")
                .change("11.10.2.8", TriggerEffects::frontRow)
                .build();
    }

    private static Batch frontRow(Run run) {
        Position position = run.position();
        int[] units = new int[position.placeCount()];
        int count = 0;
        for (int place : Field.circles(position)) {
            Place circle = position.place(place);
            boolean own = circle.row() == Circle.FRONT && circle.seat() == run.seat(FIGHTER);
            for (int i = 0; own && i < position.size(place); i++) {
                if (position.master(position.objectAt(place, i), place) == run.seat(FIGHTER)) {
                    units[count++] = position.objectAt(place, i).object();
                }
            }
        }
        return Batch.of(Event.begin(TimedEffect.of(
                RuleEffects.POWER,
                run.seat(FIGHTER),
                run.get(CARD),
                Arrays.copyOf(units, count),
                run.get(POWER),
                Lifetimes.TURN)));
    }

    @Rule(jp = "11.10.2.9")
    private static Procedure remove() {
        return named("11.10.2.9 remove")
                .endIf("11.10.2.9 elsewhere", run -> !liesInTriggerZone(run.position(), run.get(CARD)))
                .call("11.10.2.9 remove", "7.19.1", run -> new int[] {run.get(CARD)})
                .build();
    }

    private static boolean liesInTriggerZone(Position position, int card) {
        int place = position.placeOf(card);
        return place >= 0 && position.place(place).zone().equals(Zone.TRIGGER.kind());
    }

    /** The additional action stands in the card's text, on drive checks only (ruling 121). */
    @Rule(jp = "11.10.2.9")
    private static Procedure additional() {
        return named("11.10.2.9 additional")
                .callNamed("11.10.2.9 additional", TriggerEffects::text, run ->
                        new int[] {run.get(FIGHTER), run.get(CARD)})
                .build();
    }

    /** The card may have been removed before; what it says is known from what it was. */
    private static String text(Run run) {
        Subject card = Subject.find(run.position(), run.get(CARD));
        Clauses clauses = Clauses.of(run.position());
        if (card == null || run.get(CHECK) != TriggerAbility.DRIVE_CHECK) {
            return "";
        }
        int definition = card.gameObject().definition();
        return clauses.size(definition, Clause.Kind.ADDITIONAL) > 0
                ? clauses.get(definition, Clause.Kind.ADDITIONAL, 0).name()
                : "";
    }
}

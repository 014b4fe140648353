package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.deed.Attacks;
import io.github.cardfold.cardfight.fact.Abilities;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.fact.Waiting;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** An attack that an effect orders: it waits for the end of the effect and its check timing (7.36). */
public final class OrderedAttack {
    /** The procedure that carries one out. */
    public static final String PROCEDURE = "7.36.1";

    private static final Local MASTER = Local.seat(0, "master of the effect");
    private static final Local ATTACKER = Local.object(1, "attacker");
    private static final Local TARGET = Local.object(2, "target");

    private static final Local CHOSEN = Local.number(3, "chosen");

    /** What the objects of an entry are, by their places among them. */
    private static final int ATTACKS = 0;

    private static final int IS_ATTACKED = 1;

    @Rule(jp = "7.36.3")
    private static final Waiting ORDERED = new Waiting(
            "7.36.3",
            "an ordered attack",
            number -> "the unit of ordered attack " + number,
            position -> position.queued(Queues.ATTACK).size(),
            OrderedAttack::fighter);

    private static final LabelKey ATTACK =
            new LabelKey(Purposes.ORDERED_ATTACK + ".attack", "{0}: {1} ({2}) attacks {3} ({4})");

    private OrderedAttack() {}

    private static AnswerLabel label(Candidate it) {
        Frame.Queued ordered = ordered(it.position(), it.number());
        int attacker = ordered.object(ATTACKS);
        int target = ordered.object(IS_ATTACKED);
        return ATTACK.with(
                LabelArgument.number(it.number()),
                Abilities.source(it.position(), attacker, it.seat()),
                circle(it.position(), attacker),
                Abilities.source(it.position(), target, it.seat()),
                circle(it.position(), target));
    }

    private static LabelArgument circle(Position position, int unit) {
        int place = position.placeOf(unit);
        return place < 0 ? LabelArgument.text("gone") : LabelArgument.place(position.place(place));
    }

    /** Returns the event that orders an attack on behalf of an effect's master (7.36.1). */
    public static Event order(Seat master, int attacker, int target) {
        return Event.queue(Frame.Queued.of(Queues.ATTACK, PROCEDURE, master, 0).naming(attacker, target));
    }

    /**
     * The same; who dominates the attacker while the effect is carried out, for want of another duration, dominates it
     * again while the attack is (ruling 534).
     */
    @Rule(jp = "7.39.1.2")
    static Event order(Position position, Seat master, int attacker, int target) {
        Frame.Queued attack =
                Frame.Queued.of(Queues.ATTACK, PROCEDURE, master, 0).naming(attacker, target);
        Array<TimedEffect> dominations = Array.range(0, position.lastingCount())
                .map(position::lasting)
                .filter(each -> RuleEffects.isDominationFor(each, Lifetimes.RESOLUTION) && each.isOn(attacker))
                .map(each -> TimedEffect.of(
                        RuleEffects.DOMINATED,
                        each.master(),
                        each.source(),
                        new int[] {attacker},
                        0,
                        Lifetimes.RESOLUTION));
        return Event.queue(attack.beginning(dominations));
    }

    /** The attack at a place among those that are ordered, the first ordered coming first. */
    private static Frame.Queued ordered(Position position, int number) {
        return position.queued(Queues.ATTACK).get(number);
    }

    /** Carries out one of the ordered attacks. */
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(MASTER, ATTACKER, TARGET, CHOSEN)
                .ask(
                        "7.36.3",
                        ORDERED.next(Purposes.ORDERED_ATTACK, (position, frame) -> chooser(position), CHOSEN)
                                .meaning(OrderedAttack::label, ATTACK))
                .let("7.36.3 chosen", OrderedAttack::read)
                .change(
                        "7.36.3 taken up",
                        run -> Batch.ofAll(Run.taking(ordered(run.position(), run.get(CHOSEN)))
                                .asJava()))
                .repeat(attack -> attack.leaveIf("7.36.1.1", run -> !hasPair(run))
                        .call("7.36.1.2", BattleFrame.PROCEDURE, run ->
                                new int[] {run.get(MASTER), run.get(ATTACKER), run.get(TARGET), 1})
                        .leaveIf("7.36.1.3", run -> !isDominated(run)))
                .change("7.36.1 over", OrderedAttack::undominated)
                .build();
    }

    @Rule(jp = "7.39.1.2")
    private static Batch undominated(Run run) {
        Position position = run.position();
        return Batch.ofAll(Array.range(0, position.lastingCount())
                .map(position::lasting)
                .filter(each -> RuleEffects.isDominationFor(each, Lifetimes.RESOLUTION) && each.isOn(run.get(ATTACKER)))
                .map(Event::end)
                .asJava());
    }

    /** The turn fighter chooses among the own units that are to attack, the other only if there is none. */
    @Rule(jp = "7.36.3")
    private static Seat chooser(Position position) {
        Seat fighter = Turn.fighter(position);
        boolean isToAttack = position.queued(Queues.ATTACK).exists(each -> fighter(position, each) == fighter);
        return isToAttack ? fighter : Turn.opponent(fighter);
    }

    /** The master of the unit that an effect orders to attack; of one that is gone that of the effect. */
    private static Seat fighter(Position position, Frame.Queued ordered) {
        int attacker = ordered.object(ATTACKS);
        int circle = position.placeOf(attacker);
        return circle < 0
                ? ordered.seat()
                : position.master(position.objectAt(circle, position.indexOf(circle, attacker)), circle);
    }

    private static Seat fighter(Position position, int number) {
        return fighter(position, ordered(position, number));
    }

    private static void read(Run run) {
        Frame.Queued ordered = ordered(run.position(), run.get(CHOSEN));
        run.set(MASTER, ordered.seat());
        run.set(ATTACKER, ordered.object(ATTACKS));
        run.set(TARGET, ordered.object(IS_ATTACKED));
    }

    @Rule(jp = {"7.36.1.1", "1.3.3", "10.2.3"})
    private static boolean hasPair(Run run) {
        Position position = run.position();
        GameObject attacker = position.find(run.get(ATTACKER));
        GameObject target = position.find(run.get(TARGET));
        return attacker != null
                && target != null
                && Attacks.isPlaced(position, attacker)
                && Attacks.isReady(position, attacker)
                && Attacks.mayBeAttacked(position, attacker, target);
    }

    /** Only a dominated unit attacks again if it stands (ruling 45). */
    @Rule(jp = "7.36.1.3")
    private static boolean isDominated(Run run) {
        return RuleEffects.isOn(run.position(), RuleEffects.DOMINATED, run.get(ATTACKER));
    }
}

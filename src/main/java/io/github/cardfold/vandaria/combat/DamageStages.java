package io.github.cardfold.vandaria.combat;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.Resistance;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Stages 6 to 9: ATK damage is distributed to Followers, then to Territories, each time registered as one object. */
public final class DamageStages {
    private static final String RESULT = "13.1.8";

    private static final Local ATTACKER = Local.number(0, "attacker");
    private static final Local BLOCKER = Local.number(1, "blocker");
    private static final Local REST = Local.number(2, "rest");
    private static final Local PARTS = Local.number(3, "parts");
    private static final Local SHORT = Local.number(4, "some got too little");
    private static final Local RECEIVERS = Local.objects(0, "receivers");
    private static final Local SOURCES = Local.objects(1, "sources");
    private static final Local AMOUNTS = Local.numbers(2, "amounts");

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local SOURCE = Local.object(1, "source");
    private static final Local HIT = Local.objects(0, "hit by");
    private static final Local DEALT = Local.numbers(1, "dealt");

    private static final LabelKey GETS = new LabelKey(VandariaPurposes.DAMAGE + ".part", "{0} damage to {1}");

    /** Any part of what is left goes to a blocker, unless each of them has to get enough before the next. */
    private static final Answers AMOUNT = Answers.of(Choice.number(
                    "9.7.1", "how much damage the Follower gets", it -> it.get(REST) + 1)
            .that(
                    Requirement.of(
                            "12.9.2.1",
                            DamageStages::isPlaced,
                            it -> "what the last blocker leaves over goes to the Territory only if it gets enough"),
                    Requirement.of(
                            "9.7.1",
                            it -> !VandariaCatalogue.options(it.position()).lethalInOrder()
                                    || it.number() >= Math.min(it.get(REST), Damage.fatal(it.position(), hit(it))),
                            it -> "each blocker gets enough before the next one gets any")));

    private DamageStages() {}

    /** Stage 6: the active player distributes first, then the others; all of it is one object in the register. */
    @Rule(vw = {"9.7.1", "9.7.2"})
    public static Procedure followerDamage() {
        return Procedure.named("9.7")
                .locals(ATTACKER, BLOCKER, REST, PARTS, SHORT, RECEIVERS, SOURCES, AMOUNTS)
                .let("9.7.1 begin", DamageStages::begin)
                .repeat(
                        "9.7.1 parts",
                        run -> run.get(ATTACKER) < attackers(run.position()).size(),
                        part -> part.ask(
                                "9.7.1",
                                Question.of(
                                                VandariaPurposes.DAMAGE,
                                                (position, frame) -> VandariaTurns.active(position),
                                                AMOUNT,
                                                DamageStages::part)
                                        .meaning(DamageStages::meaning, GETS)
                                        .unfinishedIf((position, frame) -> frame.get(PARTS) > 0, DamageStages::begin)
                                        .resumingAt("9.7.1")))
                .let("9.7.3", DamageStages::overNobody)
                .let("9.7.2", DamageStages::back)
                .change("9.7.4", DamageStages::register)
                .call("9.7.5", "12.4.1")
                .call("9.7.6", "13.2", DamageStages::waiting)
                .build();
    }

    /** Stage 7: what is registered results, and whoever has no VIT left is destroyed. */
    @Rule(vw = {"9.8.1", "9.8.4", "13.1.8"})
    public static Procedure followerDeaths() {
        return Procedure.named("9.8")
                .call("9.8.1", "13.1.2")
                .call("9.8.5", "13.2")
                .build();
    }

    /** Stage 8: whoever was not blocked deals damage to the Territory that it attacks. */
    @Rule(vw = {"9.9.1", "9.9.2"})
    public static Procedure territoryDamage() {
        return Procedure.named("9.9")
                .locals(ATTACKER, BLOCKER, REST, PARTS, SHORT, RECEIVERS, SOURCES, AMOUNTS)
                .let("9.9.1", DamageStages::toTerritories)
                .change("9.9.2", DamageStages::register)
                .call("9.9.3", "12.4.1")
                .call("9.9.4", "13.2", DamageStages::waiting)
                .build();
    }

    /** Stage 9: what is registered results, and what has no defense left is destroyed. */
    @Rule(vw = {"9.10.1", "9.10.3", "13.1.10"})
    public static Procedure territoryDeaths() {
        return Procedure.named("9.10")
                .call("9.10.1", "13.1.2")
                .call("9.10.4", "13.2")
                .build();
    }

    /** Nobody has passed yet, and what is in the register results in the next stage. */
    @Rule(vw = {"9.8.1", "9.10.1"})
    private static int[] waiting(Run run) {
        return new int[] {0, 1};
    }

    /** Nobody has answered anything yet. */
    private static void begin(Run run) {
        run.set(ATTACKER, 0);
        run.set(PARTS, 0);
        run.clear(RECEIVERS);
        run.clear(SOURCES);
        run.clear(AMOUNTS);
        goOn(run);
    }

    /** One blocker gets all there is; where damage can go to several there is something to ask. */
    private static void goOn(Run run) {
        Array<GameObject> attackers = attackers(run.position());
        run.set(BLOCKER, 0);
        run.set(REST, 0);
        run.set(SHORT, 0);
        while (run.get(ATTACKER) < attackers.size()) {
            run.set(REST, atk(run.position(), attackers.get(run.get(ATTACKER))));
            if (isAsked(run)) {
                return;
            }
            deal(run, run.get(REST));
            run.set(ATTACKER, run.get(ATTACKER) + 1);
        }
    }

    private static boolean isAsked(Run run) {
        Array<GameObject> blockers = blockers(run.position(), run.frame());
        int next = run.get(BLOCKER);
        return next < blockers.size() - 1
                || razes(run.position(), attacker(run))
                        && run.get(SHORT) == 0
                        && run.get(REST) > Damage.fatal(run.position(), blockers.get(next));
    }

    /** What is more than enough to destroy all blockers may go to the attacked Territory. */
    @Rule(vw = {"12.9.2.1", "12.9.2.2"})
    private static boolean razes(Position position, GameObject attacker) {
        return Statuses.has(position, attacker, VandariaTrait.RAZE)
                && VandariaProperty.isInGame(position, Combats.attacked(position, attacker.object()));
    }

    /** The last blocker gets all that is left, or enough of it. */
    private static boolean isPlaced(Candidate it) {
        boolean isLast = it.get(BLOCKER) == blockers(it.position(), it.frame()).size() - 1;
        return !isLast || it.number() == it.get(REST) || it.number() >= Damage.fatal(it.position(), hit(it));
    }

    private static GameObject attacker(Run run) {
        return attackers(run.position()).get(run.get(ATTACKER));
    }

    /** Those who were blocked, and whose blockers are not all gone. */
    private static Array<GameObject> attackers(Position position) {
        return Combats.attackers(position)
                .filter(each -> !Combats.blockersOf(position, each.object()).isEmpty());
    }

    private static Array<GameObject> blockers(Position position, Frame frame) {
        GameObject attacker = attackers(position).get(frame.get(ATTACKER));
        return Combats.blockersOf(position, attacker.object());
    }

    private static GameObject hit(Candidate it) {
        return blockers(it.position(), it.frame()).get(it.get(BLOCKER));
    }

    private static AnswerLabel meaning(Candidate it) {
        return GETS.with(
                LabelArgument.number(it.number()), LabelArgument.card(VandariaProperty.card(it.position(), hit(it))));
    }

    private static int atk(Position position, GameObject follower) {
        return Math.max(0, VandariaProperty.trait(position, follower, VandariaTrait.ATK));
    }

    /** All of it is dealt: the last blocker gets what the others have left or, with Raze, the Territory does. */
    @Rule(vw = {"9.7.1", "12.9.2.1", "12.9.2.4"})
    private static void part(Run run, Answer answer) {
        Array<GameObject> blockers = blockers(run.position(), run.frame());
        if (answer.number() < Damage.fatal(run.position(), blockers.get(run.get(BLOCKER)))) {
            run.set(SHORT, 1);
        }
        deal(run, answer.number());
        run.set(PARTS, run.get(PARTS) + 1);
        run.set(REST, run.get(REST) - answer.number());
        run.set(BLOCKER, run.get(BLOCKER) + 1);
        if (run.get(BLOCKER) == blockers.size()) {
            toTerritory(run, attacker(run), run.get(REST));
        } else if (isAsked(run)) {
            return;
        } else {
            deal(run, run.get(REST));
        }
        run.set(ATTACKER, run.get(ATTACKER) + 1);
        goOn(run);
    }

    private static void toTerritory(Run run, GameObject attacker, int damage) {
        int territory = Combats.attacked(run.position(), attacker.object());
        deal(run, VandariaProperty.known(run.position(), territory), attacker, damage);
    }

    /** One with Raze whose blockers have all gone deals all its damage to the Territory. */
    @Rule(vw = "12.9.2.1")
    private static void overNobody(Run run) {
        Position position = run.position();
        Combats.attackers(position)
                .filter(each -> Combats.isBlocked(position, each.object())
                        && Combats.blockersOf(position, each.object()).isEmpty()
                        && razes(position, each))
                .forEach(each -> toTerritory(run, each, atk(position, each)));
    }

    private static void deal(Run run, int damage) {
        deal(run, blockers(run.position(), run.frame()).get(run.get(BLOCKER)), attacker(run), damage);
    }

    private static void deal(Run run, GameObject receiver, GameObject source, int damage) {
        if (damage > 0) {
            run.append(RECEIVERS, receiver.object());
            run.append(SOURCES, source.object());
            run.append(AMOUNTS, damage);
        }
    }

    /** Each blocker deals all its damage to the one Follower that it blocks. */
    @Rule(vw = {"9.7.2", "11.3.1"})
    private static void back(Run run) {
        Position position = run.position();
        for (GameObject blocker : Combats.blockers(position)) {
            int attacker = Combats.blocked(position, blocker.object());
            if (VandariaProperty.isInGame(position, attacker)) {
                deal(run, VandariaProperty.known(position, attacker), blocker, atk(position, blocker));
            }
        }
    }

    /** One who was blocked deals none, whatever has become of the blockers, and neither does one without a target. */
    @Rule(vw = {"9.9.1", "11.3.1"})
    private static void toTerritories(Run run) {
        Position position = run.position();
        for (GameObject attacker : Combats.attackers(position)) {
            int territory = Combats.attacked(position, attacker.object());
            if (!Combats.isBlocked(position, attacker.object()) && VandariaProperty.isInGame(position, territory)) {
                deal(run, VandariaProperty.known(position, territory), attacker, atk(position, attacker));
            }
        }
    }

    /** The object names those who get damage and those who deal it, and keeps how much, whatever changes later. */
    @Rule(vw = {"9.7.4", "9.9.2"})
    private static Batch register(Run run) {
        int[] amounts = run.objects(AMOUNTS);
        if (amounts.length == 0) {
            return Batch.NOTHING;
        }
        IntStream dealers = IntStream.of(run.objects(SOURCES))
                .map(each -> VandariaProperty.controller(run.position(), each).ordinal());
        return Batch.of(Event.queue(Frame.Queued.of(
                        VandariaQueues.REGISTER, RESULT, VandariaTurns.active(run.position()), 0)
                .naming(IntStream.concat(IntStream.of(run.objects(RECEIVERS)), IntStream.of(run.objects(SOURCES)))
                        .toArray())
                .with(IntStream.concat(IntStream.of(amounts), dealers).toArray())));
    }

    /** The result of registered ATK damage. */
    public static Procedure result() {
        return Procedure.named(RESULT)
                .locals(PLAYER, SOURCE, HIT, DEALT)
                .change("13.1.8", DamageStages::dealt)
                .build();
    }

    /** It comes as it was registered; what has left the game gets none. */
    @Rule(vw = {"9.8.2", "9.8.3", "9.10.2", "13.1.8", "13.1.10"})
    private static Batch dealt(Run run) {
        int[] objects = run.objects(HIT);
        int[] numbers = run.objects(DEALT);
        int lines = objects.length / 2;
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < lines; i++) {
            if (VandariaProperty.isInGame(run.position(), objects[i])
                    && !Resistance.prevents(
                            run.position(),
                            VandariaProperty.known(run.position(), objects[i]),
                            objects[lines + i],
                            true)) {
                events.add(Event.fact(
                        VandariaEvents.DAMAGED,
                        Seat.of(numbers[lines + i]),
                        objects[i],
                        objects[lines + i],
                        numbers[i],
                        "ATK"));
            }
        }
        return Batch.ofAll(events);
    }
}

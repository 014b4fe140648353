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
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Stages 6 to 9: ATK damage is distributed to Followers, then to Territories, each time registered as one object. */
public final class DamageStages {
    private static final Local SIDE = Local.number(0, "side");
    private static final Local DEALER = Local.number(1, "dealer");
    private static final Local HIT = Local.number(2, "hit");
    private static final Local REST = Local.number(3, "rest");
    private static final Local PARTS = Local.number(4, "parts");
    private static final Local SHORT = Local.number(5, "some got too little");
    private static final Local FIRST = Local.number(6, "first dealer");
    private static final Local KEPT = Local.number(7, "kept");
    private static final Local RECEIVERS = Local.objects(0, "receivers");
    private static final Local SOURCES = Local.objects(1, "sources");
    private static final Local AMOUNTS = Local.numbers(2, "amounts");

    private static final int ATTACKERS = 0;
    private static final int BLOCKERS = 1;

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local SOURCE = Local.object(1, "source");
    private static final Local VICTIMS = Local.objects(0, "hit by");
    private static final Local DEALT = Local.numbers(1, "dealt");

    private static final LabelKey GETS = new LabelKey(VandariaPurposes.DAMAGE + ".part", "{0} damage to {1}");

    private DamageStages() {}

    /** Stage 6: the active player distributes first, then the others; all of it is one object in the register. */
    @Rule(vw = {"9.7.1", "9.7.2"})
    public static Procedure followerDamage() {
        return Procedure.named("9.7")
                .locals(SIDE, DEALER, HIT, REST, PARTS, SHORT, FIRST, KEPT, RECEIVERS, SOURCES, AMOUNTS)
                .let("9.7.1 begin", run -> begin(run, ATTACKERS))
                .repeat("9.7.1 parts", DamageStages::isAnyDealer, part -> part.ask("9.7.1", question("9.7.1")))
                .let("9.7.3", DamageStages::overNobody)
                .let("9.7.2 begin", run -> begin(run, BLOCKERS))
                .repeat("9.7.2 parts", DamageStages::isAnyDealer, part -> part.ask("9.7.2", question("9.7.2")))
                .change("9.7.4", DamageStages::register)
                .call("9.7.5", "12.4.1")
                .call("9.7.6", "13.2", DamageStages::waiting)
                .build();
    }

    private static Question question(String section) {
        return Question.of(
                        VandariaPurposes.DAMAGE,
                        (position, frame) -> VandariaProperty.controller(
                                position, dealer(position, frame).object()),
                        amounts(section),
                        DamageStages::part)
                .meaning(DamageStages::meaning, GETS)
                .unfinishedIf((position, frame) -> frame.get(PARTS) > 0, DamageStages::forget)
                .resumingAt(section);
    }

    /** Any part of what is left goes to a Follower, unless each of them has to get enough before the next. */
    private static Answers amounts(String section) {
        return Answers.of(Choice.number(section, "how much damage the Follower gets", it -> it.get(REST) + 1)
                .that(
                        Requirement.of(
                                "12.9.2.1",
                                DamageStages::isPlaced,
                                it -> "what the last one leaves over goes to the Territory only if it gets enough"),
                        Requirement.of(
                                section,
                                it -> !VandariaCatalogue.options(it.position()).lethalInOrder()
                                        || it.number() >= Math.min(it.get(REST), Damage.fatal(it.position(), hit(it))),
                                it -> "each Follower gets enough before the next one gets any")));
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
                .locals(RECEIVERS, SOURCES, AMOUNTS)
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

    /** Nobody of the side has answered anything yet. */
    private static void begin(Run run, int side) {
        run.set(SIDE, side);
        run.set(DEALER, 0);
        beginPlayer(run);
        goOn(run);
    }

    /** What a player distributes begins with this dealer. */
    private static void beginPlayer(Run run) {
        run.set(PARTS, 0);
        run.set(FIRST, run.get(DEALER));
        run.set(KEPT, run.frame().size(RECEIVERS));
    }

    /** The player in the midst of it distributes anew; what others have distributed before stays. */
    private static void forget(Run run) {
        run.set(DEALER, run.get(FIRST));
        run.set(PARTS, 0);
        for (Local list : Array.of(RECEIVERS, SOURCES, AMOUNTS)) {
            run.set(list, Arrays.copyOf(run.objects(list), run.get(KEPT)));
        }
        goOn(run);
    }

    /** One who gets all there is is no question; where damage can go to several there is something to ask. */
    private static void goOn(Run run) {
        Array<GameObject> dealers = dealers(run.position(), run.frame());
        run.set(HIT, 0);
        run.set(REST, 0);
        run.set(SHORT, 0);
        while (run.get(DEALER) < dealers.size()) {
            GameObject dealer = dealers.get(run.get(DEALER));
            if (isOfAnother(run, dealers.get(run.get(FIRST)), dealer)) {
                beginPlayer(run);
            }
            run.set(REST, atk(run.position(), dealer));
            if (isAsked(run)) {
                return;
            }
            deal(run, run.get(REST));
            run.set(DEALER, run.get(DEALER) + 1);
        }
    }

    private static boolean isOfAnother(Run run, GameObject first, GameObject dealer) {
        return VandariaProperty.controller(run.position(), first.object())
                != VandariaProperty.controller(run.position(), dealer.object());
    }

    private static boolean isAsked(Run run) {
        Array<GameObject> receivers = receivers(run.position(), run.frame());
        int next = run.get(HIT);
        return next < receivers.size() - 1
                || razes(run.position(), run.frame())
                        && run.get(SHORT) == 0
                        && run.get(REST) > needed(run.position(), run.frame(), receivers.get(next));
    }

    /** What is more than enough to destroy all blockers may go to the attacked Territory. */
    @Rule(vw = "12.9.2.1")
    private static boolean razes(Position position, Frame frame) {
        return frame.get(SIDE) == ATTACKERS && razes(position, dealer(position, frame));
    }

    private static boolean razes(Position position, GameObject attacker) {
        return Statuses.has(position, attacker, VandariaTrait.RAZE)
                && VandariaProperty.isInGame(position, Combats.attacked(position, attacker.object()));
    }

    /** What a blocker still needs to be destroyed, whoever has distributed some to it. */
    @Rule(vw = {"12.9.2.2", "12.9.2.3"})
    private static int needed(Position position, Frame frame, GameObject blocker) {
        int needed = VandariaCatalogue.options(position).razeCountsRecordedDamage()
                ? Damage.fatal(position, blocker)
                : Damage.fatalUnhurt(position, blocker);
        for (int i = 0; i < frame.size(RECEIVERS); i++) {
            needed -= frame.get(RECEIVERS, i) == blocker.object() ? frame.get(AMOUNTS, i) : 0;
        }
        return needed;
    }

    /** The last one gets all that is left, or enough of it. */
    private static boolean isPlaced(Candidate it) {
        boolean isLast = it.get(HIT) == receivers(it.position(), it.frame()).size() - 1;
        return !isLast
                || it.number() == it.get(REST)
                || it.get(SHORT) == 0
                        && razes(it.position(), it.frame())
                        && it.number() >= needed(it.position(), it.frame(), hit(it));
    }

    private static boolean isAnyDealer(Run run) {
        return run.get(DEALER) < dealers(run.position(), run.frame()).size();
    }

    private static GameObject dealer(Position position, Frame frame) {
        return dealers(position, frame).get(frame.get(DEALER));
    }

    /**
     * Those who were blocked, and whose blockers are not all gone, or those who block. Of the attackers those with Raze
     * come last, for what they leave over depends on what the others have distributed.
     */
    @Rule(vw = {"9.7.1", "9.7.2", "12.9.2.3"})
    private static Array<GameObject> dealers(Position position, Frame frame) {
        if (frame.get(SIDE) == BLOCKERS) {
            return Combats.blockers(position)
                    .reject(each -> Combats.blockedBy(position, each.object()).isEmpty());
        }
        Array<GameObject> attackers = Combats.attackers(position)
                .reject(each -> Combats.blockersOf(position, each.object()).isEmpty());
        return attackers
                .reject(each -> razes(position, each))
                .appendAll(attackers.filter(each -> razes(position, each)));
    }

    private static Array<GameObject> receivers(Position position, Frame frame) {
        int dealer = dealer(position, frame).object();
        return frame.get(SIDE) == BLOCKERS ? Combats.blockedBy(position, dealer) : Combats.blockersOf(position, dealer);
    }

    private static GameObject hit(Candidate it) {
        return receivers(it.position(), it.frame()).get(it.get(HIT));
    }

    private static AnswerLabel meaning(Candidate it) {
        return GETS.with(
                LabelArgument.number(it.number()), LabelArgument.card(VandariaProperty.card(it.position(), hit(it))));
    }

    /** The ATK as it is at the moment, with all that is added. */
    @Rule(vw = "11.3.2")
    private static int atk(Position position, GameObject follower) {
        return Math.max(0, VandariaProperty.trait(position, follower, VandariaTrait.ATK));
    }

    /** All of it is dealt: the last one gets what the others have left or, with Raze, the Territory does. */
    @Rule(vw = {"9.7.1", "9.7.2", "12.9.2.1", "12.9.2.4"})
    private static void part(Run run, Answer answer) {
        Array<GameObject> receivers = receivers(run.position(), run.frame());
        if (answer.number() < needed(run.position(), run.frame(), receivers.get(run.get(HIT)))) {
            run.set(SHORT, 1);
        }
        deal(run, answer.number());
        run.set(PARTS, run.get(PARTS) + 1);
        run.set(REST, run.get(REST) - answer.number());
        run.set(HIT, run.get(HIT) + 1);
        if (run.get(HIT) == receivers.size()) {
            toTerritory(run, dealer(run.position(), run.frame()), run.get(REST));
        } else if (isAsked(run)) {
            return;
        } else {
            deal(run, run.get(REST));
        }
        run.set(DEALER, run.get(DEALER) + 1);
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
        GameObject dealer = dealer(run.position(), run.frame());
        deal(run, receivers(run.position(), run.frame()).get(run.get(HIT)), dealer, damage);
    }

    private static void deal(Run run, GameObject receiver, GameObject source, int damage) {
        if (damage > 0) {
            run.append(RECEIVERS, receiver.object());
            run.append(SOURCES, source.object());
            run.append(AMOUNTS, damage);
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
                        VandariaQueues.REGISTER, VandariaEvents.ATK_DAMAGE, VandariaTurns.active(run.position()), 0)
                .naming(IntStream.concat(IntStream.of(run.objects(RECEIVERS)), IntStream.of(run.objects(SOURCES)))
                        .toArray())
                .with(IntStream.concat(IntStream.of(amounts), dealers).toArray())));
    }

    /** The result of registered ATK damage. */
    public static Procedure result() {
        return Procedure.named(VandariaEvents.ATK_DAMAGE)
                .locals(PLAYER, SOURCE, VICTIMS, DEALT)
                .change("13.1.8", DamageStages::dealt)
                .build();
    }

    /** It comes as it was registered; what has left the game gets none. */
    @Rule(vw = {"9.8.2", "9.8.3", "9.10.2", "13.1.8", "13.1.10"})
    private static Batch dealt(Run run) {
        int[] objects = run.objects(VICTIMS);
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

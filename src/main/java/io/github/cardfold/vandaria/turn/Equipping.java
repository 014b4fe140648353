package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
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
import io.github.cardfold.vandaria.card.Equip;
import io.github.cardfold.vandaria.fact.Equipments;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Equip: an Equipment is attached to a Follower, or detached, for what its Equip costs (3.7.3). */
public final class Equipping {
    static final String PROCEDURE = "3.7.3.2";
    private static final String RESULT = "3.7.3.5";

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local EQUIPMENT = Local.object(1, "Equipment");
    private static final Local WEARER = Local.object(2, "wearer");
    private static final Local NAMED = Local.objects(0, "gets it");

    private static final Answers WEARERS = Answers.of(
            Choice.card("3.7.3.2", "a Follower", VandariaPlaces.own(VandariaZone.GAME))
                    .that(Requirement.of(
                            "3.7.3.4",
                            it -> Equipments.canGet(it.position(), equipment(it), it.gameObject()),
                            it -> it.card() + " cannot get it")),
            Choice.pass("3.7.3.2", "it is detached")
                    .when(Requirement.of(
                            "3.7.3.2",
                            it -> Equipments.canComeOff(it.position(), equipment(it)),
                            it -> "it is not worn, or there is no room for it in the Territory of its Follower")));

    private Equipping() {}

    private static GameObject equipment(Candidate it) {
        return VandariaProperty.known(it.position(), it.get(EQUIPMENT));
    }

    /** Returns the choice of an Equipment that can be attached or detached. */
    @Rule(vw = {"3.7.3.2", "3.7.3.3"})
    static Choice choice(String section) {
        return Choice.card(section, "an Equipment", VandariaPlaces.own(VandariaZone.GAME))
                .to(VandariaVerbs.EQUIP)
                .that(
                        Requirement.of(
                                "3.7.3.2",
                                it -> VandariaProperty.card(it.position(), it.gameObject())
                                        .isEquipment(),
                                it -> it.card() + " is no Equipment"),
                        Requirement.of(
                                "3.7.3.2",
                                it -> cost(it.position(), it.gameObject())
                                        <= it.position().number(PlayerNumbers.GOLD, it.seat()),
                                it -> it.asked() + " has not the gold for the Equip of " + it.card()),
                        Requirement.of(
                                "3.7.3.4",
                                it -> Equipments.isAnyUse(it.position(), it.seat(), it.gameObject()),
                                it -> "no Follower can get " + it.card()));
    }

    private static int cost(Position position, GameObject equipment) {
        return VandariaProperty.card(position, equipment)
                .equip()
                .map(Equip::gold)
                .getOrElse(0);
    }

    /** Declares and pays: arguments are the player and the Equipment. */
    @Rule(vw = {"3.7.3.2", "3.7.3.5"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PLAYER, EQUIPMENT, WEARER)
                .ask(
                        "3.7.3.2",
                        Question.of(
                                VandariaPurposes.WEARER,
                                (position, frame) -> frame.seat(PLAYER),
                                WEARERS,
                                (run, answer) -> run.set(WEARER, answer.isPass() ? 0 : answer.object(run.position()))))
                .change("3.7.3.2 pay", Equipping::pay)
                .call("3.7.3.3", "13.2", VandariaTurns::inMainPhase)
                .build();
    }

    private static Batch pay(Run run) {
        GameObject equipment = VandariaProperty.known(run.position(), run.get(EQUIPMENT));
        int cost = cost(run.position(), equipment);
        Seat player = run.seat(PLAYER);
        List<Event> events = new ArrayList<>();
        if (cost > 0) {
            events.add(Event.count(PlayerNumbers.GOLD, player, -cost));
        }
        Frame.Queued result = Frame.Queued.of(VandariaQueues.REGISTER, RESULT, player, equipment.object());
        events.add(Event.queue(run.get(WEARER) == 0 ? result : result.naming(run.get(WEARER))));
        return Batch.ofAll(events);
    }

    /** The result: arguments are the player and the Equipment; who gets it is named, nobody if it comes off. */
    public static Procedure result() {
        return Procedure.named(RESULT)
                .locals(PLAYER, EQUIPMENT, NAMED)
                .change("3.7.3.5", Equipping::attach)
                .build();
    }

    /** Personal is looked at again, and then no more; what has left the game meanwhile is attached to nothing. */
    @Rule(vw = {"3.7.3.2", "3.7.3.5"})
    private static Batch attach(Run run) {
        Position position = run.position();
        int[] named = run.objects(NAMED);
        int equipment = run.get(EQUIPMENT);
        boolean areThere = VandariaProperty.isInGame(position, equipment)
                && Arrays.stream(named).allMatch(each -> VandariaProperty.isInGame(position, each));
        if (!areThere) {
            return Batch.NOTHING;
        }
        GameObject it = VandariaProperty.known(position, equipment);
        return named.length == 0 ? off(position, it) : on(position, it, VandariaProperty.known(position, named[0]));
    }

    private static Batch on(Position position, GameObject equipment, GameObject follower) {
        if (!Equipments.canGet(position, equipment, follower)) {
            return Batch.NOTHING;
        }
        return linked(position, equipment, Event.link(VandariaLinks.EQUIPMENT, it(equipment), it(follower), ""));
    }

    private static Batch off(Position position, GameObject equipment) {
        if (!Equipments.canComeOff(position, equipment)) {
            return Batch.NOTHING;
        }
        int territory = Territories.guarded(position, Equipments.wearer(position, equipment.object()));
        return linked(
                position, equipment, Event.link(VandariaLinks.GUARDS, it(equipment), Anchor.object(territory), ""));
    }

    private static Anchor it(GameObject card) {
        return Anchor.object(card.object());
    }

    /** What is worn is in no Territory, and what comes off is worn no longer. */
    private static Batch linked(Position position, GameObject equipment, Event link) {
        return Batch.ofAll(Array.of(VandariaLinks.EQUIPMENT, VandariaLinks.GUARDS)
                .flatMap(kind -> position.linksFrom(it(equipment), kind))
                .map(Event::unlink)
                .append(link)
                .asJava());
    }
}

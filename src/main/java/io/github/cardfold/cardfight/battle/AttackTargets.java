package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.fact.Ban;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.Deed;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;

/** Who may attack whom by the rules. */
final class AttackTargets {
    /**
     * Standing units on front row vanguard and rear-guard circles of the fighter who is asked. A dominated unit stands
     * on no front row circle of its master's (7.39.5).
     */
    @Rule(jp = {"10.1.1", "10.4.1.3"})
    static final Choice ATTACKER = Choice.card("10.4.1.3", "a unit of the own front row", PlacesToChooseFrom.FRONT_ROW)
            .that(
                    Conditions.own("10.4.1.3"),
                    Conditions.unit("10.4.1.3"),
                    Requirement.of(
                            "10.4.1.3",
                            it -> !Vanguards.isMate(it.position(), it.gameObject()),
                            it -> it.card() + " attacks together with its leader"),
                    Conditions.standing("10.4.1.3"),
                    Conditions.without(Flag.CANNOT_ATTACK, "10.4.1.3"),
                    unrestrained(),
                    Ban.none(Deed.ATTACK),
                    Requirement.of(
                            "10.4.1.3",
                            it -> Vanguards.mates(it.position(), it.gameObject().object())
                                    .forAll(mate -> mayAttack(it.position(), mate)),
                            it -> it.card() + "'s mate may not attack"));

    /** Front row units on vanguard and rear-guard circles of the opponent of the fighter who is asked; no mate. */
    @Rule(jp = {"6.4.3.2.2", "10.4.1.6"})
    static final Choice TARGET = Choice.card(
                    "10.4.1.6", "a unit of the opponent's front row", PlacesToChooseFrom.OPPONENTS_FRONT_ROW)
            .that(
                    Requirement.of(
                            "10.4.1.6",
                            it -> it.position().master(it.gameObject(), it.place()) == opponent(it),
                            it -> it.card() + " on " + it.where() + " is none of the opponent's units"),
                    Conditions.unit("10.4.1.6"),
                    Requirement.of(
                            "10.4.1.6",
                            it -> !Vanguards.isMate(it.position(), it.gameObject()),
                            it -> it.card() + " is a legion mate"),
                    Conditions.without(Flag.CANNOT_BE_ATTACKED, "10.2.3"));

    private AttackTargets() {}

    /** Only the choice of the attack step is closed to a unit with restraint; effects may still make it attack. */
    @Rule(jp = "14.6.2")
    private static Requirement unrestrained() {
        return Requirement.of(
                "14.6.2",
                it -> Strength.flag(it.position(), it.gameObject(), Flag.RESTRAINT) == 0,
                it -> it.card() + " on " + it.where() + " has restraint");
    }

    /** Both units in legion are chosen, so that the mate must stand and be free to attack as well. */
    @Rule(jp = "10.4.1.3")
    private static boolean mayAttack(Position position, GameObject mate) {
        return !mate.is(GameObject.REST)
                && Strength.flag(position, mate, Flag.CANNOT_ATTACK) == 0
                && Strength.flag(position, mate, Flag.RESTRAINT) == 0
                && !Ban.forbids(position, Deed.ATTACK, mate);
    }

    private static Seat opponent(Candidate it) {
        return Turn.opponent(it.seat());
    }

    /** Tells whether a fighter has a unit that may attack and one it may attack. */
    static boolean isPossible(Run run, Seat fighter) {
        return ATTACKER.isAny(run, fighter) && TARGET.isAny(run, fighter);
    }
}

package io.github.cardfold.cardfight.battle;

import org.jspecify.annotations.Nullable;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Candidates;
import io.github.cardfold.cardfight.deed.Attacks;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.fact.Vanguards;
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
     * Standing units on front row vanguard and rear-guard circles of the fighter who is asked, and those that effects
     * let attack. A dominated unit stands on no front row circle of its master's (7.39.5).
     */
    @Rule(jp = {"10.1.1", "10.4.1.3"})
    static final Choice ATTACKER = Choice.card("10.4.1.3", "a unit of the own front row", Candidates.ATTACKERS)
            .that(
                    Conditions.own("10.4.1.3"),
                    Conditions.unit("10.4.1.3"),
                    Requirement.of(
                            "10.4.1.3",
                            it -> !Vanguards.isMate(it.position(), it.gameObject()),
                            it -> it.card() + " attacks together with its leader"),
                    Requirement.of(
                            "10.4.1.3",
                            it -> Attacks.isWellPlaced(it.position(), it.gameObject(), it.place()),
                            it -> it.card() + " is not in the front row, and no effect lets it attack from "
                                    + it.where()),
                    Requirement.of(
                            "10.4.1.3",
                            it -> Attacks.stands(it.position(), it.gameObject()),
                            it -> it.card() + " on " + it.where() + " rests"),
                    Requirement.of(
                            "14.6.2",
                            it -> !Attacks.isRestrained(it.position(), it.gameObject()),
                            it -> it.card() + " on " + it.where() + " has restraint"),
                    Deeds.unforbidden(DeedKind.ATTACK, (it, attempt) -> attempt),
                    Requirement.of(
                            "10.4.1.3",
                            it -> Vanguards.mates(it.position(), it.gameObject().object())
                                    .forAll(mate -> mayAttack(it.position(), mate)),
                            it -> it.card() + "'s mate may not attack"));

    /**
     * Front row units on vanguard and rear-guard circles of the opponent of the fighter who is asked, and those that
     * effects let attack; no mate.
     */
    @Rule(jp = {"6.4.3.2.2", "10.4.1.6"})
    static final Choice TARGET = Choice.card("10.4.1.6", "a unit of the opponent's front row", Candidates.TARGETS)
            .knowing(AttackTargets::designated)
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
                    Requirement.of(
                            "10.4.1.6",
                            it -> Attacks.isInReach(it.position(), attacker(it), it.gameObject(), it.place()),
                            it -> it.card() + " is not in the front row, and no effect lets it be attacked there"),
                    Requirement.of(
                            "1.3.3",
                            it -> !Attacks.isForbidden(it.position(), attacker(it), it.gameObject()),
                            it -> Attacks.reason(it.position(), attacker(it), it.gameObject(), it.seat())
                                    + " forbids to attack " + it.card()));

    /** Units that may attack and have a unit that they may attack. */
    @Rule(jp = "10.3.2")
    private static final Choice ATTACKER_WITH_TARGET = ATTACKER.that(Requirement.of(
            "10.3.2",
            it -> TARGET.knowing(other -> it.gameObject().object())
                    .offer(new Options().candidate(it.position(), it.frame(), it.seat()), false),
            it -> it.card() + " may attack no unit"));

    private AttackTargets() {}

    /** Both units in legion are chosen, so that the mate must stand and be free to attack as well. */
    @Rule(jp = "10.4.1.3")
    private static boolean mayAttack(Position position, GameObject mate) {
        return Attacks.isReady(position, mate) && !Attacks.isRestrained(position, mate);
    }

    private static Seat opponent(Candidate it) {
        return Turn.opponent(it.seat());
    }

    /** The unit that is designated to attack, as an object; 0 if none is. */
    private static int designated(Candidate it) {
        Frame battle = Battle.of(it.position());
        return battle == null ? 0 : battle.get(BattleFrame.ATTACKER);
    }

    private static @Nullable GameObject attacker(Candidate it) {
        return it.known() == 0 ? null : it.position().find(it.known());
    }

    /** Tells whether a fighter has a unit that may attack and one that it may attack. */
    @Rule(jp = "10.3.2")
    static boolean isPossible(Run run, Seat fighter) {
        return Deeds.areFree(run.position(), DeedKind.ATTACK)
                ? ATTACKER.isAny(run, fighter) && TARGET.isAny(run, fighter)
                : ATTACKER_WITH_TARGET.isAny(run, fighter);
    }
}

package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Carried;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.part.Concealed;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Which skills players can use: those of Actions in their hands and the Active Skills of their Property. */
public final class VandariaSkills {
    private VandariaSkills() {}

    /** Returns the choice of an Action that can be used. */
    @Rule(vw = {"1.2.3", "3.2.5", "3.9.3", "13.2.2", "13.2.3"})
    public static Choice action(String section) {
        return Choice.card(section, "an Action of the hand", VandariaPlaces.own(VandariaZone.HAND))
                .to(VandariaVerbs.USE)
                .that(
                        Requirement.of(
                                "3.9.1",
                                it -> isAction(it.position(), it.gameObject()),
                                it -> it.card() + " is no Action"),
                        Requirement.of(
                                "2.5.1",
                                it -> VandariaProperty.card(it.position(), it.gameObject())
                                                .cost()
                                                .gold()
                                        <= it.position().number(PlayerNumbers.GOLD, it.seat()),
                                it -> it.asked() + " has not the gold for " + it.card()),
                        Requirement.of(
                                "1.2.3",
                                it -> Summons.areMet(it.position(), it.seat(), it.gameObject()),
                                it -> it.card() + " requires something else"),
                        Requirement.of(
                                "2.10.1",
                                it -> isUsable(it.position(), it.seat(), it.gameObject()),
                                it -> it.card() + " cannot be used now, or there is no target for it"));
    }

    /** Returns the choice of Property with an Active Skill that can be used. */
    @Rule(vw = {"2.2.6", "2.8.3", "12.3.1"})
    public static Choice active(String section) {
        return Choice.card(section, "Property with an Active Skill", VandariaPlaces.own(VandariaZone.GAME))
                .to(VandariaVerbs.USE)
                .only(it -> Clauses.of(it.position()).size(it.gameObject().definition(), Clause.Kind.ACT) > 0)
                .that(Requirement.of(
                        "12.3.1",
                        it -> isUsable(it.position(), it.seat(), it.gameObject()),
                        it -> it.card() + " has no skill that can be used now"));
    }

    /** Tells whether a player may have an Action that could be paid, for all that the others see. */
    @Rule(vw = "3.9.3")
    public static boolean mayHideAction(Position position, Seat player) {
        return !SuddenDeaths.isOn(position)
                && position.size(VandariaZone.HAND.of(player)) > 0
                && VandariaCatalogue.of(position).cheapestAction() <= position.number(PlayerNumbers.GOLD, player);
    }

    /** Tells whether a player may have a FrameSpell that could be used, for all that the others see. */
    @Rule(vw = {"6.4.2", "6.4.6"})
    private static boolean mayHideFrameSpell(Position position, Seat player) {
        if (!VandariaCatalogue.of(position).conceals()) {
            return false;
        }
        int zone = VandariaZone.GAME.of(player);
        for (int at = 0; at < position.size(zone); at++) {
            GameObject card = position.objectAt(zone, at);
            for (int i = 0; i < Clauses.of(position).size(card.definition(), Clause.Kind.ACT); i++) {
                if (mayBeUsed(position, player, card, i)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean mayBeUsed(Position position, Seat player, GameObject card, int skill) {
        Clause clause = Clauses.of(position).get(card.definition(), Clause.Kind.ACT, skill);
        if (!(clause.condition().getOrNull() instanceof Concealed hidden)) {
            return false;
        }
        Subject subject = Subject.of(card, position.placeOf(card.object()));
        Query query = Query.of(position, player, subject);
        return hidden.mayHold(query)
                && !isStray(position, subject)
                && !clause.isUnusable(position, player, subject, 0)
                && clause.isPayable(query);
    }

    /** Tells whether a player may have in the Subdeck what a skill needs, for all that the others see. */
    @Rule(vw = "2.12.1")
    private static boolean mayHideForm(Position position, Seat player) {
        return position.size(VandariaZone.SUBDECK.of(player)) > 0
                && isAny(
                        position, player, each -> VandariaCatalogue.of(position).needsSubdeck(each.definition()));
    }

    private static boolean isAny(Position position, Seat player, Predicate<GameObject> test) {
        int zone = VandariaZone.GAME.of(player);
        for (int i = 0; i < position.size(zone); i++) {
            if (test.test(position.objectAt(zone, i))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tells whether a player may have in the Subdeck what some skill needs, for all that the others see: only the
     * player knows what can be used.
     */
    @Rule(vw = {"2.12.1", "6.4.2"})
    public static boolean mayHideInSubdeck(Position position, Seat player) {
        return mayHideForm(position, player) || mayHideFrameSpell(position, player);
    }

    /** Tells whether a card has several skills of which not all players see whether they can be used. */
    @Rule(vw = "2.12.1")
    public static boolean mayHideSkill(Position position, GameObject card) {
        Clauses clauses = Clauses.of(position);
        int skills = clauses.size(card.definition(), Clause.Kind.ACT);
        return skills > 1
                && (VandariaCatalogue.of(position).needsSubdeck(card.definition())
                        || Array.range(0, skills)
                                .map(i -> clauses.get(card.definition(), Clause.Kind.ACT, i))
                                .exists(each -> each.condition().exists(Concealed.class::isInstance)));
    }

    /** Tells whether no card of the game has a skill that is used or triggers. */
    public static boolean areNone(Position position) {
        return Clauses.of(position).all().isEmpty();
    }

    private static boolean isAction(Position position, GameObject card) {
        return Clauses.of(position).size(card.definition(), Clause.Kind.ORDER) > 0;
    }

    /**
     * Returns the skills of a card of a player that can be used now: of an Action its one, of Property the Active ones.
     */
    @Rule(vw = {"12.3.1", "12.6.5"})
    public static Array<Clause> usable(Position position, Seat player, GameObject card) {
        Clause.Kind kind = isAction(position, card) ? Clause.Kind.ORDER : Clause.Kind.ACT;
        Clauses clauses = Clauses.of(position);
        int size = clauses.size(card.definition(), kind);
        if (size == 0) {
            return Array.empty();
        }
        Subject subject = Subject.of(card, position.placeOf(card.object()));
        Query query = Query.of(position, player, subject);
        List<Clause> found = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            Clause clause = clauses.get(card.definition(), kind, i);
            if (isUsable(query, subject, clause)) {
                found.add(clause);
            }
        }
        return found.isEmpty() ? Array.empty() : Array.ofAll(found);
    }

    /** Tells whether a player can use some skill of a card now. */
    public static boolean isUsable(Position position, Seat player, GameObject card) {
        Clause.Kind kind = isAction(position, card) ? Clause.Kind.ORDER : Clause.Kind.ACT;
        Clauses clauses = Clauses.of(position);
        for (int i = 0; i < clauses.size(card.definition(), kind); i++) {
            if (!isOutOfReach(position, player, card, clauses.get(card.definition(), kind, i))) {
                return isAnyUsable(position, player, card, kind, i);
            }
        }
        return false;
    }

    private static boolean isAnyUsable(Position position, Seat player, GameObject card, Clause.Kind kind, int from) {
        Subject subject = Subject.of(card, position.placeOf(card.object()));
        Query query = Query.of(position, player, subject);
        Clauses clauses = Clauses.of(position);
        for (int i = from; i < clauses.size(card.definition(), kind); i++) {
            Clause clause = clauses.get(card.definition(), kind, i);
            if (!isOutOfReach(position, player, card, clause) && isUsable(query, subject, clause)) {
                return true;
            }
        }
        return false;
    }

    /** Effects take no costs away and offer no others. */
    private static boolean isOutOfReach(Position position, Seat player, GameObject card, Clause clause) {
        return clause.cost().isDefined() && clause.cost().get().isOutOfReach(position, player, card);
    }

    private static boolean isUsable(Query query, Subject subject, Clause clause) {
        Position position = query.position(Facts.PLACES);
        return isAllowed(position, subject, clause)
                && clause.isValidIn(position.place(subject.place()))
                && !Strayness.isSilent(query, subject, clause)
                && !clause.isUnusable(position, query.master(), subject, 0)
                && clause.holds(query)
                && clause.isPayable(query);
    }

    /** In a Sudden Death a player uses skills of the Follower that fights. */
    @Rule(vw = {"16.3.2", "16.3.3", "16.3.4", "16.3.6", "16.3.5"})
    private static boolean isAllowed(Position position, Subject card, Clause skill) {
        return !SuddenDeaths.isOn(position)
                || SuddenDeaths.fights(position, card.object())
                        && VandariaCatalogue.of(position).isOfSuddenDeath(skill.name());
    }

    /** Tells whether Property is Stray, or was when it was last in the game, so that it has no skills. */
    @Rule(vw = "2.1.4")
    public static boolean isStray(Position position, Subject property) {
        return Strayness.is(position, property);
    }

    /** Tells whether a skill, by its name, results as soon as it enters the register. */
    @Rule(vw = {"13.2.9", "13.2.10"})
    public static boolean resultsAtOnce(Position position, String skill) {
        return VandariaCatalogue.of(position).resultsAtOnce(skill);
    }

    /** Returns a skill in words, by its name. */
    public static LabelArgument text(Position position, String skill) {
        return LabelArgument.text(Clauses.of(position)
                .carried()
                .find(each -> each.node().isEmpty()
                        && each.term() instanceof RegisteredSkill
                        && each.by().equals(skill))
                .map(Carried::term)
                .map(each -> each.english())
                .getOrElse(skill.equals(Drops.PROCEDURE) ? "Drop" : skill));
    }
}

package io.github.cardfold.vandaria.edition;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.element.SpellSkill;
import io.github.cardfold.vandaria.equipment.WornSkill;
import io.github.cardfold.vandaria.event.Distributes;
import io.github.cardfold.vandaria.event.FightsWith;
import io.github.cardfold.vandaria.event.TakesPart;
import io.github.cardfold.vandaria.famous.Nosferatu;
import io.github.cardfold.vandaria.famous.RangeAttack;
import io.github.cardfold.vandaria.famous.UpgradePart;
import io.github.cardfold.vandaria.famous.Vampiric;
import io.github.cardfold.vandaria.skill.ActiveSkill;
import io.github.cardfold.vandaria.skill.RecipeSkill;
import io.github.cardfold.vandaria.skill.TriggerSkill;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Which skills a card can have: what nobody could ever use is refused. */
public final class CardSkills {
    /**
     * What is wrong with a card.
     *
     * @param at the index of the skill among those of the card
     * @param skill the skill in English
     * @param why what is wrong with it
     */
    public record Misprint(int at, String skill, String why) {}

    private CardSkills() {}

    /** Returns what is wrong with the skills of a card that makes sense each by itself; none if nothing is. */
    public static Option<Misprint> misprint(VandariaCard card) {
        Array<Ability> skills = card.skills();
        return Array.range(0, skills.size())
                .flatMap(at -> refusal(card, at)
                        .map(why -> new Misprint(at, skills.get(at).english(), why)))
                .headOption();
    }

    private static Option<String> refusal(VandariaCard card, int at) {
        Ability skill = card.skills().get(at);
        Array<Ability> before = card.skills().take(at);
        return ofAction(card, skill, before)
                .orElse(() -> ofSpell(card, skill))
                .orElse(() -> ofType(card, skill))
                .orElse(() -> inChain(card.skills(), skill))
                .orElse(() -> inOrder(before, skill));
    }

    /** An Action has the one skill that it is used for, and no other card has such a skill. */
    @Rule(vw = {"3.9.2", "12.3.2"})
    private static Option<String> ofAction(VandariaCard card, Ability skill, Array<Ability> before) {
        Array<Clause> clauses = Texts.builder()
                .card(card.id(), Array.of(skill))
                .build()
                .clauses()
                .all();
        boolean isAction = card.type() instanceof ActionCard;
        boolean isUsed = clauses.exists(each -> each.kind() == Clause.Kind.ORDER);
        if (isAction != isUsed) {
            return Option.some(isAction ? "an Action has the skill of an Action" : "only an Action has such a skill");
        }
        return Option.when(isAction && before.nonEmpty(), "an Action has one skill");
    }

    /** A FrameSpell has the skill of one, with an Additional Skill if it prints an additional element. */
    @Rule(vw = {"6.4.1", "6.4.12"})
    private static Option<String> ofSpell(VandariaCard card, Ability skill) {
        if (card.frameSpell().isDefined() != skill instanceof SpellSkill) {
            return Option.some("a FrameSpell has the skill \"frame spell\", and no other card has");
        }
        boolean hasElement = card.frameSpell().exists(each -> each.additional().isDefined());
        return Option.when(
                skill instanceof SpellSkill spell
                        && hasElement != spell.additional().nonEmpty(),
                "a FrameSpell that prints an additional element has an Additional Skill, and no other has");
    }

    /**
     * What an Equipment prints outside of its Effect works only while nobody wears it (3.7.3.10), so that it cannot be
     * what only a Follower does.
     */
    @Rule(vw = {"3.7.3.10", "4.8.1"})
    private static Option<String> ofType(VandariaCard card, Ability skill) {
        boolean isFollower = card.type() instanceof Follower;
        if (skill instanceof RecipeSkill) {
            return Option.when(!card.isOfSubdeck(), "only a card of the Subdeck has a Recipe (4.8.1)");
        }
        if (skill instanceof WornSkill) {
            return Option.when(!card.isEquipment(), "only an Equipment has an Effect, which 'worn' says");
        }
        if (card.isEquipment() && isOfFollowers(skill)) {
            return Option.some("only the Follower of an Equipment can use this skill, which 'worn' has to give");
        }
        if (skill instanceof Vampiric) {
            return Option.when(
                    !(isFollower && card.isOfSubdeck()), "only a Follower of the Subdeck has Vampiric (12.9.10.2)");
        }
        return Option.when(
                !isFollower && (skill instanceof RangeAttack || skill instanceof Nosferatu),
                "only a Follower has such a skill");
    }

    private static boolean isOfFollowers(Ability skill) {
        return skill instanceof RangeAttack
                || skill instanceof Nosferatu
                || skill instanceof TriggerSkill trigger && isOfFollowers(trigger.on());
    }

    private static boolean isOfFollowers(EventPattern on) {
        return on instanceof TakesPart || on instanceof FightsWith || on instanceof Distributes;
    }

    /** A skill of a Skill Chain comes after another one of its card, and the first of them after none. */
    @Rule(vw = {"12.7.1", "12.7.2"})
    private static Option<String> inChain(Array<Ability> skills, Ability skill) {
        Option<String> after = before(skill);
        if (after.isEmpty()) {
            return Option.none();
        }
        if (skill.label().isEmpty()) {
            return Option.some("a skill after another one has a label of its own");
        }
        Array<String> passed = Array.empty();
        while (after.isDefined() && !passed.contains(after.get())) {
            String label = after.get();
            passed = passed.append(label);
            Option<Ability> earlier =
                    skills.map(CardSkills::own).find(each -> each.label().contains(label));
            if (!earlier.exists(each -> each instanceof ActiveSkill || each instanceof TriggerSkill)) {
                return Option.some("the card has no Active or Trigger Skill '" + label + "' for it to come after");
            }
            after = earlier.flatMap(CardSkills::before);
        }
        return Option.when(
                after.isDefined(), "each of these skills comes after another one, so that none can be first");
    }

    private static Option<String> before(Ability skill) {
        return own(skill) instanceof ActiveSkill active
                ? active.after()
                : own(skill) instanceof TriggerSkill trigger ? trigger.after() : Option.none();
    }

    /** Returns a skill itself, also if it is one that the wearer of an Equipment has. */
    private static Ability own(Ability skill) {
        return skill instanceof WornSkill worn ? worn.skill() : skill;
    }

    /** Upgrade Parts are used one after the other, each once. */
    @Rule(vw = "12.9.11.5")
    private static Option<String> inOrder(Array<Ability> before, Ability skill) {
        int next = 1 + before.count(UpgradePart.class::isInstance);
        return Option.when(
                skill instanceof UpgradePart part && part.part() != next,
                "the Upgrade Parts of a card stand in their order, so that this one is part " + next);
    }
}

package io.github.cardfold.vandaria.element;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.github.cardfold.vandaria.fact.ElementPools;
import io.github.cardfold.vandaria.fact.PropertyValues;
import io.github.cardfold.vandaria.fact.Summons;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaSkills;
import io.github.cardfold.vandaria.part.Concealed;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Which FrameSpells of the own Subdeck a skill of Property lets its controller use, and what elements pay for them.
 *
 * @param elements the elements that the skill costs
 * @param spells what the FrameSpells must be
 * @param when without which the skill cannot be used
 * @param costs what it costs with each FrameSpell
 */
record Casting(PayElements elements, Array<Filter> spells, Option<Condition> when, SpellCosts costs)
        implements Concealed {
    @Override
    public boolean holds(Query query) {
        Position position = query.position(Facts.PLACES);
        int subdeck = VandariaZone.SUBDECK.of(query.master());
        if (elements.isTooMuch(position, query.master()) || !isWhen(query)) {
            return false;
        }
        int[] held = ElementPools.held(position, query.master());
        for (int i = 0; i < position.size(subdeck); i++) {
            GameObject card = position.objectAt(subdeck, i);
            if (isPermitted(query, card) && cost(query, card).isPayable(held) && isUsable(query, card)) {
                return true;
            }
        }
        return false;
    }

    /** Nobody but its owner sees what is in a Subdeck. */
    @Override
    public boolean mayHold(Query query) {
        Position position = query.position(Facts.PLACES);
        return position.size(VandariaZone.SUBDECK.of(query.master())) > 0 && isWhen(query);
    }

    private boolean isWhen(Query query) {
        return when.isEmpty() || when.get().holds(query);
    }

    /**
     * Returns the choice of a FrameSpell that can be used. There is one, but in what others imagine the Subdeck to be.
     */
    @Rule(vw = {"6.4.2", "6.4.3", "6.4.7", "6.4.10", "14.1.18"})
    Answers answers() {
        Choice spell = Choice.card("6.4.6", "a FrameSpell of the Subdeck", VandariaPlaces.own(VandariaZone.SUBDECK))
                .that(
                        Requirement.of(
                                "6.4.7",
                                it -> isPermitted(query(it), it.gameObject()),
                                it -> it.card() + " is no FrameSpell that this skill lets one use"),
                        Requirement.of(
                                "6.4.10",
                                it -> isPayable(query(it), it.gameObject()),
                                it -> it.asked() + " has not the elements for " + it.card()),
                        Requirement.of(
                                "2.10.1",
                                it -> isUsable(query(it), it.gameObject()),
                                it -> it.card() + " cannot be used now, or there is no target for it"));
        return Answers.of(spell, Choice.passIfNothing("6.4.7", "the Subdeck has no FrameSpell to use"));
    }

    private static Query query(Candidate it) {
        return Query.of(it.position(), it.frame());
    }

    @Rule(vw = {"6.4.3", "6.4.4", "6.4.7"})
    private boolean isPermitted(Query query, GameObject card) {
        return VandariaProperty.card(query.position(Facts.PLACES), card)
                        .frameSpell()
                        .isDefined()
                && (spells.isEmpty() || Filter.all(spells, query, subject(query, card)));
    }

    private boolean isPayable(Query query, GameObject card) {
        Position position = query.position(Facts.PLACES);
        return cost(query, card).isPayable(ElementPools.held(position, query.master()));
    }

    @Rule(vw = {"1.2.3", "2.10.1"})
    private static boolean isUsable(Query query, GameObject card) {
        Position position = query.position(Facts.PLACES);
        return Summons.areMet(position, query.master(), card)
                && VandariaSkills.isUsable(position, query.master(), card);
    }

    private static Subject subject(Query query, GameObject card) {
        return Subject.of(card, query.position(Facts.PLACES).placeOf(card.object()));
    }

    /** Returns which elements pay for a FrameSpell. */
    @Rule(vw = {"14.1.16", "14.1.17"})
    ElementCost cost(Query query, GameObject card) {
        Position position = query.position(Facts.PLACES);
        FrameSpell spell = VandariaProperty.card(position, card).frameSpell().get();
        Subject user = query.self();
        boolean isMagus = user != null && PropertyValues.of(query, user, VandariaTrait.MAGUS) > 0;
        return costs.of(position, spell, isMagus);
    }

    /** Tells whether the Additional Skill of a FrameSpell is used with its Main Skill, so much of each being paid. */
    @Rule(vw = {"6.4.12", "6.4.13", "14.1.14"})
    boolean isBoth(Query query, GameObject card, int[] paid) {
        Query ofSpell = Query.of(query.position(Facts.PLACES), query.master(), subject(query, card));
        return cost(query, card).paysAdditional(paid) && skill(query, card).hasAdditional(ofSpell);
    }

    /** Returns the skill of a FrameSpell that can be used. */
    static SpellSkill skill(Query query, GameObject card) {
        return (SpellSkill) VandariaProperty.card(query.position(Facts.PLACES), card)
                .skills()
                .head();
    }

    /** Returns the name of the procedure that uses a FrameSpell. */
    static String procedure(Query query, GameObject card, boolean isBoth) {
        Clause main = Clauses.of(query.position(Facts.PLACES)).get(card.definition(), Clause.Kind.ORDER, 0);
        return SpellSkill.procedure(main.name(), isBoth);
    }
}

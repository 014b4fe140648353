package io.github.cardfold.cardfight.text;

import static io.github.cardfold.cardfight.state.Region.RC;
import static io.github.cardfold.cardfight.text.Conditions.exists;
import static io.github.cardfold.cardfight.text.ContinuousEffects.gets;
import static io.github.cardfold.cardfight.text.Instructions.apply;
import static io.github.cardfold.cardfight.text.Instructions.choose;
import static io.github.cardfold.cardfight.text.Instructions.counterBlast;
import static io.github.cardfold.cardfight.text.Instructions.retire;
import static io.github.cardfold.cardfight.text.Selectors.rearGuards;
import static io.github.cardfold.cardfight.text.Selectors.rearGuardsWith;
import static io.github.cardfold.cardfight.text.Selectors.variable;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Side;
import io.vavr.collection.Array;

/** The example of docs/CARDS.md. */
final class EmberScout {
    private static final Filter SMALL = Filters.of(Properties.gradeWith(is -> is.atMost(1)));

    static final Ability STRIKE = Abilities.autoWith(
            Events.placedWith(more -> more.to(RC)),
            more -> more.when(exists(rearGuards(Side.OPPONENT))).cost(counterBlast()),
            choose(rearGuardsWith(more -> more.of(Side.OPPONENT).are(SMALL))),
            retire(variable("it")),
            apply(Durations.turn(), gets(Settings.power(5000))));

    static final Card CARD = Card.builder()
            .id("ember-scout")
            .name("Ember Scout")
            .grade(2)
            .power(9000)
            .abilities(Array.of(STRIKE))
            .build();

    private EmberScout() {}
}

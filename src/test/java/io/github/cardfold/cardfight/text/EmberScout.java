package io.github.cardfold.cardfight.text;

import static io.github.cardfold.cardfight.state.Region.RC;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.effect.Ability;
import io.vavr.collection.Array;

/** The example of docs/CARDS.md. */
final class EmberScout {
    static final Ability STRIKE = CardText.auto(On.placed(RC))
            .when(If.thereAre(1, The.opponentsRearGuards()))
            .cost(Do.counterBlast(1))
            .then(
                    Do.choose(The.opponentsRearGuards(Is.gradeAtMost(1))),
                    Do.retire(The.it()),
                    Do.thisTurn(Gets.power(5000)));

    static final Card CARD = Card.builder()
            .id("ember-scout")
            .name("Ember Scout")
            .grade(2)
            .power(9000)
            .abilities(Array.of(STRIKE))
            .build();

    private EmberScout() {}
}

package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.fact.Grounds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Thing;

/** The cards of the G zone that a G assist costs in some editions. */
final class GCards {
    /** Cards of the G zone in rising order, as many as an edition asks for. */
    @Rule(it = "6.4.1.2.3.5", en = "6.4.1.2.5")
    static final Answers REMOVALS = Answers.of(Choice.card("9.5.3", "a card of the G zone", Grounds.own(Zone.G))
            .that(
                    Requirement.of(
                            "9.5.3",
                            it -> isSpare(it.position(), it.thing()),
                            it -> it.card() + " does not lie face down"),
                    Requirement.of(
                            "9.5.3",
                            it -> it.index() >= it.get(GAssist.NEXT),
                            it -> it.card()
                                    + " does not come after the card chosen last, as cards removed together do"),
                    Requirement.of(
                            "9.5.3",
                            it -> countFrom(it.position(), it.place(), it.index())
                                    >= GAssist.choices(it.position()).gAssistGCards()
                                            - it.frame().size(GAssist.PICKED),
                            it -> "from " + it.card() + " on there are fewer cards than have still to be removed")));

    private GCards() {}

    @Rule(jp = "9.5.3", it = "6.4.1.2.3.2.2", en = "6.4.1.2.2.2")
    private static boolean isSpare(Position position, Thing card) {
        return card.is(Thing.FACE_DOWN) || !GAssist.choices(position).gAssistGCardsFaceDown();
    }

    /** Returns how many there are. */
    static int count(Position position, int fighter) {
        return countFrom(position, Zone.G.of(fighter), 0);
    }

    private static int countFrom(Position position, int zone, int index) {
        int count = 0;
        for (int i = index; i < position.size(zone); i++) {
            count += isSpare(position, position.thing(zone, i)) ? 1 : 0;
        }
        return count;
    }
}

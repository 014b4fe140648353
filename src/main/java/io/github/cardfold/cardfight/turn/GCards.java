package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import java.util.function.Predicate;

/** What a G assist costs in the G zone in some editions: two cards, which have to be there. */
public final class GCards {
    /** All cards of the zone count. */
    @Rule(en = {"6.4.1.2.2.2", "6.4.1.2.5"})
    public static final GCards ALL = new GCards(card -> true);

    /** Those count that lie face down. */
    @Rule(it = {"6.4.1.2.3.2.2", "6.4.1.2.3.5"})
    public static final GCards FACE_DOWN = new GCards(card -> card.is(GameObject.FACE_DOWN));

    private static final int PRICE = 2;

    private final Predicate<GameObject> counts;

    private GCards(Predicate<GameObject> counts) {
        this.counts = counts;
    }

    /** Lets the G assist cost them, besides cards of the hand. */
    public ProcedureBuilder cost(ProcedureBuilder assist) {
        return assist.question("9.5.3", GAssist.question(GAssist.ASSIST.that(enough())))
                .insertBefore("9.5.3.2 count", this::remove);
    }

    private Requirement enough() {
        return Requirement.of(
                "9.5.3",
                it -> it.number() == GAssist.NO || countFrom(it.position(), Zone.G.of(it.seat()), 0) >= PRICE,
                it -> it.where(Zone.G.of(it.seat())) + " has too few cards to remove");
    }

    private void remove(ProcedureBuilder removal) {
        removal.let("9.5.3.2 count G", GAssist::forget)
                .repeat(
                        "9.5.3.2 more G",
                        run -> run.frame().size(GAssist.PICKED) < PRICE,
                        more -> more.ask(
                                "9.5.3.2 choose G",
                                Question.of(
                                                Purposes.ASSIST_G_CARDS,
                                                (position, frame) -> Turn.fighter(position),
                                                removals(),
                                                (run, answer) -> GAssist.pick(run, answer))
                                        .unfinishedIf((position, frame) -> true, GAssist::forget)))
                .change("9.5.3.2 remove G", GAssist::remove);
    }

    /** Cards of the G zone in rising order. */
    private Answers removals() {
        return Answers.of(Choice.card("9.5.3", "a card of the G zone", PlacesToChooseFrom.own(Zone.G))
                .that(
                        Requirement.of(
                                "9.5.3",
                                it -> counts.test(it.gameObject()),
                                it -> it.card() + " does not lie face down"),
                        Requirement.of(
                                "9.5.3",
                                it -> it.index() >= it.get(GAssist.NEXT),
                                it -> it.card()
                                        + " does not come after the card chosen last, as cards removed together do"),
                        Requirement.of(
                                "9.5.3",
                                it -> countFrom(it.position(), it.place(), it.index())
                                        >= PRICE - it.frame().size(GAssist.PICKED),
                                it -> "from " + it.card()
                                        + " on there are fewer cards than have still to be removed")));
    }

    private int countFrom(Position position, int zone, int index) {
        int count = 0;
        for (int i = index; i < position.size(zone); i++) {
            count += counts.test(position.objectAt(zone, i)) ? 1 : 0;
        }
        return count;
    }
}

package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.PropertyValues;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;

/**
 * A Territory holds Property up to its capacity (3.6.1.5). If an effect leaves it overfull, by lowering its capacity or
 * by making larger what is in it, its controller chooses Property in it that becomes Stray until the rest fits.
 */
public final class Overfull implements RuleAction {
    private static final String SECTION = "3.6.1.5";

    /** Which rule action it is of those that look at values alone; Destruction has those before it. */
    private static final int NUMBER = 6;

    private static final Local CARD = Local.object(0, "card");

    private static final Choice STRAY = Choice.card(
                    SECTION, "Property that becomes Stray", VandariaPlaces.own(VandariaZone.GAME))
            .that(Requirement.of(
                    SECTION,
                    it -> isTooMuch(it.position(), it.gameObject()),
                    it -> it.card() + " is in no Territory that is overfull, or takes no room there"));

    /** Makes the rule. */
    public Overfull() {}

    @Override
    public String label() {
        return SECTION;
    }

    @Override
    @Rule(vw = SECTION)
    public boolean isDue(Position position) {
        return PropertyValues.isDue(position, NUMBER, Overfull::isAny);
    }

    private static boolean isAny(Position position) {
        return position.seats().exists(each -> hasSuch(position, each));
    }

    private static boolean hasSuch(Position position, Seat player) {
        return Territories.of(position, player).exists(each -> Territories.isOverfull(position, each));
    }

    private static boolean isTooMuch(Position position, GameObject property) {
        GameObject territory = position.find(Territories.guarded(position, property.object()));
        return territory != null
                && Territories.isOverfull(position, territory)
                && VandariaProperty.trait(position, property, VandariaTrait.SIZE) > 0;
    }

    @Override
    public String procedure(Position position) {
        return SECTION;
    }

    @Override
    public Array<String> procedures() {
        return Array.of(SECTION);
    }

    /** The players choose in turn order, one Property after the other. */
    @Rule(vw = SECTION)
    public static Procedure choosing() {
        return Procedure.named(SECTION)
                .locals(CARD)
                .causes(frame -> null)
                .ask(
                        "3.6.1.5 which",
                        Question.of(
                                VandariaPurposes.STRAY,
                                (position, frame) -> position.seatsInTurnOrder()
                                        .find(each -> hasSuch(position, each))
                                        .get(),
                                Answers.of(STRAY),
                                (run, answer) -> run.set(CARD, answer.object(run.position()))))
                .change(
                        "3.6.1.5 stray",
                        run -> Batch.of(Event.unlink(run.position()
                                .linksFrom(Anchor.object(run.get(CARD)), VandariaLinks.GUARDS)
                                .head())))
                .build();
    }
}

package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.vavr.collection.Array;

/** The Draw Phase: cards, gold, or one of each (8.2). */
public final class DrawingPhase {
    private static final Local CHOSEN = Local.number(0, "chosen");

    private static final Array<Choices> CHOICES = Array.of(
            new Choices(2, 0, "two", "draw 2 cards"),
            new Choices(0, 2, "gold", "gain 2 gold"),
            new Choices(1, 1, "both", "draw 1 card and gain 1 gold"),
            new Choices(1, 0, "one", "draw 1 card"),
            new Choices(0, 1, "one gold", "gain 1 gold"));

    /** Less may be chosen by who goes first, on the first turn, and by nobody else. */
    @Rule(vw = {"7.4.4", "8.2.1", "8.2.3", "17.3.6"})
    private static final Choice CHOICE = Choice.number("8.2.1", "cards or gold", it -> CHOICES.size())
            .that(
                    Requirement.of(
                            "8.2.3",
                            it -> !VandariaTurns.isShort(it.position())
                                    || CHOICES.get(it.number()).amount() == 1,
                            it -> "in this first turn one card is drawn or one gold gained"),
                    Requirement.of(
                            "8.2.1",
                            it -> VandariaTurns.isShort(it.position())
                                    || CHOICES.get(it.number()).amount() == 2,
                            it -> "cards and gold are two together"));

    /** One way to choose. */
    private record Choices(int cards, int gold, LabelKey label) {
        Choices(int cards, int gold, String key, String english) {
            this(cards, gold, new LabelKey(VandariaPurposes.DRAW_PHASE + "." + key, english));
        }

        int amount() {
            return cards + gold;
        }
    }

    private DrawingPhase() {}

    /** The Draw Phase. What is chosen is said before any of it is carried out. */
    @Rule(vw = {"8.2.1", "8.2.2", "18.11.4.1"})
    public static Procedure procedure() {
        return Procedure.named("8.2")
                .locals(CHOSEN)
                .ask(
                        "8.2.2",
                        Question.of(
                                        VandariaPurposes.DRAW_PHASE,
                                        (position, frame) -> VandariaTurns.active(position),
                                        Answers.of(CHOICE),
                                        (run, answer) -> run.set(CHOSEN, answer.number()))
                                .meaning(
                                        it -> CHOICES.get(it.number()).label().with(),
                                        CHOICES.map(Choices::label).toJavaArray(LabelKey[]::new)))
                .change("8.2.1 gold", DrawingPhase::gain)
                .call("8.2.1", "2.3.1", run -> new int[] {
                    VandariaTurns.active(run.position()).ordinal(),
                    CHOICES.get(run.get(CHOSEN)).cards()
                })
                .call("8.2.4", "8.1.2")
                .build();
    }

    private static Batch gain(Run run) {
        int gold = CHOICES.get(run.get(CHOSEN)).gold();
        return gold == 0
                ? Batch.NOTHING
                : Batch.of(Event.count(PlayerNumbers.GOLD, VandariaTurns.active(run.position()), gold));
    }
}

package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.fact.TriggerPower;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.TriggerRules;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import java.util.List;

/** Playing the trigger ability of a card in the trigger zone: its sub-abilities in an order of choice (11.10). */
public final class TriggerAbility {
    /** A damage check reveals the card. */
    public static final int DAMAGE_CHECK = 0;
    /** A drive check reveals the card. */
    public static final int DRIVE_CHECK = 1;
    /** An effect has it played, without a check. */
    static final int NO_CHECK = 2;

    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local CARD = Local.object(1, "card");
    private static final Local CHECK = Local.number(2, "check");
    private static final Local POWER = Local.number(3, "power");
    private static final Local KIND = Local.number(4, "trigger");
    private static final Local CHOSEN = Local.number(5, "chosen");
    private static final Local PLAYED = Local.numbers(0, "played");

    @Rule(jp = "11.10.3.1")
    private static final Answers UNPLAYED = Answers.of(Choice.number(
                    "11.10.3.1",
                    "the number of a sub-ability",
                    it -> parts(it.frame()).size())
            .that(Requirement.of(
                    "11.10.3.1",
                    it -> !it.frame().contains(PLAYED, it.number()),
                    it -> "sub-ability " + it.number() + " has been played already")));

    /** What the parts are called; the power is the argument of each. */
    private static final Array<LabelKey> PARTS = Array.of(
            new LabelKey(Purposes.TRIGGER_PART + ".critical", "a unit gets critical +1"),
            new LabelKey(Purposes.TRIGGER_PART + ".draw", "draw a card"),
            new LabelKey(Purposes.TRIGGER_PART + ".stand", "stand a rear-guard up"),
            new LabelKey(Purposes.TRIGGER_PART + ".heal", "heal a card of the damage zone"),
            new LabelKey(Purposes.TRIGGER_PART + ".front", "the front row gets power +{0}"),
            new LabelKey(Purposes.TRIGGER_PART + ".remove", "remove the card"),
            new LabelKey(Purposes.TRIGGER_PART + ".additional", "the additional effect"),
            new LabelKey(Purposes.TRIGGER_PART + ".power", "a unit gets power +{0}"));

    private TriggerAbility() {}

    /** A part has the name of its procedure behind the section; to give power has none there. */
    private static AnswerLabel label(Candidate it) {
        String part = parts(it.frame()).get(it.number());
        String name = part.substring(part.indexOf(' ') + 1);
        return PARTS.find(each -> each.key().endsWith("." + name))
                .getOrElse(PARTS::last)
                .with(LabelArgument.number(it.get(POWER)));
    }

    /** Plays it: arguments are the fighter, the card and the sort of check. */
    @Rule(jp = {"11.10.1", "11.10.3", "11.10.3.1", "11.10.3.2"})
    public static Procedure procedure() {
        return Procedure.named("11.10.3")
                .locals(FIGHTER, CARD, CHECK, POWER, KIND, CHOSEN, PLAYED)
                .let("11.10.2", TriggerAbility::read)
                .repeat(part -> part.endIf("11.10.4.2", TriggerAbility::isNullified)
                        .endIf(
                                "11.10.3.2",
                                run -> run.frame().size(PLAYED)
                                        == parts(run.frame()).size())
                        .ask(
                                "11.10.3.1",
                                Question.of(
                                                Purposes.TRIGGER_PART,
                                                (position, frame) -> frame.seat(FIGHTER),
                                                UNPLAYED,
                                                (run, answer) -> run.set(CHOSEN, answer.number()))
                                        .meaning(TriggerAbility::label, PARTS.toJavaArray(LabelKey[]::new)))
                        .let("11.10.3.1 played", run -> run.append(PLAYED, run.get(CHOSEN)))
                        .callNamed("11.10.3.1 play", run -> parts(run.frame()).get(run.get(CHOSEN)), run ->
                                new int[] {run.get(FIGHTER), run.get(CARD), run.get(POWER), run.get(CHECK)}))
                .build();
    }

    /**
     * Of cards that were checked: what an effect has played beyond that is not meant. What has been played stays
     * played, and what has not is not played any more (ruling 390).
     */
    @Rule(jp = {"11.10.4.2", "11.10.4.2.1"})
    private static boolean isNullified(Run run) {
        return run.get(CHECK) != NO_CHECK
                && Deeds.isForbidden(run.position(), Attempt.of(DeedKind.TRIGGER, run.seat(FIGHTER)));
    }

    private static void read(Run run) {
        GameObject card = run.position().find(run.get(CARD));
        Trigger trigger =
                card == null ? Trigger.NONE : Field.card(run.position(), card).trigger();
        TriggerRules choices = CardGame.ruleset(run.position()).triggers();
        boolean works = card != null && (!choices.clanShared() || sharesClan(run, card));
        run.set(KIND, works ? trigger.ordinal() : Trigger.NONE.ordinal());
        run.set(POWER, card == null ? 0 : power(run.position(), card));
    }

    private static int power(Position position, GameObject card) {
        Subject checked = Subject.of(card, position.placeOf(card.object()));
        return TriggerPower.of(Query.about(position, checked), checked);
    }

    /** Whether a vanguard or rear-guard of the fighter is of a clan of the card. */
    @Rule(it = "2.2.1.1", en = "2.2.1.1")
    private static boolean sharesClan(Run run, GameObject card) {
        Position position = run.position();
        Array<String> clans = Identities.of(position, card, position.placeOf(card.object()), Identity.CLAN);
        for (int place : Field.circles(position)) {
            boolean counts = Circle.is(position.place(place), Circle.VANGUARD | Circle.REAR_GUARD);
            for (int i = 0; counts && i < position.size(place); i++) {
                GameObject unit = position.objectAt(place, i);
                if (position.master(unit, place) == run.seat(FIGHTER)
                        && Identities.of(position, unit, place, Identity.CLAN).exists(clans::contains)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The sub-abilities of each icon (11.10.2). */
    @Rule(jp = {"11.10.2", "11.10.2.1", "11.10.2.2", "11.10.2.3", "11.10.2.5", "11.10.2.6", "11.10.2.8", "11.10.2.9"})
    static List<String> parts(Trigger trigger) {
        return switch (trigger) {
            case NONE -> List.of();
            case CRITICAL -> List.of("11.10.2.2 critical", "11.10.5");
            case DRAW -> List.of("11.10.2.3 draw", "11.10.5");
            case STAND -> List.of("11.10.2.5 stand", "11.10.5");
            case HEAL -> List.of("11.10.2.6 heal", "11.10.5");
            case FRONT -> List.of("11.10.2.8 front");
            case OVER -> List.of("11.10.2.9 remove", "11.10.2.9 draw", "11.10.5", "11.10.2.9 additional");
        };
    }

    private static List<String> parts(Frame frame) {
        return parts(Trigger.values()[frame.get(KIND)]);
    }
}

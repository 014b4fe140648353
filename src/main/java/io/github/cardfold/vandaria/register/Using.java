package io.github.cardfold.vandaria.register;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaSkills;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Using a skill: that of an Action of the hand, or an Active Skill of Property; it enters the register (13.1). */
public final class Using {
    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local CARD = Local.object(1, "card");
    private static final Local CHOSEN = Local.number(2, "chosen");
    private static final Local IS_ACTION = Local.number(3, "is Action");

    private static final int NONE = -1;

    private static final LabelKey USED = new LabelKey(VandariaPurposes.SKILL + ".used", "{0}: {1}");

    private Using() {}

    /** Uses a skill of a card that can be used: arguments are the player and the card. */
    @Rule(vw = {"12.1.1", "12.3.1", "13.1.1", "13.1.3"})
    public static Procedure procedure() {
        return Procedure.named("13.1.1")
                .locals(PLAYER, CARD, CHOSEN, IS_ACTION)
                .ask(
                        "12.3.1",
                        Question.of(
                                        VandariaPurposes.SKILL,
                                        (position, frame) -> frame.seat(PLAYER),
                                        Using::offer,
                                        (run, answer) -> run.set(CHOSEN, answer.isPass() ? NONE : answer.number()))
                                .openIf((position, frame) -> !VandariaSkills.mayHideSkill(
                                        position, VandariaProperty.known(position, frame.get(CARD))))
                                .meaning(Using::label, USED))
                .endIf("12.3.1 none", run -> run.get(CHOSEN) == NONE)
                .let("13.1.1 begun", Using::begin)
                .change("3.9.2", Using::pay)
                .let("paid", Using::find)
                .callNamed("13.1.3", Using::skill, run -> new int[] {run.get(PLAYER), run.get(CARD), 0})
                .change("3.9.1", Using::away)
                .build();
    }

    private static Array<Clause> usable(Position position, Frame frame) {
        return VandariaSkills.usable(position, frame.seat(PLAYER), VandariaProperty.known(position, frame.get(CARD)));
    }

    /**
     * There is a skill, but where one needs a FrameSpell, in what others imagine the Subdeck to be, there may be none.
     */
    private static void offer(Position position, Frame frame, Options options) {
        int skills = usable(position, frame).size();
        for (int i = 0; i < skills; i++) {
            options.number(i);
        }
        if (skills == 0) {
            options.pass();
        }
    }

    private static AnswerLabel label(Candidate it) {
        Clause skill = usable(it.position(), it.frame()).get(it.number());
        return USED.with(LabelArgument.number(it.number()), VandariaSkills.text(it.position(), skill.name()));
    }

    private static void begin(Run run) {
        run.set(IS_ACTION, VandariaZone.HAND.isAt(run.position().placeOf(run.get(CARD))) ? 1 : 0);
        VandariaTurns.registered(run);
    }

    /** An Action is paid for and lies in the register; it never becomes a Property. */
    @Rule(vw = {"2.5.1", "3.9.1", "3.9.2"})
    private static Batch pay(Run run) {
        if (run.get(IS_ACTION) == 0) {
            return Batch.NOTHING;
        }
        Position position = run.position();
        GameObject action = VandariaProperty.known(position, run.get(CARD));
        int gold = VandariaProperty.card(position, action).cost().gold();
        List<Event> events = new ArrayList<>();
        if (gold > 0) {
            events.add(Event.count(PlayerNumbers.GOLD, run.seat(PLAYER), -gold));
        }
        events.add(Event.move(position, action.object(), VandariaZone.REGISTER.of(run.seat(PLAYER)), 0));
        return Batch.ofAll(events);
    }

    /** What has come to the register last is the Action, which is another object there than in the hand. */
    private static void find(Run run) {
        if (run.position().find(run.get(CARD)) == null) {
            run.set(CARD, VandariaProperty.newest(run.position(), VandariaZone.REGISTER.of(run.seat(PLAYER))));
        }
    }

    /** An Action that does not wait for its result is used: it has resulted at once. */
    @Rule(vw = "13.2.9")
    private static Batch away(Run run) {
        GameObject card = run.position().find(run.get(CARD));
        Frame.Queued last = run.position().nextQueued(VandariaQueues.REGISTER);
        boolean waits = last != null && last.source() == run.get(CARD);
        return run.get(IS_ACTION) == 0 || waits || card == null
                ? Batch.NOTHING
                : Batch.of(Event.move(run.position(), card.object(), VandariaZone.GRAVEYARD.of(card.owner()), 0));
    }

    private static String skill(Run run) {
        Position position = run.position();
        if (run.get(IS_ACTION) == 0) {
            return usable(position, run.frame()).get(run.get(CHOSEN)).name();
        }
        GameObject action = VandariaProperty.known(position, run.get(CARD));
        return Clauses.of(position)
                .get(action.definition(), Clause.Kind.ORDER, 0)
                .name();
    }
}

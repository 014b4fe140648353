package io.github.cardfold.vandaria.setup;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
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
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaRules.Mulligan;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Gold and hands, mulligans, and who goes first (7.3 to 7.5). */
public final class FirstDraw {
    /** The procedure that a game starts with. */
    public static final String PROCEDURE = "7";

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local ANSWER = Local.number(1, "answer");
    private static final Local CARDS = Local.number(2, "cards");
    private static final Local CONTENT = Local.numbers(0, "content");

    private static final int NOBODY = -1;

    private static final int KEEP = 0;
    private static final int PAY = 1;
    private static final int FEWER = 2;

    private static final LabelKey KEPT = new LabelKey(VandariaPurposes.MULLIGAN + ".keep", "keep the hand");
    private static final LabelKey PAID =
            new LabelKey(VandariaPurposes.MULLIGAN + ".pay", "pay 1 gold and draw another hand");
    private static final LabelKey DRAWN_FEWER =
            new LabelKey(VandariaPurposes.MULLIGAN + ".fewer", "draw another hand of one card fewer");
    private static final LabelKey GOES_FIRST = new LabelKey(VandariaPurposes.FIRST_PLAYER + ".seat", "{0} goes first");

    @Rule(vw = "18.11.3.2")
    private static final Choice HAND = Choice.number("7.3.2", "to keep the hand or not", it -> FEWER + 1)
            .that(
                    Requirement.of(
                            "7.3.2",
                            it -> it.number() != PAY || rule(it) != Mulligan.FEWER_CARDS,
                            it -> "another hand costs a card, not gold"),
                    Requirement.of(
                            "7.3.3",
                            it -> it.number() != PAY || it.position().number(PlayerNumbers.GOLD, it.seat()) > 0,
                            it -> it.asked() + " has no gold"),
                    Requirement.of(
                            "7.3.2",
                            it -> it.number() != FEWER || rule(it) != Mulligan.PAY_GOLD,
                            it -> "another hand costs gold, not a card"),
                    Requirement.of(
                            "7.3.3",
                            it -> it.number() != FEWER || handOf(it.position(), it.seat()) > 0,
                            it -> it.asked() + " has no card"));

    private FirstDraw() {}

    /** All that is done before the game, and then the game. */
    @Rule(vw = {"7.3.4", "7.4.1"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PLAYER, ANSWER, CARDS, CONTENT)
                .change("shuffle", FirstDraw::shuffleAll)
                .change("7.5.1", FirstDraw::staggerAll)
                .change("7.3.1", FirstDraw::gainGold)
                .let("7.3.1 first", run -> run.set(PLAYER, Seat.A))
                .repeat(
                        "7.3.1 each",
                        run -> run.get(PLAYER) < run.position().seatCount(),
                        each -> each.call("7.3.1 draw", "2.3.1", run -> new int[] {
                                    run.get(PLAYER),
                                    VandariaCatalogue.options(run.position()).startingHand()
                                })
                                .let("7.3.1 next", run -> run.set(PLAYER, run.get(PLAYER) + 1)))
                .let("7.3.4 begin", run -> run.set(PLAYER, run.position().seatCount() - 1))
                .repeat(round -> round.let("7.3.4 next", FirstDraw::nextPlayer)
                        .leaveIf("7.3.4", run -> run.get(PLAYER) == NOBODY)
                        .ask(
                                "7.3.2",
                                Question.of(
                                                VandariaPurposes.MULLIGAN,
                                                (position, frame) -> frame.seat(PLAYER),
                                                Answers.of(HAND),
                                                (run, answer) -> run.set(ANSWER, answer.number()))
                                        .meaning(FirstDraw::meaning, KEPT, PAID, DRAWN_FEWER))
                        .when(
                                "7.3.2 keep",
                                run -> run.get(ANSWER) == KEEP,
                                keep -> keep.let("7.3.2 kept", run -> run.append(CONTENT, run.get(PLAYER)))
                                        .again("7.3.2 again"))
                        .let("7.3.2 count", FirstDraw::countHand)
                        .change("7.3.2 return", FirstDraw::giveBack)
                        .change("7.3.2 shuffle", run -> Batch.of(shuffle(run.position(), run.seat(PLAYER))))
                        .call("7.3.2 draw", "2.3.1", run -> new int[] {run.get(PLAYER), run.get(CARDS)}))
                .when(
                        "7.4.2",
                        run -> priority(run.position()) == NOBODY,
                        lot -> lot.change(
                                        "7.4.2 lot",
                                        run -> Batch.of(
                                                Event.random(run.position().seatCount())))
                                .let("7.4.2 drawn", run -> run.set(PLAYER, run.drawn())))
                .let("7.4.3", FirstDraw::settled)
                .ask(
                        "7.4.1",
                        Question.of(
                                        VandariaPurposes.FIRST_PLAYER,
                                        (position, frame) -> frame.seat(PLAYER),
                                        Answers.of(Choice.number(
                                                "7.4.1",
                                                "the number of a player",
                                                it -> it.position().seatCount())),
                                        (run, answer) -> run.set(ANSWER, answer.number()))
                                .meaning(it -> GOES_FIRST.with(LabelArgument.seat(Seat.of(it.number()))), GOES_FIRST))
                .call("8", "8", run -> new int[] {run.get(ANSWER)})
                .build();
    }

    private static Mulligan rule(Candidate it) {
        return VandariaCatalogue.options(it.position()).mulligan();
    }

    private static int handOf(Position position, Seat player) {
        return position.size(VandariaZone.HAND.of(player));
    }

    private static AnswerLabel meaning(Candidate it) {
        return (it.number() == KEEP ? KEPT : it.number() == PAY ? PAID : DRAWN_FEWER).with();
    }

    private static Event shuffle(Position position, Seat player) {
        return Event.shuffle(position, VandariaZone.FATE_DECK.of(player));
    }

    private static Batch shuffleAll(Run run) {
        return Batch.ofAll(run.position()
                .seats()
                .map(each -> shuffle(run.position(), each))
                .asJava());
    }

    /** Every player starts Staggered; who has a Territory that lifts it is not (2.9.1). */
    @Rule(vw = "7.5.1")
    private static Batch staggerAll(Run run) {
        return Batch.ofAll(run.position()
                .seats()
                .map(each -> Event.count(PlayerNumbers.STAGGER, each, 1))
                .asJava());
    }

    @Rule(vw = {"7.3.1", "17.4.6"})
    private static Batch gainGold(Run run) {
        return Batch.ofAll(run.position()
                .seats()
                .map(each -> Event.count(PlayerNumbers.GOLD, each, gold(run.position(), each)))
                .asJava());
    }

    private static int gold(Position position, Seat player) {
        VandariaRules options = VandariaCatalogue.options(position);
        return position.number(PlayerNumbers.STAYS, player) > 0 ? options.stayingGold() : options.startingGold();
    }

    /** In rounds, from the player after the one asked last: who is content with the hand is not asked again. */
    @Rule(vw = {"7.3.3", "7.3.4"})
    private static void nextPlayer(Run run) {
        Frame frame = run.frame();
        int seats = run.position().seatCount();
        int next = Array.rangeClosed(1, seats)
                .map(i -> (frame.get(PLAYER) + i) % seats)
                .find(seat -> !frame.contains(CONTENT, seat) && !run.position().hasLost(Seat.of(seat)))
                .getOrElse(NOBODY);
        run.set(PLAYER, next);
    }

    private static void countHand(Run run) {
        int hand = handOf(run.position(), run.seat(PLAYER));
        run.set(CARDS, run.get(ANSWER) == FEWER ? hand - 1 : hand);
    }

    @Rule(vw = "7.3.2")
    private static Batch giveBack(Run run) {
        Position position = run.position();
        Seat player = run.seat(PLAYER);
        int hand = VandariaZone.HAND.of(player);
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < position.size(hand); i++) {
            events.add(Event.move(position, position.objectAt(hand, i).object(), VandariaZone.FATE_DECK.of(player), 0));
        }
        if (run.get(ANSWER) == PAY) {
            events.add(Event.count(PlayerNumbers.GOLD, player, -1));
        }
        return Batch.ofAll(events);
    }

    /** Returns the seat that has First Turn Priority from the start, as who lost the round before has it. */
    @Rule(vw = "7.4.3")
    private static int priority(Position position) {
        return position.seats()
                .find(each -> position.number(PlayerNumbers.FIRST_TURN_PRIORITY, each) > 0)
                .map(Seat::ordinal)
                .getOrElse(NOBODY);
    }

    private static void settled(Run run) {
        int priority = priority(run.position());
        if (priority != NOBODY) {
            run.set(PLAYER, priority);
        }
    }
}

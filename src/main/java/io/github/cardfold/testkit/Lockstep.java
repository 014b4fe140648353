package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Plays the two games of a pair in step. The others' answers mean the same in both, so the games agree until a check, a
 * vanguard turned up or a last card that has to be put reveals another card to everybody in the one than in the other;
 * up to that event, all that A is told must be the same text in both. While another picks in private in the one game, A
 * must be told what it is told in the other, where that one has not answered.
 */
final class Lockstep {
    private static final int NONE = -1;
    /** In one of so many pairs what A may keep of the games is compared too. */
    private static final int REPLAYED = 8;

    private final Twins twins;
    private final SplittableRandom dice;
    private State one;
    private State other;
    private final Window oneWindow;
    private final Window otherWindow;
    private int compared;
    private int settled;
    private int settledOther;
    private int decisions;
    private String leak = "";
    private End end = End.OVER;

    /** Why two games are played in step no longer. */
    enum End {
        /** Both are over. */
        OVER,
        /** Different cards were revealed. */
        REVEALED,
        /** Whoever is asked has no answer that means the same in both. */
        NO_COMMON_ANSWER,
        /** A could tell the games apart. */
        LEAK
    }

    /**
     * How long two games agreed.
     *
     * @param decisions how many answers were given in each
     * @param leak what A could tell them apart by, "" if by nothing
     */
    record Agreement(int decisions, End end, String leak) {}

    private Lockstep(Twins twins, Function<State, Window> window, long seed) {
        this.twins = twins;
        dice = new SplittableRandom(seed);
        one = twins.begun();
        other = twins.begunOther();
        oneWindow = window.apply(one);
        otherWindow = window.apply(other);
    }

    /**
     * Plays two games.
     *
     * @param window what reaches A of a game that begins so
     */
    static Agreement play(Twins twins, Function<State, Window> window, long seed) {
        return new Lockstep(twins, window, seed).played();
    }

    private Agreement played() {
        compare("at the start");
        while (leak.isEmpty() && !one.isOver()) {
            Option<CommonAnswers> answers = answers();
            if (answers.isEmpty()) {
                end = End.NO_COMMON_ANSWER;
                break;
            }
            answer(answers.get());
            if (!chosenAlike()) {
                end = End.NO_COMMON_ANSWER;
                break;
            }
            int revealed = leak.isEmpty() ? revealed() : NONE;
            if (revealed != NONE) {
                end = End.REVEALED;
                compareUpTo(revealed);
                break;
            }
            compare("after " + answers.get().one().last());
            settled = oneWindow.steps();
            settledOther = otherWindow.steps();
            ask(Inquiry.ofEvents(), "after " + answers.get().one().last());
        }
        if (leak.isEmpty()
                && dice.nextInt(REPLAYED) == 0
                && !oneWindow.replay(settled).equals(otherWindow.replay(settledOther))) {
            leak = "A's replay of " + settled + " answers and that of " + settledOther + " are not the same";
        }
        return new Agreement(decisions, leak.isEmpty() ? end : End.LEAK, leak);
    }

    private Option<CommonAnswers> answers() {
        if (one.decision().get().seat() != Seat.A) {
            return twins.answers(one, other, dice);
        }
        Action own = one.legalActions().get(dice.nextInt(one.legalActions().size()));
        return Option.some(new CommonAnswers(Array.of(own), Array.of(own)));
    }

    /** Answers in the one game, looking at both whenever nothing has come of it yet, and then in the other. */
    private void answer(CommonAnswers answers) {
        for (Action action : answers.one()) {
            State before = one;
            one = before.step(action);
            decisions++;
            oneWindow.hear(before, action, one);
            if (action.seat() != Seat.A && !twins.isTold(before, action) && isPrivate(before, one)) {
                compare("while another picks: " + action);
            }
        }
        for (Action action : answers.other()) {
            State before = other;
            other = before.step(action);
            otherWindow.hear(before, action, other);
        }
    }

    /**
     * Where what a seat picked was the last card that could be picked in the one game and not in the other, it picks no
     * more in the other either: it has chosen the same cards in both. False if it has to pick more there.
     */
    private boolean chosenAlike() {
        boolean isOne = one.isUnfinished();
        State unfinished = isOne ? one : other;
        Option<Seat> chooser = unfinished.decision().map(Decision::seat).filter(seat -> seat != Seat.A);
        if (isOne == other.isUnfinished() || chooser.isEmpty()) {
            return true;
        }
        Action enough = Action.pass(chooser.get());
        if (!unfinished.legalActions().contains(enough)) {
            return false;
        }
        State finished = unfinished.step(enough);
        (isOne ? oneWindow : otherWindow).hear(unfinished, enough, finished);
        one = isOne ? finished : one;
        other = isOne ? other : finished;
        return true;
    }

    /**
     * Nothing happened, and the same seat is asked for the same purpose. Which part of a trigger is played next all
     * learn, even if nothing comes of it (11.10.3.1).
     */
    private static boolean isPrivate(State before, State after) {
        return after.eventCount() == 0
                && !before.decision().exists(decision -> decision.purpose().equals(Purposes.TRIGGER_PART))
                && !after.isOver()
                && before.decision().map(Decision::seat).equals(after.decision().map(Decision::seat))
                && before.decision()
                        .map(Decision::purpose)
                        .equals(after.decision().map(Decision::purpose));
    }

    /** The index of the first event that reveals different cards, if there is one. */
    private int revealed() {
        boolean handsToo = !fromHands(one.position()).equals(fromHands(other.position()));
        for (int i = 0; i < Math.min(one.eventCount(), other.eventCount()); i++) {
            if (card(one.position(), i, handsToo) != card(other.position(), i, handsToo)) {
                return i;
            }
        }
        return lastUncovered();
    }

    /** What becomes of a card that lies face down may depend on which it is: it may be sunk in one game alone. */
    private int lastUncovered() {
        State longer = one.eventCount() > other.eventCount() ? one : other;
        for (int i = Math.min(one.eventCount(), other.eventCount()); i < longer.eventCount(); i++) {
            if (isUncovered(longer.position(), longer.event(i))) {
                return i;
            }
        }
        return NONE;
    }

    /**
     * The kinds that the hands have shown, sorted: where these are the same, as B's answers mean that they are, another
     * order of them is no difference that A may learn of. They differ where B had to put its last card.
     */
    private static Array<Integer> fromHands(Position position) {
        return Array.range(0, position.eventCount())
                .filter(i -> isOpened(position, position.event(i), ZoneKind.Sight.OWNER))
                .map(i -> kind(position.event(i)))
                .sorted();
    }

    /** The kind of card that an event shows to everybody, NONE if it shows none. */
    private int card(Position position, int index, boolean handsToo) {
        Event event = position.event(index);
        if (twins.conceals(position, event)) {
            return NONE;
        }
        boolean checked = isOpened(position, event, ZoneKind.Sight.NOBODY);
        boolean played = handsToo && isOpened(position, event, ZoneKind.Sight.OWNER);
        boolean turnedUp = event.kind() == EventKind.FACE && event.number() == 0;
        boolean looked = event.kind() == EventKind.LOOK && (!event.hasSeat() || event.isOf(Seat.A));
        boolean shown = looked || event.is(Event.SHOWN);
        return checked || played || turnedUp || shown || isUncovered(position, event) ? kind(event) : NONE;
    }

    /** Tells whether a card that lay face down goes to where everybody sees it. */
    private static boolean isUncovered(Position position, Event event) {
        Snapshot before = event.before();
        return event.kind() == EventKind.MOVE
                && before != null
                && before.gameObject().is(GameObject.FACE_DOWN)
                && !event.is(Event.SECRET)
                && sight(position, event.to()) == ZoneKind.Sight.ALL;
    }

    private static int kind(Event event) {
        Snapshot after = event.after();
        return after == null ? NONE : after.gameObject().definition();
    }

    /** Tells whether an event moves a card from a place of that sight to where everybody sees it. */
    private static boolean isOpened(Position position, Event event, ZoneKind.Sight from) {
        return event.kind() == EventKind.MOVE
                && !event.is(Event.SECRET)
                && sight(position, event.from()) == from
                && sight(position, event.to()) == ZoneKind.Sight.ALL;
    }

    private static ZoneKind.Sight sight(Position position, int place) {
        return position.place(place).zone().sight();
    }

    private void compare(String when) {
        if (leak.isEmpty()) {
            List<String> told = oneWindow.heard();
            List<String> toldOther = otherWindow.heard();
            while (compared < Math.min(told.size(), toldOther.size())) {
                if (!told.get(compared).equals(toldOther.get(compared))) {
                    leak = when + ":\n" + told.get(compared) + "\n--- or ---\n" + toldOther.get(compared);
                    return;
                }
                compared++;
            }
            if (told.size() != toldOther.size()) {
                leak = when + ": A is told of " + told.size() + " or of " + toldOther.size() + " things";
            }
            Inquiry.of(twins, one, dice).forEach(question -> ask(question, when));
        }
    }

    /** A must be told the same in both games. */
    private void ask(Inquiry question, String when) {
        String told = question.answer(oneWindow, one);
        String toldOther = question.answer(otherWindow, other);
        if (leak.isEmpty() && !told.equals(toldOther)) {
            leak = when + ": " + question + ":\n" + told + "\n--- or ---\n" + toldOther;
        }
    }

    /** Of the events of the last answer, those before the one that revealed different cards are told alike. */
    private void compareUpTo(int event) {
        int untold = one.eventCount() - View.events(one, Seat.A).size();
        int alike = 0;
        List<String> told = oneWindow.heard();
        List<String> toldOther = otherWindow.heard();
        while (compared + alike < Math.min(told.size(), toldOther.size())
                && told.get(compared + alike).equals(toldOther.get(compared + alike))) {
            alike++;
        }
        if (alike < event - untold) {
            leak = "before different cards were revealed:\n" + told.get(compared + alike) + "\n--- or ---\n"
                    + toldOther.get(compared + alike);
        }
    }
}

package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.github.cardfold.regatta.Regatta;
import io.github.cardfold.regatta.Zones;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/** Two regattas in which another seat than A has brought other cards, or has them elsewhere. */
record Regattas(Rules rules, Array<Integer> one, Array<Integer> other, long seed) implements Twins {
    /** One answer in so many is that a seat gives up, the same one in both games. */
    private static final int GIVES_UP = 150;

    /** Makes the pair with a number: the same one each time. */
    static Regattas of(Rules rules, int number) {
        SplittableRandom dice = new SplittableRandom(number);
        Array<Integer> one = Array.fill(Regatta.SEATS * Regatta.DECK, () -> Regatta.anyShip(dice::nextInt));
        Array<Integer> other = one;
        while (other.equals(one)) {
            other = changed(one, dice);
        }
        return new Regattas(rules, one, other, dice.nextLong());
    }

    /** One difference in the hand of a seat, and some more in its cards. */
    private static Array<Integer> changed(Array<Integer> fleets, SplittableRandom dice) {
        int first = (1 + dice.nextInt(Regatta.SEATS - 1)) * Regatta.DECK;
        int held = first + dice.nextInt(Regatta.HAND);
        int with = first + dice.nextInt(Regatta.DECK);
        Array<Integer> changed = fleets.update(held, fleets.get(with)).update(with, fleets.get(held));
        return dice.nextBoolean()
                ? changed
                : changed.update(first + dice.nextInt(Regatta.DECK), Regatta.anyShip(dice::nextInt));
    }

    private State start(Array<Integer> fleets) {
        return Regatta.opening(rules, fleets).begin(OptionalLong.of(seed));
    }

    @Override
    public State begun() {
        return start(one);
    }

    @Override
    public State begunOther() {
        return start(other);
    }

    @Override
    public Option<CommonAnswers> answers(State now, State otherNow, SplittableRandom dice) {
        if (dice.nextInt(GIVES_UP) == 0) {
            Array<Seat> playing = now.position().seatsInTurnOrder();
            Array<Action> up = Array.of(Action.concede(playing.get(dice.nextInt(playing.size()))));
            return Option.some(new CommonAnswers(up, up));
        }
        return now.decision().get().purpose().equals("jettison")
                ? jettison(now, otherNow, dice)
                : CommonAnswers.choose(now, otherNow, dice, Regattas::meaning);
    }

    /** A ship that sets sail face down, and a card that another seat looks at. */
    @Override
    public boolean conceals(Position position, Event event) {
        boolean isHiding = event.kind() == EventKind.MOVE && event.is(Event.FACE_DOWN);
        return isHiding && !event.isOf(Seat.A) || event.kind() == EventKind.LOOK && !event.isOf(Seat.A);
    }

    /** Which card is hidden, or signalled to another, A learns only if it sees the card anyway. */
    private static String meaning(State state, Action action) {
        boolean isToldToNone = action.verb().equals("hide")
                || action.verb().equals("signal")
                        && !state.position().allies(action.seat()).contains(Seat.A);
        boolean isUnknown = CommonAnswers.isOfHiddenCard(state, action)
                && isToldToNone
                && !CommonAnswers.isSeen(state, action.handle());
        return isUnknown ? action.verb() : CommonAnswers.meaning(state, action);
    }

    /** The cards that go overboard all see: as many of each kind, wherever they lie. */
    private static Option<CommonAnswers> jettison(State one, State other, SplittableRandom dice) {
        Array<Array<Action>> choices = choices(one);
        Array<Array<Action>> otherChoices = choices(other);
        Array<Array<Action>> common = choices.filter(
                each -> otherChoices.exists(picks -> kinds(other, picks).equals(kinds(one, each))));
        if (common.isEmpty()) {
            return Option.none();
        }
        Array<Action> picks = common.get(dice.nextInt(common.size()));
        Array<Array<Action>> fitting =
                otherChoices.filter(each -> kinds(other, each).equals(kinds(one, picks)));
        return Option.some(new CommonAnswers(picks, fitting.get(dice.nextInt(fitting.size()))));
    }

    /** All ways to name cards, in rising order, until the question is another one. */
    private static Array<Array<Action>> choices(State state) {
        Seat seat = state.decision().get().seat();
        boolean isMore = state.decision().get().purpose().equals("jettison") && seat != Seat.A;
        return Array.ofAll(state.legalActions()).flatMap(pick -> {
            State next = state.step(pick);
            boolean goesOn = isMore && next.isUnfinished() && next.decision().exists(each -> each.seat() == seat);
            return goesOn ? choices(next).map(rest -> rest.prepend(pick)) : Array.of(Array.of(pick));
        });
    }

    private static Array<String> kinds(State state, Array<Action> picks) {
        return picks.map(each -> CommonAnswers.meaning(state, each)).sorted();
    }

    @Override
    public ZoneKey hand() {
        return Zones.HAND;
    }

    @Override
    public Array<ZoneKey> hiding() {
        return Array.of(Zones.HAND, Zones.HAND, Zones.DECK, Zones.WATER);
    }

    @Override
    public Array<Trait> explained() {
        return Array.empty();
    }
}

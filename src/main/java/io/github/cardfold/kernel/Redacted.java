package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.position.Seen;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.Sighting;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A state with everything taken out that one seat cannot know: {@linkplain Gap gaps} stand where cards lie that it does
 * not see. Filled with other cards it is a state that the seat cannot tell from the true one. Immutable.
 */
public final class Redacted {
    private static final int NOWHERE = -1;

    private final State state;
    private final Seat seat;
    private final int[] shown;
    private final int[] offered;
    private final List<Slots> slots = new ArrayList<>();
    private final List<Sighting> seen = new ArrayList<>();

    private Redacted(State state, Seat seat, int[] shown, int[] offered) {
        this.state = state;
        this.seat = seat;
        this.shown = shown;
        this.offered = offered;
    }

    /**
     * Returns what a seat sees of a state. What another seat has answered of a choice that is not finished is left out,
     * and what frames keep in {@linkplain Secret secret}.
     */
    public static Redacted of(State state, Seat seat) {
        Array<Integer> shown = state.rules().game().shown(state.position());
        Redacted redacted = new Redacted(
                forgotten(state, seat),
                seat,
                shown.toJavaStream().mapToInt(i -> i).toArray(),
                NamedObjects.offered(state, seat));
        for (int place = 0; place < state.position().placeCount(); place++) {
            redacted.read(place);
        }
        for (GameObject each : state.position().allErased()) {
            redacted.seen.add(sighting(NOWHERE, each));
        }
        return redacted;
    }

    private static State forgotten(State state, Seat seat) {
        OpenPosition position = new OpenPosition(state.position());
        for (int i = 0; i < position.depth(); i++) {
            Run run = Runner.standing(position, i);
            Procedure.of(position.frame(i)).secrets().forEach(each -> each.forget(run, seat));
        }
        Option<Ask> ask = state.asked();
        if (state.decision().exists(each -> each.seat() != seat)) {
            ask.forEach(each -> begun(Runner.standing(position, position.depth() - 1), each));
        }
        return State.of(position.close());
    }

    private static void begun(Runner run, Ask ask) {
        boolean isUnfinished = ask.isUnfinished(run.position(), run.frame());
        ask.forget(run);
        if (isUnfinished && !ask.resumeAt().isEmpty()) {
            run.go(ask.resumeAt());
        }
    }

    private void read(int place) {
        Position position = state.position();
        Pile pile = position.pile(place);
        if (pile.size() == 0) {
            return;
        }
        Seen look = Seen.of(position, place, seat);
        for (int i = 0; i < pile.size(); i++) {
            boolean isSeen = look.definition(i) != Seen.UNKNOWN;
            if (isSeen || isShown(pile.at(i))) {
                see(place, pile.at(i));
            } else if (!pile.isHidden()) {
                slots.add(Slots.one(place, i, pile.at(i)));
            }
        }
        for (int pool = 0; pool < pile.poolCount(); pool++) {
            read(place, pool, look);
        }
    }

    private void see(int place, GameObject card) {
        if (!card.isCreated()) {
            seen.add(sighting(place, card));
        }
    }

    private static Sighting sighting(int place, GameObject card) {
        return new Sighting(place, card.owner(), card.hasHome(), card.definition());
    }

    /** The unseen cards of a pool by owner and home; what is known to be among them is told of the first of these. */
    private void read(int place, int pool, Seen look) {
        Pile pile = state.position().pile(place);
        int start = pile.startOf(pool);
        int[] kinds = look.kinds(pool);
        List<Slots> found = new ArrayList<>();
        for (int i = start; i < start + pile.pool(pool).size(); i++) {
            GameObject card = pile.at(i);
            if (look.definition(i) == Seen.UNKNOWN) {
                boolean isShown = isShown(card);
                kinds = isShown ? Pool.without(kinds, card.definition()) : kinds;
                Slots.of(found, place, card).add(i, isShown);
            }
        }
        for (int i = 0; i < found.size(); i++) {
            slots.add(i == 0 ? found.get(i).knowing(kinds) : found.get(i));
        }
    }

    /** A created card is known to all wherever it is, though in a hidden place not where in it. */
    private boolean isShown(GameObject card) {
        if (card.isCreated()) {
            return true;
        }
        for (int object : shown) {
            if (object != 0 && object == card.object()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the gaps, by place and pool; cards that were shown are not counted in them. */
    public Array<Gap> gaps() {
        return Array.ofAll(slots).map(Slots::gap);
    }

    /** Returns the cards that the seat sees, and those that were shown to it, by place. */
    public Array<Sighting> seen() {
        return Array.ofAll(seen);
    }

    /**
     * Returns the definitions of the cards that truly lie in some gaps, as one sorted heap: what their owner has
     * brought less what is seen. It is for the owner, who knows the own lists, and for referees.
     */
    public Array<Integer> hidden(Predicate<Gap> gaps) {
        return Array.ofAll(slots)
                .filter(each -> gaps.test(each.gap()))
                .flatMap(each -> each.definitions(state.position()))
                .sorted();
    }

    /**
     * Returns a state with these cards in the gaps. Objects have other ids, cards other numbers; the events since the
     * last decision are forgotten.
     *
     * @param cards for each gap the indices of as many definitions, in any order: where each lies in its gap is drawn
     * @param seed what that, and the chance of the game from then on, is drawn from
     * @throws IllegalArgumentException if a gap gets too many cards, too few, or not those known to be there
     */
    public State filled(Array<Array<Integer>> cards, long seed) {
        for (int i = 0; i < slots.size(); i++) {
            if (cards.get(i).size() != slots.get(i).gap().size()) {
                throw new IllegalArgumentException(
                        "gap " + i + " takes " + slots.get(i).gap().size() + " cards, not "
                                + cards.get(i).size());
            }
        }
        return new Refill(state.position(), seat, this::isShown, offered, seed).filled(slots, cards);
    }
}

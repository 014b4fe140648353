package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.question.LabelledAnswer;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What one seat sees of a state. Immutable; it shows nothing else: no generator, no card or object numbers, no other
 * seat's options or unfinished selection. Two views are equal if their {@linkplain #text texts} are: states that differ
 * only in what the seat cannot know give equal views.
 */
public final class View {
    private static final int MOST_DEALS = 500;

    private final State state;
    private final Position position;
    private final Seat seat;
    private final Look look;
    /** Worked out when first asked for, as most of a view is never read: equal whoever works it out. */
    private final @Nullable SeenPlace[] places;

    private @Nullable String text;

    private View(State state, Seat seat) {
        this.state = state;
        this.seat = seat;
        position = state.position();
        look = new Look(position, seat);
        places = new SeenPlace[position.placeCount()];
    }

    /** An undecided game tells which steps ran on for ever, which may be steps of a hidden course. */
    private static Outcome withoutTrace(Outcome outcome) {
        return outcome.kind() == Outcome.Kind.UNDECIDED
                ? new Outcome(outcome.kind(), outcome.winner(), outcome.losers(), "")
                : outcome;
    }

    /**
     * Returns what a seat sees of a state.
     *
     * @throws IllegalArgumentException if the seat takes no part in the game
     */
    public static View of(State state, Seat seat) {
        requireNonNull(state, "state");
        requireNonNull(seat, "seat");
        requirePlaying(state, seat);
        return new View(state, seat);
    }

    /**
     * Returns the events since the decision before a state, as a seat sees them. A state in the midst of another seat's
     * private choice has none: whoever sends them state by state, empty ones too, tells how many cards are picked;
     * {@link SeatLog} tells nothing until something happens.
     *
     * @throws IllegalArgumentException if the seat takes no part in the game
     */
    public static Array<SeenEvent> events(State state, Seat seat) {
        requireNonNull(state, "state");
        requireNonNull(seat, "seat");
        requirePlaying(state, seat);
        return new EventLook(state.position(), seat).all();
    }

    static void requirePlaying(State state, Seat seat) {
        if (seat.ordinal() >= state.position().seatCount()) {
            throw new IllegalArgumentException("seat " + seat + " takes no part in a game of "
                    + state.position().seatCount());
        }
    }

    /** Returns the rules of the game, which all seats know: its cards, verbs and numbers. */
    public Rules rules() {
        return state.rules();
    }

    /** Returns the seat that sees this. */
    public Seat seat() {
        return seat;
    }

    /** Returns the seat whose turn it is, none before the first turn. */
    public Option<Seat> turnFighter() {
        Seat fighter = state.rules().game().turnSeat(position);
        return fighter == null ? Option.none() : Option.some(fighter);
    }

    /** Returns the number of the turn, from 1; 0 before the first, or if the game counts none. */
    public int turn() {
        return state.rules().game().turn(position);
    }

    /**
     * Returns the section of what is going on, such as {@code 9.9}: of the phase, in a battle of the step; "" if the
     * game names none.
     */
    public String moment() {
        return state.rules().game().moment(position);
    }

    /** Returns the seats of the game, in order. */
    public Array<Seat> seats() {
        return position.seats();
    }

    /** Returns the numbers that seats have. */
    public Array<NumberKey> numbers() {
        return Array.ofAll(state.rules().numbers());
    }

    /**
     * Returns a number of a seat, such as the damage its vanguard has still to take.
     *
     * @throws IllegalArgumentException if the seat takes no part in the game, or the game has no such number
     */
    public int number(NumberKey key, Seat of) {
        requireNonNull(key, "key");
        requireNonNull(of, "of");
        requirePlaying(state, of);
        state.rules().requireNumber(key);
        return position.number(key, of);
    }

    /**
     * Returns the cards of a zone.
     *
     * @throws IllegalArgumentException if the seat takes no part in the game, or has no such zone
     */
    public SeenPlace cards(Seat of, ZoneKey zone) {
        requireNonNull(of, "of");
        requireNonNull(zone, "zone");
        requirePlaying(state, of);
        return place(position.placeIndex(zone, of));
    }

    /**
     * Returns the units on a circle, the one placed last coming last.
     *
     * @throws IllegalArgumentException if the seat takes no part in the game, or has no such circle
     */
    public Array<SeenCard> units(Seat of, ZoneKey circle) {
        requireNonNull(of, "of");
        requireNonNull(circle, "circle");
        requirePlaying(state, of);
        return place(position.placeIndex(circle, of)).cards();
    }

    /**
     * Returns a zone or circle by its index, as a handle names it.
     *
     * @throws IndexOutOfBoundsException unless the index is from 0 to one less than there are {@link #places}
     */
    public SeenPlace place(int index) {
        if (index < 0 || index >= places.length) {
            throw new IndexOutOfBoundsException(
                    "place " + index + ": the places of this game are 0 to " + (places.length - 1));
        }
        SeenPlace known = places[index];
        if (known == null) {
            known = look.place(index);
            places[index] = known;
        }
        return known;
    }

    /** Returns all zones and circles, in the order of their indices. */
    public Array<SeenPlace> places() {
        return Array.range(0, places.length).map(this::place);
    }

    /** Returns the cards of a seat that have left the game, in the order of the catalogue; no created ones. */
    public Array<Definition> erased(Seat of) {
        requireNonNull(of, "of");
        requirePlaying(state, of);
        return Array.of(position.allErased())
                .filter(each -> each.owner() == of)
                .map(GameObject::definition)
                .sorted()
                .map(state.rules()::definition);
    }

    /** Returns the lasting effects, the oldest first. */
    public Array<SeenEffect> effects() {
        return Array.range(0, position.lastingCount()).map(i -> look.effect(position.lasting(i)));
    }

    /** Returns the links, those made earlier first. */
    public Array<SeenLink> links() {
        return position.links().map(look::link);
    }

    /** Returns the abilities on standby; a choice among them is a number, the place in this list. */
    public Array<SeenWaiting> standby() {
        return Array.range(0, position.standbyCount()).map(i -> look.standby(position.standby(i)));
    }

    /**
     * Returns what waits in queues, queue by queue, what came first being first; a choice among the entries of a queue
     * is a number, the place among those of that queue.
     */
    public Array<SeenEntry> queues() {
        return state.rules().queues().flatMap(position::queued).map(look::entry);
    }

    /** Returns what cards do in what is going on, in the order of the game, of those that the seat may point at. */
    public Array<SeenRole> roles() {
        return state.rules().game().roles(position).flatMap(look::role);
    }

    /** Returns the roles of one name, such as {@code attacker}. */
    public Array<SeenRole> roles(String name) {
        requireNonNull(name, "name");
        return roles().filter(each -> each.name().equals(name));
    }

    /** Returns what the game waits for, none once it is over. */
    public Option<SeenDecision> decision() {
        return state.decision()
                .map(each -> new SeenDecision(each.seat(), each.purpose(), each.seat() == seat ? each.section() : ""));
    }

    /** Returns the legal answers if this seat is asked, in the order of the state's; else none. */
    public ActionList legalActions() {
        return state.legalActions(seat);
    }

    /** Returns the legal answers with what each means if this seat is asked, in the order of the state's; else none. */
    public Array<LabelledAnswer> answers() {
        return legalActions().isEmpty() ? Array.empty() : state.answers();
    }

    /** Returns how the game ended, none while it goes on. */
    public Option<Outcome> outcome() {
        return state.outcome().map(View::withoutTrace);
    }

    /**
     * Returns a state that this view could be of, for players that think by playing on: its view for this seat is equal
     * to this one, it waits for the same decision, and whatever the seat does not see is dealt. The own unseen cards
     * are those that the seat has brought; another seat's are such as it may have brought as far as this seat knows.
     * Which cards truly lie there plays no part. Every deal that agrees with what the seat knows to be where is equally
     * probable; what it knows only of several cards together has no part in it. Chance goes on from the seed.
     *
     * @param knowledge what the seat believes of the cards that the others have brought
     * @param seed any number: equal views, beliefs and seeds give equal states
     * @throws IllegalArgumentException if no cards that the knowledge allows fit what the seat sees; the message says
     *     why
     */
    public State deal(Knowledge knowledge, long seed) {
        requireNonNull(knowledge, "knowledge");
        Dice dice = new Dice(seed);
        return dealt(dice, each -> each.owner() == seat ? each.own() : knowledge.unseen(each, dice));
    }

    State dealKnowingAll(long seed) {
        return dealt(new Dice(seed), Holdings::own);
    }

    /** Nothing but what is left of the state when it has been redacted goes into the deal. */
    private State dealt(Dice dice, Function<Holdings, Array<Array<Integer>>> unseen) {
        Redacted seen = Redacted.of(state, seat);
        Array<Holdings> holdings = position.seats().map(owner -> new Holdings(state.rules(), seen, owner));
        for (int i = 0; i < MOST_DEALS; i++) {
            State dealt = new Dealing(seen, dice).deal(holdings, unseen);
            if (isAskable(dealt)) {
                return dealt;
            }
        }
        throw new IllegalArgumentException(
                "no deal was found in which " + state.decision().get().seat() + " could be asked: "
                        + state.decision().get().purpose());
    }

    /**
     * That another seat is asked to pay tells that it can: a deal in which it cannot is none. What this seat may answer
     * may tell of what others have counted.
     */
    private boolean isAskable(State dealt) {
        if (dealt.isOver() || dealt.decision().exists(each -> each.seat() == seat)) {
            return dealt.legalActions(seat).equals(legalActions());
        }
        try {
            return !dealt.legalActions().isEmpty();
        } catch (IllegalArgumentException unpayable) {
            return false;
        }
    }

    /** Returns everything in this view, one thing a line, in a fixed order: equal views have equal texts. */
    public String text() {
        String written = text;
        if (written == null) {
            written = written();
            text = written;
        }
        return written;
    }

    private String written() {
        String fighter = turnFighter().map(each -> " of " + each).getOrElse("");
        String at = moment().isEmpty() ? "" : " at " + moment();
        StringBuilder lines = new StringBuilder("seat " + seat + "\nturn " + turn() + fighter + at + "\n");
        for (NumberKey key : numbers()) {
            lines.append(key.name());
            for (Seat each : position.seats()) {
                lines.append(' ').append(position.number(key, each));
            }
            lines.append('\n');
        }
        places().filter(each -> each.size() > 0).forEach(each -> each.write(lines));
        for (Seat each : position.seats()) {
            if (!erased(each).isEmpty()) {
                lines.append(erased(each).map(Definition::id).mkString("erased " + each + ": ", ", ", "\n"));
            }
        }
        effects().forEach(each -> lines.append("effect ").append(each.text()).append('\n'));
        links().forEach(each -> lines.append("link ").append(each.text()).append('\n'));
        standby().forEach(each -> lines.append("standby ").append(each.text()).append('\n'));
        queues().forEach(each -> lines.append("queue ").append(each.text()).append('\n'));
        roles().forEach(each -> lines.append(each.text()).append('\n'));
        decision().forEach(each -> lines.append(each.text()).append('\n'));
        answers().forEach(each -> lines.append("may ").append(each).append('\n'));
        outcome().forEach(each -> lines.append(each.sentence()).append('\n'));
        return lines.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof View that && text().equals(that.text());
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}

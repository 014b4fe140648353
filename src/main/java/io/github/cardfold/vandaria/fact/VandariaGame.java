package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.HiddenStandby;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.state.SuddenDeathFrame;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaTurnFrame;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Answers what the kernel asks of Vandaria Wars. */
public final class VandariaGame extends VandariaCatalogue {
    /** What the game is called in files. */
    public static final String NAME = "vandaria";

    private static final String[] PHASES = {
        "8.1", "8.2", "8.3", "8.4", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.10", "9.11", "8.6",
        "8.7", "8.8", "16"
    };

    /**
     * Makes the game of some options and a catalogue, whose order gives the indices of the cards, with what their texts
     * are made of and are compiled to.
     */
    public VandariaGame(
            VandariaRules options, Array<VandariaCard> catalogue, Shifts shifts, Language language, Texts texts) {
        super(options, catalogue, shifts, language, texts);
    }

    @Override
    public String name() {
        return NAME;
    }

    /** Which places there are follows from how many players there are: the last seat stands for that. */
    @Override
    public Object layout(Position position) {
        return Seat.of(position.seatCount() - 1);
    }

    @Override
    public Array<String> soughtProcedures() {
        return Array.of(VandariaTurnFrame.PROCEDURE, SuddenDeathFrame.PROCEDURE);
    }

    /** The controller of Property is the player in whose game zone it lies. */
    @Override
    @Rule(vw = "2.11.1")
    public Seat master(Position position, GameObject card, int place) {
        return position.place(place).seat();
    }

    @Override
    public int[] traits(Position position, GameObject card, int place) {
        return isAnyChange() && position.derived() instanceof PropertyValues values
                ? values.of(card)
                : printed(card.definition());
    }

    @Override
    int value(Position position, GameObject card, VandariaTrait trait) {
        return isChanged(trait.ordinal()) && position.derived() instanceof PropertyValues values
                ? values.value(card, trait.ordinal())
                : printed(card.definition())[trait.ordinal()];
    }

    /** Values are worked out anew whenever something has changed that they were worked out from. */
    @Override
    public Object derived(Position position, @Nullable Object before) {
        return PropertyValues.of(position, before);
    }

    /** A card that goes from one game zone to another stays what it is; else it becomes a new object. */
    @Override
    public boolean mints(Position position, Event move) {
        return !(position.place(move.from()).zone().circle()
                && position.place(move.to()).zone().circle());
    }

    @Override
    public Seat affected(Position position, Event event) {
        int place = position.placeOf(event.object());
        if (place >= 0) {
            return position.place(place).seat();
        }
        return event.hasSeat() ? event.seat() : Seat.A;
    }

    @Override
    public @Nullable Seat turnSeat(Position position) {
        Frame turns = VandariaTurnFrame.of(position);
        return turns == null ? null : turns.seat(VandariaTurnFrame.ACTIVE);
    }

    @Override
    public int turn(Position position) {
        Frame turns = VandariaTurnFrame.of(position);
        return turns == null ? 0 : turns.get(VandariaTurnFrame.NUMBER);
    }

    /** Nothing triggers where there are no turns, as in a Sudden Death. */
    @Override
    @Rule(vw = {"16.3.3", "16.3.9"})
    public boolean hasBegun(Position position) {
        return VandariaTurnFrame.of(position) != null;
    }

    /** The phase or, in a Combat Phase, its stage. */
    @Override
    public String moment(Position position) {
        for (int i = position.depth() - 1; i >= 0; i--) {
            String name = position.frame(i).procedure().name();
            for (String phase : PHASES) {
                if (phase.equals(name)) {
                    return phase;
                }
            }
        }
        return "";
    }

    /** The cards of the Subdeck are those with the gold cost S, and no others have it. */
    @Override
    public int deck(Gap gap, Array<Gap> gaps) {
        boolean isSubdeck = VandariaZone.SUBDECK.isAt(gap.place());
        return (isSubdeck ? VandariaDeckSection.SUB : VandariaDeckSection.FATE).ordinal();
    }

    /** Two teams have every other seat. */
    @Override
    @Rule(vw = {"17.1.2", "17.3.4", "17.3.5"})
    public int side(Position position, Seat seat) {
        return side(seat);
    }

    /** Returns how many Non-Vehicle Territories are a Political Victory. */
    public int politicalTerritories() {
        return options.politicalTerritories();
    }

    /** Tells whether the players are two teams. */
    public boolean isOfTeams() {
        return options.teams() == VandariaRules.Teams.TWO;
    }

    /** Returns the number of the side that a seat plays on. */
    public int side(Seat seat) {
        return isOfTeams() ? seat.ordinal() % 2 : seat.ordinal();
    }

    @Override
    @Rule(vw = "17.3.10")
    public Array<Seat> conceding(Position position, Seat seat) {
        return VandariaTurns.together(position, seat);
    }

    @Override
    public String concessionSection() {
        return "17.3.10";
    }

    @Override
    public String drawSection() {
        return "1.2.8";
    }

    /** A loop that nobody can stop goes on until time is over (16.1.1). */
    @Override
    public String loopSection() {
        return VandariaTurns.TIME_OVER;
    }

    @Override
    public int toldTraits() {
        return VandariaTrait.TOLD;
    }

    /** A card has the skills that it prints, unless it is Stray. */
    @Override
    @Rule(vw = {"2.1.4", "6.2.4", "12.2.1"})
    public int[] instances(Position position, Subject subject, Clause clause) {
        boolean isPrinted = clause.definition() == subject.gameObject().definition();
        return isPrinted && !Strayness.isSilent(position, subject, clause) ? new int[] {0} : new int[0];
    }

    /** Nothing takes away costs yet, and nothing lets skills trigger more than once. */
    @Override
    public int flag(Query query, Subject card, String flag) {
        return 0;
    }

    @Override
    public boolean isSpent(Position position, Event event, String ability, int object, int instance) {
        return false;
    }

    @Override
    public boolean counts(Event event) {
        return true;
    }

    /** Only Property has skills that trigger, and all see it. */
    @Override
    public HiddenStandby hiddenStandby() {
        return HiddenStandby.ALWAYS;
    }

    @Override
    public boolean onlyChangesAreUses() {
        return false;
    }

    @Override
    public boolean choosesUnseen() {
        return false;
    }

    @Override
    public String paymentSection() {
        return "12.3.1";
    }

    /** What resists the card whose skill it is is no target of it. */
    @Override
    @Rule(vw = {"12.9.7.1", "12.9.7.5"})
    public boolean mayChoose(Query query, Subject card) {
        return !resists(query, card);
    }

    private static boolean resists(Query query, Subject card) {
        return card.isHere() && Resistance.is(query.position(Facts.PLACES), card.gameObject(), query.self());
    }

    @Override
    public boolean affects(Query query, Subject card) {
        return true;
    }

    @Override
    public boolean isUnusable(Position position, Subject card, Clause.Kind kind) {
        return false;
    }

    @Override
    public boolean canLast(Position position, Lifetime lifetime) {
        return hasBegun(position) || SuddenDeaths.isOn(position);
    }
}

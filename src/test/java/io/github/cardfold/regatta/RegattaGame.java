package io.github.cardfold.regatta;

import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Role;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What the kernel asks of a regatta: A sails with C, B with D. */
final class RegattaGame implements Game {
    private static final Array<Layer> LAYERS =
            Array.of(Effects.ADDING, Effects.SETTING).sorted();

    @Override
    public Object layout(Position position) {
        return "";
    }

    @Override
    public Array<String> soughtProcedures() {
        return Array.of(Turns.TIDE, Volley.NAME);
    }

    @Override
    public Seat master(Position position, GameObject card, int place) {
        return position.place(place).seat();
    }

    @Override
    public int[] traits(Position position, GameObject card, int place) {
        Ship ship = (Ship) position.rules().definition(card.definition());
        int power = ship.power();
        for (Layer layer : LAYERS) {
            for (int i = 0; i < position.lastingCount(); i++) {
                TimedEffect effect = position.lasting(i);
                boolean applies = effect.isOn(card.object())
                        && effect.kind() instanceof Effects.Gunnery gunnery
                        && gunnery.layer().equals(layer);
                power = applies ? ((Effects.Gunnery) effect.kind()).changed(power, effect) : power;
            }
        }
        return new int[] {power, ship.size()};
    }

    @Override
    public String[] traitNames() {
        return new String[] {"power", "size"};
    }

    @Override
    public boolean mints(Position position, Event move) {
        return !(position.place(move.from()).zone().circle()
                && position.place(move.to()).zone().circle());
    }

    @Override
    public Seat affected(Position position, Event event) {
        return event.hasSeat() ? event.seat() : Seat.A;
    }

    @Override
    public @Nullable Seat turnSeat(Position position) {
        Frame tide = position.frame(Turns.TIDE);
        return tide == null ? null : tide.seat(Turns.SAILOR);
    }

    @Override
    public String moment(Position position) {
        return position.frame(Turns.TIDE) == null ? "" : Turns.TIDE;
    }

    /** The tides of all seats together. */
    @Override
    public int turn(Position position) {
        return position.seats()
                .map(seat -> position.number(Effects.TIDES, seat))
                .sum()
                .intValue();
    }

    @Override
    public Array<Role> roles(Position position) {
        return Volley.roles(position);
    }

    @Override
    public int side(Position position, Seat seat) {
        return seat.ordinal() % 2;
    }

    @Override
    public String concessionSection() {
        return "colours struck";
    }

    @Override
    public String drawSection() {
        return "ice";
    }
}

package io.github.cardfold.kernel.codec;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Everything a state holds, as text: two states are equal if and only if their texts are. It is made without the
 * equality of any class, so that it shows what that overlooks, and it names rules by what they are called, so that
 * states of two assemblies can be compared.
 */
public final class StateText {
    private final Position position;
    private final StringBuilder text = new StringBuilder();

    private StateText(State state) {
        position = state.position();
        line(state.toString(), position.generator(), position.lastId(), position.isNatural());
        line("losers", position.losers(), position.ending());
        line(
                "answers",
                position.answersTurn(),
                Seat.first(position.seatCount()).map(position::answerCount),
                position.returned());
        numbers();
        for (int place = 0; place < position.placeCount(); place++) {
            place(place);
        }
        for (int i = 0; i < position.depth(); i++) {
            frame(position.frame(i));
        }
        for (int i = 0; i < position.lastingCount(); i++) {
            line("lasting", lasting(position.lasting(i)));
        }
        for (int i = 0; i < position.standbyCount(); i++) {
            line("standby", standby(position.standby(i)));
        }
        position.queued().forEach(each -> line("queue", each.id(), each));
        for (Snapshot each : position.allMemory()) {
            line("memory", snapshot(each));
        }
        for (int i = 0; i < position.eventCount(); i++) {
            line("event", event(position.event(i)));
        }
        line("answers", state.legalActions());
    }

    /** Returns the text of a state. */
    public static String of(State state) {
        return new StateText(state).text.toString();
    }

    private void line(Object... words) {
        for (Object word : words) {
            text.append(word).append(' ');
        }
        text.append('\n');
    }

    private void numbers() {
        for (int key = 0; key < position.numberCount(); key++) {
            for (Seat seat : position.seats()) {
                line(position.rules().numbers().get(key).name(), seat, position.number(key, seat));
            }
        }
    }

    private void place(int index) {
        Pile pile = position.pile(index);
        line("place", index, position.place(index), pile.isHidden());
        for (int i = 0; i < pile.size(); i++) {
            line(thing(pile.at(i)));
        }
        for (int i = 0; i < pile.poolCount(); i++) {
            Pool pool = pile.pool(i);
            line("pool", pool.size(), pool.ordered(), pool.content());
            for (Seat seat : position.seats()) {
                line("known", seat, Arrays.toString(pool.known(seat)));
            }
        }
    }

    private static String thing(GameObject object) {
        return object.card() + "/" + object.definition() + "/" + object.owner() + "/" + object.object() + "/"
                + object.flags() + "/" + object.seen();
    }

    private void frame(Frame frame) {
        line("frame", frame.procedure().name(), frame.at(), Arrays.toString(frame.singles()));
        line(Arrays.deepToString(frame.lists()));
        for (int i = 0; i < frame.batch().size(); i++) {
            line(event(frame.batch().get(i)));
        }
        for (Standby each : frame.noted()) {
            line(standby(each));
        }
    }

    private static String lasting(@Nullable TimedEffect effect) {
        return effect == null
                ? "-"
                : effect.id() + " " + effect.kind().name() + " " + effect.master() + " " + effect.source() + " "
                        + Arrays.toString(effect.objects()) + " " + effect.number() + " " + effect.lifetime();
    }

    private static String standby(Standby ability) {
        return ability.procedure() + " " + ability.master() + " " + ability.source() + " "
                + Arrays.toString(ability.bindings());
    }

    private static String snapshot(@Nullable Snapshot snapshot) {
        return snapshot == null
                ? "-"
                : thing(snapshot.gameObject()) + "@" + snapshot.place() + "/" + snapshot.master()
                        + Arrays.toString(snapshot.traits());
    }

    private static String event(Event event) {
        return event.kind().name() + " " + (event.hasSeat() ? event.seat() : "-") + " " + event.object() + " "
                + event.other() + " "
                + event.from() + " " + event.to() + " " + event.number() + " " + event.flags() + " " + event.index()
                + " '" + event.text() + "' " + lasting(event.lasting()) + " " + snapshot(event.before()) + " "
                + snapshot(event.after()) + " " + event.cause() + " " + event.entry();
    }
}

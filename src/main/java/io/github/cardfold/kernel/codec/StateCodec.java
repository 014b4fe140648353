package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.vavr.collection.Array;

/**
 * Writes a state as data and reads it back: everything by its name, nothing by its place in a list of the rules. What
 * is usual is left out. {@code docs/STATE.md} describes the format.
 */
public final class StateCodec {
    private StateCodec() {}

    /**
     * Returns a state as data. Equal states give equal data.
     *
     * @throws IllegalStateException if the state uses a kind of event or of lasting effect that is not registered
     */
    public static Data write(State state) {
        return write(state, state.rules().manifest());
    }

    static Data write(State state, String manifest) {
        Position position = state.position();
        Naming naming = Naming.of(position);
        return Format.STATE
                .start()
                .text("rules", manifest)
                .whole("seats", position.seatCount())
                .flag("natural", position.isNatural())
                .text("generator", GeneratorCodec.write(position.generator()), GeneratorCodec.ZERO)
                .whole("ids", position.lastId(), 0)
                .whole("created", position.createdCount(), 0)
                .fields("ending", EndingCodec.write(position))
                .fields("answers", AnswersCodec.write(position))
                .fields("numbers", NumbersCodec.write(naming, position))
                .items("piles", Array.tabulate(position.placeCount(), i -> pile(naming, position, i)))
                .items("erased", Array.of(position.allErased()).map(each -> ErasedCodec.write(naming, each)))
                .items(
                        "lasting",
                        Array.tabulate(
                                position.lastingCount(), i -> TimedEffectCodec.write(naming, position.lasting(i))))
                .items("links", position.links().map(each -> LinkCodec.write(naming, each)))
                .items("standby", Array.tabulate(position.standbyCount(), i -> StandbyCodec.write(position.standby(i))))
                .items("queues", position.queued().map(each -> QueueCodec.write(naming, each)))
                .items("memory", memory(naming, position))
                .items("frames", Array.tabulate(position.depth(), i -> FrameCodec.write(naming, position.frame(i))))
                .items(
                        "events",
                        Array.tabulate(position.eventCount(), i -> EventCodec.write(naming, position.event(i))))
                .build();
    }

    private static Data pile(Naming naming, Position position, int index) {
        Data.Builder out = Data.fields();
        PlaceCodec.write(out, position.place(index));
        PileCodec.write(out, naming, position.place(index), position.pile(index));
        return out.build();
    }

    private static Array<Data> memory(Naming naming, Position position) {
        Snapshot[] all = position.allMemory();
        return Array.tabulate(all.length, i -> SnapshotCodec.write(naming, all[i]));
    }

    /**
     * Returns the state that data says, under the rules it was written under. It equals the state that was written and
     * goes on as that did.
     *
     * @throws StateFormatException if the data is no state of these rules
     */
    public static State read(Rules rules, Data data) {
        return new StateReader(rules, Reading.of(data).fields()).read();
    }
}

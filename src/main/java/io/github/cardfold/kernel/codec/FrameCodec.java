package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Standby;
import io.vavr.collection.Array;

/**
 * Writes and reads a frame: the name of its procedure, the label of the step that comes next, its local values by their
 * names. Values that a fresh frame has are left out.
 */
final class FrameCodec {
    private FrameCodec() {}

    static Data write(Naming naming, Frame frame) {
        Outline procedure = frame.procedure();
        Data.Builder out = Data.fields().text("procedure", procedure.name());
        if (frame.at() < procedure.size()) {
            out.text("at", frame.label());
        } else {
            out.flag("ended", true);
        }
        Data.Builder locals = Data.fields();
        int[] fresh = procedure.freshSingles();
        for (Local local : procedure.locals()) {
            if (local.isList()) {
                locals.items(local.name(), LocalCodec.writeList(naming, local, frame.values(local)));
            } else if (frame.get(local) != fresh[local.index()]) {
                locals.put(local.name(), LocalCodec.write(naming, local, frame.get(local)));
            }
        }
        return out.fields("locals", locals)
                .items("batch", batch(naming, frame.batch()))
                .items("noted", Array.of(frame.noted()).map(StandbyCodec::write))
                .build();
    }

    private static Array<Data> batch(Naming naming, Batch batch) {
        return Array.tabulate(batch.size(), i -> EventCodec.write(naming, batch.get(i)));
    }

    static Frame read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        Outline procedure = naming.procedure(in.get("procedure"));
        int at = in.flag("ended")
                ? procedure.size()
                : in.get("at").named("a label of procedure " + procedure.name(), procedure::indexOf);
        int[] singles = procedure.freshSingles();
        int[][] lists = procedure.freshLists();
        Reading locals = in.find("locals");
        if (locals != null) {
            readLocals(locals.fields(), naming, procedure, singles, lists);
        }
        Array<Event> batch = in.items("batch").map(each -> EventCodec.read(each, naming));
        Standby[] noted = in.items("noted")
                .toJavaStream()
                .map(each -> StandbyCodec.read(each, naming))
                .toArray(Standby[]::new);
        in.end();
        return Frame.restored(procedure, at, singles, lists, Batch.of(batch.toJavaArray(Event[]::new)), noted);
    }

    private static void readLocals(ReadingFields in, Naming naming, Outline procedure, int[] singles, int[][] lists) {
        for (Local local : procedure.locals()) {
            Reading value = in.find(local.name());
            if (value != null && local.isList()) {
                lists[local.index()] = LocalCodec.readList(value, naming, local);
            } else if (value != null) {
                singles[local.index()] = LocalCodec.read(value, naming, local);
            }
        }
        in.end();
    }
}

package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** Writes and reads an entry of a queue. */
final class QueueCodec {
    private QueueCodec() {}

    static Data write(Naming naming, Frame.Queued entry) {
        return Data.fields()
                .whole("id", entry.id(), 0)
                .text("queue", naming.queue(entry.queue()))
                .text("procedure", entry.procedure())
                .text("seat", entry.seat().name())
                .whole("source", entry.source(), 0)
                .items("objects", Naming.wholes(entry.objects()))
                .items("numbers", Naming.wholes(entry.numbers()))
                .items("lasting", entry.lasting().map(each -> TimedEffectCodec.write(naming, each)))
                .build();
    }

    static Frame.Queued read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        int id = naming.idOrNone(in.find("id"));
        QueueKind queue = in.get("queue").named("the name of a queue", naming.rules()::queue);
        String procedure = naming.procedure(in.get("procedure")).name();
        Seat seat = naming.seat(in.get("seat"));
        int source = naming.idOrNone(in.find("source"));
        int[] objects = naming.ids(in.items("objects"));
        int[] numbers = in.items("numbers")
                .toJavaStream()
                .mapToInt(each -> each.whole(Integer.MIN_VALUE, Integer.MAX_VALUE))
                .toArray();
        Array<TimedEffect> lasting = in.items("lasting").map(each -> effect(each, naming));
        in.end();
        return Frame.Queued.of(queue, procedure, seat, source)
                .naming(objects)
                .with(numbers)
                .beginning(lasting)
                .made(id);
    }

    private static TimedEffect effect(Reading reading, Naming naming) {
        TimedEffect effect = TimedEffectCodec.read(reading, naming);
        if (effect.id() != 0) {
            throw reading.expected("an effect that has not begun", "one with the id " + effect.id());
        }
        return effect;
    }
}

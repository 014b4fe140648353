package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.codec.EventCodec;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/** Entries of queues: {@code attack 7.36.1 of A on A front left:0, B vanguard:0}. */
final class QueueText {
    private QueueText() {}

    /** Writes an entry but for the effects that begin with it. */
    static String written(Position position, Frame.Queued entry) {
        StringBuilder out = new StringBuilder(QuotedNames.name(entry.queue().name()))
                .append(' ')
                .append(QuotedNames.token(entry.procedure()))
                .append(" of ")
                .append(entry.seat());
        if (entry.source() != 0) {
            out.append(" by ").append(ObjectText.written(position, entry.source()));
        }
        String before = " on ";
        for (int object : entry.objects()) {
            out.append(before).append(ObjectText.written(position, object));
            before = ", ";
        }
        before = " with ";
        for (int number : entry.numbers()) {
            out.append(before).append(number);
            before = ", ";
        }
        return out.toString();
    }

    /** Reads an entry as its data; one that leaves its queue is the oldest of which the same can be said. */
    static Data.Fields read(Cursor in, Position position, boolean leaves) {
        QueueKind queue = position.rules()
                .queue(NameList.read(in, position.rules().queues().map(QueueKind::name), "a queue"));
        in.needs(" ");
        String procedure = in.word("the name of a procedure");
        in.needs(" of ");
        Seat seat = Places.seat(in, position);
        int source = in.eats(" by ") ? ObjectText.read(in, position) : 0;
        int[] objects = list(in, " on ", () -> ObjectText.read(in, position));
        int[] numbers = list(in, " with ", () -> NameList.signed(in));
        Frame.Queued said =
                Frame.Queued.of(queue, procedure, seat, source).naming(objects).with(numbers);
        Frame.Queued meant = position.queued(queue)
                .find(each -> leaves && said(position, each).isLike(said))
                .getOrElse(said);
        Data.Fields event = (Data.Fields) EventCodec.write(position, Event.unqueue(meant));
        return (Data.Fields) Objects.requireNonNull(event.get("entry"));
    }

    /** What words can say of an entry: what has departed is gone, whatever it was. */
    private static Frame.Queued said(Position position, Frame.Queued entry) {
        return Frame.Queued.of(entry.queue(), entry.procedure(), entry.seat(), said(position, entry.source()))
                .naming(Arrays.stream(entry.objects())
                        .map(each -> said(position, each))
                        .toArray())
                .with(entry.numbers());
    }

    private static int said(Position position, int object) {
        return position.placeOf(object) < 0 ? 0 : object;
    }

    private static int[] list(Cursor in, String first, IntSupplier next) {
        IntStream.Builder list = IntStream.builder();
        for (boolean more = in.eats(first); more; more = in.eats(", ")) {
            list.add(next.getAsInt());
        }
        return list.build().toArray();
    }
}

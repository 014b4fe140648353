package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.table.Seat;

/** Writes and reads an ability on standby. */
final class StandbyCodec {
    private StandbyCodec() {}

    static Data write(Standby standby) {
        return Data.fields()
                .text("procedure", standby.procedure())
                .text("master", standby.master().name())
                .whole("source", standby.source(), 0)
                .items("bindings", Naming.wholes(standby.bindings()))
                .whole("instance", standby.instance(), 0)
                .whole("played", standby.played(), 0)
                .build();
    }

    static Standby read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        String procedure = naming.procedure(in.get("procedure")).name();
        Seat master = naming.seat(in.get("master"));
        int source = naming.idOrNone(in.find("source"));
        int[] bindings = naming.ids(in.items("bindings"));
        int instance = naming.idOrNone(in.find("instance"));
        Reading played = in.find("played");
        int times = played == null ? 0 : played.whole(0, Integer.MAX_VALUE);
        in.end();
        return new Standby(procedure, master, source, bindings)
                .grantedBy(instance)
                .played(times);
    }
}

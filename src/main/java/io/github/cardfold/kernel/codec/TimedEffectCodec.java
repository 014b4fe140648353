package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;

/** Writes and reads an effect that lasts. */
final class TimedEffectCodec {
    private TimedEffectCodec() {}

    static Data write(Naming naming, TimedEffect lasting) {
        Data.Builder out = Data.fields()
                .whole("id", lasting.id(), 0)
                .text("kind", naming.kind(lasting.kind()))
                .text("master", lasting.master().name())
                .whole("source", lasting.source(), 0)
                .items("objects", Naming.wholes(lasting.objects()));
        Anchor at = lasting.at();
        if (at != null) {
            out.put("at", LinkCodec.write(naming, at));
        }
        return out.whole("number", lasting.number(), 0)
                .text("duration", naming.lifetime(lasting.lifetime()))
                .build();
    }

    static TimedEffect read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        int id = naming.idOrNone(in.find("id"));
        TimedEffectKind kind = in.get("kind").named("a kind of lasting effect", naming.rules()::lastingKind);
        Seat master = naming.seat(in.get("master"));
        int source = naming.idOrNone(in.find("source"));
        int[] objects = naming.ids(in.items("objects"));
        Reading at = in.find("at");
        int number = in.whole("number", 0);
        Lifetime lifetime = naming.lifetime(in.get("duration"));
        in.end();
        TimedEffect effect =
                TimedEffect.of(kind, master, source, objects, number, lifetime).begun(id);
        return at == null ? effect : effect.on(LinkCodec.ground(at, naming));
    }
}

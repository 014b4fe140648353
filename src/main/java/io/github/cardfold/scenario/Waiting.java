package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.words.LinkWords;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Reads what a table holds besides cards: effects that last, links, abilities on standby, entries of queues. */
final class Waiting {
    private Waiting() {}

    static void read(ReadingFields in, Layout layout) {
        for (Reading effect : in.items("lasting")) {
            layout.lasting(effect, lasting(effect, layout));
        }
        for (Reading link : in.items("links")) {
            link(link, layout);
        }
        for (Reading ability : in.items("standby")) {
            Standby read = standby(ability, layout);
            Layout.possible(ability, () -> layout.opening().standby(read));
        }
        in.items("queues").forEach(entry -> queue(entry, layout));
    }

    static TimedEffect lasting(Reading effect, Layout layout) {
        ReadingFields in = effect.fields();
        TimedEffectKind kind =
                in.get("kind").named("the name of a kind of lasting effect", layout.rules()::lastingKind);
        Seat master = layout.seats().one(in.get("master"));
        int source = objectOrNone(in.find("source"), layout);
        Array<Reading> on = in.items("on");
        Array<Anchor> anchors = on.map(each -> anchor(each, layout));
        int[] objects = anchors.filter(Anchor::isObject)
                .toJavaStream()
                .mapToInt(Anchor::index)
                .toArray();
        Array<Anchor> grounds = anchors.reject(Anchor::isObject);
        if (grounds.size() > 1) {
            throw on.last().expected("at most one place or seat that an effect lies on");
        }
        int number = in.whole("number", 0);
        Lifetime lifetime = lifetime(in.get("duration"), layout.rules());
        in.end();
        TimedEffect read = TimedEffect.of(kind, master, source, objects, number, lifetime);
        return grounds.isEmpty() ? read : read.on(grounds.head());
    }

    private static void link(Reading link, Layout layout) {
        ReadingFields in = link.fields();
        LinkKind kind = in.get("kind").named("the name of a kind of link", layout.rules()::linkKind);
        Anchor from = anchor(in.get("from"), layout);
        Anchor to = anchor(in.get("to"), layout);
        String name = in.text("name", "");
        in.end();
        Layout.possible(link, () -> layout.opening().link(kind, from, to, name));
    }

    /** Reads a card by where it lies, a place itself, or a seat by its letter. */
    private static Anchor anchor(Reading in, Layout layout) {
        String words = in.text();
        if (words.length() == 1) {
            return Anchor.seat(layout.seats().one(in));
        }
        return LinkWords.isPlace(words)
                ? Anchor.place(layout.names().place(in, LinkWords.placeName(words)))
                : Anchor.object(layout.object(in));
    }

    private static Lifetime lifetime(Reading name, Rules rules) {
        return name.named("one of " + rules.lifetimeNames().mkString(", "), rules::lifetime);
    }

    private static Standby standby(Reading ability, Layout layout) {
        ReadingFields in = ability.fields();
        String procedure = procedure(in.get("procedure"), layout);
        Seat master = layout.seats().one(in.get("master"));
        int source = objectOrNone(in.find("source"), layout);
        int[] bindings = objects(in.items("bindings"), layout);
        in.end();
        return new Standby(procedure, master, source, bindings);
    }

    private static void queue(Reading entry, Layout layout) {
        ReadingFields in = entry.fields();
        QueueKind queue = in.get("queue").named("the name of a queue", layout.rules()::queue);
        String procedure = procedure(in.get("procedure"), layout);
        Seat seat = layout.seats().one(in.get("seat"));
        int source = objectOrNone(in.find("source"), layout);
        int[] objects = objects(in.items("objects"), layout);
        int[] numbers = in.items("numbers")
                .toJavaStream()
                .mapToInt(each -> each.whole(Integer.MIN_VALUE, Integer.MAX_VALUE))
                .toArray();
        Array<TimedEffect> effects = in.items("lasting").map(each -> lasting(each, layout));
        in.end();
        Frame.Queued read = Frame.Queued.of(queue, procedure, seat, source)
                .naming(objects)
                .with(numbers)
                .beginning(effects);
        Layout.possible(entry, () -> {
            layout.opening().queue(read);
        });
    }

    static String procedure(Reading name, Layout layout) {
        return name.named("the name of a procedure", layout.rules()::procedure).name();
    }

    private static int objectOrNone(@Nullable Reading in, Layout layout) {
        return in == null ? 0 : layout.object(in);
    }

    private static int[] objects(Array<Reading> list, Layout layout) {
        return list.toJavaStream().mapToInt(layout::object).toArray();
    }
}

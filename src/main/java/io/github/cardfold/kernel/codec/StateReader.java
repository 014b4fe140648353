package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.BiFunction;
import java.util.function.IntFunction;

/** Reads one state: first what the game is and which places it has, since all else is named by them. */
final class StateReader {
    private static final int FEWEST_SEATS = 2;
    private static final int MOST_SEATS = Seat.NATURE.ordinal();
    private static final int MOST_PLACES = Handle.ITSELF;

    /** Leaves the counter room to go on. */
    private static final int GREATEST_ID = 1_000_000_000;

    private final Rules rules;
    private final ReadingFields in;
    private final int seats;
    private final int lastId;
    private final Array<ReadingFields> piles;
    private final Place[] places;
    private final Naming naming;

    StateReader(Rules rules, ReadingFields in) {
        this.rules = rules;
        this.in = in;
        Format.STATE.check(in);
        checkManifest(in.get("rules"), rules.manifest());
        seats = in.get("seats").whole(FEWEST_SEATS, MOST_SEATS);
        Reading ids = in.find("ids");
        lastId = ids == null ? 0 : ids.whole(0, GREATEST_ID);
        piles = in.items("piles").map(Reading::fields);
        if (piles.size() > MOST_PLACES) {
            throw in.map().expected("at most " + MOST_PLACES + " places", piles.size() + " places");
        }
        places = PlaceCodec.read(piles, seats);
        naming = new Naming(rules, seats, lastId, places);
    }

    /** A state of other rules would be read with luck and go on wrongly. */
    private static void checkManifest(Reading written, String known) {
        if (!written.text().equals(known)) {
            Array<String> theirs = Array.ofAll(written.text().lines());
            Array<String> ours = Array.ofAll(known.lines());
            int same = 0;
            while (same < theirs.size()
                    && same < ours.size()
                    && theirs.get(same).equals(ours.get(same))) {
                same++;
            }
            throw written.expected(
                    "the manifest of the rules it is read under, with " + line(ours, same), line(theirs, same));
        }
    }

    private static String line(Array<String> lines, int index) {
        return index < lines.size() ? "the line \"" + lines.get(index) + "\"" : "no line more";
    }

    State read() {
        boolean natural = in.flag("natural");
        long generator = GeneratorCodec.read(in.find("generator"));
        int[] numbers = NumbersCodec.read(in.find("numbers"), naming);
        Reading made = in.find("created");
        int created = made == null ? 0 : made.whole(0, GREATEST_ID);
        Census census = new Census(created);
        OpenPosition position = new OpenPosition(rules, seats, places, objects(census), numbers, generator, natural);
        position.restore(
                all("frames", FrameCodec::read, Frame[]::new),
                lasting(),
                all("standby", StandbyCodec::read, Standby[]::new),
                queued(),
                memory(census),
                all("events", EventCodec::read, Event[]::new));
        position.restore(links(census));
        position.restore(generator, lastId, 0, "");
        position.restore(created, erased(census));
        EndingCodec.read(in.find("ending"), position);
        AnswersCodec.read(in.find("answers"), naming, position);
        in.end();
        return PositionCheck.asState(position, in.map());
    }

    private Pile[] objects(Census census) {
        Pile[] read = new Pile[places.length];
        for (int i = 0; i < read.length; i++) {
            read[i] = PileCodec.read(piles.get(i), naming, places[i], census);
            if (places[i].closed() && read[i].size() > 0) {
                throw piles.get(i).map().expected("no cards in a place that has been removed");
            }
            piles.get(i).end();
        }
        return read;
    }

    private GameObject[] erased(Census census) {
        Array<Reading> listed = in.items("erased");
        GameObject[] read = new GameObject[listed.size()];
        for (int i = 0; i < read.length; i++) {
            read[i] = ErasedCodec.read(listed.get(i), naming);
            census.count(read[i], listed.get(i));
            if (i > 0 && read[i].card() < read[i - 1].card()) {
                throw listed.get(i).expected("cards by rising number", "card " + read[i].card());
            }
        }
        return read;
    }

    private TimedEffect[] lasting() {
        Array<Reading> listed = in.items("lasting");
        TimedEffect[] read = new TimedEffect[listed.size()];
        for (int i = 0; i < read.length; i++) {
            read[i] = TimedEffectCodec.read(listed.get(i), naming);
            int former = i == 0 ? 0 : read[i - 1].id();
            if (read[i].id() <= former) {
                throw listed.get(i).expected("an id greater than " + former, "id " + read[i].id());
            }
        }
        return read;
    }

    private Frame.Queued[] queued() {
        Array<Reading> listed = in.items("queues");
        Frame.Queued[] read = new Frame.Queued[listed.size()];
        for (int i = 0; i < read.length; i++) {
            read[i] = QueueCodec.read(listed.get(i), naming);
            int former = i == 0 ? 0 : read[i - 1].id();
            if (read[i].id() <= former) {
                throw listed.get(i).expected("an id greater than " + former, "id " + read[i].id());
            }
        }
        return read;
    }

    private Link[] links(Census census) {
        Array<Reading> listed = in.items("links");
        Link[] read = new Link[listed.size()];
        for (int i = 0; i < read.length; i++) {
            read[i] = LinkCodec.read(listed.get(i), naming);
            int former = i == 0 ? 0 : read[i - 1].id();
            if (read[i].id() <= former) {
                throw listed.get(i).expected("an id greater than " + former, "id " + read[i].id());
            }
            checkEnd(read[i].from(), listed.get(i).fields().get("from"), census);
            checkEnd(read[i].to(), listed.get(i).fields().get("to"), census);
        }
        return read;
    }

    private static void checkEnd(Anchor end, Reading at, Census census) {
        if (end.isObject() && !census.has(end.index())) {
            throw at.expected("an object that is there or remembered");
        }
    }

    private Snapshot[] memory(Census census) {
        Array<Reading> listed = in.items("memory");
        Snapshot[] read = new Snapshot[listed.size()];
        for (int i = 0; i < read.length; i++) {
            read[i] = SnapshotCodec.read(listed.get(i), naming);
            census.remember(read[i], listed.get(i));
        }
        return read;
    }

    private <T> T[] all(String name, BiFunction<Reading, Naming, T> element, IntFunction<T[]> array) {
        return in.items(name)
                .toJavaStream()
                .map(each -> element.apply(each, naming))
                .toArray(array);
    }
}

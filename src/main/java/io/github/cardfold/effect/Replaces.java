package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.QueueKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A replacement effect at work (11.3.1.3): which events it replaces, and the procedure that says what happens instead.
 * Instructions that are one change each happen together with what was to happen together with the event. From the first
 * one on that is more, they are carried out right after that.
 */
@Rule(jp = "11.12.1")
public final class Replaces implements Working {
    /** What is carried out right after the change in which events were replaced. */
    public static final QueueKind BESIDES = new QueueKind("besides", QueueKind.Next.FIRST, QueueKind.Unwound.EMPTIED);

    private final EventPattern of;
    private final Array<EventKind> kinds;
    private final String procedure;

    private Replaces(EventPattern of, String procedure) {
        this.of = of;
        kinds = of.kinds();
        this.procedure = procedure;
    }

    /**
     * Compiles a replacement effect.
     *
     * @param of the events
     * @param asked compiles the questions, a no to which ends the procedure; nothing has moved yet
     * @param then what happens instead
     */
    public static Replaces compile(Compiler out, EventPattern of, Consumer<Compiler> asked, Array<Instruction> then) {
        of.kinds().reject(Replaces::canBeReplaced).forEach(kind -> {
            throw out.error("nothing can happen instead of \"" + of.english() + "\": that tells of what has happened");
        });
        Compiler now = new Compiler(out.path(), out.scope());
        now.gathers();
        now.check(of);
        now.bind(of);
        asked.accept(now);
        Array<Instruction> atOnce = then.takeWhile(Instruction::isAtOnce);
        now.block(atOnce);
        Array<Instruction> later = then.drop(atOnce.size());
        Array<Local> kept = later.isEmpty() ? Array.empty() : besides(out, now, later);
        String besides = later.isEmpty() ? "" : besides(out);
        now.let("instead", run -> run.instead(besides.isEmpty() ? null : entry(run, besides, kept)));
        out.scope().add(now);
        return new Replaces(of, out.path());
    }

    private static boolean canBeReplaced(EventKind kind) {
        return kind.changesGame() || kind.tells();
    }

    private static String besides(Compiler out) {
        return out.path() + " besides";
    }

    /**
     * Compiles what is carried out after the change; returns the cards that it speaks of and that were named before.
     */
    private static Array<Local> besides(Compiler out, Compiler now, Array<Instruction> later) {
        Array<String> kept = now.known(later);
        kept.find(name -> now.known(name).type() != Local.Type.OBJECTS).forEach(name -> {
            throw out.error("\"$" + name + "\" is a number, and only cards are kept until the event has been replaced");
        });
        Compiler besides = new Compiler(besides(out), out.scope());
        besides.continuesEvent();
        besides.bindLists(kept);
        besides.block(later);
        out.scope().add(besides);
        return kept.map(now::known);
    }

    /** Each variable's cards with a 0 after them. */
    private static Frame.Queued entry(Run run, String besides, Array<Local> kept) {
        int[] objects = kept.toJavaStream()
                .flatMapToInt(each -> IntStream.concat(Arrays.stream(run.objects(each)), IntStream.of(0)))
                .toArray();
        return Frame.Queued.of(BESIDES, besides, run.seat(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE))
                .naming(objects);
    }

    /** Returns the events that it may replace. */
    public EventPattern of() {
        return of;
    }

    /** Returns the name of the procedure that carries it out. */
    public String procedure() {
        return procedure;
    }

    /** Tells quickly of most events that it does not replace them, whatever they happen to. */
    public boolean mayReplace(Position position, Event event) {
        if (!kinds.contains(event.kind())) {
            return false;
        }
        boolean isSeen = event.kind() == EventKind.MOVE && event.from() >= 0 && event.to() >= 0;
        return !isSeen || of.mayFit(position.place(event.from()), position.place(event.to()));
    }

    /**
     * Tells whether it replaces one of the events that are to happen together.
     *
     * @param query asks as the master and card of the effect
     * @return the objects that the event binds; none if it does not replace it
     */
    @Rule(jp = {"11.12.1", "12.5.1"})
    public Option<Array<Integer>> replaces(Query query, Position position, Batch batch, int index) {
        Event event = batch.get(index);
        if (!mayReplace(position, event)) {
            return Option.none();
        }
        Happening expected = Happening.expected(position, batch, index);
        Subject subject = expected.subject();
        if (subject == null && event.kind() == EventKind.MOVE) {
            return ofAnyCard(query, position, expected);
        }
        boolean reaches = subject == null || ((TextRules) position.rules().game()).affects(query, subject);
        return reaches ? of.matches(query, expected) : Option.none();
    }

    /** What nobody has seen yet it replaces if it would, whichever card it is. */
    private Option<Array<Integer>> ofAnyCard(Query query, Position position, Happening expected) {
        int from = expected.from().index();
        int nobody = position.lastId() + 1;
        IntFunction<Option<Array<Integer>>> as = definition -> of.matches(
                query,
                expected.to(Subject.of(
                        GameObject.imagined(definition, expected.from().seat(), nobody), from)));
        Option<Array<Integer>> bound = as.apply(0);
        return bound.filter(any -> IntStream.range(1, position.rules().definitionCount())
                .allMatch(definition -> as.apply(definition).isDefined()));
    }
}

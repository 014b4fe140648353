package io.github.cardfold.effect;

import io.vavr.control.Option;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import java.util.function.Function;

/** A continuous effect that an instruction makes for a time: one kind of lasting effect for each node of a text. */
public final class TimedWorking extends TimedEffectKind {
    private static final int[] NOBODY = {};

    private final String node;
    private final boolean isAutomatic;
    private final Working working;
    private final Object sort;

    private TimedWorking(Compiler out, int index, Continuous effect, Working working) {
        super(out.path() + (index == 0 ? "" : " " + (index + 1)));
        node = out.path();
        out.scope().carried(name(), "", effect);
        isAutomatic = out.scope().isAutomatic();
        this.working = working;
        sort = working.sort();
    }

    /** Returns what sort of effect it is, see {@link Working#sort}. */
    public Object sort() {
        return sort;
    }

    /** Tells whether an automatic ability makes it. */
    public boolean isAutomatic() {
        return isAutomatic;
    }

    /** Tells whether it is part of the same effect as another: one instruction lets both begin (11.11.8.1). */
    public boolean isPartWith(TimedWorking other) {
        return node.equals(other.node);
    }

    /** Returns what it does. */
    public Working working() {
        return working;
    }

    /** Compiles an instruction that lets continuous effects begin for a time. */
    @Rule(jp = "11.3.1.2")
    public static void compile(Compiler out, Array<Continuous> effects, Lifetime lifetime) {
        compile(out, effects, run -> lifetime);
    }

    /** Compiles an instruction that lets continuous effects begin for a time that is found when they do. */
    public static void compile(Compiler out, Array<Continuous> effects, Function<Run, Lifetime> lifetime) {
        Array<TimedWorking> kinds = effects.flatMap(
                        effect -> out.working(effect).map(working -> Tuple.of(effect, working)))
                .zipWithIndex((each, index) -> new TimedWorking(out, index, each._1, each._2));
        kinds.forEach(out.scope()::add);
        out.change("", run -> begin(run, kinds, lifetime.apply(run)));
    }

    /** All of them begin at the same time, each with its own amount and cards, which never change afterwards. */
    @Rule(jp = {"11.3.1.2.1", "11.11.3.1.1.1", "11.11.4"})
    private static Batch begin(Run run, Array<TimedWorking> kinds, Lifetime lifetime) {
        Query query = Query.of(run);
        if (!((TextGame) run.position().rules().game()).canLast(run.position(), lifetime)) {
            return Batch.NOTHING;
        }
        return Batch.ofAll(kinds.flatMap(kind -> kind.begin(query, lifetime)).asJava());
    }

    private Array<Event> begin(Query query, Lifetime lifetime) {
        Option<Array<Subject>> about = working.about(query);
        if (about.isEmpty()) {
            return Array.of(Event.begin(
                    TimedEffect.of(this, query.master(), query.source(), NOBODY, working.amount(query), lifetime)));
        }
        Array<Subject> cards = about.get();
        int amount = working.amount(query);
        return each()
                .map(each ->
                        cards.map(card -> begin(query, Array.of(card), each.amount(query, card, amount), lifetime)))
                .getOrElse(() -> cards.isEmpty() ? Array.empty() : Array.of(begin(query, cards, amount, lifetime)));
    }

    private Option<Change.ForEach> each() {
        return working instanceof Change change ? change.each() : Option.none();
    }

    private Event begin(Query query, Array<Subject> cards, int amount, Lifetime lifetime) {
        int[] objects = cards.toJavaStream().mapToInt(Subject::object).toArray();
        return Event.begin(TimedEffect.of(this, query.master(), query.source(), objects, amount, lifetime));
    }
}

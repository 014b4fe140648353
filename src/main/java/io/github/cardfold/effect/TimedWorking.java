package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/** A continuous effect that an instruction makes for a time: one kind of lasting effect for each node of a text. */
public final class TimedWorking extends Lasts {
    private static final int[] NOBODY = {};

    private final String node;
    private final boolean isAutomatic;
    private final Working working;
    private final Object sort;

    private TimedWorking(Compiler out, int index, Continuous effect, Working working, DurationTerm duration) {
        super(out.path() + (index == 0 ? "" : " " + (index + 1)), duration);
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
    public static void compile(Compiler out, Array<Continuous> effects, DurationTerm duration) {
        out.takesTime(duration);
        Array<TimedWorking> kinds = effects.flatMap(
                        effect -> out.working(effect).map(working -> Tuple.of(effect, working)))
                .zipWithIndex((each, index) -> new TimedWorking(out, index, each._1, each._2, duration));
        kinds.forEach(out.scope()::add);
        out.change("", run -> begin(run, kinds, duration));
    }

    /**
     * Lets something last so long that an instruction begins; returns how long that is when it is carried out, none if
     * it cannot begin then.
     */
    public static Function<Query, Option<Lifetime>> lasting(Compiler out, DurationTerm duration) {
        out.takesTime(duration);
        return query -> TextRules.lifetime(query, duration);
    }

    /** All of them begin at the same time, each with its own amount and cards, which never change afterwards. */
    @Rule(jp = {"11.3.1.2.1", "11.11.3.1.1.1", "11.11.4"})
    private static Batch begin(Run run, Array<TimedWorking> kinds, DurationTerm duration) {
        Query query = Query.of(run);
        return TextRules.lifetime(query, duration)
                .map(lifetime -> Batch.ofAll(
                        kinds.flatMap(kind -> kind.begin(query, lifetime)).asJava()))
                .getOrElse(Batch.NOTHING);
    }

    private Array<Event> begin(Query query, Lifetime lifetime) {
        Option<Array<Subject>> about = working.about(query);
        if (about.isEmpty()) {
            return Array.of(Event.begin(
                    TimedEffect.of(this, query.master(), query.source(), NOBODY, working.amount(query), lifetime)));
        }
        Array<Subject> cards = about.get();
        int amount = working.amount(query);
        if (each().isDefined() || duration().isOfEachCard()) {
            return cards.map(card -> begin(
                    query,
                    Array.of(card),
                    each().map(each -> each.amount(query, card, amount)).getOrElse(amount),
                    lifetime));
        }
        return cards.isEmpty() ? Array.empty() : Array.of(begin(query, cards, amount, lifetime));
    }

    private Option<Change.ForEach> each() {
        return working instanceof Change change ? change.each() : Option.none();
    }

    private Event begin(Query query, Array<Subject> cards, int amount, Lifetime lifetime) {
        int[] objects = cards.toJavaStream().mapToInt(Subject::object).toArray();
        return Event.begin(TimedEffect.of(this, query.master(), query.source(), objects, amount, lifetime));
    }
}

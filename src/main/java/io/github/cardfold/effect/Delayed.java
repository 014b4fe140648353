package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A timed trigger that an instruction makes (11.9.7): one kind of lasting effect for each node of a text. It keeps the
 * {@linkplain KeptCards cards} of the variables that are spoken of later.
 */
public final class Delayed extends Lasts {
    private final EventPattern trigger;
    private final Array<EventKind> kinds;
    private final boolean each;
    private final int variables;

    private Delayed(String name, EventPattern trigger, boolean each, int variables, DurationTerm within) {
        super(name, within, Role.TRIGGERS);
        this.trigger = trigger;
        kinds = trigger.kinds();
        this.each = each;
        this.variables = variables;
    }

    /**
     * Compiles an instruction that lets others be carried out when something happens next.
     *
     * @param within how long it is waited for
     * @param each whether they are carried out each time it happens, not the first time alone
     */
    @Rule(jp = {"11.9.7", "11.9.7.1"})
    public static void compile(
            Compiler out, EventPattern trigger, Array<Instruction> then, DurationTerm within, boolean each) {
        out.takesTime(within);
        Array<String> kept = out.known(then);
        KeptCards.refusal(kept.map(out::known)).forEach(why -> {
            throw out.error(why);
        });
        kept.find(trigger.binds()::contains).forEach(name -> {
            throw out.error("\"$" + name + "\" is a card named before and the card of what is waited for;"
                    + " give the one named before another name, by \"as\"");
        });
        Compiler later = new Compiler(out.path(), out.scope());
        later.check(trigger);
        later.bindLists(kept);
        later.bindFound(kept.size(), trigger);
        later.block(then);
        later.mark("end");
        out.scope().add(later);
        Delayed kind = new Delayed(out.path(), trigger, each, kept.size(), within);
        out.scope().add(kind);
        Array<Local> locals = kept.map(out::known);
        out.change("", run -> kind.begin(run, locals));
    }

    /** What a timed trigger does later has the source of the effect that made it. */
    @Rule(jp = {"11.3.1.2.1", "11.5.3.2"})
    private Batch begin(Run run, Array<Local> kept) {
        return TextRules.lifetime(Query.of(run), duration())
                .map(lifetime -> Batch.of(begin(run, kept, lifetime)))
                .getOrElse(Batch.NOTHING);
    }

    private Event begin(Run run, Array<Local> kept, Lifetime lifetime) {
        return Event.begin(KeptCards.of(run, kept).keptBy(this, run, lifetime));
    }

    @Override
    public String triggeredBy(Position position, TimedEffect effect, Batch done, int index) {
        return matches(position, effect, done, index).isDefined() ? name() : "";
    }

    @Override
    public Array<String> procedures() {
        return Array.of(name());
    }

    private Option<Array<Integer>> matches(Position position, TimedEffect effect, Batch done, int index) {
        TextGame game = (TextGame) position.rules().game();
        Event event = done.get(index);
        if (!kinds.contains(event.kind()) || game.isSpent(position, event, name(), effect.source(), effect.id())) {
            return Option.none();
        }
        Query query = Query.of(position, effect.master(), effect.source());
        Happening happening = new Happening(position, done, index);
        return Guess.told(position, query, trigger, happening);
    }

    /** Each variable's cards with a 0 after them, then what the trigger binds. */
    @Override
    public int[] bindings(Position position, TimedEffect effect, Batch done, int index) {
        Array<Integer> found = matches(position, effect, done, index).getOrElse(Array.empty());
        int[] bindings = new int[effect.objectCount() + variables + found.size()];
        int at = 0;
        for (int[] cards : KeptCards.of(effect, variables)) {
            System.arraycopy(cards, 0, bindings, at, cards.length);
            at += cards.length + 1;
        }
        for (int i = 0; i < found.size(); i++) {
            bindings[at + i] = found.get(i);
        }
        return bindings;
    }

    @Override
    public boolean triggersOnce() {
        return !each;
    }
}

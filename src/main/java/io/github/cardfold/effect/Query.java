package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a condition, value, selector or filter is asked about: a position, whose effect it is, which card it comes from,
 * the variables of the ability being carried out. Immutable.
 */
public final class Query {
    private static final int[] NOTHING = {};

    private final Position position;
    private final Seat master;
    private final int source;
    private final @Nullable Subject self;
    private final @Nullable Frame variables;
    private final @Nullable Consumer<String> reader;
    private final @Nullable Object lens;
    private final boolean paying;
    private final @Nullable Supposed supposed;

    private Query(
            Position position,
            Seat master,
            int source,
            @Nullable Subject self,
            @Nullable Frame variables,
            @Nullable Consumer<String> reader,
            @Nullable Object lens,
            boolean paying,
            @Nullable Supposed supposed) {
        this.position = position;
        this.master = master;
        this.source = source;
        this.self = self;
        this.variables = variables;
        this.reader = reader;
        this.lens = lens;
        this.paying = paying;
        this.supposed = supposed;
    }

    /** Returns the query of an ability that is being carried out by a frame. */
    public static Query of(Position position, Frame frame) {
        return new Query(
                position,
                frame.seat(AbilityFrame.MASTER),
                frame.get(AbilityFrame.SOURCE),
                null,
                frame,
                null,
                null,
                false,
                null);
    }

    /** Returns the query of the ability whose step runs. */
    public static Query of(Run run) {
        return of(run.position(), run.frame());
    }

    /** Returns the query of an ability that is not being carried out: it has no variables. */
    public static Query of(Position position, Seat master, int source) {
        return new Query(position, master, source, null, null, null, null, false, null);
    }

    /** Returns the query of an ability of a card as it is or was. */
    public static Query of(Position position, Seat master, Subject self) {
        return new Query(position, master, self.object(), self, null, null, null, false, null);
    }

    /** Returns a query about a card, for what is the same whoever asks: it has no master. */
    public static Query about(Position position, Subject card) {
        return new Query(position, Seat.NATURE, card.object(), card, null, null, null, false, null);
    }

    /** Returns the same query with the variables of a frame. */
    public Query with(@Nullable Frame frame) {
        return new Query(position, master, source, self, frame, reader, lens, paying, supposed);
    }

    /** Returns the same query, for which a variable that nothing has been chosen for yet holds an object. */
    public Query supposing(String variable, int object) {
        return new Query(
                position,
                master,
                source,
                self,
                variables,
                reader,
                lens,
                paying,
                new Supposed(variable, object, supposed));
    }

    /** Returns the same query as another seat would ask it. */
    public Query as(Seat seat) {
        return new Query(position, seat, source, self, variables, reader, lens, paying, supposed);
    }

    /**
     * Returns the same query with what the card that has the ability was at another time, null if that is not known.
     */
    public Query asOf(@Nullable Subject was) {
        return was == null ? this : new Query(position, master, source, was, variables, reader, lens, paying, supposed);
    }

    /** Returns the same query, which tells of every kind of fact that is read. */
    public Query heardBy(Consumer<String> listener) {
        return new Query(position, master, source, self, variables, listener, lens, paying, supposed);
    }

    /** Returns the query of an ability of a card, to be answered by information that is still being worked out. */
    public static Query through(Position position, Seat master, Subject self, Object information) {
        return new Query(position, master, self.object(), self, null, null, information, false, null);
    }

    /**
     * Returns the query of an ability of a card, to be answered by information of cards that is still being worked out;
     * it tells of every kind of fact that is read.
     */
    public static Query through(
            Position position, Seat master, Subject self, Object information, Consumer<String> listener) {
        return new Query(position, master, self.object(), self, null, listener, information, false, null);
    }

    /** Returns the same query of one who pays a cost, for which cards may count as something else. */
    public Query paying() {
        return paying ? this : new Query(position, master, source, self, variables, reader, lens, true, supposed);
    }

    /** Tells whether it is asked with what a cost is paid. */
    public boolean isPaying() {
        return paying;
    }

    /** Returns the information of cards that is still being worked out, null if what the position says is meant. */
    public @Nullable Object lens() {
        return lens;
    }

    /** Returns the position, to read a kind of fact of it: one that the term {@linkplain Term#reads declares}. */
    public Position position(String fact) {
        if (reader != null) {
            reader.accept(fact);
        }
        return position;
    }

    /** Returns the seat whose effect it is. */
    public Seat master() {
        return master;
    }

    /** Returns the object that has the ability, 0 if none. */
    public int source() {
        return source;
    }

    /** Returns the card that has the ability, as it is now or was last; null if nothing is known of it. */
    public @Nullable Subject self() {
        return self == null ? Subject.find(position, source) : self;
    }

    /** Returns a seat. */
    public Seat seat(Side side) {
        return side.seat(position, master);
    }

    /** Returns an object as it is now or was last, or null if nothing is known of it. */
    public @Nullable Subject find(int object) {
        return self != null && self.object() == object ? self : Subject.find(position(Facts.PLACES), object);
    }

    /** Returns the objects of a variable, as far as something is known of them. */
    public Array<Subject> subjects(String variable) {
        Array<Subject> found = Array.empty();
        for (int object : objects(variable)) {
            Subject subject = find(object);
            found = subject == null ? found : found.append(subject);
        }
        return found;
    }

    /** Returns a variable as a number: its value, or how many objects it holds. */
    public int number(String variable) {
        Local local = local(variable);
        if (supposed(variable) != null) {
            return 1;
        }
        if (local == null || variables == null) {
            return 0;
        }
        return local.type() == Local.Type.NUMBER ? variables.get(local) : variables.size(local);
    }

    private int[] objects(String variable) {
        Local local = local(variable);
        Supposed chosen = supposed(variable);
        if (chosen != null) {
            return new int[] {chosen.object};
        }
        if (local == null || variables == null) {
            return NOTHING;
        }
        int[] objects = new int[variables.size(local)];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = variables.get(local, i);
        }
        return objects;
    }

    private @Nullable Local local(String variable) {
        if (reader != null) {
            reader.accept(Facts.VARIABLES);
        }
        return variables == null
                ? null
                : variables.procedure().local(AbilityFrame.variable(variable)).getOrNull();
    }

    private @Nullable Supposed supposed(String variable) {
        Supposed each = supposed;
        while (each != null && !each.variable.equals(variable)) {
            each = each.before;
        }
        return each;
    }

    /** A variable that holds an object, and those supposed before it. */
    private record Supposed(
            String variable, int object, @Nullable Supposed before) {}
}

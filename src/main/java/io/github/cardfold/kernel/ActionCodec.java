package io.github.cardfold.kernel;

/**
 * Writes an action as data and reads it back. Seats, verbs and places are named; the names of places are those of the
 * state the action is meant for.
 */
public final class ActionCodec {
    /** The greatest number that can be answered. */
    public static final int GREATEST_NUMBER = (1 << 20) - 1;

    private static final String NATURE = Seat.NATURE.name();

    private ActionCodec() {}

    /** Returns an action as data; the state is one whose places it speaks of. */
    public static Data write(State state, Action action) {
        Data.Builder out = Data.fields().text("seat", action.seat().name()).text("shape", Reading.word(action.shape()));
        switch (action.shape()) {
            case PASS, CONCEDE -> {}
            case NUMBER -> out.whole("number", action.number());
            case YES_NO -> out.put("yes", Data.truth(action.number() == 1));
            case PICK -> handle(out, state, action.handle());
            case ACT -> handle(out.text("verb", action.verb()), state, action.handle());
        }
        return out.build();
    }

    private static void handle(Data.Builder out, State state, Handle handle) {
        out.text("place", Naming.name(state.position().place(handle.place())));
        if (handle.position() != Handle.PLACE) {
            out.whole("position", handle.position());
        }
    }

    /**
     * Returns the action that data says. Whether it is legal is for {@link State#step} to say.
     *
     * @throws StateFormatException if the data is no action that speaks of this state's seats, places and verbs
     */
    public static Action read(State state, Data data) {
        ReadingFields in = Reading.of(data).fields();
        Naming naming = Naming.of(state.position());
        Reading letter = in.get("seat");
        Seat seat = letter.text().equals(NATURE) ? Seat.NATURE : Seat.of(naming.seat(letter));
        Action action = switch (in.get("shape").word(Action.Shape.values())) {
            case PASS -> Action.pass(seat);
            case CONCEDE -> Action.concede(seat);
            case NUMBER -> Action.number(seat, in.get("number").whole(0, GREATEST_NUMBER));
            case YES_NO -> Action.yesNo(seat, in.get("yes").truth());
            case PICK -> Action.pick(seat, handle(in, naming));
            case ACT -> Action.act(seat, verb(in.get("verb"), naming.rules()), handle(in, naming));
        };
        in.end();
        return action;
    }

    private static String verb(Reading name, Rules rules) {
        if (rules.verbIndex(name.text()) < 0) {
            throw name.expected("a verb of these rules");
        }
        return name.text();
    }

    private static Handle handle(ReadingFields in, Naming naming) {
        int place = naming.place(in.get("place"));
        Reading position = in.find("position");
        return new Handle(place, position == null ? Handle.PLACE : position.whole(0, Handle.PLACE - 1));
    }
}

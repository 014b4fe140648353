package io.github.cardfold.replay;

import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.StartNumber;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads what a {@link ReplayWriter} wrote. */
final class ReplayReader {
    private static final Action.Shape[] SHAPES = Action.Shape.values();
    private static final Outcome.Kind[] OUTCOMES = Outcome.Kind.values();
    private static final int SEATS = Seat.values().length;
    private static final int LOW = (1 << ReplayWriter.SHAPE_SHIFT) - 1;

    private final ByteReader in;

    ReplayReader(ByteReader in) {
        this.in = in;
    }

    Replay read() {
        int from = in.at();
        String rules = in.word("the manifest of the rules");
        Start start = start();
        int count = in.upTo(Math.min(Replay.MOST_ACTIONS, in.left()), "the number of answers");
        Array<NamedAction> actions = list(count, this::action);
        Array<Long> hashes = list(Replay.hashCount(count), () -> in.fixed("a hash"));
        Option<Outcome> outcome = outcome();
        return made(from, () -> new Replay(rules, start, actions, hashes, outcome));
    }

    private static <T> Array<T> list(int size, Supplier<T> element) {
        List<T> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(element.get());
        }
        return Array.ofAll(list);
    }

    /** Makes a part that refuses what it cannot be, and says where it began. */
    private static <T> T made(int from, Supplier<T> part) {
        try {
            return part.get();
        } catch (IllegalArgumentException refusal) {
            throw ByteReader.at(from, String.valueOf(refusal.getMessage()), refusal);
        }
    }

    private Start start() {
        int from = in.at();
        int kind = in.next("the start");
        return switch (kind) {
            case ReplayWriter.SEEDED, ReplayWriter.OPEN -> decks(kind);
            case ReplayWriter.SAVED -> new Start.Saved(DataBytes.read(in));
            default -> throw ByteReader.at(from, "there is no start of kind " + kind, null);
        };
    }

    private Start decks(int kind) {
        String game = in.word("the name of a game");
        Array<DeckSheet> decks = list(in.count("the number of decks"), this::deck);
        Array<StartNumber> numbers = list(in.count("the number of numbers"), this::number);
        return new Start.Decks(
                game, decks, numbers, Option.when(kind == ReplayWriter.SEEDED, () -> in.fixed("the seed")));
    }

    private DeckSheet deck() {
        int from = in.at();
        String name = in.word("the name of a deck");
        Array<Array<DeckSheet.Entry>> parts = list(in.count("the number of parts of a deck"), this::entries);
        return made(from, () -> new DeckSheet(name, parts));
    }

    private StartNumber number() {
        int from = in.at();
        int seat = in.next("a seat");
        if (seat >= SEATS - 1) {
            throw ByteReader.at(from, "no seat has the number " + seat, null);
        }
        String name = in.word("the name of a number");
        int value = in.upTo(Integer.MAX_VALUE, "a number");
        return made(from, () -> new StartNumber(Seat.of(seat), name, value));
    }

    private Array<DeckSheet.Entry> entries() {
        return list(in.count("the number of entries of a deck"), this::entry);
    }

    private DeckSheet.Entry entry() {
        int from = in.at();
        int count = in.upTo(Integer.MAX_VALUE, "the number of copies");
        String card = in.word("the id of a card");
        return made(from, () -> new DeckSheet.Entry(count, card));
    }

    private NamedAction action() {
        int from = in.at();
        int head = in.next("an answer");
        int seat = head & LOW;
        int shapeIndex = head >> ReplayWriter.SHAPE_SHIFT & LOW;
        boolean extra = (head & ReplayWriter.EXTRA) != 0;
        if (head >= ReplayWriter.EXTRA << 1 || seat >= SEATS || shapeIndex >= SHAPES.length) {
            throw ByteReader.at(from, "no answer begins with the byte " + head, null);
        }
        Action.Shape shape = SHAPES[shapeIndex];
        boolean placed = shape == Action.Shape.PICK || shape == Action.Shape.ACT;
        String verb = shape == Action.Shape.ACT ? in.word("a verb") : "";
        String place = placed ? in.word("a place") : "";
        int position = !placed ? 0 : extra ? in.upTo(Handle.ITSELF - 1, "a position") : Handle.ITSELF;
        int number = shape == Action.Shape.NUMBER
                ? in.upTo(Integer.MAX_VALUE, "a number")
                : shape == Action.Shape.YES_NO && extra ? 1 : 0;
        return made(from, () -> new NamedAction(Seat.of(seat), shape, verb, place, position, number));
    }

    private Option<Outcome> outcome() {
        int from = in.at();
        int kind = in.next("the outcome");
        if (kind > OUTCOMES.length) {
            throw ByteReader.at(from, "there is no outcome of kind " + kind, null);
        }
        if (kind == 0) {
            return Option.none();
        }
        Option<Seat> winner = seat(in.upTo(SEATS, "the winner"));
        int losers = in.next("the losers");
        Array<Seat> lost = Array.of(Seat.values()).filter(each -> (losers & each.bit()) != 0);
        return Option.some(new Outcome(OUTCOMES[kind - 1], winner, lost, in.word("the section of the outcome")));
    }

    private static Option<Seat> seat(int number) {
        return number == 0 ? Option.none() : Option.some(Seat.of(number - 1));
    }
}

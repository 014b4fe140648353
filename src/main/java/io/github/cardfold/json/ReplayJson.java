package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.game.StartNumber;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayException;
import io.github.cardfold.replay.Start;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Replays as JSON text, for people and other programs; {@link io.github.cardfold.replay.ReplayBytes} is the short form.
 * The schema is {@code replay.schema.json}.
 *
 * <p>Reading takes memory in proportion to the text: at most 100 bytes for each character.
 */
public final class ReplayJson {
    /** No replay that can be made is longer; a game has some tens of thousands. */
    private static final int MOST_CHARACTERS = 4_000_000;

    private static final int MOST_SEATS = 6;

    private ReplayJson() {}

    /** Returns a replay as JSON, on one line without spaces. Equal replays give equal texts. */
    public static String write(Replay replay) {
        requireNonNull(replay, "replay");
        return data(replay).toString();
    }

    static Data data(Replay replay) {
        return Format.REPLAY
                .start()
                .text("rules", replay.rules())
                .put("start", start(replay.start()))
                .put(
                        "actions",
                        Data.items(replay.actions().map(NamedAction::write).asJava()))
                .put("hashes", Data.items(replay.hashes().map(Hex::write).asJava()))
                .fields("outcome", replay.outcome().map(OutcomeData::write).getOrElse(Data::fields))
                .build();
    }

    private static Data start(Start start) {
        if (start instanceof Start.Saved saved) {
            return Data.fields().put("state", saved.state()).build();
        }
        Start.Decks decks = (Start.Decks) start;
        LibraryGame game = LibraryGame.named(decks.game());
        Data.Builder out = Data.fields()
                .text("game", decks.game())
                .put("decks", Data.items(decks.decks().map(deck -> DeckData.write(game, deck))))
                .items("numbers", decks.numbers().map(ReplayJson::number));
        decks.seed().forEach(seed -> out.put("seed", Hex.write(seed)));
        return out.build();
    }

    /**
     * Returns the replay that JSON says.
     *
     * @throws ReplayException if the text is not JSON or no replay: it names the path and what is wrong there
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Replay read(String text) {
        requireNonNull(text, "text");
        try {
            return replay(Json.data(text, MOST_CHARACTERS));
        } catch (StateFormatException e) {
            throw new ReplayException(e.path(), "expected " + e.expected() + ", found " + e.found(), e);
        }
    }

    private static Replay replay(Data document) {
        ReadingFields in = Documents.fields(Format.REPLAY, document);
        String rules = in.get("rules").filled();
        Start start = start(in.get("start").fields());
        Array<NamedAction> actions = all(in.get("actions"), NamedAction::read);
        Array<Long> hashes = all(in.get("hashes"), Hex::read);
        Reading outcome = in.find("outcome");
        in.end();
        return made(
                in.map(),
                () -> new Replay(
                        rules, start, actions, hashes, Option.of(outcome).map(OutcomeData::read)));
    }

    private static Start start(ReadingFields in) {
        Reading state = in.find("state");
        if (state != null) {
            in.end();
            state.fields();
            return new Start.Saved(state.data());
        }
        LibraryGame game = in.get("game").named("the name of a game", LibraryGame::named);
        Reading decks = in.get("decks");
        Array<DeckSheet> sheets = all(decks, each -> DeckData.read(game, each.fields()));
        if (sheets.size() < 2 || sheets.size() > game.mostSeats()) {
            throw decks.expected("the decks of 2 to " + game.mostSeats() + " seats");
        }
        Array<StartNumber> numbers = Array.ofAll(in.items("numbers")).map(ReplayJson::number);
        Reading seed = in.find("seed");
        in.end();
        return new Start.Decks(game.name(), sheets, numbers, Option.of(seed).map(Hex::read));
    }

    private static Data number(StartNumber number) {
        return Data.fields()
                .text("seat", number.seat().name())
                .text("name", number.name())
                .whole("value", number.value())
                .build();
    }

    private static StartNumber number(Reading map) {
        ReadingFields in = map.fields();
        Seat seat = in.get("seat")
                .named(
                        "the letter of a seat",
                        letter -> Seat.first(MOST_SEATS)
                                .find(each -> each.name().equals(letter))
                                .getOrElseThrow(IllegalArgumentException::new));
        String name = in.get("name").text();
        int value = in.get("value").whole(0, Integer.MAX_VALUE);
        in.end();
        return new StartNumber(seat, name, value);
    }

    private static <T> Array<T> all(Reading list, Function<Reading, T> element) {
        return Array.ofAll(list.items()).map(element);
    }

    /** Makes a part that refuses what it cannot be, and says where it stands. */
    static <T> T made(Reading at, Supplier<T> part) {
        try {
            return part.get();
        } catch (IllegalArgumentException refusal) {
            throw at.expected("parts that agree", String.valueOf(refusal.getMessage()));
        }
    }
}

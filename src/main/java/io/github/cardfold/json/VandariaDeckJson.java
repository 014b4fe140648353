package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Deck lists of Vandaria Wars as JSON text; cards go by their ids. The schema is {@code vandaria-deck.schema.json}. */
public final class VandariaDeckJson {
    private static final int MOST_PROBLEMS = 100;

    private final VandariaPack pack;
    private final String source;
    private final List<JsonProblem> missing = new ArrayList<>();

    private VandariaDeckJson(VandariaPack pack, String source) {
        this.pack = pack;
        this.source = source;
    }

    /** Returns a deck list as JSON, on one line without spaces. */
    public static String write(VandariaDeckList deck) {
        requireNonNull(deck, "deck");
        Data.Builder out = Data.fields().text("name", deck.name());
        for (VandariaDeckSection section : VandariaDeckSection.values()) {
            out.items(Reading.word(section), deck.entries(section).map(VandariaDeckJson::entry));
        }
        return Documents.of(Format.VANDARIA_DECK, out.build()).toString();
    }

    private static Data entry(DeckEntry<VandariaCard> entry) {
        return Data.fields()
                .whole("count", entry.count())
                .text("card", entry.card().id())
                .build();
    }

    /**
     * Reads a deck list.
     *
     * @param pack the cards that it may call by id
     * @param source the name of the text, for the problems
     * @param text the whole text
     * @return the deck list, legal or not, or what is wrong: every card that the pack does not have, up to 100, or the
     *     first thing that is no deck list at all
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Either<Array<JsonProblem>, VandariaDeckList> read(VandariaPack pack, String source, String text) {
        requireNonNull(pack, "pack");
        requireNonNull(source, "source");
        requireNonNull(text, "text");
        VandariaDeckJson reader = new VandariaDeckJson(pack, source);
        try {
            VandariaDeckList deck = reader.deck(Documents.fields(Format.VANDARIA_DECK, Json.data(text)));
            return reader.missing.isEmpty() ? Either.right(deck) : Either.left(reader.told());
        } catch (StateFormatException refusal) {
            return Either.left(Array.of(JsonProblem.of(source, refusal)));
        }
    }

    private VandariaDeckList deck(ReadingFields in) {
        VandariaDeckList deck = VandariaDeckList.builder()
                .name(in.get("name").text())
                .fate(entries(in, VandariaDeckSection.FATE))
                .sub(entries(in, VandariaDeckSection.SUB))
                .side(entries(in, VandariaDeckSection.SIDE))
                .build();
        in.end();
        return deck;
    }

    private Array<DeckEntry<VandariaCard>> entries(ReadingFields in, VandariaDeckSection section) {
        Array<DeckEntry<VandariaCard>> entries = in.items(Reading.word(section)).flatMap(this::entry);
        if (entries.map(DeckEntry::count).sum().longValue() > DeckEntry.MOST) {
            throw in.get(Reading.word(section))
                    .expected("at most " + DeckEntry.MOST + " cards in the " + section.heading());
        }
        return entries;
    }

    private Option<DeckEntry<VandariaCard>> entry(Reading map) {
        ReadingFields in = map.fields();
        int count = in.get("count").whole(1, DeckEntry.MOST);
        Reading card = in.get("card");
        in.end();
        Option<VandariaCard> found = pack.card(card.text());
        if (found.isEmpty()) {
            missing.add(new JsonProblem(
                    source, card.path(), "the pack " + pack.id() + " has no card '" + card.text() + "'"));
        }
        return found.map(each -> new DeckEntry<>(count, each));
    }

    private Array<JsonProblem> told() {
        Array<JsonProblem> all = Array.ofAll(missing);
        return all.size() <= MOST_PROBLEMS
                ? all
                : all.take(MOST_PROBLEMS)
                        .append(new JsonProblem(
                                source,
                                all.get(MOST_PROBLEMS).path(),
                                "there is more; reading stopped after " + MOST_PROBLEMS + " problems"));
    }
}

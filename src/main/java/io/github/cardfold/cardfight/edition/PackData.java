package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.kernel.Data;
import io.github.cardfold.kernel.Reading;
import io.github.cardfold.kernel.ReadingFields;
import io.github.cardfold.kernel.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Packs as data: {@code id}, {@code pack version} and {@code cards}, each of which {@link CardData} reads. */
public final class PackData {
    private static final String ID = "id";
    private static final String VERSION = "pack version";
    private static final String CARDS = "cards";

    private Array<StateFormatException> problems = Array.empty();
    private Array<Card> cards = Array.empty();
    private TreeSet<String> ids = TreeSet.empty();
    private TreeSet<String> names = TreeSet.empty();

    private PackData() {}

    /**
     * Returns a pack as data.
     *
     * @throws IllegalArgumentException if an ability has a term of a kind that the vocabulary does not have
     */
    public static Data write(Pack pack) {
        return Data.fields()
                .text(ID, pack.id())
                .text(VERSION, pack.version())
                .put(CARDS, Data.items(pack.cards().map(CardData::write).asJava()))
                .build();
    }

    /**
     * Returns the pack that the fields of a map say which nobody has asked for yet, or everything that is wrong with
     * its cards, in their order.
     *
     * @throws StateFormatException if it is no pack at all
     */
    public static Either<Array<StateFormatException>, Pack> read(ReadingFields in) {
        String id = in.get(ID).filled();
        String version = in.get(VERSION).filled();
        Array<Reading> listed = Array.ofAll(in.get(CARDS).items());
        in.end();
        PackData reader = new PackData();
        listed.forEach(reader::card);
        return reader.problems.isEmpty()
                ? Either.right(Pack.builder()
                        .id(id)
                        .version(version)
                        .cards(reader.cards)
                        .build())
                : Either.left(reader.problems);
    }

    private void card(Reading map) {
        CardData.read(map)
                .peek(card -> cards = cards.append(card))
                .peekLeft(found -> problems = problems.appendAll(found));
        ids = unlike(ids, map, CardField.ID);
        names = unlike(names, map, CardField.NAME);
    }

    /** Notes a text that no two cards share. */
    private TreeSet<String> unlike(TreeSet<String> former, Reading map, CardField field) {
        Option<String> text = CardData.text(map, field);
        text.filter(former::contains)
                .forEach(again -> problems = problems.append(
                        map.field(field.title(), Data.text(again)).expected("one that no card before has")));
        return text.map(former::add).getOrElse(former);
    }
}

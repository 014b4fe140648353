package io.github.cardfold.vandaria.edition;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Packs as data: {@code id}, {@code pack version}, and {@code cards}, each of which {@link VandariaCardData} reads. */
public final class VandariaPackData {
    /** The greatest number of problems that are told of one pack; one more says that there may be others. */
    public static final int MOST_PROBLEMS = 100;

    private static final String ID = "id";
    private static final String VERSION = "pack version";
    private static final String CARDS = "cards";

    private VandariaPackData() {}

    /** Returns a pack as data. */
    public static Data write(VandariaPack pack) {
        return write(pack, VandariaVocabulary.LANGUAGE);
    }

    /** Returns a pack as data, its skills being of the words of a language. */
    public static Data write(VandariaPack pack, Language words) {
        requireNonNull(pack, "pack");
        requireNonNull(words, "words");
        return Data.fields()
                .text(ID, pack.id())
                .text(VERSION, pack.version())
                .put(CARDS, Data.items(pack.cards().map(card -> VandariaCardData.write(card, words))))
                .build();
    }

    /**
     * Returns the pack that the fields of a map say which nobody has asked for yet, or everything that is wrong with
     * its cards, in their order; after {@value #MOST_PROBLEMS} problems, that reading stopped.
     *
     * @throws StateFormatException if it is no pack at all, or has more than {@link VandariaPack#MOST_CARDS} cards
     */
    public static Either<Array<StateFormatException>, VandariaPack> read(ReadingFields in) {
        return read(in, VandariaVocabulary.LANGUAGE);
    }

    /** The same of skills that are of the words of a language. */
    public static Either<Array<StateFormatException>, VandariaPack> read(ReadingFields in, Language words) {
        requireNonNull(in, "in");
        requireNonNull(words, "words");
        String id = in.get(ID).filled();
        String version = in.get(VERSION).filled();
        Reading listed = in.get(CARDS);
        in.end();
        if (listed.data() instanceof Data.Items items && items.values().size() > VandariaPack.MOST_CARDS) {
            throw listed.expected("at most " + VandariaPack.MOST_CARDS + " cards");
        }
        return cards(listed, words).map(cards -> new VandariaPack(id, version, cards));
    }

    /** Returns the cards of a list, or everything that is wrong with them. */
    private static Either<Array<StateFormatException>, Array<VandariaCard>> cards(Reading list, Language words) {
        List<StateFormatException> problems = new ArrayList<>();
        List<VandariaCard> cards = new ArrayList<>();
        Set<String> ids = new TreeSet<>();
        for (Reading map : list.items()) {
            VandariaCardData.read(map, words).peek(cards::add).peekLeft(found -> problems.addAll(found.asJava()));
            VandariaCardData.id(map)
                    .filter(id -> !ids.add(id))
                    .forEach(id -> problems.add(map.field(ID, Data.text(id)).expected("one that no card before has")));
            if (problems.size() > MOST_PROBLEMS) {
                return Either.left(Array.ofAll(problems)
                        .take(MOST_PROBLEMS)
                        .append(map.expected(
                                "at most " + MOST_PROBLEMS + " problems",
                                "more; reading stopped after " + MOST_PROBLEMS + " problems")));
            }
        }
        return problems.isEmpty() ? Either.right(Array.ofAll(cards)) : Either.left(Array.ofAll(problems));
    }
}

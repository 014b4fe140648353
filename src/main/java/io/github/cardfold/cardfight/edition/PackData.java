package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.TermDefinition;
import io.github.cardfold.spi.RequiredPlugin;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Packs as data: {@code id}, {@code pack version}, perhaps {@code requires}, each with the {@code plugin} that the
 * texts need and its least {@code version}, perhaps {@code definitions}, each of which {@link TermDefinition} reads,
 * and {@code cards}, each of which {@link CardData} reads.
 */
public final class PackData {
    private static final String ID = "id";
    private static final String VERSION = "pack version";
    private static final String REQUIRES = "requires";
    private static final String PLUGIN = "plugin";
    private static final String LEAST = "version";
    private static final String DEFINITIONS = "definitions";
    private static final String CARDS = "cards";

    /** The greatest number of problems that are told of one pack; one more says that there may be others. */
    public static final int MOST_PROBLEMS = 100;

    private final Language language;
    private final List<StateFormatException> problems = new ArrayList<>();
    private final List<Card> cards = new ArrayList<>();
    private final Set<String> ids = new TreeSet<>();

    private PackData(Language language) {
        this.language = language;
    }

    /**
     * Returns a pack as data.
     *
     * @param language the language of the rules that it is for, without its own definitions
     * @throws IllegalArgumentException if an ability has a term of a kind that neither the language nor the pack has
     */
    public static Data write(Pack pack, Language language) {
        Language all = pack.language(language);
        return Data.fields()
                .text(ID, pack.id())
                .text(VERSION, pack.version())
                .items(REQUIRES, pack.requires().map(PackData::required).asJava())
                .items(DEFINITIONS, pack.definitions().map(TermDefinition::data).asJava())
                .put(
                        CARDS,
                        Data.items(pack.cards()
                                .map(card -> CardData.write(card, all))
                                .asJava()))
                .build();
    }

    /**
     * Returns the pack that the fields of a map say which nobody has asked for yet, or everything that is wrong with
     * its definitions and, if these are right, its cards, in their order; after {@value #MOST_PROBLEMS} problems, that
     * reading stopped.
     *
     * @param language the language of the rules that it is for
     * @throws StateFormatException if it is no pack at all, or has more than {@link Pack#MOST_CARDS} cards
     */
    public static Either<Array<StateFormatException>, Pack> read(ReadingFields in, Language language) {
        String id = in.get(ID).filled();
        String version = in.get(VERSION).filled();
        Array<RequiredPlugin> requires =
                Option.of(in.find(REQUIRES)).toArray().flatMap(Reading::items).map(each -> required(each, language));
        Definitions definitions = Definitions.read(in, language);
        Reading listed = in.get(CARDS);
        in.end();
        if (listed.data() instanceof Data.Items items && items.values().size() > Pack.MOST_CARDS) {
            throw listed.expected("at most " + Pack.MOST_CARDS + " cards");
        }
        if (!definitions.problems().isEmpty()) {
            return Either.left(definitions.problems());
        }
        PackData reader = new PackData(definitions.language());
        for (Reading each : listed.items()) {
            reader.card(each);
            if (reader.problems.size() > MOST_PROBLEMS) {
                return Either.left(reader.stopped(each));
            }
        }
        return reader.problems.isEmpty()
                ? Either.right(Pack.builder()
                        .id(id)
                        .version(version)
                        .requires(requires)
                        .definitions(definitions.all())
                        .cards(Array.ofAll(reader.cards))
                        .build())
                : Either.left(Array.ofAll(reader.problems));
    }

    private static Data required(RequiredPlugin plugin) {
        return Data.fields()
                .text(PLUGIN, plugin.plugin())
                .text(LEAST, plugin.version())
                .build();
    }

    /** Reads that a plugin is needed, and refuses the pack if the language lacks it: its words are unknown then. */
    private static RequiredPlugin required(Reading map, Language language) {
        ReadingFields in = map.fields();
        Reading plugin = in.get(PLUGIN);
        Reading least = in.get(LEAST);
        in.end();
        RequiredPlugin required;
        try {
            required = new RequiredPlugin(plugin.filled(), least.filled());
        } catch (IllegalArgumentException refused) {
            throw least.expected("numbers with dots between them");
        }
        String there = language.versionOf(required.plugin())
                .getOrElseThrow(() -> plugin.expected("a plugin that the rules have, since the texts need it"));
        if (!required.isMetBy(there)) {
            throw least.expected("a version that " + there + ", which the rules have of it, will do for");
        }
        return required;
    }

    private Array<StateFormatException> stopped(Reading at) {
        return Array.ofAll(problems)
                .take(MOST_PROBLEMS)
                .append(at.expected(
                        "at most " + MOST_PROBLEMS + " problems",
                        "more; reading stopped after " + MOST_PROBLEMS + " problems"));
    }

    private void card(Reading map) {
        CardData.read(map, language).peek(cards::add).peekLeft(found -> problems.addAll(found.asJava()));
        unlike(ids, map, CardField.ID);
    }

    /** Notes a text that no two cards share. */
    private void unlike(Set<String> former, Reading map, CardField field) {
        CardData.text(map, field)
                .filter(text -> !former.add(text))
                .forEach(again -> problems.add(
                        map.field(field.title(), Data.text(again)).expected("one that no card before has")));
    }
}

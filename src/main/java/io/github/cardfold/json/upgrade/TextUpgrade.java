package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.TermDefinition;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rewrites the texts of the cards in packs and scenario files, from format 1 to 2. */
public final class TextUpgrade {
    /** All rules from format 1 to 2. */
    static final UpgradeRules TO_2 = Array.of(
                    CharacteristicRules.ALL,
                    EventRules.ALL,
                    DeedRules.ALL,
                    CostRules.ALL,
                    DurationRules.ALL,
                    ChoiceRules.ALL,
                    RenamedRules.ALL)
            .foldLeft(UpgradeRules.none(), UpgradeRules::and);

    private static final String CARDS = "cards";
    private static final String VARIANTS = "variants";
    private static final String ABILITIES = "abilities";
    private static final String DEFINITIONS = "definitions";
    private static final String BODY = "body";
    private static final String ROLE = "role";

    private final UpgradeRules rules;
    /** The language of today, with the definitions of the document so far. */
    private Language language;

    private TextUpgrade(UpgradeRules rules, Language language) {
        this.rules = rules;
        this.language = language;
    }

    /**
     * Returns a pack or a scenario file with the words of today. Everything else stays, character by character; words
     * of today do, too.
     *
     * @param text JSON
     * @param document the data that it says
     * @param language the language of the rules that it is for
     * @throws StateFormatException if a text of a card cannot be rewritten
     */
    public static String of(String text, Data document, Language language) {
        return of(text, document, TO_2, language);
    }

    static String of(String text, Data document, UpgradeRules rules, Language language) {
        return JsonPatch.of(text, document, rewritten(document, rules, language), JsonLayout::of);
    }

    /** Returns a document with the words of today; what has not changed is the same data. */
    static Data rewritten(Data document, UpgradeRules rules, Language language) {
        return new TextUpgrade(rules, language).document(document, "$");
    }

    private Data document(Data document, String path) {
        Data defined = changed(document, path, DEFINITIONS, this::definition);
        Data changed = changed(defined, path, CARDS, this::card);
        return changed(changed, path, VARIANTS, this::document);
    }

    /** Definitions came with format 2; their bodies have words of format 1 only while these are being rewritten. */
    private Data definition(Data definition, String path) {
        @Nullable Data body = definition instanceof Data.Fields fields ? fields.get(BODY) : null;
        if (body == null || !(((Data.Fields) definition).get(ROLE) instanceof Data.Text role)) {
            return definition;
        }
        Data now = with(
                (Data.Fields) definition, BODY, rewritten(role.value(), body, path + StateFormatException.step(BODY)));
        try {
            language = language.with(TermDefinition.read(Reading.of(now)));
        } catch (StateFormatException | IllegalArgumentException wrong) {
            return now; // whoever reads the document says so
        }
        return now;
    }

    private Data rewritten(String role, Data text, String path) {
        return new TextRewriter(rules, language).rewritten(role, text, path);
    }

    private Data card(Data card, String path) {
        return changed(card, path, ABILITIES, (ability, there) -> rewritten("ability", ability, there));
    }

    /** What is done to something that stands somewhere. */
    private interface Change {
        Data of(Data before, String path);
    }

    /** Changes each entry of a list in a field of a map, if there is one. */
    private static Data changed(Data map, String path, String field, Change change) {
        if (!(map instanceof Data.Fields fields) || !(fields.get(field) instanceof Data.Items items)) {
            return map;
        }
        List<Data> changed = new ArrayList<>();
        boolean isSame = true;
        for (int i = 0; i < items.values().size(); i++) {
            Data before = items.values().get(i);
            Data now = change.of(before, path + StateFormatException.step(field) + "[" + i + "]");
            isSame &= now == before;
            changed.add(now);
        }
        return isSame ? map : with(fields, field, Data.items(changed));
    }

    /** Returns a map with another value in a field; the same map if it is the same value. */
    private static Data with(Data.Fields map, String field, Data value) {
        if (map.get(field) == value) {
            return map;
        }
        Data.Builder out = Data.fields();
        for (int i = 0; i < map.size(); i++) {
            out.put(map.name(i), map.name(i).equals(field) ? value : map.value(i));
        }
        return out.build();
    }
}

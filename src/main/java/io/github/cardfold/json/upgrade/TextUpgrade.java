package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import java.util.ArrayList;
import java.util.List;

/** Rewrites the texts of the cards in packs and scenario files, from format 1 to 2. */
public final class TextUpgrade {
    private static final String CARDS = "cards";
    private static final String VARIANTS = "variants";
    private static final String ABILITIES = "abilities";
    private static final String DEFINITIONS = "definitions";
    private static final String BODY = "body";

    private final TextRewriter rewriter;

    private TextUpgrade(TextRewriter rewriter) {
        this.rewriter = rewriter;
    }

    /**
     * Returns a pack or a scenario file with the words of today. Everything else stays, character by character; words
     * of today do, too.
     *
     * @param text JSON
     * @param document the data that it says
     * @throws StateFormatException if a text of a card cannot be rewritten
     */
    public static String of(String text, Data document) {
        return of(text, document, UpgradeRules.TO_2);
    }

    static String of(String text, Data document, UpgradeRules rules) {
        return JsonPatch.of(text, document, rewritten(document, rules), JsonLayout::of);
    }

    /** Returns a document with the words of today; what has not changed is the same data. */
    static Data rewritten(Data document, UpgradeRules rules) {
        return new TextUpgrade(new TextRewriter(rules)).document(document, "$");
    }

    private Data document(Data document, String path) {
        Data defined = changed(document, path, DEFINITIONS, this::definition);
        Data changed = changed(defined, path, CARDS, this::card);
        return changed(changed, path, VARIANTS, this::document);
    }

    /** Definitions came with format 2; their bodies may have words of format 1 while some are not rewritten yet. */
    private Data definition(Data definition, String path) {
        if (!(definition instanceof Data.Fields fields)
                || !(fields.get("role") instanceof Data.Text role)
                || fields.get(BODY) == null) {
            return definition;
        }
        return with(fields, BODY, rewriter.rewritten(role.value(), fields.get(BODY), path + "." + BODY));
    }

    private Data card(Data card, String path) {
        return changed(card, path, ABILITIES, (ability, there) -> rewriter.rewritten("ability", ability, there));
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

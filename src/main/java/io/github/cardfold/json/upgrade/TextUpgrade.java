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

    private final TextRewriter rewriter;

    private TextUpgrade(UpgradeRules rules) {
        rewriter = new TextRewriter(rules);
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
        return new TextUpgrade(rules).document(document, "$");
    }

    private Data document(Data document, String path) {
        Data changed = changed(document, path, CARDS, this::card);
        return changed(changed, path, VARIANTS, this::document);
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
        if (isSame) {
            return map;
        }
        Data.Builder out = Data.fields();
        for (int i = 0; i < fields.size(); i++) {
            out.put(fields.name(i), fields.name(i).equals(field) ? Data.items(changed) : fields.value(i));
        }
        return out.build();
    }
}

package io.github.cardfold.json.upgrade;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites texts by rules, the terms within a term before it, and once more until nothing changes: a rule may write
 * what another one rewrites. What does not change is the same data afterwards.
 */
final class TextRewriter {
    private static final String ABILITY = "ability";
    private static final int MOST_PASSES = 8;

    private final UpgradeRules rules;
    private final Language language;

    /** Makes one for texts of the library's rules. */
    TextRewriter(UpgradeRules rules) {
        this(rules, Packs.language());
    }

    /**
     * Makes one.
     *
     * @param language the language in which words are said that are new already
     */
    TextRewriter(UpgradeRules rules, Language language) {
        this.rules = rules;
        this.language = language;
    }

    /**
     * Returns what becomes of a text.
     *
     * @param role what it is, such as {@code ability}
     * @param path where it stands
     * @throws StateFormatException if a rule refuses a term, or the text would become too deep
     */
    Data rewritten(String role, Data text, String path) {
        Data now = text;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            Data next;
            try {
                next = term(Array.of(role), now, path);
            } catch (IllegalArgumentException tooDeep) {
                throw new StateFormatException(
                        path, "a text that can be rewritten", String.valueOf(tooDeep.getMessage()), tooDeep);
            }
            if (next == now) {
                return now;
            }
            now = next;
        }
        throw new IllegalStateException(path + ": the rules rewrite this again and again: " + now);
    }

    private Data term(Array<String> roles, Data data, String path) {
        if (data instanceof Data.Items items) {
            return items(roles, items, path);
        }
        Data changed = roles.contains(ABILITY) ? rules.changed(data, language) : data;
        @Nullable SaidTerm said = SaidTerm.of(language, roles, changed).getOrNull();
        Data now = said == null ? changed : term(said, path);
        return now.equals(data) ? data : now;
    }

    private Data term(SaidTerm said, String path) {
        KnownKind kind = said.kind();
        SaidTerm inside = said.map((component, value) -> kind.holds(component).isEmpty()
                ? value
                : term(kind.holds(component), value, said.path(path, component)));
        @Nullable String role = kind.oldRole(said.components().keySet());
        return role == null
                ? inside.data()
                : rules.of(role, kind.name())
                        .map(rule ->
                                rule.rewritten(new OldTerm(role, kind.name(), inside.components(), path, language)))
                        .getOrElse(inside.data());
    }

    /** What becomes a list though it was none takes its place in the list around it, part by part. */
    private Data items(Array<String> roles, Data.Items items, String path) {
        List<Data> changed = new ArrayList<>();
        boolean isSame = true;
        for (int i = 0; i < items.values().size(); i++) {
            Data before = items.values().get(i);
            Data now = term(roles, before, path + "[" + i + "]");
            isSame &= now == before;
            if (now instanceof Data.Items several && !(before instanceof Data.Items)) {
                several.values().forEach(changed::add);
            } else {
                changed.add(now);
            }
        }
        return isSame ? items : Data.items(changed);
    }
}

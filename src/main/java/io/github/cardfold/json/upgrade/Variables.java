package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** Gives variables of an ability other names. */
final class Variables {
    private static final String NAME = "as";
    private static final String DONE = "then";

    private final Language language;
    private final String from;
    private final String to;
    /** Whether a term has bound the name anew. */
    private boolean isBoundAgain;

    private Variables(Language language, String from, String to) {
        this.language = language;
        this.from = from;
        this.to = to;
    }

    /**
     * Returns an ability, or an instruction, in which a variable that is bound from the beginning, as by what triggers
     * it, has another name, up to the first term that binds the old name anew. What is done comes after all else of a
     * term; abilities that are given have variables of their own and keep them.
     *
     * @param language what is said is of format 1 or of this language
     * @param role what the data is, {@code ability} or {@code instruction}
     * @param data an ability, or an instruction that names the variable first
     * @param from the name, without its sign
     * @param to the new one
     */
    static Data renamed(Language language, String role, Data data, String from, String to) {
        return new Variables(language, from, to).term(Array.of(role), data);
    }

    private Data term(Array<String> roles, Data data) {
        if (data instanceof Data.Text text && text.value().equals(Language.VARIABLE + from)) {
            return isBoundAgain ? data : Data.text(Language.VARIABLE + to);
        }
        if (data instanceof Data.Items items) {
            Array<Data> changed = items.values().map(each -> term(roles, each));
            return changed.zip(items.values()).forAll(each -> each._1() == each._2()) ? data : Data.items(changed);
        }
        return SaidTerm.of(language, roles, data).map(this::term).getOrElse(data);
    }

    private Data term(SaidTerm said) {
        Map<String, Data> changed = LinkedHashMap.empty();
        for (var each : said.components().toArray().sortBy(each -> each._1().equals(DONE) ? 1 : 0)) {
            Array<String> roles = said.kind().holds(each._1());
            boolean isOwn = roles.isEmpty() || roles.contains("ability");
            changed = changed.put(each._1(), isOwn ? each._2() : term(roles, each._2()));
        }
        isBoundAgain |= name(said).contains(Data.text(from));
        Map<String, Data> now = changed;
        return said.map((component, value) -> now.get(component).get()).data();
    }

    private static Option<Data> name(SaidTerm said) {
        return said.components().get(NAME).orElse(() -> said.kind().usual(NAME));
    }
}

package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Language;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What becomes of the words of format 1 for changes of numbers and words, and questions about them. */
final class CharacteristicRules {
    private static final String CONTINUOUS = "continuous";
    private static final String FILTER = "filter";
    private static final String OF = "of";
    private static final String WHAT = "what";

    static final UpgradeRules ALL = questions(skills(words(numbers(UpgradeRules.none()))));

    private CharacteristicRules() {}

    private static UpgradeRules numbers(UpgradeRules rules) {
        UpgradeRules all = rules;
        for (String each : Array.of("power", "shield", "critical", "drive", "grade")) {
            all = all.term(CONTINUOUS, each, term -> operation("gets", each, value(term, "by"), term));
        }
        for (String each : Array.of("power", "shield", "critical", "drive")) {
            all = all.term(CONTINUOUS, "fixed " + each, term -> operation("becomes", each, value(term, "to"), term));
        }
        return all.term(
                        CONTINUOUS,
                        "number",
                        term -> operation("gets", "number of", map(word(term, WHAT), value(term, "by")), term))
                .term(CONTINUOUS, "up or down to", CharacteristicRules::upOrDownTo)
                .term(
                        CONTINUOUS,
                        "original is",
                        term -> operation("becomes", "original", map(word(term, WHAT), value(term, "to")), term))
                .term(CONTINUOUS, "loses original", term -> losesAll(map("original", value(term, WHAT)), term))
                .term("measure", "original", term -> map("original", value(term, WHAT)));
    }

    private static Data upOrDownTo(OldTerm term) {
        return operation("up or down to", word(term, WHAT), value(term, "to"), term);
    }

    private static UpgradeRules words(UpgradeRules rules) {
        return rules.term(CONTINUOUS, "also is", term -> operation("gets", word(term, WHAT), value(term, "word"), term))
                .term(CONTINUOUS, "loses", term -> {
                    boolean isOriginal = term.value("original").contains(Data.truth(true));
                    Data what = value(term, WHAT);
                    return losesAll(isOriginal ? map("original", what) : what, term);
                })
                .term(CONTINUOUS, "becomes", term -> operation("becomes", "main type", value(term, "type"), term));
    }

    private static UpgradeRules skills(UpgradeRules rules) {
        UpgradeRules all = rules;
        for (String each : Array.of("boost", "intercept", "twin drive", "triple drive", "sentinel", "restraint")) {
            all = all.term(CONTINUOUS, each, term -> operation("gets", "keyword", Data.text(each), term));
        }
        for (String each : Array.of("boost", "intercept", "sentinel")) {
            all = all.term(FILTER, each, term -> map("keyword", Data.text(each)));
        }
        return all.term(CONTINUOUS, "loses skill", CharacteristicRules::losesSkill)
                .term(CONTINUOUS, "loses abilities", term -> losesAll(Data.text("ability"), term))
                .term(CONTINUOUS, "has", term -> operation("gets", "ability", value(term, "ability"), term));
    }

    private static Data losesSkill(OldTerm term) {
        Array<Data> each = items(value(term, WHAT)).map(skill -> operation("loses", "keyword", skill, term));
        return each.size() == 1 ? each.head() : Data.items(each);
    }

    private static UpgradeRules questions(UpgradeRules rules) {
        UpgradeRules all = rules;
        for (String each : Array.of("clan", "nation", "race", "subtype", "special type")) {
            all = all.term(FILTER, each, term -> map(each, value(term, "name")));
        }
        return all.term(FILTER, "grade", term -> term.said("to").isEmpty() ? asIs(term) : map("grade", bounds(term)))
                .term(FILTER, "measures", term -> measured(value(term, WHAT), bounds(term)))
                .term(FILTER, "named", term -> map("name", value(term, "name")))
                .term(FILTER, "name has", term -> map("name", map("has", value(term, "words"))))
                .term(FILTER, "race has", term -> map("race", map("has", value(term, "words"))))
                .term(FILTER, "same name", term -> map("same", map(WHAT, Data.text("name"), "as", value(term, "as"))))
                .term(FILTER, "main type", term -> map("main type", value(term, "type")))
                .term(FILTER, "order", term -> map("main type", Data.text("order")))
                .term(FILTER, "tagged", term -> map("tag", value(term, "tag")))
                .term(FILTER, "trigger", term -> trigger(items(value(term, "kind"))))
                .term(
                        FILTER,
                        "declared name",
                        term -> map("name", Data.text(Language.VARIABLE + word(term, "variable"))))
                .term(
                        "value",
                        "trigger kinds",
                        term -> map("different", map(WHAT, Data.text("trigger"), OF, value(term, OF))))
                .term("condition", "compare", CharacteristicRules::compare);
    }

    private static Data trigger(Array<Data> icons) {
        if (icons.isEmpty()) {
            return map("has", Data.text("trigger"));
        }
        Array<Data> each = icons.map(icon -> map("trigger", icon));
        return each.size() == 1 ? each.head() : map("any of", Data.items(each));
    }

    private static Data compare(OldTerm term) {
        if (term.said("to").isEmpty()) {
            return asIs(term);
        }
        Tuple2<String, Data> bound = bound(term);
        return map("compare", map(WHAT, value(term, WHAT), bound._1(), bound._2()));
    }

    /** A total had its number beside it, and was always one to be reached. */
    static Option<Data> total(OldTerm term) {
        return term.said("total")
                .map(total -> term.said("to").isEmpty() ? total : measured(total, map("at least", value(term, "to"))));
    }

    /** Returns a term that has been rewritten already. */
    private static Data asIs(OldTerm term) {
        return term.components()
                .foldLeft(term.now(term.role(), term.kind()), (now, each) -> now.with(each._1(), each._2()))
                .data();
    }

    /** Returns what is asked of what was measured: of a word, or of the original of one. */
    private static Data measured(Data what, Data said) {
        return what instanceof Data.Fields fields
                ? map(fields.name(0), measured(fields.value(0), said))
                : map(((Data.Text) what).value(), said);
    }

    /** Returns bounds, the number alone if it is to be just that. */
    private static Data bounds(OldTerm term) {
        Tuple2<String, Data> bound = bound(term);
        boolean isAlone = bound._1().equals("is");
        return isAlone ? bound._2() : map(bound._1(), bound._2());
    }

    private static Tuple2<String, Data> bound(OldTerm term) {
        String is = word(term, "is");
        return Tuple.of(is.equals("exactly") ? "is" : is, term.said("to").getOrElse(Data.whole(0)));
    }

    private static Data operation(String kind, String characteristic, Data what, OldTerm term) {
        return term.now(CONTINUOUS, kind)
                .with(characteristic, what)
                .with(term, OF)
                .data();
    }

    private static Data losesAll(Data what, OldTerm term) {
        return term.now(CONTINUOUS, "loses all").with(WHAT, what).with(term, OF).data();
    }

    private static Data value(OldTerm term, String component) {
        return term.value(component).getOrElseThrow(() -> term.refused("\"" + component + "\""));
    }

    private static String word(OldTerm term, String component) {
        return Option.of(value(term, component))
                .filter(Data.Text.class::isInstance)
                .map(each -> ((Data.Text) each).value())
                .getOrElseThrow(() -> term.refused("a word as \"" + component + "\""));
    }

    private static Array<Data> items(Data data) {
        return data instanceof Data.Items items ? items.values() : Array.of(data);
    }

    private static Data map(String name, Data value) {
        return Data.fields().put(name, value).build();
    }

    private static Data map(String one, Data value, String other, Data second) {
        return Data.fields().put(one, value).put(other, second).build();
    }
}

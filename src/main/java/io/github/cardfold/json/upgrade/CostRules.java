package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Selector;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * What becomes of the words of format 1 for costs: what is paid is said as what is done, with the cards that it is done
 * to.
 */
final class CostRules {
    private static final String COST = "cost";
    private static final String INSTRUCTION = "instruction";
    private static final String WHAT = "what";
    private static final String THIS = "this";
    private static final String FROM = "from";
    private static final String SOME = "some";
    private static final String AT_LEAST = "at least";
    private static final String UP_TO = "up to";

    /** Where the cards of a cost lie that does not say it. */
    private static final Map<String, Array<String>> USUAL = LinkedHashMap.of(
            "counter blast", Array.of("damage"),
            "soul blast", Array.of("soul"),
            "discard", Array.of("hand"),
            "reveal", Array.of("hand"),
            "retire", Array.of("rc"),
            "rest", Array.of("vc", "rc"));

    static final UpgradeRules ALL = USUAL.keySet()
            .foldLeft(UpgradeRules.none(), (rules, kind) -> rules.term(COST, kind, CostRules::withCards))
            .term(COST, "put", CostRules::withCards)
            .term(COST, "bind", CostRules::withCards)
            .term(
                    COST,
                    "put top",
                    term -> term.now(INSTRUCTION, "put")
                            .with(
                                    WHAT,
                                    term.now("selector", "top")
                                            .with(term, "number")
                                            .data())
                            .with(term, "to", "face down")
                            .data())
            .term(COST, "any number", CostRules::anyNumber)
            .term(COST, "all", term -> paid(term).with(PaidTerm::from))
            .term(
                    COST,
                    "one of",
                    term -> Data.fields().put("perform", value(term, "costs")).build())
            .ability(OwnCost::changed);

    private CostRules() {}

    private static Data withCards(OldTerm term) {
        Option<Data> said =
                term.said("number").orElse(term.said(FROM)).filter(each -> isSelector(each, term.language()));
        if (said.isDefined()) {
            return map(term.kind(), said.get());
        }
        Option<Data> number = term.said("number");
        boolean isPlain =
                term.components().keySet().forAll("number"::equals) && number.forAll(Data.Whole.class::isInstance);
        if (isPlain && USUAL.containsKey(term.kind())) {
            return number.map(each -> map(term.kind(), each)).getOrElse(() -> Data.text(term.kind()));
        }
        boolean isThis =
                term.said("are").contains(Data.text(THIS)) && term.said(FROM).isEmpty();
        if (isThis && term.said("as").isEmpty()) {
            return map(term.kind(), Data.text(THIS));
        }
        Array<String> places = term.said(FROM)
                .map(CostRules::words)
                .getOrElse(() -> USUAL.get(term.kind()).get());
        return term.now(INSTRUCTION, term.kind())
                .with(WHAT, some(term, places, number))
                .with(term, "to", "bottom", "face down")
                .data();
    }

    private static Data some(OldTerm term, Array<String> places, Option<Data> number) {
        return term.now("selector", SOME)
                .with("of", cards(term, places))
                .with("exactly", number.filter(each -> !each.equals(Data.whole(1))))
                .with(term, "as")
                .data();
    }

    /** Tells whether a cost of this kind takes cards. */
    static boolean isWithCards(String kind) {
        return USUAL.containsKey(kind) || kind.equals("put") || kind.equals("bind");
    }

    /** Returns the cards among which those are with which a cost is usually paid. */
    static Data usual(String kind, Language language) {
        return cards(
                new OldTerm(COST, kind, LinkedHashMap.empty(), "", language),
                USUAL.get(kind).get());
    }

    private static Data cards(OldTerm term, Array<String> places) {
        Option<Data> are = term.said("are");
        if (places.size() == 1) {
            return switch (places.head()) {
                case "vc" -> term.now("selector", "vanguard").with("are", are).data();
                case "rc" ->
                    term.now("selector", "rear guards").with("are", are).data();
                case "gc" -> term.now("selector", "guardians").with("are", are).data();
                default ->
                    term.now("selector", "cards")
                            .with("in", places.head())
                            .with("are", are)
                            .data();
            };
        }
        if (term.kind().equals("rest")) {
            return term.now("selector", "units").with("are", are).data();
        }
        return Data.items(places.map(each -> cards(term, Array.of(each))).asJava());
    }

    /** Tells whether something names cards, as a number does not. */
    private static boolean isSelector(Data said, Language language) {
        String name = said instanceof Data.Text text
                ? text.value()
                : said instanceof Data.Fields fields && fields.size() > 0 ? fields.name(0) : "";
        return language.names(Selector.class).contains(name)
                && !name.startsWith(Language.VARIABLE)
                && OldWords.FORMAT_1.components("value", name).isEmpty();
    }

    private static PaidTerm paid(OldTerm term) {
        PaidTerm paid = new PaidTerm(value(term, "of"), term.language());
        if (!paid.takesCards()) {
            throw term.refused("a cost that takes cards");
        }
        return paid;
    }

    private static Data anyNumber(OldTerm term) {
        Option<Data> least = term.said(AT_LEAST).filter(each -> !each.equals(Data.whole(0)));
        Option<Data> most = term.said(UP_TO);
        boolean isExact = least.isDefined() && least.equals(most);
        Option<Data> atLeast = most.isEmpty() ? least.orElse(Option.some(Data.whole(0))) : least;
        return paid(term)
                .with(paid -> term.now("selector", SOME)
                        .with("of", paid.from())
                        .with("exactly", isExact ? least : Option.none())
                        .with(AT_LEAST, isExact ? Option.none() : atLeast)
                        .with(UP_TO, isExact ? Option.none() : most)
                        .with(term, "different", "same")
                        .with("total", CharacteristicRules.total(term))
                        .with("as", paid.as())
                        .data());
    }

    private static Data value(OldTerm term, String component) {
        return term.value(component).getOrElseThrow(() -> term.refused("\"" + component + "\""));
    }

    static Array<String> words(Data said) {
        return items(said).map(each -> each instanceof Data.Text text ? text.value() : "");
    }

    private static Array<Data> items(Data said) {
        return said instanceof Data.Items several ? Array.ofAll(several.values()) : Array.of(said);
    }

    static Data map(String name, Data value) {
        return Data.fields().put(name, value).build();
    }
}

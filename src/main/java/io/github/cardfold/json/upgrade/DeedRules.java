package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.vavr.control.Option;

/** What becomes of the words of format 1 for what may, may not and must be done. */
final class DeedRules {
    private static final String CONTINUOUS = "continuous";
    private static final String USE = "use";
    private static final String DEED = "deed";
    private static final String CALL = "call";

    static final UpgradeRules ALL = units(fighters(UpgradeRules.none()))
            .term(CONTINUOUS, "cannot move", old -> changed(old, "move"))
            .term(CONTINUOUS, "cannot be turned", old -> changed(old, "turn"))
            .term(CONTINUOUS, "may not", DeedRules::banned)
            .term(CONTINUOUS, "deck may have", old -> may(old.now(DEED, "have").with(old, "up to", "named", "in")))
            .term(
                    CONTINUOUS,
                    "deck has at most",
                    old -> old.now(CONTINUOUS, "must")
                            .with(
                                    DEED,
                                    old.now(DEED, "have")
                                            .with("up to", old.value("number"))
                                            .with(old, "named", "in")
                                            .data())
                            .data())
            .term(USE, "do", old -> deed(old, word(old, DEED)).data())
            .term(USE, "put", old -> old.now(DEED, "move").with(old, "to").data());

    private DeedRules() {}

    private static UpgradeRules units(UpgradeRules rules) {
        return rules.term(CONTINUOUS, "cannot attack", old -> cannot(by(old, "attack", "who")))
                .term(CONTINUOUS, "cannot intercept", old -> cannot(by(old, "intercept", "who")))
                .term(CONTINUOUS, "cannot stand", old -> cannot(by(old, "stand", "who")))
                .term(CONTINUOUS, "cannot be attacked", old -> cannot(by(old, "attack", "whom")))
                .term(CONTINUOUS, "cannot be hit", old -> cannot(by(old, "hit", "whom")))
                .term(
                        CONTINUOUS,
                        "cannot be chosen",
                        old -> cannot(
                                by(old, "choose", "who").with("cause", "effect").with("whose", "opponent")))
                .term(
                        CONTINUOUS,
                        "cannot be used",
                        old -> cannot(by(old, "use", "who").with(old, "kind")))
                .term(CONTINUOUS, "drive checks", old -> may(by(old, "drive check", "who")));
    }

    private static UpgradeRules fighters(UpgradeRules rules) {
        return rules.term(
                        CONTINUOUS,
                        "cannot play orders",
                        old -> cannot(by(old, "play", "of").with(old, "are")))
                .term(CONTINUOUS, "no trigger effects", old -> cannot(by(old, "trigger", "of")))
                .term(
                        CONTINUOUS,
                        "order limit",
                        old -> may(old.now(DEED, "play more").with(old, "by", "of")))
                .term(
                        CONTINUOUS,
                        "may look at",
                        old -> may(old.now(DEED, "look").with(old, "top", "of")));
    }

    private static NewTerm by(OldTerm old, String deed, String role) {
        return old.now(DEED, deed).with(role, old.value("of"));
    }

    private static Data cannot(NewTerm deed) {
        return deed.beside(CONTINUOUS, "cannot").with(DEED, deed.data()).data();
    }

    private static Data may(NewTerm deed) {
        return deed.beside(CONTINUOUS, "may").with(DEED, deed.data()).data();
    }

    private static Data changed(OldTerm old, String deed) {
        NewTerm changed = old.now(DEED, deed)
                .with(old, "are")
                .with("from", old.said("in"))
                .with(old, "to", "of");
        return cannot(OldReason.of(old).map(why -> why.in(changed)).getOrElse(changed));
    }

    private static Data banned(OldTerm old) {
        return cannot(deed(old, word(old, "what")).with("of", old.value("of")).with(old, "are"));
    }

    private static String word(OldTerm old, String component) {
        Option<Data> said = old.said(component);
        if (said.isDefined() && said.get() instanceof Data.Text text) {
            return text.value();
        }
        throw old.refused("\"" + component + "\", one of the words for what fighters do");
    }

    /** Returns what a word meant: a call was one to rear-guard circles, unless it was a normal one. */
    private static NewTerm deed(OldTerm old, String word) {
        return switch (word) {
            case CALL -> old.now(DEED, CALL).with("to", "rc");
            case "normal call" -> old.now(DEED, CALL).with("how", word);
            case "guard" -> old.now(DEED, CALL).with("to", "gc");
            case "normal guard" -> old.now(DEED, CALL).with("to", "gc").with("how", "normal call");
            case "normal ride" -> old.now(DEED, "ride").with("how", word);
            case "ride", "intercept", "attack", "boost" -> old.now(DEED, word);
            default -> throw old.refused("a word for what fighters do");
        };
    }
}

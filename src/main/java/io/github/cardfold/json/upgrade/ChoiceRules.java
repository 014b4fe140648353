package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;

/** What becomes of the words of format 1 for choices. */
final class ChoiceRules {
    private static final String INSTRUCTION = "instruction";
    private static final String CHOOSE = "choose";
    private static final Data ONE = Data.whole(1);

    static final UpgradeRules ALL = UpgradeRules.none()
            .term(
                    INSTRUCTION,
                    "choose at random",
                    old -> choice(old).with("at random", Data.truth(true)).data())
            .term(
                    INSTRUCTION,
                    "both choose",
                    old -> choice(old).with("each", Data.truth(true)).data())
            .term(
                    INSTRUCTION,
                    "choose as many as possible",
                    old -> old.now(INSTRUCTION, CHOOSE)
                            .with(old, "from", "as")
                            .with("as many as", old.value("number"))
                            .with(old, "to")
                            .data());

    private ChoiceRules() {}

    private static NewTerm choice(OldTerm old) {
        return old.now(INSTRUCTION, CHOOSE)
                .with(old, "from", "as")
                .with("exactly", old.said("number").filter(each -> !each.equals(ONE)));
    }
}

package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;

/** What becomes of the words of format 1 for how long something lasts. */
final class DurationRules {
    private static final String INSTRUCTION = "instruction";
    private static final String TURN = "turn";

    static final UpgradeRules ALL = UpgradeRules.none()
            .term(INSTRUCTION, "this turn", old -> applied(old, Data.text(TURN)))
            .term(INSTRUCTION, "this battle", old -> applied(old, Data.text("battle")))
            .term(INSTRUCTION, "this fight", old -> applied(old, Data.text("fight")))
            .term(
                    INSTRUCTION,
                    "until end of next turn",
                    old -> applied(
                            old,
                            endOfTurn(old)
                                    .with("of", old.value("of"))
                                    .with("next", Data.truth(true))
                                    .data()))
            .term(INSTRUCTION, "when next", DurationRules::waiting);

    private DurationRules() {}

    private static Data applied(OldTerm old, Data duration) {
        return old.now(INSTRUCTION, "apply")
                .with(old, "effects")
                .with("lasting", duration)
                .data();
    }

    private static NewTerm endOfTurn(OldTerm old) {
        return old.now("duration", "end of");
    }

    private static Data waiting(OldTerm old) {
        return old.now(INSTRUCTION, "when next")
                .with(old, "on", "then")
                .with(
                        "within",
                        old.said("within")
                                .map(each -> each instanceof Data.Text word ? within(old, word.value()) : each))
                .with(old, "each time")
                .data();
    }

    private static Data within(OldTerm old, String word) {
        return switch (word) {
            case "your turn" -> endOfTurn(old).data();
            case "opponents turn" -> endOfTurn(old).with("of", "opponent").data();
            case "your next turn" ->
                endOfTurn(old).with("next", Data.truth(true)).data();
            case "opponents next turn" ->
                endOfTurn(old)
                        .with("of", "opponent")
                        .with("next", Data.truth(true))
                        .data();
            case "game" -> Data.text("fight");
            default -> Data.text(word);
        };
    }
}

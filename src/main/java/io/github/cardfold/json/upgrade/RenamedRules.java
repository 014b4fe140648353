package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;

/** What is only called something else than in format 1. */
final class RenamedRules {
    private static final String INSTRUCTION = "instruction";

    static final UpgradeRules ALL = UpgradeRules.none()
            .term(INSTRUCTION, "look at", old -> named(old, "look"))
            .term(INSTRUCTION, "play triggers", old -> named(old, "trigger"))
            .term(INSTRUCTION, "change attack", old -> named(old, "redirect"))
            .term(INSTRUCTION, "deal damage", old -> named(old, "damage"))
            .term(INSTRUCTION, "turn face up", old -> named(old, "turn"))
            .term(
                    INSTRUCTION,
                    "turn face down",
                    old -> in(old.now(INSTRUCTION, "turn").with("face down", Data.truth(true)), old))
            .term(INSTRUCTION, "mark", old -> named(old, "let"))
            .term(
                    INSTRUCTION,
                    "in any order",
                    old -> in(old.now(INSTRUCTION, "for each").with("in any order", Data.truth(true)), old))
            .term("condition", "turn of", old -> named(old, "turn"))
            .term("condition", "has attacked", old -> named(old, "attacked"))
            .term("value", "either", old -> named(old, "if"));

    private RenamedRules() {}

    private static Data named(OldTerm term, String name) {
        return in(term.now(term.role(), name), term);
    }

    /** Returns a new term with all that the old one says. */
    static Data in(NewTerm named, OldTerm term) {
        return term.components()
                .foldLeft(named, (all, each) -> all.with(each._1(), each._2()))
                .data();
    }
}

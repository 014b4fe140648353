package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** The rules by which texts are rewritten, by the role and kind of format 1 that each is about. Immutable. */
final class UpgradeRules {
    private static final UpgradeRules NONE = new UpgradeRules(TreeMap.empty(), Array.empty());

    private final TreeMap<String, TermRule> terms;
    private final Array<AbilityRule> abilities;

    private UpgradeRules(TreeMap<String, TermRule> terms, Array<AbilityRule> abilities) {
        this.terms = terms;
        this.abilities = abilities;
    }

    static UpgradeRules none() {
        return NONE;
    }

    /**
     * Returns these rules with one for the terms of a kind.
     *
     * @throws IllegalArgumentException if format 1 had no such kind, or there is a rule for it
     */
    UpgradeRules term(String role, String kind, TermRule rule) {
        if (OldWords.FORMAT_1.components(role, kind).isEmpty()) {
            throw new IllegalArgumentException("format 1 had no " + role + " \"" + kind + "\"");
        }
        return with(key(role, kind), rule);
    }

    /** Returns these rules with one for whole abilities, which is applied after those that are there. */
    UpgradeRules ability(AbilityRule rule) {
        return new UpgradeRules(terms, abilities.append(rule));
    }

    private UpgradeRules with(String key, TermRule rule) {
        if (terms.containsKey(key)) {
            throw new IllegalArgumentException("there are two rules for the " + key);
        }
        return new UpgradeRules(terms.put(key, rule), abilities);
    }

    /** Returns these rules and others. */
    UpgradeRules and(UpgradeRules others) {
        UpgradeRules all = new UpgradeRules(terms, abilities.appendAll(others.abilities));
        for (var each : others.terms) {
            all = all.with(each._1(), each._2());
        }
        return all;
    }

    private static String key(String role, String kind) {
        return role + " \"" + kind + "\"";
    }

    Option<TermRule> of(String role, String kind) {
        return terms.get(key(role, kind));
    }

    Data changed(Data ability, Language language) {
        return abilities.foldLeft(ability, (changed, rule) -> rule.changed(changed, language));
    }
}

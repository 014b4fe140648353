package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Where in a text a variable is bound.
 *
 * @param nodes the node that binds it, after those that it stands in
 * @param pronouns what these call their results where nothing is said: such a word means what was named last
 * @param branches the alternatives that it stands in, each by the label of its node and its own
 */
record NameGiven(Array<String> nodes, Array<String> pronouns, Array<String> branches) {
    /** Outside of all instructions. */
    static final NameGiven ATOP = new NameGiven(Array.empty(), Array.empty(), Array.empty());

    private static final String AS = "as";

    /** Returns what is within a node. */
    NameGiven in(String node, Term term) {
        return new NameGiven(nodes.append(node), pronouns.appendAll(pronoun(term)), branches);
    }

    private static Array<String> pronoun(Term term) {
        return Array.of(TermRecord.components(term))
                .filter(each -> each.getName().equals(AS) && each.isAnnotationPresent(Default.class))
                .map(each -> each.getAnnotation(Default.class).value());
    }

    /** Returns the names that a term gives. */
    static Array<String> by(Term term) {
        Array<String> said = Array.of(TermRecord.components(term))
                .filter(each -> each.getName().equals(AS))
                .map(each -> TermRecord.value(term, each))
                .flatMap(each -> each instanceof Option<?> some ? some.toArray() : Array.of(each))
                .map(String::valueOf);
        return term instanceof EventPattern event ? said.appendAll(event.binds()) : said;
    }

    /** Returns what is within one of several alternatives of the node. */
    NameGiven either(String label) {
        return new NameGiven(nodes, pronouns, branches.append(label));
    }

    /** Tells whether a name means one thing there and another one here; what is bound within a node is its own. */
    boolean clashesWith(NameGiven before, String variable) {
        return !pronouns.contains(variable) && !before.nodes.startsWith(nodes) && !isExcludedBy(before);
    }

    private boolean isExcludedBy(NameGiven before) {
        int same = 0;
        while (same < branches.size()
                && same < before.branches.size()
                && branches.get(same).equals(before.branches.get(same))) {
            same++;
        }
        return same < branches.size()
                && same < before.branches.size()
                && node(branches.get(same)).equals(node(before.branches.get(same)));
    }

    /** The label of an alternative is that of its node with its own behind it. */
    private static String node(String branch) {
        return branch.replaceFirst("^(.*? [0-9]+) .*$", "$1");
    }

    /** Returns where it is, in words. */
    String where() {
        return nodes.isEmpty() ? "what is paid or triggers it" : nodes.last();
    }
}

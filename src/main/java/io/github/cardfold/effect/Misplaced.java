package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Words that stand where their role cannot, and what leads from there to them.
 *
 * @param wanted the role that is expected
 * @param found the role of the word
 * @param by the kinds of the expected role that take such a word
 */
record Misplaced(Class<? extends Term> wanted, Class<? extends Term> found, String by) {
    private static final Array<Misplaced> ALL = Array.of(
            new Misplaced(Condition.class, Filter.class, "\"are\" or \"exists\""),
            new Misplaced(Condition.class, Selector.class, "\"exists\""),
            new Misplaced(Condition.class, EventPattern.class, "\"happened\""),
            new Misplaced(Condition.class, Value.class, "\"compare\""),
            new Misplaced(Value.class, Selector.class, "\"count\""),
            new Misplaced(Value.class, Filter.class, "\"sum\" or \"count\""),
            new Misplaced(Selector.class, Filter.class, "\"units\" or \"cards\""),
            new Misplaced(Instruction.class, Continuous.class, "\"apply\""),
            new Misplaced(Continuous.class, Deed.class, "\"cannot\", \"must\" or \"may\""));

    /** Returns what is said of a word that has other roles than the one that is expected; none if it has none. */
    static Option<String> hint(Class<? extends Term> wanted, Array<Class<? extends Term>> roles) {
        return ALL.filter(each -> each.wanted == wanted)
                .find(each -> roles.contains(each.found))
                .map(each -> ", which is a kind of " + Roles.what(each.found) + "; use " + each.by);
    }
}

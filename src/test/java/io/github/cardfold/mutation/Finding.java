package io.github.cardfold.mutation;

import io.github.cardfold.mutation.Lab.End;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * What came of the alterations of one element.
 *
 * @param element the element
 * @param attempts one for each alteration that was tried
 */
record Finding(Element element, Array<Attempt> attempts) {
    /**
     * How a test noticed an alteration.
     *
     * @param test the name of the test
     * @param end how it ended
     */
    record Notice(String test, End end) {
        @Override
        public String toString() {
            return test + " (" + end + ")";
        }
    }

    /**
     * One alteration.
     *
     * @param mutant the alteration
     * @param notices for each section whose tests noticed it the first test that did by an assertion, else the first
     * @param asked the sections whose tests were run
     * @param remark why no test could be run, "" if tests were
     */
    record Attempt(Mutant mutant, Map<String, Notice> notices, Array<String> asked, String remark) {
        /** Returns the same with what further tests came to. */
        Attempt and(Attempt more) {
            return new Attempt(
                    mutant,
                    notices.merge(more.notices, (one, other) -> other.end.compareTo(one.end) < 0 ? other : one),
                    asked.appendAll(more.asked).distinct(),
                    more.remark.isEmpty() ? remark : more.remark);
        }

        boolean asserts(String key) {
            return notices.get(key).exists(each -> each.end == End.ASSERTION);
        }
    }

    /** Returns an alteration and with it the test that proves that a section is tried, none if nothing does. */
    Option<Attempt> proof(String key) {
        return groups().find(group -> isNoticed(group, key) && group.exists(each -> each.asserts(key)))
                .map(group -> group.find(each -> each.asserts(key)).get());
    }

    boolean proves(String key) {
        return proof(key).isDefined();
    }

    /** Returns how a section's tests end at best when it is taken out, none if they do not notice. */
    Option<End> best(String key) {
        return groups().filter(group -> isNoticed(group, key))
                .flatMap(group -> group.flatMap(each -> each.notices.get(key)).map(Notice::end))
                .minBy(End::ordinal);
    }

    /** Tells whether nothing can be assembled without the element, whatever is left out of it. */
    boolean isWrecked() {
        var out = attempts.filter(each -> each.mutant.kind() == Kind.TAKEN_OUT);
        return !out.isEmpty() && out.forAll(each -> !each.remark.isEmpty());
    }

    /** Whatever takes the same thing out is noticed: that a question is always answered by yes, and always by no. */
    private static boolean isNoticed(Array<Attempt> group, String key) {
        return group.forAll(each -> each.notices.containsKey(key));
    }

    private Array<Array<Attempt>> groups() {
        return attempts.filter(each -> each.mutant.kind() == Kind.TAKEN_OUT && each.remark.isEmpty())
                .groupBy(each -> each.mutant.group())
                .values()
                .toArray();
    }

    /** Returns what was altered while the tests of a section noticed nothing. */
    Array<Attempt> unnoticed(String key) {
        return attempts.filter(
                each -> each.asked().contains(key) && !each.notices().containsKey(key));
    }
}

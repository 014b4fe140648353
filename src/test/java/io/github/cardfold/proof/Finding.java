package io.github.cardfold.proof;

import io.vavr.collection.Array;
import io.vavr.collection.Map;

/**
 * What came of the alterations of one element.
 *
 * @param element the element
 * @param attempts one for each alteration that was tried
 */
record Finding(Element element, Array<Attempt> attempts) {
    /**
     * One alteration.
     *
     * @param mutant the alteration
     * @param killers for each section whose tests noticed it the first test that did
     * @param asked the sections whose tests were run
     * @param remark what happened instead of a test noticing, "" if nothing worth telling
     */
    record Attempt(Mutant mutant, Map<String, String> killers, Array<String> asked, String remark) {
        /** Returns the same with what further tests came to. */
        Attempt and(Attempt more) {
            return new Attempt(
                    mutant,
                    killers.merge(more.killers),
                    asked.appendAll(more.asked).distinct(),
                    more.remark.isEmpty() ? remark : more.remark);
        }

        boolean survived() {
            return killers.isEmpty();
        }
    }

    /** Returns the alteration and the test that prove that a section is tried, none if nothing does. */
    io.vavr.control.Option<Attempt> proof(String key) {
        return attempts.find(each -> each.mutant().decides() && each.killers().containsKey(key));
    }

    boolean proves(String key) {
        return proof(key).isDefined();
    }

    /** Returns what was altered while the tests of a section noticed nothing. */
    Array<Attempt> unnoticed(String key) {
        return attempts.filter(
                each -> each.asked().contains(key) && !each.killers().containsKey(key));
    }
}

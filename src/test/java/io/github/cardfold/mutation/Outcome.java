package io.github.cardfold.mutation;

import io.github.cardfold.mutation.Finding.Notice;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What came of an alteration that a test has to notice by itself.
 *
 * @param mutant the alteration
 * @param keys the sections that the altered code carries out, in whatever place
 * @param notice the test that noticed it, if one did
 * @param elsewhere whether that is no test of these sections
 * @param remark why no test could be run, "" if tests were
 */
record Outcome(Mutant mutant, Array<String> keys, Option<Notice> notice, boolean elsewhere, String remark) {
    boolean survives() {
        return notice.isEmpty() && remark.isEmpty();
    }

    /** Tells whether the altered code does nothing but break down. */
    boolean breaks() {
        return !remark.isEmpty() || notice.exists(each -> each.end() == Lab.End.CRASH || each.end() == Lab.End.TIMEOUT);
    }
}

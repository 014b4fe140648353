package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;

/** What becomes of the terms of one kind of an older format. */
@FunctionalInterface
interface TermRule {
    /**
     * Returns the data of what says the same today. A list stands for several terms in the place of one. What stays as
     * it is may be returned as it was; what is returned is looked at again, so that it must be no term of format 1 that
     * this rule would change once more.
     *
     * @throws io.github.cardfold.data.StateFormatException if nothing does, see {@link OldTerm#refused}
     */
    Data rewritten(OldTerm term);
}

package io.github.cardfold.effect;

/**
 * What a text asks of a count.
 *
 * @param recall the term that looks back at it
 * @param most the number beyond which it makes no difference to the text, unknown if there is none
 * @param always whether it is asked at any time: by what is so as long as it lasts, or for how long that is; not only
 *     as something is carried out
 */
record Asked(Recall recall, long most, boolean always) {
    /**
     * Returns what a term asks by itself, or what it is compared with asks. What is added up can fall again, and is
     * asked as it is.
     *
     * @param compared the number beyond which comparing makes no difference, unknown if it is not compared
     */
    static Asked of(Recall recall, long compared, boolean always) {
        boolean mayFall = recall.tally().exists(Tally::amounts);
        return new Asked(recall, mayFall ? Tally.UNKNOWN : Math.min(compared, Tally.asked(recall)), always);
    }
}

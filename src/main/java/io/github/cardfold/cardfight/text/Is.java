package io.github.cardfold.cardfight.text;

import io.github.cardfold.effect.Filter;

/** What cards are. */
public final class Is {
    private Is() {}

    /** Of a grade. */
    public static Filter grade(int grade) {
        return Say.filter("grade", "is", grade);
    }

    /** Of a grade or less. */
    public static Filter gradeAtMost(int grade) {
        return Say.filter("grade", "at most", grade);
    }

    /** Of a grade or greater. */
    public static Filter gradeAtLeast(int grade) {
        return Say.filter("grade", "at least", grade);
    }

    /** With a name. */
    public static Filter named(String name) {
        return Say.is("name", name);
    }

    /** Of a clan. */
    public static Filter clan(String name) {
        return Say.is("clan", name);
    }

    /** Of a nation. */
    public static Filter nation(String name) {
        return Say.is("nation", name);
    }

    /** Of a race. */
    public static Filter race(String name) {
        return Say.is("race", name);
    }

    /** Standing. */
    public static Filter standing() {
        return Say.filter("standing");
    }

    /** Resting. */
    public static Filter resting() {
        return Say.filter("resting");
    }

    /** In the front row. */
    public static Filter inFrontRow() {
        return Say.filter("front row");
    }

    /** In the back row. */
    public static Filter inBackRow() {
        return Say.filter("back row");
    }

    /** Another card than this one. */
    public static Filter other() {
        return Say.filter("other");
    }

    /** This card. */
    public static Filter thisCard() {
        return Say.filter("this");
    }

    /** Not of a kind. */
    public static Filter not(Filter filter) {
        return Say.filter("not", "filter", filter);
    }
}

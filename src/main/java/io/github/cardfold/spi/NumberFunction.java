package io.github.cardfold.spi;

/** A pure function from what it has declared that it reads to a number. */
@FunctionalInterface
public interface NumberFunction {
    /** Returns the number: the same for the same answers, in whatever thread. */
    int number(Inquiry inquiry);
}

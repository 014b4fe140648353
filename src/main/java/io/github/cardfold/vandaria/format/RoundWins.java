package io.github.cardfold.vandaria.format;

/**
 * How many rounds the two sides of a match have won. A Match Point can bring a side that has won none below zero: it
 * has to win one round more.
 *
 * @param first the rounds of the first side
 * @param second the rounds of the second side
 */
public record RoundWins(int first, int second) {}

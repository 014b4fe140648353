package io.github.cardfold.kernel.question;

/**
 * What an answer of the shape {@link Action.Shape#ACT} does.
 *
 * @param index the place among the verbs of its game, 0 to 255
 * @param name the name in the rules, such as {@code call}
 */
public record Verb(int index, String name) {}

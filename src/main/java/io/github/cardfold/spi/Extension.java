package io.github.cardfold.spi;

/**
 * Something that only one game has and that plugins add to, such as its rules of deck building. A game declares those
 * that it has as constants.
 *
 * @param name the name in errors and manifests
 * @param type what is added
 */
public record Extension<T>(String name, Class<T> type) {}

package io.github.cardfold.scenario;

/**
 * One thing that did not hold.
 *
 * @param path where in the scenario it stands, such as {@code $.play[0].then.power["A front left"]}
 * @param expected what the scenario says
 * @param found what was so instead
 */
record Finding(String path, String expected, String found) {}

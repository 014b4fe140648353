package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.vavr.control.Option;

/**
 * How a component of a kind of term is said.
 *
 * @param name its name
 * @param role the role of the terms that it holds, one or a list; none if it holds numbers, words or texts
 * @param isNeeded whether it may not be left out
 * @param isAlone whether it may stand alone, without its name
 * @param usual what it is taken for when it is left out, if that is anything
 */
public record ComponentShape(
        String name, Option<Class<?>> role, boolean isNeeded, boolean isAlone, Option<Data> usual) {}

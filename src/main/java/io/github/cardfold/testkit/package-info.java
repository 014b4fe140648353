/**
 * What tests of a pack or a plugin are made of, in an artifact of its own (classifier {@code testkit}): scenario files
 * as tests of JUnit, properties of random games, a hunt for leaks, a proof that tests notice what cards say, and checks
 * of a plugin's functions. JUnit 5 has to be there.
 */
@NullMarked
package io.github.cardfold.testkit;

import org.jspecify.annotations.NullMarked;

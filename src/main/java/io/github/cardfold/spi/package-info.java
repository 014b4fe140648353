/**
 * What a plugin is made of: {@link io.github.cardfold.spi.Plugin} is what it implements,
 * {@link io.github.cardfold.spi.Registry} what it registers its parts with. The library registers its own words and
 * rules in the same way. {@code docs/PLUGINS.md} shows one.
 */
@NullMarked
package io.github.cardfold.spi;

import org.jspecify.annotations.NullMarked;

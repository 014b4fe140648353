/** The course of play, frozen: what a change of the library must not change unless a section says so. */
@NullMarked
package io.github.cardfold.course;

import org.jspecify.annotations.NullMarked;

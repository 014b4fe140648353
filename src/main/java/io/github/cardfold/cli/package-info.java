/** The command line, in {@code cardfold-cli.jar} only: one class for each command. */
@NullMarked
package io.github.cardfold.cli;

import org.jspecify.annotations.NullMarked;

/** The register and its results (chapter 13). */
@NullMarked
package io.github.cardfold.vandaria.register;

import org.jspecify.annotations.NullMarked;

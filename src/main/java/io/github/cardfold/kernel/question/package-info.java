/** What seats are asked, what they may answer and why not something else. */
@NullMarked
package io.github.cardfold.kernel.question;

import org.jspecify.annotations.NullMarked;

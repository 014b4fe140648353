/** Takes sections out of the rules, one at a time, and sees whether the tests that cite them notice. */
@NullMarked
package io.github.cardfold.mutation;

import org.jspecify.annotations.NullMarked;

/** Cites sections that no document has, to show that it is noticed. */
@Rule(jp = {"10.4.1", "0"})
package io.github.cardfold.conformance.violations.reference;

import io.github.cardfold.citation.Rule;

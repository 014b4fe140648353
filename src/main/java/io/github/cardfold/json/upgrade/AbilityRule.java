package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Language;

/** What is changed in a whole ability before the terms in it are rewritten, such as the names of its variables. */
@FunctionalInterface
interface AbilityRule {
    /**
     * Returns the ability with what is changed; the same data if nothing is.
     *
     * @param ability an ability of format 1, or one of which some terms are rewritten already; abilities that it gives
     *     are changed by calls of their own
     * @param language what is said in it is of format 1 or of this language
     */
    Data changed(Data ability, Language language);
}

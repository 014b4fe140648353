/** The Subdeck: Property that changes into other cards or is put in from there (6.1), Summon Followers (6.3). */
@NullMarked
package io.github.cardfold.vandaria.subdeck;

import org.jspecify.annotations.NullMarked;

/** Regions that Followers and Faculties give to Territories (3.4), and deploying by skills (2.7). */
@NullMarked
package io.github.cardfold.vandaria.region;

import org.jspecify.annotations.NullMarked;

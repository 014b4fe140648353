/**
 * Writing the text of a card in Java, so that it reads like the card: {@code CardText.auto(On.placed(RC))}. Whatever
 * has no word of its own here can be said by {@link io.github.cardfold.cardfight.text.Say} as it is said in JSON.
 */
@NullMarked
package io.github.cardfold.cardfight.text;

import org.jspecify.annotations.NullMarked;

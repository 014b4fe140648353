package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;

/** Cards with a word in a name. */
public record NameHas(String words) implements Identified {
    @Override
    public Identity identity() {
        return Identity.NAME;
    }

    @Override
    public boolean isMeant(String word) {
        return word.contains(words);
    }

    @Override
    public String english() {
        return "with \"" + words + "\" in the name";
    }
}

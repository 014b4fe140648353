package io.github.cardfold.vandaria.card;

/** The genders of Followers. */
public enum Gender {
    /** Male. */
    MALE,
    /** Female. */
    FEMALE
}

package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Requirement;

/** Conditions that several rules make for what is chosen. */
public final class VandariaConditions {
    private VandariaConditions() {}

    /** Returns that a Follower is chosen: nothing else attacks or blocks. */
    @Rule(vw = "3.7.2.3")
    public static Requirement follower(String section) {
        return Requirement.of(
                section,
                it -> VandariaProperty.isFollower(it.position(), it.gameObject()),
                it -> it.card() + " is no Follower");
    }

    /** Returns that a Territory is chosen. */
    public static Requirement territory(String section) {
        return Requirement.of(
                section,
                it -> VandariaProperty.isTerritory(it.position(), it.gameObject()),
                it -> it.card() + " is no Territory");
    }

    /** Returns that the card is unslid. */
    public static Requirement unslid(String section) {
        return Requirement.of(section, it -> !Statuses.isSlid(it.gameObject()), it -> it.card() + " is slid");
    }

    /** Returns that the Property is in a Territory. */
    public static Requirement guarding(String section) {
        return Requirement.of(section, it -> guarded(it) != 0, it -> it.card() + " is in no Territory");
    }

    private static int guarded(Candidate it) {
        return Territories.guarded(it.position(), it.gameObject().object());
    }
}

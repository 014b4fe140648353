package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Area;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Where skills are valid. */
public enum SkillArea implements Area {
    /** In the game. */
    GAME(VandariaZone.GAME),
    /** In a Bag. */
    BAG(VandariaZone.BAG),
    /** In the hand. */
    HAND(VandariaZone.HAND),
    /** In the Subdeck. */
    SUBDECK(VandariaZone.SUBDECK);

    private final VandariaZone zone;

    SkillArea(VandariaZone zone) {
        this.zone = zone;
    }

    @Override
    public boolean covers(Place place) {
        return place.zone().equals(zone.kind());
    }
}

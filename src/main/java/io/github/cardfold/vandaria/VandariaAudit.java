package io.github.cardfold.vandaria;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.fact.Bags;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.ElementNumbers;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** What holds in every state of a game of Vandaria Wars, beyond what holds in every game. */
public final class VandariaAudit {
    private static final String DESTRUCTION = "2.16.3";
    private static final String USING = "13.1.1";
    private static final String RESULTING = "13.1.2";

    private final Position position;
    private final boolean isOver;
    private final List<String> found = new ArrayList<>();

    private VandariaAudit(Position position, boolean isOver) {
        this.position = position;
        this.isOver = isOver;
    }

    /**
     * Returns what is wrong with a state, nothing if all is well.
     *
     * @throws IllegalArgumentException if it is no state of Vandaria Wars
     */
    public static Array<String> broken(State state) {
        requireNonNull(state, "state");
        VandariaCatalogue.options(state.position());
        VandariaAudit audit = new VandariaAudit(state.position(), state.isOver());
        state.position().seats().forEach(audit::player);
        audit.damage();
        return Array.ofAll(audit.found);
    }

    /**
     * Damage is recorded as more than nothing, against Territories as to defense and against Followers as to the rest.
     */
    private void damage() {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect mark = position.lasting(i);
            boolean isOfTerritory = mark.kind() == VandariaMarks.DAMAGE_TO_DEFENSE;
            boolean isOfFollower =
                    mark.kind() == VandariaMarks.DAMAGE_TO_DEF || mark.kind() == VandariaMarks.DAMAGE_TO_VIT;
            if ((isOfTerritory || isOfFollower) && mark.number() <= 0) {
                found.add("damage of " + mark.number() + " is recorded");
            }
            for (Seat seat : position.seats()) {
                VandariaProperty.of(position, seat)
                        .filter(card -> mark.isOn(card.object()))
                        .filter(card -> isOfTerritory && !VandariaProperty.isTerritory(position, card)
                                || isOfFollower && !VandariaProperty.isFollower(position, card))
                        .forEach(card -> found.add(named(card) + " has damage that it cannot have"));
            }
        }
    }

    private void player(Seat player) {
        if (position.number(PlayerNumbers.GOLD, player) < 0) {
            found.add(player + " has less than no gold");
        }
        for (NumberKey element : ElementNumbers.ALL) {
            if (position.number(element, player) < 0) {
                found.add(player + " has less than nothing of " + element.name());
            }
        }
        bags(player);
        boolean isRegisterEmpty = position.queued().isEmpty() && position.frame(RESULTING) == null;
        if (isRegisterEmpty && position.frame(DESTRUCTION) == null) {
            VandariaProperty.of(position, player).forEach(card -> property(player, card));
            Territories.of(position, player)
                    .filter(territory -> Territories.isOverfull(position, territory))
                    .forEach(territory -> found.add(named(territory) + " of " + player + " holds more than it can"));
        }
        if (!isOver
                && isRegisterEmpty
                && position.frame(USING) == null
                && position.size(VandariaZone.REGISTER.of(player)) > 0) {
            found.add("a card of " + player + " is left in the register");
        }
    }

    /** Whatever is in Bags is Loot in a Bag of its player, and none holds more than it can. */
    private void bags(Seat player) {
        int place = VandariaZone.BAG.of(player);
        for (int i = 0; i < position.size(place); i++) {
            GameObject card = position.objectAt(place, i);
            int bag = Bags.bag(position, card.object());
            boolean isWell = VandariaProperty.card(position, card).type() instanceof Loot
                    && VandariaZone.GAME.of(player) == position.placeOf(bag);
            if (!isWell) {
                found.add(named(card) + " of " + player + " is in no Bag");
            }
        }
        VandariaProperty.of(position, player)
                .filter(card -> VandariaProperty.card(position, card).type() instanceof Relic relic
                        && Bags.content(position, card.object()).size() > relic.collect())
                .forEach(card -> found.add(named(card) + " of " + player + " holds more than it can"));
    }

    /** What the rules destroy at once is in no position. */
    private void property(Seat player, GameObject card) {
        boolean isDead = VandariaProperty.isFollower(position, card)
                        && Damage.vitLeft(position, card) <= 0
                        && !Statuses.has(position, card, VandariaTrait.IMMORTAL)
                || VandariaProperty.isTerritory(position, card) && Damage.defenseLeft(position, card) <= 0;
        if (isDead) {
            found.add(named(card) + " of " + player + " is destroyed and still in the game");
        }
        if (VandariaProperty.isTerritory(position, card) && Statuses.isStray(position, card)) {
            found.add(named(card) + " of " + player + " is a Territory and Stray");
        }
    }

    private String named(GameObject card) {
        return position.rules().definition(card.definition()).id();
    }
}

package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The damage that is recorded against Followers and Territories, and what it leaves of them (11.7). */
public final class Damage {
    private Damage() {}

    /** Returns what damage has left of the DEF of a Follower; it can be negative. */
    @Rule(vw = {"2.15.5", "2.15.7", "11.7.1", "11.7.11", "2.15.4", "11.7.6", "11.7.7", "11.7.14"})
    public static int defLeft(Position position, GameObject follower) {
        return VandariaProperty.trait(position, follower, VandariaTrait.DEF)
                - recorded(position, VandariaMarks.DAMAGE_TO_DEF, follower.object());
    }

    /** Returns what damage has left of the VIT of a Follower. */
    @Rule(vw = {"2.15.7", "11.7.1", "11.7.10", "2.15.4", "11.7.6"})
    public static int vitLeft(Position position, GameObject follower) {
        return VandariaProperty.trait(position, follower, VandariaTrait.VIT)
                - recorded(position, VandariaMarks.DAMAGE_TO_VIT, follower.object());
    }

    /**
     * Returns what damage and what is reduced have left of the defense of a Territory. What is added protects against
     * damage; what is reduced, once additions have made up for it, does not add up with damage.
     */
    @Rule(vw = {"2.15.2", "2.15.7", "11.6.3.6", "11.6.3.7", "11.6.3.9", "11.6.3.10"})
    public static int defenseLeft(Position position, GameObject territory) {
        int real = VandariaProperty.trait(position, territory, VandariaTrait.DEFENSE);
        int added = VandariaProperty.trait(position, territory, VandariaTrait.ADDED_DEFENSE);
        int damage = recorded(position, VandariaMarks.DAMAGE_TO_DEFENSE, territory.object());
        return added >= 0 ? real + added - damage : Math.min(real - damage, real + added);
    }

    /** Returns how much damage goes into the DEF of a Follower before the rest goes into its VIT. */
    @Rule(vw = {"2.15.5", "11.1.6", "11.7.2", "11.7.12", "11.7.13", "11.7.15", "11.7.8", "11.7.14"})
    public static int intoDef(Position position, GameObject follower, int damage) {
        return Math.min(damage, Math.max(0, defLeft(position, follower)));
    }

    /** Returns the damage that destroys a Follower as it is now. */
    @Rule(vw = {"2.16.1", "2.16.2"})
    public static int fatal(Position position, GameObject follower) {
        return Math.max(0, defLeft(position, follower)) + Math.max(0, vitLeft(position, follower));
    }

    /** Returns the damage that would destroy it if none was recorded. */
    @Rule(vw = "12.9.2.2")
    public static int fatalUnhurt(Position position, GameObject follower) {
        return Math.max(0, VandariaProperty.trait(position, follower, VandariaTrait.DEF))
                + Math.max(0, VandariaProperty.trait(position, follower, VandariaTrait.VIT));
    }

    /** Returns the damage of a kind that is recorded against an object. */
    public static int recorded(Position position, Mark mark, int object) {
        int sum = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            sum += effect.kind() == mark && effect.isOn(object) ? effect.number() : 0;
        }
        return sum;
    }

    /** Returns the player whose effect was the last to change the defense of a Territory, if one did. */
    @Rule(vw = {"2.17.1", "11.6.3.4"})
    public static Option<Seat> reducer(Position position, int territory) {
        return changing(position, territory, VandariaTrait.DEFENSE, VandariaTrait.ADDED_DEFENSE)
                .map(TimedEffect::master);
    }

    /** Returns the player whose damage has brought what is recorded against a Territory to its defense, if it did. */
    @Rule(vw = "2.17.1")
    public static Option<Seat> destroyer(Position position, int territory, int defense) {
        return reaching(position, VandariaMarks.DAMAGE_TO_DEFENSE, territory, defense)
                .map(TimedEffect::master);
    }

    /**
     * Returns the player whose damage has used up the VIT of a Follower or, if that came later, whose effect has
     * changed it; none if neither did.
     */
    @Rule(vw = "4.2.1")
    public static Option<Seat> killer(Position position, int follower, int vit) {
        Option<TimedEffect> damage = reaching(position, VandariaMarks.DAMAGE_TO_VIT, follower, Math.max(1, vit));
        Option<TimedEffect> effect = changing(position, follower, VandariaTrait.VIT);
        return damage.filter(each -> effect.forAll(other -> other.id() < each.id()))
                .orElse(effect)
                .map(TimedEffect::master);
    }

    /** Returns the damage that has brought what is recorded against an object to an amount. */
    private static Option<TimedEffect> reaching(Position position, Mark mark, int object, int amount) {
        int sum = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() == mark && effect.isOn(object)) {
                sum += effect.number();
                if (sum >= amount) {
                    return Option.some(effect);
                }
            }
        }
        return Option.none();
    }

    /** Returns the last effect for a time that changes one of some values of an object. */
    private static Option<TimedEffect> changing(Position position, int object, VandariaTrait... values) {
        Option<TimedEffect> found = Option.none();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            boolean isOfThem = effect.isOn(object)
                    && effect.kind() instanceof TimedWorking kind
                    && Array.of(values).exists(each -> kind.working().says(each.label()));
            found = isOfThem ? Option.some(effect) : found;
        }
        return found;
    }
}

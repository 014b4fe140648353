package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Who attacks and who blocks whom in the Combat Phase in progress. */
public final class Combats {
    /** The kind of fact, one of those that lasting effects are, that is who attacks, blocks and is in battle. */
    public static final String ROLES = "roles in combat";

    private Combats() {}

    /** Returns the attacking Followers that are in the game, in the order in which they were declared. */
    @Rule(vw = "9.4.3")
    public static Array<GameObject> attackers(Position position) {
        return sources(position, VandariaMarks.ATTACKED);
    }

    /** Returns the blocking Followers that are in the game, in the order in which they were declared. */
    @Rule(vw = "9.6.2")
    public static Array<GameObject> blockers(Position position) {
        return sources(position, VandariaMarks.BLOCKED);
    }

    private static Array<GameObject> sources(Position position, Mark mark) {
        List<GameObject> found = null;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() == mark
                    && isFirst(position, mark, i)
                    && VandariaProperty.isInGame(position, effect.source())) {
                found = found == null ? new ArrayList<>() : found;
                found.add(position.find(effect.source()));
            }
        }
        return found == null ? Array.empty() : Array.ofAll(found);
    }

    /** Tells whether a mark is the first one of its kind and source. */
    private static boolean isFirst(Position position, Mark mark, int at) {
        for (int i = 0; i < at; i++) {
            TimedEffect earlier = position.lasting(i);
            if (earlier.kind() == mark
                    && earlier.source() == position.lasting(at).source()) {
                return false;
            }
        }
        return true;
    }

    /** Returns the Followers in battle that are in the game, in the order in which they entered it. */
    public static Array<GameObject> inBattle(Position position) {
        List<GameObject> found = new ArrayList<>();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() == VandariaMarks.IN_BATTLE && VandariaProperty.isInGame(position, effect.object(0))) {
                found.add(position.find(effect.object(0)));
            }
        }
        return Array.ofAll(found);
    }

    /** Tells whether a Follower is an attacking one. */
    public static boolean isAttacking(Position position, int follower) {
        return target(position, VandariaMarks.ATTACKED, follower) != 0;
    }

    /** Returns the Territory that a Follower attacks, be it in the game or not; 0 if the Follower does not attack. */
    public static int attacked(Position position, int attacker) {
        return target(position, VandariaMarks.ATTACKED, attacker);
    }

    /** Tells whether a Follower is a blocking one. */
    public static boolean isBlocking(Position position, int follower) {
        return target(position, VandariaMarks.BLOCKED, follower) != 0;
    }

    /** Returns the attacking Followers in the game that a Follower blocks, in the order in which that was declared. */
    @Rule(vw = {"9.6.1", "9.7.2"})
    public static Array<GameObject> blockedBy(Position position, int blocker) {
        return attackers(position).filter(each -> isBlockedBy(position, each.object(), blocker));
    }

    private static boolean isBlockedBy(Position position, int attacker, int blocker) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() == VandariaMarks.BLOCKED && effect.source() == blocker && effect.isOn(attacker)) {
                return true;
            }
        }
        return false;
    }

    private static int target(Position position, Mark mark, int source) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() == mark && effect.source() == source) {
                return effect.object(0);
            }
        }
        return 0;
    }

    /** Tells whether a Territory is attacked in the Combat Phase in progress. */
    public static boolean isAttacked(Position position, int territory) {
        return position.isMarked(VandariaMarks.ATTACKED, territory);
    }

    /** Tells whether an attacking Follower was blocked, be its blockers in the game or not. */
    public static boolean isBlocked(Position position, int attacker) {
        return position.isMarked(VandariaMarks.BLOCKED, attacker);
    }

    /** Returns the Followers in the game that block an attacking one, in the order in which they were declared. */
    public static Array<GameObject> blockersOf(Position position, int attacker) {
        return position.marks(VandariaMarks.BLOCKED, Anchor.object(attacker))
                .map(TimedEffect::source)
                .filter(each -> VandariaProperty.isInGame(position, each))
                .map(each -> VandariaProperty.known(position, each));
    }
}

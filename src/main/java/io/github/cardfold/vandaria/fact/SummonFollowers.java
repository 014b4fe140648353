package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FollowerAttribute;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Summon Followers, which are in the game as long as the Summoner that has put them in stays slid (6.3). */
public final class SummonFollowers {
    private static final String SUMMONER = "summoner";

    private SummonFollowers() {}

    /** Tells whether a card that comes into the game is bound to what puts it in, which is in the game itself. */
    @Rule(vw = {"6.3.1", "6.3.2"})
    public static boolean binds(Position position, GameObject card, int source) {
        return isSummonFollower(position, card)
                && VandariaProperty.isInGame(position, source)
                && isSummoner(position, position.find(source));
    }

    /** Tells whether a card is a Summon Follower that a Summoner puts in which has left the game already. */
    @Rule(vw = "6.3.3")
    public static boolean isLate(Position position, GameObject card, int source) {
        Subject summoner = source == 0 ? null : Subject.find(position, source);
        return summoner != null
                && !VandariaProperty.isInGame(position, source)
                && isSummonFollower(position, card)
                && isSummoner(position, summoner.gameObject());
    }

    private static boolean isSummonFollower(Position position, GameObject card) {
        return VandariaProperty.card(position, card).type() instanceof Follower follower
                && follower.attributes().contains(FollowerAttribute.SUMMON);
    }

    private static boolean isSummoner(Position position, @Nullable GameObject card) {
        return card != null
                && VandariaProperty.card(position, card).type() instanceof Follower follower
                && follower.jobs().exists(SUMMONER::equalsIgnoreCase);
    }

    /** Returns the Summon Followers that a Summoner has put in. */
    @Rule(vw = "6.3.2")
    public static Array<Integer> of(Position position, int summoner) {
        return position.linksTo(Anchor.object(summoner), VandariaLinks.SUMMONED)
                .map(link -> link.from().object());
    }
}

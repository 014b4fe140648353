package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.Abilities;
import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How often fighters have resolved cards with a keyword in the fight, or abilities of such cards, where effects limit
 * that: a lasting effect for each time.
 */
public final class Resolutions {
    private static final int[] NOTHING = {};

    private Resolutions() {}

    /** Returns the kinds of lasting effects that note what was resolved. */
    public static Array<TimedEffectKind> kinds(Texts texts) {
        return ResolutionLimit.keywords(texts).map(each -> new TimedEffectKind(noted(each)) {});
    }

    private static String noted(String keyword) {
        return "resolved " + keyword;
    }

    private static Array<String> limited(Position position, Subject card) {
        Array<String> limited = CardGame.of(position).limitedKeywords();
        return limited.isEmpty() ? limited : limited.filter(each -> has(position, card, each));
    }

    private static boolean has(Position position, Subject card, String keyword) {
        return Abilities.has(
                Query.about(position, card), card, each -> each.keywords().contains(keyword));
    }

    /**
     * Returns the events that note that a fighter resolves a card, or an ability of it; more than any text asks for are
     * not noted, so that what goes round for ever comes to the same position (ruling 477).
     */
    @Rule(jp = "14.51.2.2")
    public static Array<Event> of(Position position, Seat fighter, int object) {
        Subject card = CardGame.of(position).limitedKeywords().isEmpty() ? null : Subject.find(position, object);
        return card == null
                ? Array.empty()
                : limited(position, card)
                        .filter(each -> times(position, fighter, each)
                                < CardGame.of(position).highestLimit(each))
                        .map(each -> position.rules().lastingKind(noted(each)))
                        .map(each -> Event.begin(TimedEffect.of(each, fighter, 0, NOTHING, 1, Lifetimes.GAME)));
    }

    /**
     * Tells whether a fighter has resolved as many cards with a keyword of an order as may be. All of these are others:
     * an order that is played is a new card.
     */
    @Rule(jp = "14.51.2.2")
    public static boolean isUsedUp(Position position, Seat fighter, Subject card) {
        return limited(position, card)
                .exists(keyword ->
                        most(position, fighter, keyword).exists(most -> times(position, fighter, keyword) >= most));
    }

    private static int times(Position position, Seat fighter, String keyword) {
        int times = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            times += each.kind().name().equals(noted(keyword)) && each.master() == fighter ? 1 : 0;
        }
        return times;
    }

    /** The limit is what a text must keep to, unless other texts say what it is instead: the most of these. */
    @Rule(jp = "14.51.2.2.1")
    private static Option<Integer> most(Position position, Seat fighter, String keyword) {
        Array<ResolutionLimit> limits = ActiveEffect.of(position, ResolutionLimit.class)
                .filter(each -> ((ResolutionLimit) each.working()).of().seat(position, each.master()) == fighter)
                .map(each -> (ResolutionLimit) each.working())
                .filter(each -> each.keyword().equals(keyword));
        Array<Integer> least = most(limits, Deed.Mode.REQUIRE);
        return least.isEmpty()
                ? Option.none()
                : most(limits, Deed.Mode.PERMIT).max().orElse(least.min());
    }

    private static Array<Integer> most(Array<ResolutionLimit> limits, Deed.Mode mode) {
        return limits.filter(each -> each.mode() == mode).map(ResolutionLimit::most);
    }
}

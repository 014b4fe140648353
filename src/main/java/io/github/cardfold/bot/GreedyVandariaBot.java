package io.github.cardfold.bot;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Player;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.view.SeenCard;
import io.github.cardfold.view.SeenDecision;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A simple player of Vandaria Wars with sound habits: it summons Territories and then the strongest Followers, attacks
 * the weakest Territory with all it has if that falls in spite of its guards, and blocks where a Territory would fall.
 * Once its Fate Deck is empty it waits for the Political Victory if it can have that, or else attacks whatever there
 * is, and gives up when it has no Territory left and gets none. It reads nothing but its view, draws no lots and
 * remembers nothing, so that one bot may play any number of games, and equal questions get equal answers.
 */
public final class GreedyVandariaBot implements Player {
    private static final int ENOUGH_GOLD = 4;
    private static final int BOTH = 2;
    private static final int TWO_CARDS = 0;

    /** Makes a bot. */
    public GreedyVandariaBot() {}

    /**
     * Answers a decision.
     *
     * @throws IllegalArgumentException if it is one of another game than Vandaria Wars
     */
    @Override
    public Action choose(View view) {
        requireNonNull(view, "view");
        if (!(view.rules().game() instanceof VandariaGame)) {
            throw new IllegalArgumentException("GreedyVandariaBot plays Vandaria Wars, and this is another game");
        }
        if (view.legalActions().size() == 1) {
            return view.legalActions().head();
        }
        Realm realm = new Realm(view);
        if (LastHopes.isNone(realm)) {
            return Action.concede(view.seat());
        }
        return switch (view.decision().map(SeenDecision::purpose).getOrElse("")) {
            case VandariaPurposes.FIRST_PLAYER ->
                Action.number(view.seat(), view.seat().ordinal());
            case VandariaPurposes.DRAW_PHASE -> draw(view, realm);
            case VandariaPurposes.MAIN_PHASE -> act(realm);
            case VandariaPurposes.ATTACKERS -> attackers(realm);
            case VandariaPurposes.ATTACKED -> attack(realm);
            case VandariaPurposes.BLOCKERS -> isThreatened(realm) ? pick(realm) : realm.pass();
            case VandariaPurposes.RETURNING, VandariaPurposes.BLOCKED, VandariaPurposes.WEARER -> pick(realm);
            case VandariaPurposes.DROP, VandariaPurposes.TRADE, VandariaPurposes.SEARCH -> pick(realm);
            case VandariaPurposes.DISCARD -> discard(realm);
            case VandariaPurposes.SUDDEN_DEATH -> pick(realm);
            case VandariaPurposes.DAMAGE -> view.legalActions().last();
            default -> realm.pass();
        };
    }

    private static Action pick(Realm realm) {
        return realm.picks().headOption().getOrElse(realm::pass);
    }

    /** Gold first, then cards; in the first turn there is only one of either. */
    private static Action draw(View view, Realm realm) {
        Action wanted = Action.number(view.seat(), realm.gold() >= ENOUGH_GOLD ? TWO_CARDS : BOTH);
        return view.legalActions().contains(wanted)
                ? wanted
                : view.legalActions().last();
    }

    /** What is worth least goes first, and Territories last. */
    private static Action discard(Realm realm) {
        return realm.picks().minBy(each -> worth(realm, each)).getOrElse(realm::pass);
    }

    private static int worth(Realm realm, Action action) {
        return realm.printed(action).map(GreedyVandariaBot::worth).getOrElse(0);
    }

    private static Action attackers(Realm realm) {
        return !LastHopes.isPolitical(realm) && target(realm).isDefined() ? pick(realm) : realm.pass();
    }

    /** Loot that has a price is sold before anything else. */
    private static Action act(Realm realm) {
        return realm.picks()
                .find(each -> each.verb().equals(VandariaVerbs.SELL.name())
                        && realm.printed(each)
                                .exists(card -> card.type() instanceof Loot loot
                                        && loot.rank().prize() > 0))
                .getOrElse(() -> summon(realm));
    }

    private static Action summon(Realm realm) {
        return realm.picks()
                .filter(each -> each.verb().equals(VandariaVerbs.SUMMON.name()))
                .maxBy(each -> worth(realm, each))
                .getOrElse(realm::pass);
    }

    private static int worth(VandariaCard card) {
        if (card.type() instanceof Territory territory) {
            return 100 + territory.capacity() + territory.defense();
        }
        return card.type() instanceof Follower follower ? 10 + follower.atk() + follower.vit() : 1;
    }

    /**
     * The weakest Territory that falls to all Followers that are free, whoever guards it; any if nothing else is left.
     */
    private static Option<SeenCard> target(Realm realm) {
        int strength = realm.territories(realm.me())
                .flatMap(home -> realm.guards(realm.me(), home))
                .map(each -> each.trait(VandariaTrait.ATK))
                .sum()
                .intValue();
        boolean isAny = LastHopes.isDesperate(realm);
        return realm.others()
                .flatMap(seat -> realm.territories(seat).map(each -> new Target(each, strength(realm, seat, each))))
                .filter(each -> isAny || each.strength() <= strength)
                .minBy(Target::strength)
                .map(Target::territory);
    }

    private static int strength(Realm realm, Seat seat, SeenCard territory) {
        return territory.trait(VandariaTrait.DEFENSE)
                + realm.guards(seat, territory).map(Realm::toughness).sum().intValue();
    }

    /** A Territory and what it takes to destroy it. */
    private record Target(SeenCard territory, int strength) {}

    /** Who attacks is asked before what; all attack one Territory. */
    private static Action attack(Realm realm) {
        Array<Action> picks = realm.picks();
        Option<SeenCard> wanted = target(realm);
        return picks.find(each -> wanted.exists(it -> it.handle().equals(each.handle())))
                .orElse(picks::headOption)
                .getOrElse(realm::pass);
    }

    private static boolean isThreatened(Realm realm) {
        return realm.territories(realm.me()).exists(each -> realm.threat(each) >= each.trait(VandariaTrait.DEFENSE));
    }
}

package io.github.cardfold.bot;

import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.github.cardfold.view.SeenCard;
import io.github.cardfold.view.SeenEffect;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A view of Vandaria Wars in the words a bot thinks in: whose Territories there are, who guards them, who is free. */
final class Realm {
    private final View view;

    Realm(View view) {
        this.view = view;
    }

    Seat me() {
        return view.seat();
    }

    int gold() {
        return view.number(PlayerNumbers.GOLD, me());
    }

    /** The legal answers that point at a card. */
    Array<Action> picks() {
        return Array.ofAll(view.legalActions())
                .filter(each -> each.shape() == Action.Shape.PICK || each.shape() == Action.Shape.ACT);
    }

    /** Does nothing if that is legal, otherwise the first thing that is. */
    Action pass() {
        return view.legalActions()
                .find(each -> each.shape() == Action.Shape.PASS)
                .getOrElse(() -> view.legalActions().head());
    }

    /** The card at a handle, none if it is not to be seen. */
    Option<SeenCard> at(Handle handle) {
        return view.place(handle.place()).cards().find(each -> each.handle().equals(handle));
    }

    static Option<VandariaCard> printed(SeenCard seen) {
        return seen.definition().filter(VandariaCard.class::isInstance).map(VandariaCard.class::cast);
    }

    Option<VandariaCard> printed(Action action) {
        return at(action.handle()).flatMap(Realm::printed);
    }

    static boolean isTerritory(SeenCard seen) {
        return printed(seen).exists(card -> card.type() instanceof Territory);
    }

    static boolean isFollower(SeenCard seen) {
        return printed(seen).exists(card -> card.type() instanceof Follower);
    }

    Array<SeenCard> property(Seat seat) {
        return view.units(seat, VandariaZone.GAME);
    }

    Array<SeenCard> territories(Seat seat) {
        return property(seat).filter(Realm::isTerritory);
    }

    /** The cards in hand, which the bot sees. */
    Array<SeenCard> hand() {
        return view.cards(me(), VandariaZone.HAND).cards();
    }

    /** How many Non-Vehicle Territories the bot has in the game. */
    int nonVehicles() {
        return territories(me()).count(Realm::isNonVehicle);
    }

    static boolean isNonVehicle(SeenCard seen) {
        return printed(seen).exists(card -> card.type() instanceof Territory territory && !territory.vehicle());
    }

    /** Whether the Fate Deck of the bot is empty, so that it gets no more cards. */
    boolean isDeckEmpty() {
        return view.cards(me(), VandariaZone.FATE_DECK).size() == 0;
    }

    int politicalTerritories() {
        return ((VandariaGame) view.rules().game()).politicalTerritories();
    }

    int points(Seat seat) {
        return view.number(PlayerNumbers.VICTORY_POINTS, seat);
    }

    int turn() {
        return view.turn();
    }

    /** Whether turns are played: in a Sudden Death and before the game none are. */
    boolean isInTurns() {
        return view.turnFighter().isDefined();
    }

    boolean hasAllies() {
        return others().size() < view.seats().size() - 1;
    }

    /** The players of other teams. */
    Array<Seat> others() {
        return view.seats().reject(each -> each == me() || isAlly(each));
    }

    private boolean isAlly(Seat seat) {
        VandariaGame game = (VandariaGame) view.rules().game();
        return game.side(seat) == game.side(me());
    }

    /** The Followers of their controller that are in a Territory and could block there. */
    Array<SeenCard> guards(Seat seat, SeenCard territory) {
        return property(seat)
                .filter(each -> isFollower(each)
                        && !each.isResting()
                        && view.links()
                                .exists(link -> link.kind().equals(VandariaLinks.GUARDS.name())
                                        && link.from().at().contains(each.handle())
                                        && link.to().at().contains(territory.handle())));
    }

    /** What it takes to destroy a Follower. */
    static int toughness(SeenCard follower) {
        return Math.max(0, follower.trait(VandariaTrait.DEF)) + follower.trait(VandariaTrait.VIT);
    }

    /** The damage that the attackers of a Territory would deal to it if nobody blocked. */
    int threat(SeenCard territory) {
        return view.effects()
                .filter(each -> each.kind().equals(VandariaMarks.ATTACKED.name())
                        && each.units().contains(territory.handle()))
                .flatMap(SeenEffect::source)
                .map(Realm::atk)
                .sum()
                .intValue();
    }

    private static int atk(Definition attacker) {
        return attacker instanceof VandariaCard card && card.type() instanceof Follower follower ? follower.atk() : 0;
    }
}

package io.github.cardfold.vandaria;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.vandaria.Board.asked;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.mayPick;
import static io.github.cardfold.vandaria.Board.names;
import static io.github.cardfold.vandaria.Board.number;
import static io.github.cardfold.vandaria.Board.pass;
import static io.github.cardfold.vandaria.Board.pick;
import static io.github.cardfold.vandaria.Board.purpose;
import static io.github.cardfold.vandaria.Board.territory;
import static io.github.cardfold.vandaria.Board.whyNotPick;
import static io.github.cardfold.vandaria.state.VandariaZone.GAME;
import static io.github.cardfold.vandaria.state.VandariaZone.GRAVEYARD;
import static io.github.cardfold.vandaria.state.VandariaZone.HAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.Terrain;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.edition.VandariaVocabulary;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaRules.Stagger;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The Combat Phase (chapter 9). */
class CombatTest {
    private static final VandariaCard FORD = land("Ford", 9, 4, 0);
    private static final VandariaCard TERRACE = land("Terrace", 9, 3, 0);
    private static final VandariaCard QUAY =
            land("Quay", territory(9, 3).terrain(Terrain.NAVAL).build());
    private static final VandariaCard CLOUD =
            land("Cloud", territory(9, 3).terrain(Terrain.AERIAL).build());
    private static final VandariaCard WARDEN = human("Warden", 1, 1, 2);
    private static final VandariaCard ROWER = human("Rower", 3, 0, 1);
    private static final VandariaCard GUARD = human("Guard", 1, 2, 2);
    private static final VandariaCard BRUTE = human("Brute", 5, 2, 2);
    private static final VandariaCard LOOM =
            Board.card("Loom", Relic.of(Relic.Kind.GENERAL, 1), 1).build();

    /** It can block two. */
    private static final VandariaCard WALL = human("Wall", 2, 0, 19)
            .withSkills(Array.of(VandariaVocabulary.LANGUAGE.read(
                    Ability.class,
                    DataJson.read("{'static': {'effects': [{'gets': {'block limit': 1}}]}}".replace('\'', '"')))));

    private static final VandariaCard[] ALL = {FORD, TERRACE, QUAY, CLOUD, WARDEN, ROWER, GUARD, BRUTE, LOOM, WALL};

    private static Board board() {
        return Board.of(ALL);
    }

    /** Ends the choice of several things, if there is one. */
    private static State enough(State state, String purpose) {
        return purpose(state).equals(purpose) && state.legalActions().contains(Action.pass(asked(state)))
                ? pass(state)
                : state;
    }

    /** Lets Followers enter battle and attack one Territory each. */
    private static State attack(State state, int... attackersAndTargets) {
        State now = state;
        for (int i = 0; i < attackersAndTargets.length; i += 2) {
            now = pick(now, attackersAndTargets[i]);
        }
        now = enough(now, VandariaPurposes.ATTACKERS);
        for (int i = 0; i < attackersAndTargets.length; i += 2) {
            now = pick(now, attackersAndTargets[i]);
            now = purpose(now).equals(VandariaPurposes.ATTACKED) && mayPick(now, attackersAndTargets[i + 1])
                    ? pick(now, attackersAndTargets[i + 1])
                    : now;
        }
        return enough(now, VandariaPurposes.ATTACKED);
    }

    /** Lets Followers enter battle and block one Follower each. */
    private static State block(State state, int... blockersAndTargets) {
        State now = state;
        for (int i = 0; i < blockersAndTargets.length; i += 2) {
            now = pick(now, blockersAndTargets[i]);
        }
        now = enough(now, VandariaPurposes.BLOCKERS);
        for (int i = 0; i < blockersAndTargets.length; i += 2) {
            now = pick(now, blockersAndTargets[i]);
            now = purpose(now).equals(VandariaPurposes.BLOCKED) && mayPick(now, blockersAndTargets[i + 1])
                    ? pick(now, blockersAndTargets[i + 1])
                    : now;
        }
        return enough(now, VandariaPurposes.BLOCKED);
    }

    private static boolean isSlid(State state, int object) {
        return Statuses.isSlid(state.position().find(object));
    }

    /** The game waits in Main Phase II for a player with a hand, so that damage is still there. */
    private static Board lasting() {
        return board().lay(HAND, A, FORD).lay(HAND, B, FORD);
    }

    @Test
    @Rule(vw = {"2.2.5", "2.8.2", "3.6.1.1", "9.3.1"})
    void unslidFollowersThatAreNotFatiguedEnterBattle() {
        Board board = board();
        int ford = board.property(A, FORD);
        int ready = board.guard(A, WARDEN, ford);
        int slid = board.in(board.slid(A, ROWER), ford);
        int fatigued = board.fatiguedGuard(A, GUARD, ford);
        int stray = board.property(A, BRUTE);
        int loom = board.guard(A, LOOM, ford);
        int opponents = board.guard(B, BRUTE, board.property(B, FORD));
        State state = board.at(A, "8.5");
        assertEquals(VandariaPurposes.ATTACKERS, purpose(state));
        assertTrue(mayPick(state, ready));
        assertEquals("2.2.5", whyNotPick(state, slid));
        assertEquals("2.8.2", whyNotPick(state, fatigued));
        assertEquals("2.1.2", whyNotPick(state, stray));
        assertEquals("3.6.1.1", whyNotPick(state, loom));
        assertFalse(mayPick(state, opponents));
        assertTrue(state.legalActions().contains(Action.pass(A)), "nobody has to");
        State after = pick(state, ready);
        assertEquals(0, after.position().queued().size());
    }

    @Test
    void aTableMayKeepStaggeredPlayersFromAttacking() {
        Board board = Board.of(VandariaRules.standard().withStaggerEffect(Stagger.NO_ATTACK), ALL)
                .staggered(A)
                .lay(HAND, A, FORD);
        board.guard(A, WARDEN, board.property(A, FORD));
        board.property(B, FORD);
        assertEquals(VandariaPurposes.MAIN_PHASE, purpose(board.at(A, "8.5")));
    }

    /** Catches attacks on the own Territories, on Followers, and attackers that are not slid or all of them. */
    @Test
    @Rule(vw = {"2.2.2", "3.6.1.1", "3.6.1.2", "8.5.1", "9.3.1", "9.4.1", "9.4.2", "9.4.3"})
    void followersInBattleAttackTerritoriesOfTheOpponentAndAreSlid() {
        Board board = board();
        int ford = board.property(A, FORD);
        int first = board.guard(A, WARDEN, ford);
        int second = board.guard(A, ROWER, ford);
        int third = board.guard(A, BRUTE, ford);
        int other = board.property(B, FORD);
        int terrace = board.property(B, TERRACE);
        int guard = board.guard(B, GUARD, terrace);
        State state = pass(pick(pick(board.at(A, "8.5"), first), second));
        assertEquals(VandariaPurposes.ATTACKED, purpose(state));
        assertEquals("9.4.1", whyNotPick(state, third), "it has not entered battle");
        state = pick(state, first);
        assertTrue(mayPick(state, other) && mayPick(state, terrace));
        assertFalse(mayPick(state, ford));
        assertEquals("3.6.1.2", whyNotPick(state, guard));
        assertFalse(isSlid(state, first), "nothing has happened yet");
        state = pass(pick(state, terrace));
        assertTrue(isSlid(state, first));
        assertFalse(isSlid(state, second), "it is in battle and does not attack");
        assertEquals(Array.of(first), Combats.attackers(state.position()).map(each -> each.object()));
        assertEquals(terrace, Combats.attacked(state.position(), first));
        assertEquals(0, Territories.guarded(state.position(), first), "it has left its Territory");
        assertEquals(ford, Territories.guarded(state.position(), second));
        assertFalse(Statuses.isStray(state.position(), state.position().find(first)));
    }

    @Test
    @Rule(vw = {"3.5.2", "3.5.3", "3.5.4", "3.5.5", "3.5.6", "3.5.7"})
    void fromWhereAFollowerStandsNotAllIsInReach() {
        for (VandariaCard home : Array.of(FORD, QUAY, CLOUD)) {
            Board board = board();
            int attacker = board.guard(A, WARDEN, board.property(A, home));
            Array<Integer> targets = Array.of(FORD, QUAY, CLOUD).map(each -> board.property(B, each));
            targets.forEach(each -> board.guard(B, GUARD, each));
            State state = pick(pick(board.at(A, "8.5"), attacker), attacker);
            Array<Boolean> reached = purpose(state).equals(VandariaPurposes.ATTACKED)
                    ? targets.map(each -> mayPick(state, each))
                    : targets.map(each -> Combats.attacked(state.position(), attacker) == each);
            assertEquals(
                    home == FORD
                            ? Array.of(true, false, false)
                            : home == QUAY ? Array.of(true, true, false) : Array.of(true, true, true),
                    reached,
                    home.name());
        }
    }

    /**
     * Catches slid blockers, guards of another Territory, Fatigue that keeps from blocking, and blocking that slides.
     */
    @Test
    @Rule(vw = {"2.2.4", "9.5.1", "9.6.1", "9.6.2"})
    void guardsOfTheAttackedTerritoryBlockWhoAttacksIt() {
        Board board = board();
        int ford = board.property(A, FORD);
        int first = board.guard(A, WARDEN, ford);
        int second = board.guard(A, ROWER, ford);
        int other = board.property(B, FORD);
        int terrace = board.property(B, TERRACE);
        int guard = board.fatiguedGuard(B, GUARD, terrace);
        int slid = board.in(board.slid(B, BRUTE), terrace);
        int loom = board.guard(B, LOOM, terrace);
        int elsewhere = board.guard(B, WARDEN, other);
        int calm = board.property(B, FORD);
        int idle = board.guard(B, GUARD, calm);
        State state = attack(board.at(A, "8.5"), first, terrace, second, other);
        assertEquals(B, asked(state));
        assertEquals(VandariaPurposes.BLOCKERS, purpose(state));
        assertTrue(mayPick(state, guard) && mayPick(state, elsewhere));
        assertEquals("2.2.4", whyNotPick(state, slid));
        assertEquals("9.5.1", whyNotPick(state, loom));
        assertEquals("9.6.1", whyNotPick(state, idle));
        state = pass(pick(state, guard));
        assertEquals(VandariaPurposes.BLOCKED, purpose(state));
        assertEquals("9.6.1", whyNotPick(state, elsewhere), "it has not entered battle");
        state = pick(state, guard);
        assertFalse(mayPickIfAsked(state, second), "it attacks another Territory");
        assertEquals(0, position(state).queued().size());
    }

    private static boolean mayPickIfAsked(State state, int object) {
        return purpose(state).equals(VandariaPurposes.BLOCKED)
                && state.position().placeOf(object) >= 0
                && mayPick(state, object);
    }

    private static Position position(State state) {
        return state.position();
    }

    @Test
    @Rule(vw = {"9.6.1", "9.6.2"})
    void oneInBattleNeedNotBlockAndSeveralMayBlockOne() {
        Board board = lasting();
        int ford = board.property(A, FORD);
        int attacker = board.guard(A, BRUTE, ford);
        int other = board.guard(A, WARDEN, ford);
        int terrace = board.property(B, TERRACE);
        int first = board.guard(B, GUARD, terrace);
        int second = board.guard(B, WARDEN, terrace);
        int third = board.guard(B, ROWER, terrace);
        State state = attack(board.at(A, "8.5"), attacker, terrace, other, terrace);
        state = enough(pick(pick(pick(state, first), second), third), VandariaPurposes.BLOCKERS);
        state = pass(pick(pick(pick(pick(state, first), attacker), second), attacker));
        assertEquals(VandariaPurposes.DAMAGE, purpose(state));
        assertEquals(
                Array.of(first, second),
                Combats.blockersOf(position(state), attacker).map(each -> each.object()));
        assertTrue(Combats.isBlocked(position(state), attacker));
        assertFalse(Combats.isBlocked(position(state), other));
        assertFalse(Combats.isBlocking(position(state), third));
        assertEquals(Array.of(first, second), Combats.blockers(position(state)).map(each -> each.object()));
        assertFalse(isSlid(state, first), "to block slides nobody");
    }

    /** Catches damage of one blocker only, damage that is left over, and a defender who distributes the attacker's. */
    @Test
    @Rule(vw = {"9.7.1", "9.7.2", "11.3.1"})
    void theActivePlayerDistributesAmongBlockersAndTheyAllDealTheirs() {
        Board board = lasting();
        int attacker = board.guard(A, BRUTE, board.property(A, FORD));
        int terrace = board.property(B, TERRACE);
        int first = board.guard(B, GUARD, terrace);
        int second = board.guard(B, WARDEN, terrace);
        State state = attack(board.at(A, "8.5"), attacker, terrace);
        state = block(state, first, attacker, second, attacker);
        assertEquals(A, asked(state));
        assertEquals(6, state.legalActions().size(), "0 to 5");
        State after = number(state, 3);
        Position position = position(after);
        assertEquals(0, Damage.defLeft(position, position.find(first)));
        assertEquals(1, Damage.vitLeft(position, position.find(first)));
        assertEquals(0, Damage.defLeft(position, position.find(second)));
        assertEquals(1, Damage.vitLeft(position, position.find(second)));
        assertEquals(0, Damage.defLeft(position, position.find(attacker)), "1 of each blocker");
        assertEquals(2, Damage.vitLeft(position, position.find(attacker)));
        assertEquals(
                3, Damage.defenseLeft(position, position.find(terrace)), "who was blocked deals the Territory none");
        assertEquals(
                Array.of("Terrace", "Guard"), names(number(state, 0), GAME, B).take(2));
        assertEquals(Array.of("Warden"), names(number(state, 0), GRAVEYARD, B));
    }

    @Test
    @Rule(vw = {"2.16.1", "2.16.2"})
    void aTableMayAskForEnoughDamageInOrder() {
        Board board = Board.of(VandariaRules.standard().withLethalInOrder(true), ALL);
        int attacker = board.guard(A, BRUTE, board.property(A, FORD));
        int terrace = board.property(B, TERRACE);
        int first = board.guard(B, GUARD, terrace);
        int second = board.guard(B, WARDEN, terrace);
        State state = block(attack(board.at(A, "8.5"), attacker, terrace), first, attacker, second, attacker);
        assertEquals(4, Damage.fatal(position(state), position(state).find(first)));
        assertEquals(2, state.legalActions().size(), "4, which is enough, or 5");
        assertFalse(state.legalActions().contains(Action.number(A, 3)));
    }

    /** Catches a destruction of one before the other deals its damage. */
    @Test
    @Rule(vw = {"9.7.4", "9.8.1", "9.8.4", "13.1.8"})
    void followersThatKillEachOtherGoTogether() {
        Board board = lasting();
        int attacker = board.guard(A, ROWER, board.property(A, FORD));
        int terrace = board.property(B, TERRACE);
        int blocker = board.guard(B, ROWER, terrace);
        State state = block(attack(board.at(A, "8.5"), attacker, terrace), blocker, attacker);
        assertEquals(Array.of("Rower"), names(state, GRAVEYARD, A));
        assertEquals(Array.of("Rower"), names(state, GRAVEYARD, B));
        assertEquals(Array.of("Terrace"), names(state, GAME, B));
    }

    /** The batch in which the damage of both goes is one, and so is that of the destruction. */
    @Test
    @Rule(vw = {"9.7.4", "9.8.4", "9.9.2", "9.10.3"})
    void damageIsOneObjectAndDestructionOneBatch() {
        Board board = lasting();
        int ford = board.property(A, FORD);
        int one = board.guard(A, ROWER, ford);
        int two = board.guard(A, BRUTE, ford);
        int terrace = board.property(B, TERRACE);
        int other = board.property(B, FORD);
        State state = attack(board.at(A, "8.5"), one, terrace, two, other);
        Array<String> kinds = Array.range(0, state.eventCount())
                .map(i -> state.event(i).kind().name())
                .filter(Array.of("queue", "unqueue", "damaged", "destroyed")::contains);
        assertEquals(Array.of("queue", "unqueue", "damaged", "damaged", "destroyed", "destroyed"), kinds);
        assertEquals(
                Array.of("Terrace", "Ford").sorted(), names(state, GRAVEYARD, B).sorted());
    }

    /** Catches damage of blocked attackers, of those in battle that do not attack, and none at all. */
    @Test
    @Rule(vw = {"9.9.1", "9.10.1", "11.1.3", "11.3.1", "13.1.10"})
    void whoIsNotBlockedDealsItsDamageToTheTerritory() {
        Board board = lasting();
        int ford = board.property(A, FORD);
        int blocked = board.guard(A, BRUTE, ford);
        int free = board.guard(A, ROWER, ford);
        int calm = board.guard(A, BRUTE, ford);
        int other = board.property(B, FORD);
        int guard = board.guard(B, WARDEN, other);
        State state = enough(pick(pick(pick(board.at(A, "8.5"), blocked), free), calm), VandariaPurposes.ATTACKERS);
        state = pass(pick(pick(state, blocked), free));
        state = block(state, guard, blocked);
        assertEquals(1, Damage.defenseLeft(position(state), position(state).find(other)));
        assertEquals(Array.of("Warden"), names(state, GRAVEYARD, B));
    }

    @Test
    @Rule(vw = {"9.10.1", "9.10.3", "2.15.3", "11.1.4"})
    void aTerritoryWhoseDefenseIsUsedUpIsDestroyed() {
        Board board = lasting();
        int attacker = board.guard(A, ROWER, board.property(A, FORD));
        int terrace = board.property(B, TERRACE);
        State state = attack(board.at(A, "8.5"), attacker, terrace);
        assertEquals(Array.of("Terrace"), names(state, GRAVEYARD, B));
    }

    /** A queued object of damage, with a number that nobody's ATK has and between what the functions name. */
    private static State registered(String stage, Function<Position, Batch> first) {
        Board board = lasting();
        int ford = board.property(A, FORD);
        int source = board.guard(A, WARDEN, ford);
        int other = board.property(B, FORD);
        int guard = board.guard(B, GUARD, other);
        board.opening()
                .queue(Frame.Queued.of(VandariaQueues.REGISTER, "13.1.8", A, 0)
                        .naming(guard, other, source, source)
                        .with(3, 2, A.ordinal(), A.ordinal()));
        board.opening().startAfter("7", "8");
        board.opening().startAt("8", "8.6", A.ordinal(), 3, 0);
        board.opening().startAt(stage, stage + ".1");
        board.opening().first(first);
        return board.opening().begin(OptionalLong.of(1));
    }

    private static Batch leaves(Position position, Seat seat, String name) {
        int place = GAME.of(seat);
        for (int i = 0; i < position.size(place); i++) {
            if (position.rules()
                    .definition(position.objectAt(place, i).definition())
                    .name()
                    .equals(name)) {
                return Batch.of(Event.move(position, position.objectAt(place, i).object(), GRAVEYARD.of(seat), 0));
            }
        }
        return Batch.NOTHING;
    }

    private static int left(State state, String name) {
        Position position = position(state);
        var found = position.find(Board.object(state, GAME, B, name));
        return name.equals("Ford") ? Damage.defenseLeft(position, found) : Damage.vitLeft(position, found);
    }

    /** Catches damage that is worked out anew from the ATK of the Follower, and damage that dies with its source. */
    @Test
    @Rule(vw = {"2.15.2", "9.8.2", "9.8.3", "9.10.2"})
    void damageComesAsItWasRegisteredWhateverHasBecomeOfItsSource() {
        for (String stage : Array.of("9.8", "9.10")) {
            State still = registered(stage, position -> Batch.NOTHING);
            assertEquals(1, left(still, "Guard"), "3 and not 1");
            assertEquals(2, left(still, "Ford"));
            State gone = registered(stage, position -> leaves(position, A, "Warden"));
            assertEquals(1, left(gone, "Guard"));
            assertEquals(2, left(gone, "Ford"));
            State lost = registered(stage, position -> leaves(position, B, "Guard"));
            assertEquals(2, left(lost, "Ford"));
            assertEquals(Array.of("Guard"), names(lost, GRAVEYARD, B));
            State razed = registered(stage, position -> leaves(position, B, "Ford"));
            assertEquals(1, left(razed, "Guard"));
            assertEquals(Array.of("Ford"), names(razed, GRAVEYARD, B));
        }
    }

    /** Catches attackers that are in their Territory again at once, Stray, or unslid. */
    @Test
    @Rule(vw = {"9.11.2"})
    void whoHasAttackedAndLivesReturnsHomeInTheNextUnslidePhase() {
        Board board = board();
        int ford = board.property(A, FORD);
        int attacker = board.guard(A, WARDEN, ford);
        int calm = board.guard(A, BRUTE, ford);
        board.lay(HAND, A, FORD);
        int other = board.property(B, FORD);
        State state = enough(pick(pick(board.at(A, "8.5"), attacker), calm), VandariaPurposes.ATTACKERS);
        state = pass(pick(state, attacker));
        assertEquals(VandariaPurposes.MAIN_PHASE, purpose(state));
        assertTrue(Statuses.isReturningHome(position(state), position(state).find(attacker)));
        assertFalse(Statuses.isReturningHome(position(state), position(state).find(calm)));
        assertEquals(0, Territories.guarded(position(state), attacker));
        assertFalse(Statuses.isStray(position(state), position(state).find(attacker)));
        assertFalse(Combats.isAttacking(position(state), attacker));
        assertEquals(other, position(state).find(other).object());
    }

    /** Catches guards that are Stray as soon as the Territory is gone, and Relics that wait for the tenth stage. */
    @Test
    @Rule(vw = {"3.7.1.3", "9.11.3"})
    void guardsOfADestroyedTerritoryAreStrayFromTheTenthStageOn() {
        Board board = lasting();
        int attacker = board.guard(A, BRUTE, board.property(A, FORD));
        int terrace = board.property(B, TERRACE);
        int guard = board.guard(B, GUARD, terrace);
        board.guard(B, LOOM, terrace);
        board.property(B, FORD);
        State state = attack(board.at(A, "8.5"), attacker, terrace);
        state = enough(state, VandariaPurposes.BLOCKERS);
        assertEquals(Array.of("Loom", "Terrace"), names(state, GRAVEYARD, B).sorted());
        assertTrue(Statuses.isStray(position(state), position(state).find(guard)));
        State end = state;
        assertEquals(
                Array.of("homeless"),
                Array.range(0, end.eventCount())
                        .map(end::event)
                        .filter(event ->
                                event.lasting() != null && event.lasting().kind() == VandariaMarks.HOMELESS)
                        .map(event -> event.lasting().kind().name()),
                "only the Follower waits for the end of combat");
    }

    /** Catches stages that are left out or come in another order. */
    @Test
    @Rule(vw = {"8.5.2", "9.1.2"})
    void theStagesComeInTheirOrder() {
        Board board = lasting();
        int attacker = board.guard(A, BRUTE, board.property(A, FORD));
        int terrace = board.property(B, TERRACE);
        int first = board.guard(B, GUARD, terrace);
        int second = board.guard(B, WARDEN, terrace);
        State state = board.at(A, "8.5");
        assertEquals("9.3", moment(state));
        state = enough(pick(state, attacker), VandariaPurposes.ATTACKERS);
        assertEquals("9.4", moment(state));
        state = attackAfterEntering(state, attacker, terrace);
        assertEquals("9.5", moment(state));
        state = enough(pick(pick(state, first), second), VandariaPurposes.BLOCKERS);
        assertEquals("9.6", moment(state));
        state = enough(pick(pick(state, first), second), VandariaPurposes.BLOCKED);
        assertEquals("9.7", moment(state));
        state = number(state, 5);
        assertEquals("8.6", moment(state));
        assertEquals(Array.of("Guard"), names(state, GRAVEYARD, B));
    }

    private static State attackAfterEntering(State state, int attacker, int target) {
        State now = pick(state, attacker);
        return purpose(now).equals(VandariaPurposes.ATTACKED) ? enough(now, VandariaPurposes.ATTACKED) : now;
    }

    private static String moment(State state) {
        return state.position().rules().game().moment(state.position());
    }

    @Test
    void aTableMayKeepTheRoomOfThoseWhoAttack() {
        for (boolean keeps : new boolean[] {false, true}) {
            VandariaCard hut = land("Hut", 1, 4, 0);
            VandariaCard[] cards = Array.of(ALL).append(hut).toJavaArray(VandariaCard[]::new);
            Board board = Board.of(VandariaRules.standard().withReturnHomeReservesRoom(keeps), cards)
                    .gold(A, 5)
                    .lay(HAND, A, WARDEN);
            int home = board.property(A, hut);
            int attacker = board.guard(A, ROWER, home);
            int other = board.property(B, FORD);
            State state = attack(board.at(A, "8.5"), attacker, other);
            int hand = Board.object(state, HAND, A, "Warden");
            assertEquals(keeps, !Board.mayAct(state, VandariaVerbs.SUMMON, hand));
            assertEquals(
                    keeps ? 0 : 1,
                    Territories.room(position(state), position(state).find(home)));
        }
    }

    /** The same state for a seat that does not see what others have chosen of one choice that is not made yet. */
    private static State forgotten(State state, Seat seat) {
        return Redacted.of(state, seat).filled(Array.empty(), 1);
    }

    /** Catches a choice that counts as made after the first Follower, and picks that others see before it is made. */
    @Test
    @Rule(vw = {"9.3.1", "9.4.1"})
    void theAttackersAreChosenAllTogether() {
        Board board = board();
        int ford = board.property(A, FORD);
        int first = board.guard(A, WARDEN, ford);
        int second = board.guard(A, ROWER, ford);
        board.property(B, FORD);
        State entering = board.at(A, "8.5");
        assertFalse(entering.isUnfinished());
        State entered = pick(entering, first);
        assertTrue(entered.isUnfinished());
        assertEquals(entering.legalActions(), forgotten(entered, B).legalActions());
        State attacking = pick(entered, second);
        assertFalse(attacking.isUnfinished());
        State one = pick(attacking, first);
        assertTrue(one.isUnfinished());
        assertEquals(attacking.legalActions(), forgotten(one, B).legalActions());
    }

    /** Catches the same of the blockers. */
    @Test
    @Rule(vw = {"9.5.1", "9.6.1"})
    void theBlockersAreChosenAllTogether() {
        Board board = board();
        int attacker = board.guard(A, BRUTE, board.property(A, FORD));
        int terrace = board.property(B, TERRACE);
        int first = board.guard(B, GUARD, terrace);
        int second = board.guard(B, WARDEN, terrace);
        State entering = attack(board.at(A, "8.5"), attacker, terrace);
        assertFalse(entering.isUnfinished());
        State entered = pick(entering, first);
        assertTrue(entered.isUnfinished());
        assertEquals(entering.legalActions(), forgotten(entered, A).legalActions());
        State blocking = pick(entered, second);
        assertFalse(blocking.isUnfinished());
        State one = pick(blocking, first);
        assertTrue(one.isUnfinished());
        assertEquals(blocking.legalActions(), forgotten(one, A).legalActions());
    }

    private static Array<Integer> damages(State state) {
        return Array.range(0, state.eventCount())
                .map(state::event)
                .filter(event -> event.kind() == VandariaEvents.DAMAGED)
                .map(Event::number);
    }

    private static State blocksTwo(State state, int blocker, int first) {
        return pick(pick(pick(state, blocker), first), blocker);
    }

    /** Catches parts of a distribution that stay when its player distributes anew, and those of others that do not. */
    @Test
    @Rule(vw = {"9.7.1", "9.7.2"})
    void eachPlayerDistributesAllTogetherAndOneAfterTheOther() {
        Board board = Board.royal(3, ALL);
        int ford = board.property(A, FORD);
        Array<Integer> attackers = Array.fill(4, () -> board.guard(A, BRUTE, ford));
        int one = board.property(B, TERRACE);
        int other = board.property(Seat.C, TERRACE);
        Array<Integer> walls = Array.range(0, 4).map(i -> board.guard(i < 2 ? B : Seat.C, WALL, i < 2 ? one : other));
        State state = attack(
                board.at(A, "8.5"),
                attackers
                        .zipWithIndex()
                        .flatMap(each -> Array.of(each._1, each._2 < 2 ? one : other))
                        .toJavaStream()
                        .mapToInt(i -> i)
                        .toArray());
        for (int wall : walls) {
            state = pick(state, wall);
        }
        for (int i = 0; i < 4; i++) {
            state = blocksTwo(state, walls.get(i), attackers.get(i < 2 ? 0 : 2));
        }
        assertEquals(A, asked(state));
        assertFalse(state.isUnfinished());
        State begun = number(state, 3);
        assertTrue(begun.isUnfinished());
        assertEquals(A, asked(begun));
        state = forgotten(begun, B);
        assertEquals(6, state.legalActions().size());
        for (int i = 0; i < 4; i++) {
            state = number(state, i);
        }
        assertEquals(B, asked(state));
        assertFalse(state.isUnfinished(), "what A has chosen is another choice");
        state = number(state, 1);
        assertEquals(B, asked(state));
        assertTrue(state.isUnfinished());
        state = number(state, 2);
        assertEquals(Seat.C, asked(state));
        assertFalse(state.isUnfinished(), "what B has chosen is another choice");
        state = number(state, 2);
        assertTrue(state.isUnfinished());
        State end = number(number(forgotten(state, B), 0), 1);
        assertEquals(Array.of(5, 1, 4, 2, 3, 3, 2, 1, 1, 2, 2, 1, 1), damages(end));
    }
}

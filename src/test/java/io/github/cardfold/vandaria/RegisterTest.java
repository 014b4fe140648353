package io.github.cardfold.vandaria;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.C;
import static io.github.cardfold.vandaria.Board.act;
import static io.github.cardfold.vandaria.Board.asked;
import static io.github.cardfold.vandaria.Board.card;
import static io.github.cardfold.vandaria.Board.gold;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.mayAct;
import static io.github.cardfold.vandaria.Board.mayPick;
import static io.github.cardfold.vandaria.Board.names;
import static io.github.cardfold.vandaria.Board.pass;
import static io.github.cardfold.vandaria.Board.pick;
import static io.github.cardfold.vandaria.Board.purpose;
import static io.github.cardfold.vandaria.Board.size;
import static io.github.cardfold.vandaria.Board.whyNot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.edition.VandariaVocabulary;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Skills, priority and the register (12, 13). */
class RegisterTest {
    private static final VandariaCard FORD = land("Ford", 5, 4, 0);
    private static final VandariaCard WARDEN = human("Warden", 1, 1, 2);

    /** Two damage for 1 gold. */
    private static final VandariaCard BOLT = action(
            "Bolt",
            1,
            "{'action': {'target': [{'choose': {'from': 'followers'}}],"
                    + " 'then': [{'shoot': {'damage': 2, 'at': '$it'}}]}}");

    private static final VandariaCard WINDFALL = action("Windfall", 0, "{'action': {'then': [{'gain gold': 2}]}}");

    private static final VandariaCard ARCHER = withSkill(
            human("Archer", 1, 0, 1),
            "{'active': {'cost': ['slide'], 'target': [{'choose': {'from': {'followers': {'of': 'opponent'}}}}],"
                    + " 'then': [{'shoot': {'damage': 1, 'at': '$it'}}]}}");

    private static final VandariaCard BROKER =
            withSkill(human("Broker", 0, 0, 1), "{'active': {'cost': ['slide'], 'then': [{'gain gold': 1}]}}");

    private static final VandariaCard AVENGER = withSkill(
            human("Avenger", 1, 0, 1),
            "{'trigger': {'on': 'to the graveyard', 'target': [{'choose': {'from': 'followers'}}],"
                    + " 'then': [{'shoot': {'damage': 2, 'at': '$it'}}]}}");

    private static final VandariaCard HEIR = human("Heir", 0, 0, 1)
            .withSkills(Array.of(
                    skill("{'trigger': {'on': 'destroyed', 'then': [{'gain gold': 3}]}}"),
                    skill("{'trigger': {'on': 'to the graveyard', 'then': [{'gain gold': 2}]}}")));

    private static final VandariaCard PRIEST = withSkill(
            human("Priest", 0, 0, 2),
            "{'active': {'cost': [{'sacrifice': {'some': {'of': {'followers': {'of': 'you', 'are': [{'not': 'this'}]}}}}}],"
                    + " 'then': ['draw']}}");

    private static final VandariaCard[] ALL = {FORD, WARDEN, BOLT, WINDFALL, ARCHER, BROKER, AVENGER, HEIR, PRIEST};

    private static Ability skill(String json) {
        return VandariaVocabulary.LANGUAGE.read(Ability.class, DataJson.read(json.replace('\'', '"')));
    }

    private static VandariaCard action(String name, int cost, String json) {
        return withSkill(card(name, new ActionCard(Option.none()), cost).build(), json);
    }

    private static VandariaCard withSkill(VandariaCard card, String json) {
        return card.withSkills(Array.of(skill(json)));
    }

    private static State use(State state, int object) {
        return act(state, VandariaVerbs.USE, object);
    }

    private static boolean mayUse(State state, int object) {
        return mayAct(state, VandariaVerbs.USE, object);
    }

    private static String moment(State state) {
        return state.position().rules().game().moment(state.position());
    }

    private static boolean isInGame(State state, int object) {
        return VandariaZone.GAME.isAt(state.position().placeOf(object));
    }

    /** Catches a register that waits for ever where nobody could respond. */
    @Test
    @Rule(vw = "13.2.4")
    void whatIsSummonedResultsWhereNoCardHasASkill() {
        Board board = Board.of(FORD, WARDEN).gold(A, 1);
        board.property(A, FORD);
        int warden = board.put(VandariaZone.HAND, A, WARDEN);
        State state = act(board.at(A, "8.4"), VandariaVerbs.SUMMON, warden);
        assertEquals(Array.of("Ford", "Warden"), names(state, VandariaZone.GAME, A));
    }

    @Test
    @Rule(
            vw = {
                "2.5.1", "3.9.1", "3.9.2", "8.4.1", "11.4.1", "11.4.2", "12.1.1", "12.3.2", "13.1.1", "13.1.3", "13.1.4"
            })
    void anActionWaitsInTheRegisterUntilAllHavePassed() {
        Board board = Board.of(ALL).gold(A, 3).gold(B, 3);
        int ford = board.property(A, FORD);
        int other = board.guard(B, WARDEN, board.property(B, FORD));
        board.guard(A, WARDEN, ford);
        int bolt = board.put(VandariaZone.HAND, A, BOLT);
        board.lay(VandariaZone.HAND, A, BOLT).lay(VandariaZone.HAND, B, BOLT);
        State state = use(board.at(A, "8.4"), bolt);
        assertEquals(2, gold(state, A));
        assertEquals(Array.of("Bolt"), names(state, VandariaZone.REGISTER, A));
        state = pick(state, other);
        assertEquals(A, asked(state));
        assertEquals(VandariaPurposes.RESPOND, purpose(state));
        state = pass(state);
        assertEquals(B, asked(state));
        assertTrue(isInGame(state, other));
        state = pass(state);
        assertTrue(isInGame(state, other));
        assertEquals(Array.of("Bolt"), names(state, VandariaZone.GRAVEYARD, A));
        assertEquals(0, size(state, VandariaZone.REGISTER, A));
        assertEquals(VandariaPurposes.MAIN_PHASE, purpose(state));
    }

    @Test
    @Rule(vw = {"3.9.3", "13.1.2", "13.1.5", "13.1.7", "13.2.1", "13.2.2", "13.2.3", "13.2.4", "13.2.5"})
    void whatEntersLastResultsFirstAndATargetThatIsGoneGetsNothing() {
        Board board = Board.of(ALL).gold(A, 3).gold(B, 3);
        int mine = board.guard(A, HEIR, board.property(A, FORD));
        int other = board.guard(B, HEIR, board.property(B, FORD));
        int bolt = board.put(VandariaZone.HAND, A, BOLT);
        int second = board.put(VandariaZone.HAND, A, BOLT);
        int answer = board.put(VandariaZone.HAND, B, BOLT);
        int warden = board.put(VandariaZone.HAND, B, WARDEN);
        State state = pass(pick(use(board.at(A, "8.4"), bolt), other));
        assertEquals("3.9.1", whyNot(state, VandariaVerbs.USE, warden));
        assertFalse(mayAct(state, VandariaVerbs.SUMMON, warden));
        state = pick(use(state, answer), mine);
        assertEquals(A, asked(state));
        state = pick(use(state, second), other);
        state = pass(pass(state));
        // the second Bolt destroys B's Heir, B's one A's; nothing is left for the first
        assertFalse(isInGame(state, mine));
        assertFalse(isInGame(state, other));
        assertEquals(
                Array.of("Bolt", "Bolt"),
                names(state, VandariaZone.GRAVEYARD, A).filter("Bolt"::equals));
        assertEquals(1 + 5, gold(state, A));
        assertEquals(2 + 5, gold(state, B));
    }

    @Test
    @Rule(vw = {"2.2.1", "2.2.3", "2.2.6", "12.3.1", "13.1.6"})
    void anActiveSkillResultsThoughItsSourceIsGone() {
        Board board = Board.of(ALL).gold(A, 3).gold(B, 3);
        int archer = board.guard(A, ARCHER, board.property(A, FORD));
        int other = board.guard(B, HEIR, board.property(B, FORD));
        int answer = board.put(VandariaZone.HAND, B, BOLT);
        State state = use(board.at(A, "8.4"), archer);
        assertEquals(B, asked(state));
        state = pick(use(state, answer), archer);
        assertFalse(isInGame(state, archer));
        assertFalse(isInGame(state, other));
    }

    @Test
    @Rule(vw = {"2.2.1", "2.2.3", "2.2.6", "2.8.3", "2.1.4"})
    void slidFatiguedAndStrayFollowersCannotUseWhatSlidesThem() {
        Board board = Board.of(ALL);
        int ford = board.property(A, FORD);
        board.guard(B, WARDEN, board.property(B, FORD));
        int fresh = board.guard(A, ARCHER, ford);
        int fatigued = board.fatiguedGuard(A, ARCHER, ford);
        int slid = board.in(board.slid(A, ARCHER), ford);
        int stray = board.property(A, ARCHER);
        State state = board.at(A, "8.4");
        assertTrue(mayUse(state, fresh));
        assertEquals("12.3.1", whyNot(state, VandariaVerbs.USE, fatigued));
        assertEquals("12.3.1", whyNot(state, VandariaVerbs.USE, slid));
        assertEquals("12.3.1", whyNot(state, VandariaVerbs.USE, stray));
        State used = use(state, fresh);
        assertTrue(Statuses.isSlid(used.position().find(fresh)), "that is what it has cost");
    }

    @Test
    @Rule(vw = "2.10.1")
    void withoutATargetNothingIsUsed() {
        Board board = Board.of(ALL).gold(A, 3);
        int archer = board.guard(A, ARCHER, board.property(A, FORD));
        board.property(B, FORD);
        board.lay(VandariaZone.HAND, A, WARDEN);
        State state = board.at(A, "8.4");
        assertEquals("12.3.1", whyNot(state, VandariaVerbs.USE, archer));
    }

    @Test
    @Rule(vw = {"12.4.1", "13.2.6", "13.2.7", "13.2.8"})
    void whatTriggersMeanwhileFormsANewRegisterThatCanBeAnswered() {
        Board board = Board.of(ALL).gold(A, 3).gold(B, 3);
        int ford = board.property(A, FORD);
        int avenger = board.guard(A, AVENGER, ford);
        int mine = board.guard(A, WARDEN, ford);
        int other = board.guard(B, WARDEN, board.property(B, FORD));
        int first = board.put(VandariaZone.HAND, A, BOLT);
        int answer = board.put(VandariaZone.HAND, B, BOLT);
        int last = board.put(VandariaZone.HAND, B, BOLT);
        State state = pass(pick(use(board.at(A, "8.4"), first), mine));
        state = pick(use(state, answer), avenger);
        state = pass(state);
        // B's Bolt and then A's have resulted before the target of the Avenger is chosen
        assertEquals(0, size(state, VandariaZone.REGISTER, A));
        assertFalse(isInGame(state, avenger));
        assertEquals(A, asked(state));
        assertTrue(mayPick(state, other));
        state = pick(state, other);
        assertEquals(B, asked(state));
        assertTrue(isInGame(state, mine));
        state = pick(use(state, last), mine);
        assertFalse(isInGame(state, mine));
    }

    @Test
    @Rule(vw = {"11.6.1.2", "11.6.1.3", "13.2.9", "13.2.10"})
    void goldIsGainedAtOnceAndPaysForAnAnswer() {
        Board board = Board.of(ALL).gold(A, 3).gold(B, 0);
        int ford = board.property(B, FORD);
        int mine = board.guard(A, WARDEN, board.property(A, FORD));
        int broker = board.guard(B, BROKER, ford);
        int other = board.guard(B, WARDEN, ford);
        int bolt = board.put(VandariaZone.HAND, A, BOLT);
        int answer = board.put(VandariaZone.HAND, B, BOLT);
        State state = pick(use(board.at(A, "8.4"), bolt), other);
        assertEquals(B, asked(state));
        assertEquals("2.5.1", whyNot(state, VandariaVerbs.USE, answer));
        state = use(state, broker);
        assertEquals(1, gold(state, B));
        assertEquals(B, asked(state));
        state = pick(use(state, answer), mine);
        assertEquals(0, gold(state, B));
    }

    @Test
    @Rule(vw = {"3.9.1", "13.2.9"})
    void anActionThatOnlyGainsGoldIsUsedUpAtOnce() {
        Board board = Board.of(ALL);
        board.property(A, FORD);
        board.property(B, FORD);
        int windfall = board.put(VandariaZone.HAND, A, WINDFALL);
        State state = use(board.at(A, "8.4"), windfall);
        assertEquals(2, gold(state, A));
        assertEquals(Array.of("Windfall"), names(state, VandariaZone.GRAVEYARD, A));
    }

    @Test
    @Rule(vw = {"11.2.3", "11.2.4", "11.2.5", "12.3.1"})
    void whatIsSacrificedIsNotDestroyed() {
        Board board = Board.of(ALL);
        int ford = board.property(A, FORD);
        board.property(B, FORD);
        int priest = board.guard(A, PRIEST, ford);
        int heir = board.guard(A, HEIR, ford);
        board.lay(VandariaZone.FATE_DECK, A, WARDEN);
        State state = use(board.at(A, "8.4"), priest);
        assertFalse(isInGame(state, heir));
        assertEquals(2, gold(state, A));
        assertEquals(1, size(state, VandariaZone.HAND, A));
    }

    @Test
    @Rule(vw = {"13.1.4", "13.1.5", "13.2.1", "9.2.3"})
    void threePlayersRespondInTheOrderOfTheirTurns() {
        Board board = Board.royal(3, ALL);
        board.gold(A, 1).gold(B, 1).gold(C, 1);
        board.property(A, FORD);
        int other = board.guard(B, WARDEN, board.property(B, FORD));
        board.property(C, FORD);
        int bolt = board.put(VandariaZone.HAND, A, BOLT);
        board.lay(VandariaZone.HAND, B, BOLT);
        int third = board.put(VandariaZone.HAND, C, BOLT);
        State state = use(board.at(A, "8.4"), bolt);
        assertEquals(B, asked(state));
        state = pass(state);
        assertEquals(C, asked(state));
        state = use(state, third);
        assertEquals(B, asked(state));
        state = pass(state);
        assertFalse(isInGame(state, other));
    }

    @Test
    @Rule(vw = {"3.9.3", "8.4.1", "8.5.2", "8.8.2", "9.2.2", "9.2.4", "13.1.5"})
    void whoMayHaveAnActionIsAskedBeforePhasesAndStagesEnd() {
        Board board = Board.of(ALL).gold(B, 1);
        board.property(A, FORD);
        board.property(B, FORD);
        board.lay(VandariaZone.HAND, B, WARDEN);
        board.lay(VandariaZone.HAND, A, WARDEN);
        State state = pass(board.at(A, "8.4"));
        Array<String> moments = Array.empty();
        while (purpose(state).equals(VandariaPurposes.RESPOND) || asked(state) == A) {
            if (asked(state) == B) {
                moments = moments.append(moment(state));
            }
            state = pass(state);
        }
        assertEquals(Array.of("8.4", "9.2", "9.3", "9.4", "9.11", "8.6", "8.7", "8.8"), moments);
        Board poor =
                Board.of(FORD, WARDEN, BOLT).lay(VandariaZone.HAND, A, WARDEN).lay(VandariaZone.HAND, B, BOLT);
        assertEquals("8.6", moment(pass(poor.at(A, "8.4"))));
    }

    @Test
    @Rule(vw = {"3.9.2", "12.3.2"})
    void skillsThatACardCannotHaveAreRefused() {
        VandariaCard strange = withSkill(human("Strange", 1, 1, 1), "{'action': {'then': ['draw']}}");
        assertThrows(IllegalArgumentException.class, () -> Board.of(strange));
        assertThrows(StateFormatException.class, () -> skill("{'active': {'cost': [], 'then': ['draw']}}"));
    }

    @Test
    @Rule(vw = {"2.5.2", "18.7.6.4"})
    void aSummonCanBeAnsweredButIsNoTarget() {
        Board board = Board.of(ALL).gold(A, 1).gold(B, 1);
        board.property(A, FORD);
        int other = board.guard(B, WARDEN, board.property(B, FORD));
        int summoned = board.put(VandariaZone.HAND, A, WARDEN);
        int bolt = board.put(VandariaZone.HAND, B, BOLT);
        State state = act(board.at(A, "8.4"), VandariaVerbs.SUMMON, summoned);
        assertEquals(B, asked(state));
        assertEquals(Array.of("Warden"), names(state, VandariaZone.REGISTER, A));
        state = use(state, bolt);
        // there is one target, so that nobody is asked for it
        assertEquals(Array.of("Warden"), names(state, VandariaZone.GAME, A).filter("Warden"::equals));
        assertTrue(isInGame(state, other));
    }
}

package io.github.cardfold.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.data.Data;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.DeckSheets;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.codec.PositionHash;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.IllegalActionException;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final Recorder RECORD = Games.random(1);
    private static final Replay REPLAY = RECORD.replay();

    @Test
    void aRecordedGameIsPlayedAgainToTheSameEnd() {
        assertTrue(REPLAY.actions().size() > 2 * Replay.INTERVAL);
        assertEquals(RECORD.state(), REPLAY.verify(Games.RULES).get());
        assertEquals(RECORD.state().outcome(), REPLAY.outcome());
        assertEquals(RECORD.answers(), REPLAY.actions().size());
    }

    @Test
    void thereIsAHashOfTheFirstStateOfEveryThirtySecondAndOfTheLast() {
        Array<Integer> moments = Array.rangeBy(0, REPLAY.actions().size(), Replay.INTERVAL)
                .append(REPLAY.actions().size());
        Playback first = REPLAY.begin(Games.RULES).get();
        assertEquals(moments.map(each -> PositionHash.of(first.to(each).get().state())), REPLAY.hashes());
    }

    @Test
    void everyPositionOnTheWayCanBeHad() {
        Recorder record = Recorder.of(Games.setup(new SplittableRandom(5)), 5);
        Array<State> states = Array.of(record.state());
        for (int i = 0; i < 40; i++) {
            record = record.step(record.state().legalActions().get(0));
            states = states.append(record.state());
        }
        Playback first = record.replay().begin(Games.RULES).get();
        for (int i = 0; i < states.size(); i++) {
            assertEquals(states.get(i), first.to(i).get().state());
        }
        assertEquals(40, first.toEnd().get().answered());
        assertEquals(Option.none(), first.toEnd().get().action().get());
        assertEquals(Option.none(), record.replay().outcome());
        assertThrows(IllegalArgumentException.class, () -> first.to(41));
        assertThrows(IllegalStateException.class, () -> first.toEnd().get().next());
        assertThrows(IllegalArgumentException.class, () -> first.toEnd().get().to(0));
    }

    @Test
    void whatIsAnsweredTogetherIsRecordedAsIfOneByOne() {
        Recorder begun = Recorder.of(Games.setup(new SplittableRandom(5)), 5);
        Action first = begun.state().legalActions().get(0);
        Action second = begun.step(first).state().legalActions().get(0);
        assertEquals(
                begun.step(first).step(second).replay(),
                begun.stepAll(Array.of(first, second)).replay());
    }

    @Test
    void anIllegalActionIsRefusedAndNotRecorded() {
        Recorder begun = Recorder.of(Games.setup(new SplittableRandom(5)), 5);
        assertThrows(IllegalActionException.class, () -> begun.step(Action.number(Seat.A, 7)));
        assertEquals(0, begun.replay().actions().size());
    }

    @Test
    void aGameWithOpenChanceIsPlayedAgain() {
        Recorder record =
                Games.playedOut(Recorder.ofOpenChance(Games.setup(new SplittableRandom(3))), new SplittableRandom(3));
        assertTrue(record.replay().actions().exists(each -> each.seat() == Seat.NATURE));
        assertEquals(record.state(), record.replay().verify(Games.RULES).get());
    }

    @Test
    void aGameThatGoesOnFromAnyStateIsPlayedAgain() {
        State middle = REPLAY.begin(Games.RULES).get().to(70).get().state();
        Recorder record = Games.playedOut(Recorder.from(middle), new SplittableRandom(9));
        assertEquals(record.state(), record.replay().verify(Games.RULES).get());
        assertEquals(middle, record.replay().begin(Games.RULES).get().state());
    }

    @Test
    void aConcessionOutOfTurnIsRecorded() {
        Recorder begun = Recorder.of(Games.setup(new SplittableRandom(5)), 5);
        Seat other = begun.state().decision().get().seat() == Seat.A ? Seat.B : Seat.A;
        Recorder record = begun.step(Action.concede(other));
        assertEquals(Outcome.Kind.WON, record.replay().outcome().get().kind());
        assertEquals(record.state(), record.replay().verify(Games.RULES).get());
    }

    private static Rules others() {
        return Cardfight.rules(
                Editions.JP_2026_04,
                Packs.vanilla(),
                Additions.of(rules -> rules.events(EventKind.fact("something new"))));
    }

    @Test
    void otherRulesAreRefusedAndBothAreNamed() {
        Divergence refused = REPLAY.verify(others()).getLeft();
        assertEquals(Divergence.Kind.RULES, refused.kind());
        assertTrue(refused.sentence().contains(line(Games.RULES, "registered")), refused.sentence());
        assertTrue(refused.sentence().contains("plugin additions 1"), refused.sentence());
    }

    private static String line(Rules rules, String start) {
        return Array.ofAll(rules.manifest().lines())
                .find(each -> each.startsWith(start))
                .get();
    }

    @Test
    void otherRulesThatPlayAlikePassOnRequest() {
        State end = REPLAY.verifyUnder(others()).get();
        assertEquals(RECORD.state().outcome(), end.outcome());
        assertEquals(others().manifest(), end.rules().manifest());
        State middle = REPLAY.begin(Games.RULES).get().to(70).get().state();
        Replay saved =
                Games.playedOut(Recorder.from(middle), new SplittableRandom(9)).replay();
        assertTrue(saved.verifyUnder(others()).isRight());
    }

    @Test
    void underOtherRulesTheFirstDifferenceIsNamed() {
        Rules heavier = Cardfight.rules(
                Editions.JP_2026_04,
                Packs.vanilla()
                        .withCards(Packs.vanilla()
                                .cards()
                                .map(card -> Card.builder()
                                        .from(card)
                                        .grade(card.grade() == 2 ? 5 : card.grade())
                                        .build())),
                Additions.of(rules -> rules));
        Divergence differs = REPLAY.verifyUnder(heavier).getLeft();
        assertEquals(Divergence.Kind.ACTION, differs.kind(), differs.toString());
        assertTrue(differs.sentence().contains("9.7.2"), differs.sentence());
        assertTrue(REPLAY.beginUnder(heavier).get().to(differs.decision() - 1).isRight());
    }

    @Test
    void anActionThatIsNotLegalIsNamedByItsNumber() {
        NamedAction wrong = new NamedAction(Seat.A, Action.Shape.NUMBER, "", "", 0, 7);
        Divergence differs =
                with(REPLAY.actions().update(40, wrong)).verify(Games.RULES).getLeft();
        assertEquals(Divergence.Kind.ACTION, differs.kind());
        assertEquals(41, differs.decision());
        assertEquals("decision 41", differs.exception().where());
    }

    @Test
    void aPlaceOrVerbThatIsNotThereIsNamed() {
        NamedAction nowhere = new NamedAction(Seat.A, Action.Shape.PICK, "", "A attic", 0, 0);
        Divergence differs =
                with(REPLAY.actions().update(0, nowhere)).verify(Games.RULES).getLeft();
        assertEquals(1, differs.decision());
        assertTrue(differs.sentence().contains("'A attic'"), differs.sentence());
        NamedAction flying = new NamedAction(Seat.A, Action.Shape.ACT, "fly", "A hand", 0, 0);
        differs = with(REPLAY.actions().update(0, flying)).verify(Games.RULES).getLeft();
        assertTrue(differs.sentence().contains("fly"), differs.sentence());
    }

    private static Replay with(Array<NamedAction> actions) {
        return new Replay(REPLAY.rules(), REPLAY.start(), actions, REPLAY.hashes(), REPLAY.outcome());
    }

    @Test
    void aWrongHashIsNamedWithBoth() {
        for (int i = 0; i < REPLAY.hashes().size(); i++) {
            Replay wrong = new Replay(
                    REPLAY.rules(),
                    REPLAY.start(),
                    REPLAY.actions(),
                    REPLAY.hashes().update(i, 0x1234L),
                    REPLAY.outcome());
            Divergence differs = wrong.verify(Games.RULES).getLeft();
            assertEquals(Divergence.Kind.HASH, differs.kind());
            assertEquals(Math.min(i * Replay.INTERVAL, REPLAY.actions().size()), differs.decision());
            assertTrue(differs.sentence().contains(" 1234 "), differs.sentence());
            assertTrue(
                    differs.sentence().contains(Long.toHexString(REPLAY.hashes().get(i))), differs.sentence());
        }
    }

    @Test
    void aWrongOutcomeIsNamedWithBoth() {
        Replay wrong = new Replay(REPLAY.rules(), REPLAY.start(), REPLAY.actions(), REPLAY.hashes(), Option.none());
        Divergence differs = wrong.verify(Games.RULES).getLeft();
        assertEquals(Divergence.Kind.OUTCOME, differs.kind());
        assertTrue(differs.sentence().contains(REPLAY.outcome().get().sentence()), differs.sentence());
    }

    @Test
    void otherDecksOrSeedsAreNoticedAtOnce() {
        Start.Decks decks = (Start.Decks) REPLAY.start();
        assertEquals(0, firstDifference(new Start.Decks(decks.game(), decks.decks(), Array.empty(), Option.some(99L))));
        DeckSheet other = DeckSheets.of(Decks.named(Decks.names()
                .find(each ->
                        !Decks.named(each).name().equals(decks.decks().get(0).name()))
                .get()));
        assertEquals(0, firstDifference(with(decks, 0, other)));
    }

    private static int firstDifference(Start start) {
        return started(start).verify(Games.RULES).getLeft().decision();
    }

    private static Start with(Start.Decks decks, int seat, DeckSheet sheet) {
        return new Start.Decks(decks.game(), decks.decks().update(seat, sheet), decks.numbers(), decks.seed());
    }

    private static Replay started(Start start) {
        return new Replay(REPLAY.rules(), start, REPLAY.actions(), REPLAY.hashes(), REPLAY.outcome());
    }

    @Test
    void aCardThatIsNotThereIsNamed() {
        Start.Decks decks = (Start.Decks) REPLAY.start();
        DeckSheet sheet = decks.decks().get(1);
        DeckSheet wrong = new DeckSheet(
                sheet.name(), sheet.parts().update(0, part -> part.append(new DeckSheet.Entry(1, "no-such-card"))));
        Divergence differs = started(with(decks, 1, wrong)).verify(Games.RULES).getLeft();
        assertEquals(Divergence.Kind.START, differs.kind());
        assertTrue(differs.sentence().contains("'no-such-card'"), differs.sentence());
        assertTrue(differs.sentence().contains(sheet.name()), differs.sentence());
    }

    @Test
    void aDeckThatIsNotLegalIsNamed() {
        Start.Decks decks = (Start.Decks) REPLAY.start();
        DeckSheet sheet = decks.decks().get(0);
        DeckSheet wrong = new DeckSheet(sheet.name(), sheet.parts().update(0, part -> part.tail()));
        Divergence differs = started(with(decks, 0, wrong)).verify(Games.RULES).getLeft();
        assertEquals(Divergence.Kind.START, differs.kind());
        assertTrue(differs.sentence().contains(sheet.name()), differs.sentence());
    }

    @Test
    void aSavedStateThatCannotBeReadIsNamed() {
        Data state = ((Start.Saved) Recorder.from(RECORD.state()).replay().start()).state();
        Start.Saved wrong = new Start.Saved(Tree.put(state, Data.text("purple"), "seats"));
        Divergence differs = started(wrong).verify(Games.RULES).getLeft();
        assertEquals(Divergence.Kind.START, differs.kind());
        assertTrue(differs.sentence().contains("$.seats"), differs.sentence());
    }

    @Test
    void partsThatDoNotAgreeMakeNoReplay() {
        assertThrows(IllegalArgumentException.class, () -> with(REPLAY.actions().take(5)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Replay(
                        "other",
                        Recorder.from(RECORD.state()).replay().start(),
                        REPLAY.actions(),
                        REPLAY.hashes(),
                        Option.none()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Replay("", REPLAY.start(), REPLAY.actions(), REPLAY.hashes(), Option.none()));
        assertThrows(IllegalArgumentException.class, () -> new DeckSheet.Entry(0, "ash"));
        assertThrows(
                IllegalArgumentException.class,
                () -> new DeckSheet("much", Array.of(Array.fill(2, new DeckSheet.Entry(999, "ash")))));
        assertFalse(REPLAY.hashes().isEmpty());
    }

    @Test
    void halfACharacterOrATextWithoutEndIsRefused() {
        Start.Decks decks = (Start.Decks) REPLAY.start();
        for (String name : Array.of("\ud800", "x\udc00y", "x".repeat(101))) {
            DeckSheet sheet = new DeckSheet(name, decks.decks().get(0).parts());
            assertThrows(IllegalArgumentException.class, () -> started(with(decks, 0, sheet)));
        }
    }
}

package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.testpack.CostPack;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.github.cardfold.testpack.VeilPack;
import io.vavr.collection.Array;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The properties hold of the games of every pack; and each of them is found not to hold where it does not. */
class GamePropertiesTest {
    private static final Array<DeckList> PLAIN = Decks.names().map(Decks::named);

    @TestFactory
    Stream<DynamicNode> games() {
        Stream<DynamicNode> shipped = ShippedGames.ALL
                .map(games -> node(games.pack().id(), GameProperties.of(games.rules(), games.decks())))
                .toJavaStream();
        Stream<DynamicNode> texts = Stream.of(TextPack.rules(), SecretPack.rules(), VeilPack.rules(), CostPack.rules())
                .map(rules ->
                        node(rules.manifest().lines().skip(2).findFirst().orElse(""), GameProperties.of(rules, PLAIN)));
        return Stream.concat(shipped, texts);
    }

    private static DynamicNode node(String name, GameProperties properties) {
        return DynamicContainer.dynamicContainer(name, properties.games(2).tests());
    }

    /** A card vanishes from the drop zone: nothing says so, and cards are missing. */
    private static String broken(Function<Run, Batch> spoiling, GameProperty... properties) {
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                Packs.vanilla(),
                Additions.of(added -> added.edit(
                        "9.9", steps -> steps.insertBefore("9.9.2", step -> step.change("spoilt", spoiling::apply)))));
        return assertThrows(
                        AssertionError.class,
                        () -> GameProperties.of(rules, PLAIN).games(4).check(properties))
                .getMessage();
    }

    @Test
    void aFailureSaysWhatIsWrongInWhichGameAndTheShortestCase() {
        String text = broken(run -> {
            throw new IllegalStateException("low water");
        });
        assertTrue(text.contains("again with from("), text);
        assertTrue(text.contains("low water"), text);
        assertTrue(text.contains("It is wrong too if from this position"), text);
    }

    /** What a part of the rules keeps between calls makes games depend on what was played before. */
    @Test
    void whatKeepsStateBetweenCallsIsFound() {
        for (GameProperty each : Array.of(GameProperty.THREADS, GameProperty.REPLAYS, GameProperty.FORMS)) {
            AtomicInteger calls = new AtomicInteger();
            String text = broken(
                    run -> {
                        int drop = Zone.DROP.of(Turn.fighter(run.position()));
                        boolean moves = run.position().size(drop) > 0 && calls.incrementAndGet() % 3 == 0;
                        return moves
                                ? Batch.of(Event.move(
                                        run.position(),
                                        run.position().objectAt(drop, 0).object(),
                                        Zone.DECK.of(Turn.fighter(run.position())),
                                        Event.SHOWN))
                                : Batch.NOTHING;
                    },
                    each);
            assertTrue(text.startsWith(each + " does not hold in seed "), text);
        }
    }

    @Test
    void thereAreDecksAndGames() {
        assertThrows(IllegalArgumentException.class, () -> GameProperties.of(Cardfight.rules(), Array.empty()));
        assertEquals(
                "at least one game is played, not 0",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> GameProperties.of(Cardfight.rules(), PLAIN)
                                        .games(0))
                        .getMessage());
    }
}

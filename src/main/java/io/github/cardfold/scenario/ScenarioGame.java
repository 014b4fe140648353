package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.tournament.Case;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import org.jspecify.annotations.Nullable;

/** What reading a scenario asks of the game that it is of; all the rest is the same for every game. */
interface ScenarioGame {
    /** How many seats a game has unless a table says otherwise, and at least. */
    int USUAL_SEATS = 2;

    /** Returns the game that a scenario names, Cardfight!! Vanguard if it names none. */
    static ScenarioGame named(@Nullable Reading name) {
        return name == null
                ? CardfightScenarios.GAME
                : of(name.named(
                        "a game, one of "
                                + LibraryGame.all().map(LibraryGame::name).mkString(", "),
                        LibraryGame::named));
    }

    /** Returns the game that rules are of. */
    static ScenarioGame of(Rules rules) {
        return of(LibraryGame.of(rules));
    }

    private static ScenarioGame of(LibraryGame game) {
        return game == LibraryGame.VANDARIA_WARS ? VandariaScenarios.GAME : CardfightScenarios.GAME;
    }

    /** Returns the rules that the fields of a scenario say: editions or options, packs, and cards of its own. */
    Rules rules(ReadingFields in, ScenarioRules shelf);

    /** Returns the names of these fields, in the order in which they are asked for. */
    Array<String> rulesFields();

    /**
     * Returns what a scenario shows outside a game, such as decks that are refused, null if it shows a game. A game
     * that knows nothing of that reads no field for it.
     */
    default @Nullable Case outside(ReadingFields in, Rules rules) {
        return null;
    }

    /** Returns where play begins: at what is laid out, or at what comes of that by a field of the scenario. */
    default Passage begun(ReadingFields in, Passage laidOut) {
        return laidOut;
    }

    /** Tells whether something lies on the table unless the scenario says otherwise. */
    boolean hasUsualTable(ReadingFields in);

    /** Returns what that is for a seat, by the indices of the places, in the words of scenarios. */
    Map<Integer, String> usual(Seat seat);

    /** Adds the places of the game to an empty table. */
    void places(Opening opening);

    /** Adds the places that a scenario gives a seat besides. */
    void morePlaces(ReadingFields side, Opening opening, Seat seat);

    /** Tells whether a field of a seat is read by {@link #morePlaces}, so that it names no place. */
    boolean isOfSide(String field);

    /** Tells whether what a scenario lays into a place has been there when the game began. */
    boolean isHome(Place place);

    /** Tells whether scenarios speak of battles by a field of their own. */
    boolean hasBattles();

    /** Returns how turns are counted. */
    Turns turns();

    /** Returns why no game reaches a state, beyond what holds in every game. */
    Array<String> broken(State state);

    /**
     * How turns are counted.
     *
     * @param procedure the procedure of the turns
     * @param active its value that is the seat whose turn it is
     * @param number its value that is the number of the turn
     * @param field what scenarios call that seat
     */
    record Turns(String procedure, Local active, Local number, String field) {}
}

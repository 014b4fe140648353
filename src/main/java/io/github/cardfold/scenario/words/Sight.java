package io.github.cardfold.scenario.words;

import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What can be seen of a game at one moment, in the words of scenarios: all of it, or what one seat may see. */
public interface Sight {
    /** Returns the state's places. */
    PlaceNames names();

    /** Returns the cards of a place one by one, in the order of the pile. */
    Array<String> cards(int place);

    /** Returns the card at a position of a place, none if the pile is not that high. */
    Option<String> card(Handle at);

    /**
     * Returns a computed characteristic of the card at a position of a place, none if there is no card to be read.
     *
     * @param trait its index among those of the game
     */
    Option<Integer> trait(Handle at, int trait);

    /** Returns how high the pile of a place is. */
    int size(int place);

    int number(NumberKey key, Seat seat);

    /** Returns who is asked, by its letter, and at which label; without the label if that is hidden. */
    String asked();

    String purpose();

    ActionList legal();

    /** Returns a legal action in words, without its seat. */
    String words(Action legal);

    /** Returns an answer of the asked seat as {@link #words} would say it, or why it is none. */
    Either<String, String> answer(String text);

    /** Returns what happened in the step just played, in order, in one list what happened together. */
    Array<Array<String>> events();

    Array<String> lasting();

    Array<String> links();

    Array<String> standby();

    Array<String> queues();

    BattleWords battle();

    String turn();

    String moment();

    String outcome();

    /** Returns the handle with a position: that of the last card, if it names the place alone. */
    default Handle atLast(Handle at) {
        return at.index() == Handle.ITSELF ? new Handle(at.place(), size(at.place()) - 1) : at;
    }
}

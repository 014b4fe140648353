package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What everybody can tell of the abilities that an event triggers: not what the cards are that not all see, only what
 * they might be of all in the catalogue.
 */
record Guess(Position position, Happening happening, Listeners listeners, int definitions) {

    /** Tells whether the event triggers an ability of the card it happened to if that is the right one. */
    @Rule(jp = "11.1.1.2.1.1")
    boolean mightBeMover(Subject subject) {
        return Arrays.stream(listeners.concealed())
                .anyMatch(each ->
                        might(each).anyMatch(definition -> isOwn(each, imagined(definition, subject.place(), 0))));
    }

    /** Tells whether the event triggers an ability of some card in a hidden place if the right one lies there. */
    @Rule(jp = "11.1.1.2.1.1")
    boolean mightWatchIn(int place) {
        return Arrays.stream(listeners.watching())
                .anyMatch(each -> each.isValidIn(position.place(place))
                        && might(each).anyMatch(definition -> watches(each, imagined(definition, place, 0))));
    }

    /** Tells whether the event triggers an ability, as far as it does so whatever the card is that it happened to. */
    boolean isKnown(Query query, Clause clause) {
        return isKnown(position, query, clause.trigger().get(), happening);
    }

    /** Tells whether an event fits a trigger whatever the card is that it happened to, if not all see that card. */
    static boolean isKnown(Position position, Query query, EventPattern trigger, Happening happening) {
        Subject subject = happening.subject();
        return subject == null || !happening.isConcealed()
                ? trigger.matches(query, happening).isDefined()
                : IntStream.range(0, position.rules().definitionCount())
                        .allMatch(each -> trigger.matches(
                                        query, happening.to(imagined(position, each, subject.place(), 1)))
                                .isDefined());
    }

    /**
     * Returns what an event gives names that a lasting effect waits for; none if it does not fit. What a card is that
     * not all see, the effect is told of its own card alone (ruling 432).
     */
    @Rule(jp = {"4.6.2", "11.9.7"})
    static Option<Array<Integer>> told(Position position, Query query, EventPattern trigger, Happening happening) {
        Subject subject = happening.subject();
        boolean isOwn = subject != null && subject.object() == query.source();
        return trigger.matches(query, happening).filter(bound -> isOwn || isKnown(position, query, trigger, happening));
    }

    private boolean watches(Clause clause, Subject self) {
        Subject subject = happening.subject();
        boolean mayBeItself = subject != null && subject.place() == self.place();
        return isKnown(query(self), clause) || mayBeItself && isOwn(clause, self);
    }

    private boolean isOwn(Clause clause, Subject self) {
        return matches(query(self), clause, happening.to(self));
    }

    private Query query(Subject self) {
        return Query.of(position, position.place(self.place()).seat(), self);
    }

    private static boolean matches(Query query, Clause clause, Happening happening) {
        return clause.trigger().get().matches(query, happening).isDefined();
    }

    /** The cards that may have an ability; one that effects grant is any card's. */
    private IntStream might(Clause clause) {
        return clause.definition() < 0 ? IntStream.range(0, definitions) : IntStream.of(clause.definition());
    }

    private Subject imagined(int definition, int place, int number) {
        return imagined(position, definition, place, number);
    }

    private static Subject imagined(Position position, int definition, int place, int number) {
        return Subject.of(GameObject.imagined(definition, position.place(place).seat(), number), place);
    }
}

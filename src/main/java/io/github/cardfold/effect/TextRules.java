package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleBook;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What carries out the texts of cards asks this of the game: what its rules make of cards, events and times. */
public interface TextRules extends Game {
    /**
     * Returns one entry for each time a card, as it is or was, has an ability: 0 for one that is printed or that a CONT
     * ability gives, else the id of the lasting effect that granted it. Where the ability is valid is another question.
     */
    int[] instances(Position position, Subject subject, Clause clause);

    /** The flag of a card whose abilities cost nothing (7.21.1). */
    String COST_TAKEN_AWAY = "cost taken away";
    /** The flag of a card that says how often its AUTO abilities activate, if that is not once (7.15.1.3.1). */
    String ACTIVATIONS = "activations";

    /** Returns what effects have set a flag of a card to, as the query sees it; 0 if none has. */
    int flag(Query query, Subject card, String flag);

    /** Tells whether some text of the game lets a card count as another number of cards than one. */
    default boolean hasWorth() {
        return false;
    }

    /** Returns as how many cards a card counts, as the query sees it. */
    default int worth(Query query, Subject card) {
        return 1;
    }

    /**
     * Tells whether an event triggers an ability of an object no more, though it is one that would.
     *
     * @param instance the id of the lasting effect that granted it or is it, 0 if there is none
     */
    boolean isSpent(Position position, Event event, String ability, int object, int instance);

    /**
     * Tells whether an event counts where texts count those of its kind; not one that tells once more of what happened.
     */
    boolean counts(Event event);

    /** Returns how long lasts what is needed still when what lasts so long has ended, for all that its end triggers. */
    default Lifetime outlasting(Lifetime lifetime) {
        return lifetime;
    }

    /**
     * Returns as what texts count an event: as itself, or as another that takes the place of those that were counted
     * before, since something has changed these into it.
     */
    default Event counted(Event event) {
        return event;
    }

    /** Returns for how long events of a kind, once counted, may be changed into others; none if they never are. */
    default Option<Lifetime> recountedFor(EventKind kind) {
        return Option.none();
    }

    /**
     * Returns the word for which a number stands that a fighter has declared: the name of the card that has this place
     * in the catalogue, and other words of cards in games that have them declared.
     */
    default String declared(RuleBook rules, int number) {
        return rules.definition(number).name();
    }

    /** Returns when an AUTO ability of a card that not all see goes on standby. */
    HiddenStandby hiddenStandby();

    /** Tells whether a restricted ability has been used only if something came of it (12.3.2.2). */
    boolean onlyChangesAreUses();

    /** Tells whether who chooses at the same time sees nothing of the other's cards before (1.3.4.1). */
    boolean choosesUnseen();

    /** Returns the section by which all parts of a cost are paid together. */
    String paymentSection();

    /** Tells whether an effect may choose a card. */
    boolean mayChoose(Query query, Subject card);

    /** Returns that cards were chosen, where texts of the game ask for that; nothing in games that do not know it. */
    default Batch chosen(Query query, int[] cards) {
        return Batch.NOTHING;
    }

    /**
     * Returns what tells that a fighter has used an ability of a card, where texts of the game ask for that; nothing in
     * games that do not know it.
     */
    default Option<Event> used(Seat fighter, int source, Clause ability) {
        return Option.none();
    }

    /** Tells whether an effect applies to a card: not to one that is unaffected by it. */
    boolean affects(Query query, Subject card);

    /** Tells whether an effect keeps fighters from using abilities of a kind of a card, as it is now or was last. */
    boolean isUnusable(Position position, Subject card, Clause.Kind kind);

    /** Tells whether an effect can begin that lasts so long; not one for a battle while there is none (11.3.1.2.1). */
    boolean canLast(Position position, Lifetime lifetime);

    /** Returns those of several cards that are where they are spoken of and to which an effect applies. */
    static Array<Subject> affected(Query query, Selector cards) {
        TextRules game = (TextRules) query.position(Facts.PLACES).rules().game();
        return cards.subjects(query).filter(each -> each.isHere() && game.affects(query, each));
    }

    /** Returns how long an effect lasts that begins now; none if it cannot begin (11.3.1.2.1). */
    static Option<Lifetime> lifetime(Query query, DurationTerm duration) {
        Position position = query.position(Facts.LASTING);
        Lifetime lifetime = duration.lifetime(query);
        boolean canBegin =
                ((TextRules) position.rules().game()).canLast(position, lifetime) && duration.canBegin(query);
        return Option.when(canBegin, lifetime);
    }
}

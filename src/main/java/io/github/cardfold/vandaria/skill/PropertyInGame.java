package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.fact.SuddenDeaths;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Property in the game. What is being summoned is none yet.
 *
 * @param what of which type
 * @param of whose
 * @param are what it must be
 */
@Phrase("{of} {what} {are: cards}")
@Phrase(form = "among", value = "{of} {what} {are: cards}")
@Phrase(form = "one", value = "one of {of} {what} {are: cards}")
@Phrase(form = "of", value = "{of} {what} {are: cards} {#}")
public record PropertyInGame(
        Type what, @Default("any") Whose of, @Default("[]") Array<Filter> are) implements Selector {
    /** Types of Property that texts tell apart. */
    public enum Type {
        /** Followers. */
        FOLLOWER,
        /** Territories. */
        TERRITORY,
        /** Loot. */
        LOOT,
        /** All Property. */
        PROPERTY;

        /** Tells whether Property is of the type; a Vehicle is a Territory. */
        @Rule(vw = "3.2.15")
        public boolean includes(Position position, GameObject card) {
            return switch (this) {
                case FOLLOWER -> VandariaProperty.isFollower(position, card);
                case TERRITORY -> VandariaProperty.isTerritory(position, card);
                case LOOT -> VandariaProperty.card(position, card).type() instanceof Loot;
                case PROPERTY -> true;
            };
        }
    }

    @Override
    @Rule(vw = "18.7.6.4")
    public Array<Subject> subjects(Query query) {
        List<Subject> found = new ArrayList<>();
        exists(query, card -> {
            found.add(card);
            return false;
        });
        return found.isEmpty() ? Array.empty() : Array.of(found.toArray(Subject[]::new));
    }

    @Override
    public boolean exists(Query query, Predicate<Subject> test) {
        Position position = query.position(Facts.FIELD);
        Array<Seat> seats = position.seatsInTurnOrder();
        for (int i = 0; i < seats.size(); i++) {
            if (of.includes(position, query.master(), seats.get(i))
                    && isOfSeat(query, position, VandariaZone.GAME.of(seats.get(i)), test)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOfSeat(Query query, Position position, int zone, Predicate<Subject> test) {
        boolean isAlone = SuddenDeaths.isOn(position);
        for (int i = 0; i < position.size(zone); i++) {
            GameObject card = position.objectAt(zone, i);
            if (isWithin(query, isAlone, card) && what.includes(position, card)) {
                Subject property = Subject.of(card, zone);
                if (Filter.all(are, query, property) && test.test(property)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** In a Sudden Death skills are used on the Follower alone whose they are. */
    @Rule(vw = "16.3.2")
    private static boolean isWithin(Query query, boolean isAlone, GameObject card) {
        return !isAlone || card.object() == query.source();
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }

    @Override
    public Array<SkillArea> areas() {
        return Array.of(SkillArea.GAME);
    }
}

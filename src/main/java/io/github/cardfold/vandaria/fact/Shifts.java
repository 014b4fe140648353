package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** The kinds of Shift of a catalogue, and which Property has them. */
public final class Shifts {
    /** The kind of fact, one of those that lasting effects are, that is in which phases the Shifts are. */
    public static final String PHASES = "phases of Shifts";

    private final Array<Shift> all;
    private final Array<Array<String>> had;

    private Shifts(Array<Shift> all, Array<Array<String>> had) {
        this.all = all;
        this.had = had;
    }

    /** Returns those of a catalogue. */
    public static Shifts of(Array<VandariaCard> catalogue) {
        Array<Array<Shifting>> spoken = catalogue.map(Shifts::spoken);
        return new Shifts(
                spoken.flatMap(each -> each).map(Shifting::shift).distinct().map(Shift::of),
                spoken.map(each ->
                        each.filter(Shifting::isHad).map(Shifting::shift).distinct()));
    }

    private static Array<Shifting> spoken(VandariaCard card) {
        List<Shifting> found = new ArrayList<>();
        for (Term skill : card.skills()) {
            Terms.forEach(skill, part -> {
                if (part instanceof Shifting shifting) {
                    found.add(shifting);
                }
            });
        }
        return Array.ofAll(found);
    }

    /** Returns all kinds that cards speak of. */
    public Array<Shift> all() {
        return all;
    }

    /** Returns those of the game in progress. */
    public static Array<Shift> of(Position position) {
        return VandariaCatalogue.of(position).shifts().all;
    }

    /** Returns the kind that words name. */
    public static Shift named(Position position, String words) {
        return of(position).find(each -> each.words().equals(words)).get();
    }

    /** Returns the Property in the game that has a kind of Shift and entered first, none if none has it. */
    @Rule(vw = {"15.1.4", "15.1.5"})
    public static Option<GameObject> first(Position position, Shift shift) {
        Array<Array<String>> had = VandariaCatalogue.of(position).shifts().had;
        GameObject first = null;
        for (int seat = 0; seat < position.seatCount(); seat++) {
            int zone = VandariaZone.GAME.of(Seat.of(seat));
            for (int i = 0; i < position.size(zone); i++) {
                GameObject card = position.objectAt(zone, i);
                Array<String> words = had.get(card.definition());
                boolean isFirst = first == null || card.object() < first.object();
                if (isFirst && !words.isEmpty() && words.contains(shift.words())) {
                    first = card;
                }
            }
        }
        return Option.of(first);
    }
}

package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.scenario.words.CardWords;
import io.github.cardfold.scenario.words.PlaceNames;
import io.github.cardfold.scenario.words.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A position while a scenario lays it out: what lies where, so that units can be spoken of by where they stand. */
final class Layout {
    private static final String EFFECT = "effect:";

    private final Rules rules;
    private final Opening opening;
    private final PlaceNames names;
    private final List<List<Integer>> objects = new ArrayList<>();
    private final List<Integer> effects = new ArrayList<>();

    Layout(Rules rules, Opening opening) {
        this.rules = rules;
        this.opening = opening;
        names = new PlaceNames(opening.places());
        opening.places().forEach(place -> objects.add(new ArrayList<>()));
    }

    Rules rules() {
        return rules;
    }

    ScenarioGame game() {
        return ScenarioGame.of(rules);
    }

    Opening opening() {
        return opening;
    }

    PlaceNames names() {
        return names;
    }

    Seats seats() {
        return new Seats(opening.seatCount());
    }

    Place place(int index) {
        return names.place(index);
    }

    /** Does what may be refused as impossible, and then says where in the scenario that stands. */
    static <T> T possible(Reading at, Supplier<T> laying) {
        try {
            return laying.get();
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw at.expected("what a position can be", "this: " + e.getMessage());
        }
    }

    static void possible(Reading at, Runnable laying) {
        possible(at, () -> {
            laying.run();
            return true;
        });
    }

    /** Puts cards into a place; in some places they have been from the start. */
    void put(Reading at, CardWords cards, int place) {
        for (int i = 0; i < cards.count(); i++) {
            int object = possible(
                    at,
                    () -> cards.seen()
                            .map(seen -> opening.card(cards.definition(), cards.owner(), place, cards.flags(), seen))
                            .getOrElse(() -> opening.card(cards.definition(), cards.owner(), place, cards.flags())));
            objects.get(place).add(object);
            if (cards.home() || game().isHome(names.place(place))) {
                possible(at, () -> opening.home(place));
            }
        }
    }

    /** Tells whether nothing was put into a place. */
    boolean isEmpty(int place) {
        return objects.get(place).isEmpty();
    }

    /** Returns the object of the card that a text names: by its position, or the last one of the place. */
    int object(Reading in) {
        return object(in, in.text());
    }

    /** Returns the object of a card by what names it, which stands in what is being read. */
    int object(Reading in, String name) {
        Handle handle = names.handle(in, name);
        List<Integer> there = objects.get(handle.place());
        int position = handle.index() == Handle.ITSELF ? there.size() - 1 : handle.index();
        if (position < 0 || position >= there.size()) {
            throw in.expected("a card that the table has", "\"" + name + "\", where none lies");
        }
        if (there.get(position) == 0) {
            throw in.expected("a card at a settled place", "\"" + name + "\", in an unordered pool");
        }
        return there.get(position);
    }

    /** Lets an effect last from the start. */
    void lasting(Reading at, TimedEffect effect) {
        effects.add(possible(at, () -> opening.lasting(effect)));
    }

    /** Returns the id of a lasting effect by its place in the table's list, as in {@code effect:0}. */
    int effect(Reading in) {
        String text = in.text();
        int index = text.matches(EFFECT + "[0-9]{1,3}") ? Integer.parseInt(text.substring(EFFECT.length())) : -1;
        if (index < 0 || index >= effects.size()) {
            throw in.expected("one of the table's " + effects.size() + " lasting effects, such as \"effect:0\"");
        }
        return effects.get(index);
    }

    /** Returns the place where a card lies that the table has. */
    int placeOf(int object) {
        for (int place = 0; place < objects.size(); place++) {
            if (objects.get(place).contains(object)) {
                return place;
            }
        }
        throw new IllegalArgumentException("no object " + object);
    }
}

package io.github.cardfold.testkit;

import io.github.cardfold.explain.Derivation;
import io.github.cardfold.explain.Explain;
import io.github.cardfold.explain.WhyAsked;
import io.github.cardfold.explain.WhyNot;
import io.github.cardfold.json.ActionJson;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;

/**
 * Something that seat A may ask of the library at any time. What it is told, and be it by an exception, must be the
 * same in games that differ only in what A cannot know.
 */
final class Inquiry {
    private static final Seat A = Seat.A;
    private static final int LINES = 2;
    private static final int GUESSES = 2;
    private static final int JSON_EVERY = 32;
    private static final String GARBAGE = " :,[]{}\"-0A9x\n";

    private final String words;
    private final BiFunction<Window, State, String> asked;

    private Inquiry(String words, BiFunction<Window, State, String> asked) {
        this.words = words;
        this.asked = asked;
    }

    /** What A asks at some state: chosen by dice from what A knows. */
    static Array<Inquiry> of(Twins twins, State state, SplittableRandom dice) {
        List<Inquiry> all = new ArrayList<>();
        guesses(twins, state, dice).forEach(guess -> {
            all.add(new Inquiry("is " + guess + " legal", (window, at) -> window.refusal(at, guess)));
        });
        Action wrong = guesses(twins, state, dice).last();
        all.add(new Inquiry(
                "why not " + wrong,
                (window, at) -> WhyNot.of(at, wrong).map(WhyNot::text).getOrElse("legal")));
        for (int i = 0; i < LINES; i++) {
            String line = line(twins, state, dice);
            all.add(new Inquiry(
                    "read " + line, (window, at) -> window.read(at, line).toString()));
        }
        all.add(new Inquiry(
                "why asked",
                (window, at) -> WhyAsked.of(at, A).map(WhyAsked::text).getOrElse("")));
        Handle card = handle(twins, state, dice);
        twins.explained()
                .drop(dice.nextInt(Math.max(1, twins.explained().size())))
                .headOption()
                .forEach(trait -> all.add(new Inquiry(
                        "explain " + trait + " of " + card,
                        (window, at) -> Explain.characteristic(at, A, card, trait)
                                .map(Derivation::text)
                                .getOrElse("none"))));
        int place = dice.nextInt(state.position().placeCount() + 2) - 1;
        all.add(new Inquiry(
                "look at place " + place,
                (window, at) -> window.view(at).place(place).toString()));
        Action named = Action.pick(A, card);
        all.add(new Inquiry("describe " + named, (window, at) -> Notation.described(window.view(at), named)));
        if (dice.nextInt(JSON_EVERY) == 0) {
            all.add(new Inquiry("JSON", (window, at) -> ViewJson.write(window.view(at))));
            String json = ActionJson.write(state, Action.pick(dice.nextBoolean() ? A : Seat.B, card));
            String broken = changed(json, dice);
            all.add(new Inquiry(
                    "read " + json,
                    (window, at) -> ActionJson.read(window.view(at), json).toString()));
            all.add(new Inquiry(
                    "read " + broken,
                    (window, at) -> ActionJson.read(window.view(at), broken).toString()));
        }
        return Array.ofAll(all);
    }

    /** The events of the last step: asked once it is settled, as steps of a private course have none. */
    static Inquiry ofEvents() {
        return new Inquiry("JSON of events", (window, at) -> ViewJson.write(View.events(at, A)));
    }

    /** What A is told: also what an exception says. */
    String answer(Window window, State state) {
        try {
            return asked.apply(window, state);
        } catch (RuntimeException told) {
            return told.toString();
        }
    }

    @Override
    public String toString() {
        return words;
    }

    /** Answers of A, most of them to what nobody asks. */
    private static Array<Action> guesses(Twins twins, State state, SplittableRandom dice) {
        Handle own = new Handle(twins.hand().of(Seat.A), dice.nextInt(6));
        Handle theirs = new Handle(twins.hand().of(Seat.B), dice.nextInt(6));
        Array<Action> guesses = Array.of(
                Action.pass(A),
                Action.pick(A, theirs),
                Action.act(A, "guard", own),
                Action.act(A, "call", own),
                Action.act(A, "ride", own),
                Action.act(A, "activate", theirs),
                Action.pick(A, own),
                Action.number(A, dice.nextInt(9)),
                Action.yesNo(A, true));
        for (int i = 0; i < GUESSES; i++) {
            guesses = guesses.append(Action.act(A, verb(state, dice), handle(twins, state, dice)))
                    .append(Action.pick(A, handle(twins, state, dice)));
        }
        return guesses;
    }

    private static String verb(State state, SplittableRandom dice) {
        Array<String> verbs = state.rules().verbNames();
        return verbs.get(dice.nextInt(verbs.size()));
    }

    /** A card of some place or the place itself, hidden places more often than others; there may be no such card. */
    private static Handle handle(Twins twins, State state, SplittableRandom dice) {
        Place place = place(twins, state, dice);
        return dice.nextInt(6) == 0 ? Handle.of(place) : new Handle(place.index(), dice.nextInt(6));
    }

    private static Place place(Twins twins, State state, SplittableRandom dice) {
        int index = dice.nextBoolean()
                ? twins.hiding().get(dice.nextInt(twins.hiding().size())).of(dice.nextInt(4) == 0 ? Seat.A : Seat.B)
                : dice.nextInt(state.position().placeCount());
        return state.position().place(index);
    }

    /** What A may write: an answer, a card that may lie somewhere, nonsense. */
    private static String line(Twins twins, State state, SplittableRandom dice) {
        String line = dice.nextInt(4) == 0 ? answer(twins, state, dice) : card(twins, state, dice);
        return dice.nextInt(5) == 0 ? changed(line, dice) : line;
    }

    private static String answer(Twins twins, State state, SplittableRandom dice) {
        View view = View.of(state, A);
        int legal = view.legalActions().size();
        Action own = legal == 0
                ? Action.pick(A, handle(twins, state, dice))
                : view.legalActions().get(dice.nextInt(legal));
        return dice.nextBoolean() ? Notation.action(state, own) : Notation.described(view, own);
    }

    /** A card of the catalogue, by its id or its name, from anywhere. */
    private static String card(Twins twins, State state, SplittableRandom dice) {
        int chosen = dice.nextInt(state.rules().definitionCount());
        String card = dice.nextBoolean()
                ? state.rules().definition(chosen).id()
                : "\"" + state.rules().definition(chosen).name() + "\"";
        Place place = place(twins, state, dice);
        String seat = dice.nextInt(8) == 0 ? dice.nextBoolean() ? "B" : "NATURE" : "A";
        return seat + " " + (dice.nextBoolean() ? "pick" : verb(state, dice)) + " " + card
                + (place.zone().circle() ? " on " : " from ") + place.fullName();
    }

    private static String changed(String text, SplittableRandom dice) {
        int at = dice.nextInt(text.length());
        char other = GARBAGE.charAt(dice.nextInt(GARBAGE.length()));
        return text.substring(0, at) + other + text.substring(at + dice.nextInt(2));
    }
}

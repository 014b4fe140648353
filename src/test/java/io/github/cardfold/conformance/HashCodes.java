package io.github.cardfold.conformance;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Working;
import io.github.cardfold.explain.Explain;
import io.github.cardfold.explain.WhyAsked;
import io.github.cardfold.game.DeckSheets;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Report;
import io.github.cardfold.notation.StateDiff;
import io.github.cardfold.view.View;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Prints the hash codes of the public values that a played game leads to: of each type, in the order in which they are
 * met. Takes a number of objects whose identities are asked for before, so that no two processes agree on identities.
 */
final class HashCodes {
    /** How many values of one type are looked at. */
    private static final int ENOUGH = 300;

    /** How many lists are. */
    private static final int MANY = 100_000;

    private final ArrayDeque<Object> open = new ArrayDeque<>();
    private final Map<Object, Boolean> met = new IdentityHashMap<>();
    private final Map<Class<?>, Integer> counts = new HashMap<>();
    private final TreeMap<String, StringBuilder> hashes = new TreeMap<>();

    private HashCodes() {}

    public static void main(String[] arguments) {
        for (int i = 0; i < Integer.parseInt(arguments[0]); i++) {
            System.identityHashCode(new Object());
        }
        HashCodes codes = new HashCodes();
        codes.play("tidal-archive", "ember-caravan", Cardfight.rules());
        codes.play("sparkwheel-racers", "undertow-court", Cardfight.rules(Editions.JP_2026_04, Packs.nightfair()));
        codes.walk();
        codes.hashes.forEach((type, each) -> System.out.println(type + each));
    }

    private void play(String first, String second, Rules rules) {
        State start = Cardfight.start(rules, Decks.named(first), Decks.named(second), 42);
        Report report = Match.between(new GreedyBot(), new RandomBot(7)).play(start);
        meet(report);
        meet(report.replay());
        meet(Editions.JP_2026_04);
        meet(Decks.named(first));
        meet(DeckSheets.of(Decks.named(first)));
        meet(Ledger.of(Document.JP).entries().head());
        for (int i = 0; i < rules.definitionCount(); i += 9) {
            meet(rules.definition(i));
        }
        State state = report.first();
        for (int i = 0; i < report.actions().size(); i++) {
            if (i % 10 == 0) {
                meet(state);
                meet(View.of(state, Seat.A));
                meet(View.of(state, Seat.B));
                meet(View.events(state, Seat.A));
                meet(View.events(state, Seat.B));
                meet(WhyAsked.of(state));
                meet(Explain.characteristic(state, Seat.A, Circle.FRONT_CENTER, Trait.POWER));
                meet(state.tryStep(Action.pass(Seat.NATURE)).getLeft());
                meet(StateDiff.between(report.first(), state));
            }
            state = state.step(report.actions().get(i));
        }
        meet(state);
    }

    private void walk() {
        while (!open.isEmpty()) {
            Object next = open.removeFirst();
            if (next instanceof Iterable<?> several) {
                several.forEach(this::meet);
            } else if (next instanceof Option<?> one) {
                one.forEach(this::meet);
            }
            if (PublicApi.packages().contains(next.getClass().getPackageName())) {
                questions(next.getClass()).forEach(question -> ask(next, question));
            }
        }
    }

    private void meet(Object value) {
        if (value == null || met.put(value, true) != null) {
            return;
        }
        boolean ours = value.getClass().getName().startsWith("io.github.cardfold.");
        if (counts.merge(value.getClass(), 1, Integer::sum) > (ours ? ENOUGH : MANY)) {
            return;
        }
        open.addLast(value);
        if (isValue(value.getClass())) {
            hashes.computeIfAbsent(value.getClass().getName(), name -> new StringBuilder())
                    .append(' ')
                    .append(value.hashCode());
        }
    }

    /**
     * Tells whether a type of ours is equal by content; what is not has no hash code to speak of. The nodes of texts
     * promise none: they are records of words, and hundreds.
     */
    private static boolean isValue(Class<?> type) {
        try {
            return type.getName().startsWith("io.github.cardfold.")
                    && !type.isEnum()
                    && !type.getName().startsWith("io.github.cardfold.effect.")
                    && !Term.class.isAssignableFrom(type)
                    && !Working.class.isAssignableFrom(type)
                    && type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static List<Method> questions(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getParameterCount() == 0
                        && !Modifier.isStatic(method.getModifiers())
                        && method.getDeclaringClass() != Object.class
                        && !method.getReturnType().isPrimitive()
                        && !method.getName().matches("clone|notify.*|wait|iterator|getClass"))
                .sorted(Comparator.comparing(Method::getName)
                        .thenComparing(each -> each.getReturnType().getName()))
                .toList();
    }

    private void ask(Object value, Method question) {
        try {
            question.setAccessible(true);
            meet(question.invoke(value));
        } catch (InvocationTargetException refused) {
            // A question that this value does not answer.
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

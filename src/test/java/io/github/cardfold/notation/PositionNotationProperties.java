package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class PositionNotationProperties {
    private static final int MUTATIONS = 300;

    @Property(tries = 2)
    void aCharacterOrLineThatIsDroppedOrChangedIsAStateOrRefused(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<State> states = new ArrayList<>();
        Games.play(seed, (state, next) -> states.add(next));
        int refused = 0;
        State one = states.get(0);
        for (int i = 0; i < MUTATIONS; i++) {
            one = i % 30 == 0 ? states.get(random.nextInt(states.size())) : one;
            String good = Notation.position(one);
            String other = random.nextInt(3) == 0 ? otherLine(good, random) : otherCharacter(good, random);
            refused += isRefused(one.rules(), other) ? 1 : 0;
        }
        assertTrue(refused > 0 && refused < MUTATIONS, refused + " refused");
    }

    private static String otherCharacter(String good, SplittableRandom random) {
        int at = random.nextInt(good.length());
        char other = good.charAt(random.nextInt(good.length()));
        String start = good.substring(0, at);
        return switch (random.nextInt(4)) {
            case 0 -> start;
            case 1 -> start + good.substring(at + 1);
            case 2 -> start + other + good.substring(at);
            default -> start + other + good.substring(at + 1);
        };
    }

    private static String otherLine(String good, SplittableRandom random) {
        List<String> lines = new ArrayList<>(good.lines().toList());
        int at = random.nextInt(lines.size());
        switch (random.nextInt(3)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, lines.get(random.nextInt(lines.size())));
            default -> lines.set(at, lines.get(random.nextInt(lines.size())));
        }
        return String.join("\n", lines);
    }

    private static boolean isRefused(Rules rules, String text) {
        State read;
        try {
            read = Notation.readPosition(rules, text);
        } catch (NotationException e) {
            assertTrue(e.line() >= 1 && e.line() <= text.lines().count() + 1 && e.column() >= 1, e.getMessage());
            return true;
        }
        Same.state(read, Notation.readPosition(rules, Notation.position(read)));
        return false;
    }
}

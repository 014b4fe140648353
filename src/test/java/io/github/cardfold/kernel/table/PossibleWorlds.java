package io.github.cardfold.kernel.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What one seat can imagine of a hidden pile: every way to fill its pools that fits all the seat saw. A world is a word
 * for each pool, a letter for each card, sorted. Small piles of few kinds only: it holds them all.
 */
final class PossibleWorlds {
    static final int KINDS = 3;
    /** What a seat sees of a card that moves unseen. */
    static final int UNSEEN = -1;

    private TreeMap<String, List<String>> worlds = new TreeMap<>();

    private PossibleWorlds() {}

    /** The worlds of a seat that knows what lies in one pool, or only how many cards. */
    static PossibleWorlds of(String cards, boolean known) {
        PossibleWorlds worlds = new PossibleWorlds();
        worlds.hold(List.of());
        if (!cards.isEmpty()) {
            worlds.each((world, to) -> to.hold(List.of("")));
        }
        for (int i = 0; i < cards.length(); i++) {
            worlds.come(0, known ? cards.charAt(i) - 'a' : UNSEEN);
        }
        return worlds;
    }

    static char letter(int kind) {
        return (char) ('a' + kind);
    }

    private interface Change {
        void of(List<String> world, PossibleWorlds to);
    }

    private void each(Change change) {
        PossibleWorlds next = new PossibleWorlds();
        worlds.values().forEach(world -> change.of(world, next));
        worlds = next.worlds;
    }

    private void hold(List<String> world) {
        worlds.put(String.join(" ", world), world);
    }

    private static List<String> with(List<String> world, int pool, UnaryOperator<String> change) {
        List<String> next = new ArrayList<>(world);
        String cards = change.apply(next.get(pool));
        if (cards.isEmpty()) {
            next.remove(pool);
        } else {
            next.set(pool, cards);
        }
        return next;
    }

    private static String sorted(String cards) {
        return cards.chars()
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, (a, b) -> {})
                .toString();
    }

    /** A card came to a pool. */
    void come(int pool, int kind) {
        each((world, to) -> {
            for (int each = 0; each < KINDS; each++) {
                if (kind == UNSEEN || kind == each) {
                    char came = letter(each);
                    to.hold(with(world, pool, cards -> sorted(cards + came)));
                }
            }
        });
    }

    /** A card came to a pool of its own, before or after all others. */
    void settle(boolean last, int kind) {
        each((world, to) -> {
            List<String> next = new ArrayList<>(world);
            next.add(last ? next.size() : 0, "");
            to.hold(next);
        });
        int pools = worlds.firstEntry().getValue().size();
        come(last ? pools - 1 : 0, kind);
    }

    /** A card left a pool. */
    void leave(int pool, int kind) {
        each((world, to) -> {
            for (int i = 0; i < world.get(pool).length(); i++) {
                int at = i;
                if (kind == UNSEEN || world.get(pool).charAt(i) == letter(kind)) {
                    to.hold(with(world, pool, cards -> cards.substring(0, at) + cards.substring(at + 1)));
                }
            }
        });
    }

    /** A card of a pool came to a pool of its own just before it. */
    void split(int pool, int kind) {
        each((world, to) -> {
            for (int i = 0; i < world.get(pool).length(); i++) {
                char gone = world.get(pool).charAt(i);
                if (kind == UNSEEN || gone == letter(kind)) {
                    int at = i;
                    List<String> next = new ArrayList<>(
                            with(world, pool, cards -> cards.substring(0, at) + cards.substring(at + 1)));
                    next.add(pool, String.valueOf(gone));
                    to.hold(next);
                }
            }
        });
    }

    /** A card in a pool was shown. */
    void show(int pool, int kind) {
        each((world, to) -> {
            if (world.get(pool).indexOf(letter(kind)) >= 0) {
                to.hold(world);
            }
        });
    }

    /** All cards were shuffled. */
    void merge() {
        each((world, to) -> to.hold(world.isEmpty() ? world : List.of(sorted(String.join("", world)))));
    }

    boolean contains(List<String> world) {
        return worlds.containsKey(String.join(" ", world));
    }

    /** How many cards of a kind are in a pool whatever the world. */
    int certain(int pool, int kind) {
        return Collections.min(worlds.values().stream()
                .map(world -> (int) world.get(pool)
                        .chars()
                        .filter(each -> each == letter(kind))
                        .count())
                .toList());
    }

    /** Whether a pool holds the same cards whatever the world. */
    boolean isCertain(int pool) {
        return worlds.values().stream().map(world -> world.get(pool)).distinct().count() == 1;
    }

    @Override
    public String toString() {
        return worlds.keySet().toString();
    }
}

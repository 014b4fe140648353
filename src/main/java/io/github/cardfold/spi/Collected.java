package io.github.cardfold.spi;

import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Definition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What plugins have registered so far. */
final class Collected {
    Language language = Language.empty();
    final List<Part> parts = new ArrayList<>();
    final List<Cards> cards = new ArrayList<>();
    final List<Addition> additions = new ArrayList<>();
    private final Map<String, Described> names = new TreeMap<>();
    private int verbs;
    private int numbers;
    private @Nullable Predicate<Working> needed;

    /** Gives a plugin a name of some sort. */
    void claim(Described plugin, String sort, String name) {
        Described former = names.putIfAbsent(sort + " " + name, plugin);
        if (former != null) {
            throw new PluginException(
                    plugin.id(),
                    "there is a " + sort + " named " + name + " already"
                            + (former.equals(plugin) ? "" : ", of plugin " + former.id()),
                    null);
        }
    }

    void terms(Described plugin, UnaryOperator<Language> more) {
        Language before = language;
        Language after = said(plugin, "terms", () -> more.apply(before));
        if (!after.includes(before)) {
            throw new PluginException(plugin.id(), "it takes words away or begins a language anew", null);
        }
        language = after;
    }

    void cards(Described plugin, Function<Language, ? extends Iterable<? extends Definition>> read) {
        cards.add(new Cards(plugin, read));
    }

    void extend(Described plugin, Extension<?> to, String name, Object value) {
        additions.add(new Addition(plugin, to, name, value));
    }

    void add(Described plugin, Consumer<Rules.Builder> added) {
        parts.add(new Part(plugin, needed, added));
    }

    void verbs(int more) {
        verbs += more;
    }

    int verbs() {
        return verbs;
    }

    void numbers(int more) {
        numbers += more;
    }

    int numbers() {
        return numbers;
    }

    Depending depending(Predicate<Working> needs) {
        Predicate<Working> outer = needed;
        needed = needs;
        return () -> needed = outer;
    }

    /** Asks a plugin something; what it throws and null are errors of its. */
    static <T> T said(Described plugin, String what, java.util.function.Supplier<@Nullable T> question) {
        T answer;
        try {
            answer = question.get();
        } catch (PluginException e) {
            throw e;
        } catch (RuntimeException | LinkageError e) {
            throw new PluginException(plugin.id(), what + ": " + e.getMessage(), e);
        }
        if (answer == null) {
            throw new PluginException(plugin.id(), what + " are null", null);
        }
        return answer;
    }

    /** The end of what depends on something. */
    interface Depending {
        void end();
    }

    /** A part of rules and what it needs to be there for. */
    record Part(Described plugin, @Nullable Predicate<Working> needed, Consumer<Rules.Builder> added) {
        void add(Rules.Builder rules, Texts texts) {
            if (needed == null || texts.working().exists(needed)) {
                said(plugin, "rules", () -> {
                    added.accept(rules);
                    return rules;
                });
            }
        }
    }

    /** Cards, read when the language is known. */
    record Cards(Described plugin, Function<Language, ? extends Iterable<? extends Definition>> read) {}

    /** What is added to something that one game has. */
    record Addition(Described plugin, Extension<?> to, String name, Object value) {}
}

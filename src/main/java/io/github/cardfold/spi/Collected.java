package io.github.cardfold.spi;

import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What plugins have registered so far. */
final class Collected {
    private static final String IS_HERE = source(Collected.class);

    private static final Pattern ZONE_NAME = Pattern.compile("[a-z]+( [a-z]+){0,5}");

    private final String game;
    /** The plugins of the kinds of terms and of classes; "" of a class of several. */
    final Map<String, String> kinds = new TreeMap<>();

    final Map<String, String> classes = new TreeMap<>();
    Language language = Language.empty();
    final List<Part> parts = new ArrayList<>();
    final List<Cards> cards = new ArrayList<>();
    final List<Addition> additions = new ArrayList<>();
    private final Map<String, Described> names = new TreeMap<>();
    private final Set<ZoneKind> zones = new LinkedHashSet<>();
    private BiFunction<Language, ZoneKind, Language> zoneWords = (language, kind) -> language;
    private int verbs;
    private int numbers;
    private int seats;
    private int places;
    private @Nullable Predicate<Working> needed;

    /** What parts of plugins may call. */
    final List<Calls> calls = new ArrayList<>();

    Array<String> ownPurposes = Array.empty();

    /** Starts with the id of the game's own plugin. */
    Collected(String game) {
        this.game = game;
    }

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

    /** Lets a name of some sort be taken again, since what had it is there no more. */
    void release(String sort, String name) {
        names.remove(sort + " " + name);
    }

    /** Returns the plugins of all parts that have names, by their sorts and names; not those of the game's own. */
    Map<String, String> owners() {
        Map<String, String> owners = new TreeMap<>();
        names.forEach((part, plugin) -> {
            if (!isOwn(plugin)) {
                owners.put(part, plugin.id());
            }
        });
        return owners;
    }

    void terms(Described plugin, UnaryOperator<Language> more) {
        Language before = language;
        Language after = said(plugin, "terms", () -> more.apply(before));
        if (!after.includes(before)) {
            throw new PluginException(plugin.id(), "it takes words away or begins a language anew", null);
        }
        if (!isOwn(plugin)) {
            Blame.kindsBesides(after, before).forEach(each -> kinds.put(each, plugin.id()));
            Language.roles()
                    .flatMap(role -> after.names(role)
                            .filter(name -> before.type(role, name).isEmpty())
                            .flatMap(name -> after.type(role, name)))
                    .reject(Collected::isOurs)
                    .forEach(each -> {
                        AddedTerms.wrong(each).forEach(wrong -> {
                            throw new PluginException(plugin.id(), wrong, null);
                        });
                        own(plugin, each);
                    });
        }
        language = after;
    }

    /** Refuses kinds of terms that could not be saved. */
    void checkTerms() {
        language.unsayable().headOption().forEach(each -> {
            throw new PluginException(
                    kinds.getOrDefault(each._1(), game),
                    each._1() + ": its component \"" + each._2()
                            + "\" cannot be saved; it is no number, truth value, text," + " term or word",
                    null);
        });
    }

    private boolean isOwn(Described plugin) {
        return plugin.id().equals(game);
    }

    /** Notes that a class is a plugin's, unless it is the library's. */
    void own(Described plugin, Class<?> type) {
        if (!isOwn(plugin) && !isOurs(type)) {
            String name = outermost(type.getName());
            String former = classes.putIfAbsent(name, plugin.id());
            if (former != null && !former.equals(plugin.id())) {
                classes.put(name, "");
            }
        }
    }

    static boolean isOurs(Class<?> type) {
        return IS_HERE.equals(source(type));
    }

    static String source(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        return source == null ? "" : String.valueOf(source.getLocation());
    }

    /** Returns the name of a class without those nested in it. */
    static String outermost(String name) {
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    void cards(Described plugin, Function<Language, ? extends Iterable<? extends Definition>> read) {
        cards.add(new Cards(plugin, read));
    }

    void extend(Described plugin, Extension<?> to, String name, Object value) {
        additions.add(new Addition(plugin, to, name, value));
    }

    void add(Described plugin, Consumer<Rules.Builder> added) {
        parts.add(new Part(plugin, isOwn(plugin) ? "" : plugin.id(), needed, added));
    }

    void ownPurposes(Array<String> purposes) {
        ownPurposes = purposes;
    }

    /** Notes which procedures a part may name. */
    void calls(Described plugin, String part, Array<String> procedures) {
        if (!isOwn(plugin) && !procedures.isEmpty()) {
            calls.add(new Calls(plugin, needed, part, procedures.reject(String::isEmpty)));
        }
    }

    /** The same of a part that names them as the game stands, and so has to declare them. */
    void calls(Described plugin, String part, Array<String> procedures, Class<?> type) {
        boolean names = Array.of(type.getMethods())
                .exists(each -> each.getName().equals("procedure") && !isOurs(each.getDeclaringClass()));
        if (!isOwn(plugin) && names && procedures.isEmpty()) {
            throw undeclared(plugin, part);
        }
        calls(plugin, part, procedures);
    }

    /** The same of a kind of lasting effect. */
    void calls(Described plugin, TimedEffectKind kind) {
        String part = "kind of lasting effect " + kind.name();
        if (!isOwn(plugin)
                && kind.plays(TimedEffectKind.Role.TRIGGERS)
                && kind.procedures().isEmpty()) {
            throw undeclared(plugin, part);
        }
        calls(plugin, part, kind.procedures().append(kind.procedure()));
    }

    private static PluginException undeclared(Described plugin, String part) {
        return new PluginException(
                plugin.id(), part + ": it names procedures, and its method \"procedures\" declares none", null);
    }

    /** Returns what looks after the answers of a plugin's parts. */
    Guard guard(Described plugin) {
        return new Guard(isOwn(plugin) ? "" : plugin.id());
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

    void table(int ofSeats, int laid) {
        seats = ofSeats;
        places = laid;
    }

    void zoneWords(BiFunction<Language, ZoneKind, Language> words) {
        zoneWords = words;
    }

    /** Adds the word for a kind of zone, unless a place of this kind has done so. */
    void zone(Described plugin, ZoneKind kind) {
        if (!ZONE_NAME.matcher(kind.name()).matches()) {
            throw new PluginException(
                    plugin.id(), "zone: \"" + kind.name() + "\" is not made of words in small letters", null);
        }
        if (seats == 0) {
            throw new PluginException(
                    plugin.id(),
                    "zone: in this game plugins add none, it has " + kind.name() + " nowhere to lay",
                    null);
        }
        if (zones.add(kind)) {
            terms(plugin, known -> zoneWords.apply(known, kind));
        }
    }

    /** Returns the index of the next place of the first seat. */
    int place() {
        int next = places;
        places += seats;
        return next;
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
    record Part(
            Described plugin, String contributor, @Nullable Predicate<Working> needed, Consumer<Rules.Builder> added) {
        void add(Rules.Builder rules, Texts texts) {
            if (needed == null || texts.working().exists(needed)) {
                said(plugin, "rules", () -> {
                    added.accept(rules.contributor(contributor));
                    return rules;
                });
            }
        }
    }

    /** Which procedures a part may name, and what it needs to be there for. */
    record Calls(Described plugin, @Nullable Predicate<Working> needed, String part, Array<String> procedures) {
        void check(Array<String> known, Texts texts) {
            if (needed == null || texts.working().exists(needed)) {
                procedures.reject(known::contains).forEach(each -> {
                    throw new PluginException(plugin.id(), part + ": no procedure is named " + each, null);
                });
            }
        }
    }

    /** Cards, read when the language is known. */
    record Cards(Described plugin, Function<Language, ? extends Iterable<? extends Definition>> read) {}

    /** What is added to something that one game has. */
    record Addition(Described plugin, Extension<?> to, String name, Object value) {}
}

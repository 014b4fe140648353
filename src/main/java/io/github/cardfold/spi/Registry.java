package io.github.cardfold.spi;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.TermDefinition;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.Interrupt;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.TriggerSource;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.question.Verb;
import io.github.cardfold.kernel.table.AddedPlace;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What a plugin registers its parts with. What is registered by a name stands under it in saved games, views, scenario
 * files and packs; two of one sort never have one name. Parts are registered in the order in which they take effect:
 * after those of the library and of the plugins that are required.
 *
 * <p>All methods throw {@link PluginException} if a name is taken or missing, at once or when rules are assembled.
 */
public final class Registry {
    private final Described plugin;
    private final Collected collected;
    private boolean isClosed;

    Registry(Described plugin, Collected collected) {
        this.plugin = plugin;
        this.collected = collected;
    }

    /** Refuses what comes later. */
    void close() {
        isClosed = true;
    }

    private Collected open() {
        if (isClosed) {
            throw new PluginException(plugin.id(), "it registers something after its registration", null);
        }
        return collected;
    }

    private <T> Registry parts(String sort, Function<T, String> name, T[] parts, Consumer<Rules.Builder> added) {
        for (T each : parts) {
            named(sort, name.apply(requireNonNull(each, sort)));
            open().own(plugin, each.getClass());
        }
        open().add(plugin, added);
        return this;
    }

    private void named(String sort, String name) {
        open().claim(plugin, sort, name);
    }

    /**
     * Adds kinds of terms of which texts are made, and words for what is named one by one.
     *
     * @param more adds them to the language so far, as in {@code language -> language.with("tow", Tow.class)}
     */
    public Registry terms(UnaryOperator<Language> more) {
        requireNonNull(more, "more");
        open().terms(plugin, more);
        return this;
    }

    /**
     * Adds a function for numbers that no term says: {@code {"computed": "name"}} in texts, with numbers {@code with}
     * and {@code cards} for it to read.
     *
     * @param name words in small letters, as texts say them
     * @param reads all that it asks of the game, as {@link Inquiry} says it
     */
    public Registry number(String name, Array<String> reads, NumberFunction function) {
        NumberEscape escape = new NumberEscape(plugin.id(), name, reads, requireNonNull(function, "function"));
        named("function", name);
        return terms(
                language -> with(language, "computed", ComputedNumber.class).word(NumberEscape.class, name, escape));
    }

    /**
     * Adds a function for what no instruction does: {@code {"computed": "name"}} in texts.
     *
     * @param name words in small letters, as texts say them
     * @param reads all that it asks of the game, as {@link Inquiry} says it
     */
    public Registry proposals(String name, Array<String> reads, ProposalFunction function) {
        ProposalEscape escape = new ProposalEscape(plugin.id(), name, reads, requireNonNull(function, "function"));
        named("function", name);
        return terms(
                language -> with(language, "computed", ComputedEvents.class).word(ProposalEscape.class, name, escape));
    }

    private static Language with(Language language, String name, Class<? extends Term> type) {
        return language.kinds(type::equals).nonEmpty() ? language : language.with(name, type);
    }

    /** Adds cards that decks may be made of. */
    public Registry cards(Definition... added) {
        Array<Definition> cards = Array.of(added);
        return cards(language -> cards);
    }

    /**
     * Adds cards that decks may be made of and that are read with the whole language, such as those of a pack in JSON.
     */
    public Registry cards(Function<Language, ? extends Iterable<? extends Definition>> read) {
        requireNonNull(read, "read");
        open().cards(plugin, read);
        return this;
    }

    /**
     * Adds what this game alone has.
     *
     * @param to what is added to; a game says what it has
     * @param name a name that no other addition to it has
     */
    public <T> Registry add(Extension<T> to, String name, T value) {
        named(to.name(), name);
        open().extend(plugin, to, name, requireNonNull(value, "value"));
        return this;
    }

    /**
     * Adds a word that is defined by others, such as a keyword: packs say it as they say kinds of terms, it is printed
     * and read in English by its pattern, and what it stands for is in the manifest.
     *
     * @throws PluginException if it cannot be read with the words so far, or its name is taken
     */
    public Registry define(TermDefinition definition) {
        requireNonNull(definition, "definition");
        return terms(language -> language.with(definition));
    }

    /**
     * Adds what a question of the plugin's is about, as {@link io.github.cardfold.kernel.question.Decision#purpose} has
     * it, and returns it.
     *
     * @param name words in small letters that say what the seat is to do
     */
    public String purpose(String name) {
        named("purpose", requireNonNull(name, "name"));
        open().add(plugin, rules -> rules.purposes(name));
        return name;
    }

    /** Adds what several questions of the plugin's are about, as {@link #purpose} does. */
    public Registry purposes(String... names) {
        for (String each : names) {
            purpose(each);
        }
        return this;
    }

    /** Says what the game's own questions may be about. Only the game's own plugin says it. */
    public Registry ownPurposes(Array<String> purposes) {
        open().ownPurposes(purposes);
        return this;
    }

    /** Adds procedures. */
    public Registry procedures(Procedure... added) {
        return parts("procedure", Procedure::name, added, rules -> rules.procedures(added));
    }

    /** Edits a procedure: steps are put before, after or in the place of that with a label, or dropped. */
    public Registry edit(String procedure, UnaryOperator<ProcedureBuilder> editor) {
        requireNonNull(editor, "editor");
        open().add(plugin, rules -> rules.edit(procedure, editor));
        return this;
    }

    /** Adds verbs of answers; each stands at its index. */
    public Registry verbs(Verb... added) {
        open().verbs(added.length);
        return parts("verb", Verb::name, added, rules -> rules.verbs(added));
    }

    /** Adds a verb of answers and returns it. */
    public Verb verb(String name) {
        Verb verb = new Verb(open().verbs(), name);
        verbs(verb);
        return verb;
    }

    /** Adds kinds of events. */
    public Registry events(EventKind... added) {
        return parts("kind of event", EventKind::name, added, rules -> rules.events(added));
    }

    /** Adds kinds of lasting effects, marks among them. */
    public Registry lasting(TimedEffectKind... added) {
        for (TimedEffectKind each : added) {
            open().calls(plugin, requireNonNull(each, "kind of lasting effect"));
        }
        return parts("kind of lasting effect", TimedEffectKind::name, added, rules -> rules.lasting(added));
    }

    /** Adds kinds of links that end with the objects at their ends, and nothing follows. */
    public Registry linkKinds(LinkKind... added) {
        return parts("kind of link", LinkKind::name, added, rules -> rules.linkKinds(added));
    }

    /** Adds a kind of links with what becomes of these. */
    public Registry linkKind(LinkKind kind, LinkRule rule) {
        return parts("kind of link", LinkKind::name, new LinkKind[] {kind}, rules -> rules.linkKind(kind, rule));
    }

    /** Adds durations of lasting effects. */
    public Registry lifetimes(Lifetime... added) {
        return parts("duration", Lifetime::name, added, rules -> rules.lifetimes(added));
    }

    /** Adds queues of procedures that wait for later. */
    public Registry queues(QueueKind... added) {
        return parts("queue", QueueKind::name, added, rules -> rules.queues(added));
    }

    /** Adds numbers that each seat has; each stands at its index. */
    public Registry numbers(NumberKey... added) {
        open().numbers(added.length);
        return parts("number", NumberKey::name, added, rules -> rules.numbers(added));
    }

    /** Adds a number that each seat has, 0 when the game begins, and returns its key. */
    public NumberKey number(String name) {
        NumberKey number = new NumberKey(open().numbers(), name);
        numbers(number);
        return number;
    }

    /**
     * Says how many seats a game has and how many places it lays itself; those of plugins come after them. Only the
     * game's own plugin says it.
     */
    public Registry table(int seats, int places) {
        open().table(seats, places);
        return this;
    }

    /**
     * Says how the game's texts name the zones and circles that plugins add. Only the game's own plugin says it.
     *
     * @param words adds the word for a kind of them to a language
     */
    public Registry zoneWords(BiFunction<Language, ZoneKind, Language> words) {
        open().zoneWords(requireNonNull(words, "words"));
        return this;
    }

    /**
     * Adds a zone of each seat and returns what says where it is. Texts say its name where they say those of the game.
     *
     * @param name words in small letters
     */
    public AddedPlace zone(String name, ZoneKind.Sight sight) {
        return place(new ZoneKind(name, sight, false), name, Place.NO_ROW, Place.NO_COLUMN, 0);
    }

    /**
     * Adds a place of each seat and returns what says where it is. Texts say the name of its kind, unless this is one
     * of the game.
     *
     * @param kind its kind, which may have several places; its name are words in small letters
     * @param name a name that no other place of a seat has
     * @param row the row as the game counts it, {@link Place#NO_ROW} for none
     * @param column the column as its seat sees it from the left, {@link Place#NO_COLUMN} for none
     * @param attributes the attribute bits that the game gives places
     */
    public AddedPlace place(ZoneKind kind, String name, int row, int column, int attributes) {
        named("place", name);
        open().zone(plugin, kind);
        AddedPlace place = new AddedPlace(open().place(), kind, name, row, column, attributes);
        open().add(plugin, rules -> rules.places(place));
        return place;
    }

    /** Adds prohibitions. */
    public Registry prohibitions(Prohibition... added) {
        Prohibition[] guarded = open().guard(plugin).prohibitions(added);
        open().add(plugin, rules -> rules.prohibitions(guarded));
        return this;
    }

    /** Adds redirections. */
    public Registry redirections(Redirection... added) {
        for (Redirection each : added) {
            open().calls(plugin, "redirection " + each.label(), Array.of(each.procedure()));
        }
        Redirection[] guarded = open().guard(plugin).redirections(added);
        open().add(plugin, rules -> rules.redirections(guarded));
        return this;
    }

    /** Adds rules by which other events go along with those of a change. */
    public Registry joins(Joining... added) {
        for (Joining each : added) {
            open().calls(plugin, "joining " + each.label(), Array.of(each.procedure()));
        }
        Joining[] guarded = open().guard(plugin).joins(added);
        open().add(plugin, rules -> rules.joins(guarded));
        return this;
    }

    /** Adds immediate consequences. */
    public Registry consequences(Consequence... added) {
        for (Consequence each : added) {
            open().calls(plugin, "consequence " + each.label(), each.procedures(), each.getClass());
        }
        Consequence[] guarded = open().guard(plugin).consequences(added);
        open().add(plugin, rules -> rules.consequences(guarded));
        return this;
    }

    /**
     * Adds a source of triggered abilities.
     *
     * @param procedures the procedures of all abilities that it may put on standby
     */
    public Registry triggerSource(TriggerSource source, String... procedures) {
        Array<String> names = Array.of(procedures);
        open().calls(plugin, "source of triggered abilities", names);
        TriggerSource guarded = open().guard(plugin).guarded(requireNonNull(source, "source"), names);
        open().add(plugin, rules -> rules.triggerSources(guarded));
        return this;
    }

    /** Adds rule actions. */
    public Registry ruleActions(RuleAction... added) {
        for (RuleAction each : added) {
            open().calls(plugin, "rule action " + each.label(), each.procedures(), each.getClass());
        }
        RuleAction[] guarded = open().guard(plugin).ruleActions(added);
        return parts("rule action", RuleAction::label, added, rules -> rules.ruleActions(guarded));
    }

    /** Takes a rule action away; another one may be added under its label. */
    public Registry withoutRuleAction(String label) {
        open().release("rule action", label);
        open().add(plugin, rules -> rules.withoutRuleAction(label));
        return this;
    }

    /** Adds what seats may do whenever they are asked something. */
    public Registry asides(Interrupt... added) {
        open().add(plugin, rules -> rules.asides(added));
        return this;
    }

    /**
     * Adds parts only if the text of some card can bring a continuous effect into play that needs them, so that other
     * games do not pay for them.
     */
    public Registry ifAtWork(Predicate<Working> needs, Consumer<Registry> more) {
        Collected.Depending depending = open().depending(needs);
        more.accept(this);
        depending.end();
        return this;
    }
}

package io.github.cardfold.kernel;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules of one game, assembled once: its procedures, the kinds it knows, its catalogue of cards. Immutable.
 * Everything is found by name; assembly fails on a name that is missing or taken twice.
 */
public final class Rules {
    private final Game game;
    private final String manifest;
    private final String opening;
    private final List<Definition> catalogue;
    private final Map<String, Procedure> procedures = new HashMap<>();
    private final List<Procedure> procedureOrder;
    private final List<Verb> verbs;
    private final Map<String, Integer> verbIndices = new HashMap<>();
    private final Map<String, EventKind> eventKinds = new HashMap<>();
    private final Map<String, LastingKind> lastingKinds = new HashMap<>();
    private final Array<String> eventKindNames;
    private final Array<String> lastingKindNames;
    private final Map<String, Integer> definitionIndices = new HashMap<>();
    private final List<NumberKey> numbers;
    private final Prohibition[] prohibitions;
    private final Redirection[] redirections;
    private final Consequence[] consequences;
    private final TriggerSource[] triggerSources;
    private final List<RuleAction> ruleActions;
    private final Aside[] asides;
    private final Procedure change;
    private final boolean editsChange;
    private final boolean hears;

    private Rules(Builder builder, Game game) {
        this.game = game;
        manifest = builder.manifest.isEmpty() ? "" : builder.manifest + registered(builder);
        opening = builder.opening;
        catalogue = List.copyOf(builder.catalogue);
        verbs = List.copyOf(builder.verbs);
        numbers = List.copyOf(builder.numbers);
        prohibitions = builder.prohibitions.toArray(new Prohibition[0]);
        redirections = builder.redirections.toArray(new Redirection[0]);
        consequences = builder.consequences.toArray(new Consequence[0]);
        triggerSources = builder.triggerSources.toArray(new TriggerSource[0]);
        ruleActions = List.copyOf(builder.ruleActions);
        asides = builder.asides.toArray(new Aside[0]);
        List<Procedure> own = new ArrayList<>();
        builder.own.forEach(each -> own.add(register(each)));
        builder.procedures.forEach(each -> own.add(register(each)));
        procedureOrder = List.copyOf(own);
        change = procedure(Pipeline.NAME);
        editsChange = !builder.own.contains(builder.change);
        builder.verbs.forEach(verb -> unique(verbIndices.put(verb.name(), verb.index()), "verb", verb.name()));
        for (EventKind kind : Pipeline.KINDS) {
            unique(eventKinds.put(kind.name(), kind), "event kind", kind.name());
        }
        builder.eventKinds.forEach(kind -> unique(eventKinds.put(kind.name(), kind), "event kind", kind.name()));
        builder.lastingKinds.forEach(
                kind -> unique(lastingKinds.put(kind.name(), kind), "kind of lasting effect", kind.name()));
        eventKindNames =
                Array.ofAll(Pipeline.KINDS).appendAll(builder.eventKinds).map(EventKind::name);
        lastingKindNames = Array.ofAll(builder.lastingKinds).map(LastingKind::name);
        procedureOrder.forEach(each -> each.resolve(this));
        procedure(opening);
        builder.asides.forEach(each -> procedure(each.procedure()));
        hears = procedureOrder.stream().anyMatch(each -> each.touched() != null);
        for (int i = 0; i < catalogue.size(); i++) {
            unique(
                    definitionIndices.put(catalogue.get(i).id(), i),
                    "card",
                    catalogue.get(i).id());
        }
    }

    /** One line that stands for all that is registered by name, so that a plugin's additions make other rules. */
    private static String registered(Builder builder) {
        StringBuilder names = new StringBuilder();
        builder.procedures.forEach(each -> names.append(each.name()).append(each.labels()));
        builder.verbs.forEach(each -> names.append(each.name()).append(' '));
        builder.eventKinds.forEach(each -> names.append(each.name()).append(' '));
        builder.lastingKinds.forEach(each -> names.append(each.name()).append(' '));
        builder.numbers.forEach(each -> names.append(each.name()).append(' '));
        builder.prohibitions.forEach(each -> names.append(each.label()).append(' '));
        builder.redirections.forEach(each -> names.append(each.label()).append(' '));
        builder.consequences.forEach(each -> names.append(each.label()).append(' '));
        builder.ruleActions.forEach(each -> names.append(each.label()).append(' '));
        builder.asides.forEach(each -> names.append(each.procedure()).append(' '));
        long hash = 0xCBF29CE484222325L;
        for (int i = 0; i < names.length(); i++) {
            hash = (hash ^ names.charAt(i)) * 0x100000001B3L;
        }
        return "registered " + Long.toHexString(hash) + "\n";
    }

    /** Takes a copy, since what the steps name is resolved for these rules alone. */
    private Procedure register(Procedure procedure) {
        Procedure own = procedure.edit().build();
        unique(procedures.put(own.name(), own), "procedure", own.name());
        return own;
    }

    private static void unique(@org.jspecify.annotations.Nullable Object former, String what, String name) {
        if (former != null) {
            throw new IllegalArgumentException("two of the " + what + " " + name);
        }
    }

    /** Starts an assembly. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns the game these are the rules of. */
    public Game game() {
        return game;
    }

    /** Returns the text that stands for these rules in saved games: version, ruleset and packs. */
    public String manifest() {
        return manifest;
    }

    /** Tells whether the same manifest stands for other rules; an empty one stands for none but these themselves. */
    boolean areThoseOf(Rules other) {
        return this == other || !manifest.isEmpty() && manifest.equals(other.manifest);
    }

    /** Returns the definition with an index. */
    public Definition definition(int index) {
        return catalogue.get(index);
    }

    /** Returns how many definitions there are. */
    public int definitionCount() {
        return catalogue.size();
    }

    /**
     * Returns the index of a definition.
     *
     * @throws IllegalArgumentException if the catalogue has no such id
     */
    public int definitionIndex(String id) {
        return found(definitionIndices.get(id), "card", id);
    }

    /** Returns the definition with an id, none if the catalogue has no such id. */
    public Option<Definition> definition(String id) {
        return Option.of(definitionIndices.get(id)).map(catalogue::get);
    }

    /**
     * Returns the procedure with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Procedure procedure(String name) {
        Procedure procedure = procedures.get(name);
        if (procedure == null) {
            throw new IllegalArgumentException("no procedure is named " + name);
        }
        return procedure;
    }

    /** Returns all procedures in the order they were registered. */
    public List<Procedure> procedures() {
        return procedureOrder;
    }

    /** Returns the numbers a position holds. */
    public List<NumberKey> numbers() {
        return numbers;
    }

    /** Returns the rule actions in the order of their sections. */
    public List<RuleAction> ruleActions() {
        return ruleActions;
    }

    /** Returns the names of the kinds of events, the kernel's own first. */
    public Array<String> eventKindNames() {
        return eventKindNames;
    }

    /** Returns the names of the kinds of lasting effects. */
    public Array<String> lastingKindNames() {
        return lastingKindNames;
    }

    /**
     * Returns the kind of event with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public EventKind eventKind(String name) {
        return found(eventKinds.get(name), "kind of event", name);
    }

    /**
     * Returns the kind of lasting effect with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public LastingKind lastingKind(String name) {
        return found(lastingKinds.get(name), "kind of lasting effect", name);
    }

    private static <T> T found(@org.jspecify.annotations.Nullable T value, String what, String name) {
        if (value == null) {
            throw new IllegalArgumentException("there is no " + what + " named " + name);
        }
        return value;
    }

    /** Returns the verbs of the answers, in the order of their indices. */
    public Array<String> verbNames() {
        return Array.ofAll(verbs).map(Verb::name);
    }

    String verb(int index) {
        return verbs.get(index).name();
    }

    int verbIndex(String name) {
        Integer index = verbIndices.get(name);
        return index == null ? -1 : index;
    }

    /** Returns the procedure a game starts with. */
    public Procedure opening() {
        return procedure(opening);
    }

    Procedure change() {
        return change;
    }

    /** Tells whether the stages of a change are others than the kernel's, so that each has to run as a step. */
    boolean editsChange() {
        return editsChange;
    }

    /** Tells whether some procedure hears what becomes of its changes. */
    boolean hears() {
        return hears;
    }

    boolean prohibits() {
        return prohibitions.length > 0;
    }

    Prohibition[] prohibitions() {
        return prohibitions;
    }

    /** Tells whether a prohibition keeps an event from happening to a card as it lies now (1.3.3). */
    public boolean forbids(Position position, Event event) {
        return Prohibited.forbids(position, event);
    }

    Redirection[] redirections() {
        return redirections;
    }

    Consequence[] consequences() {
        return consequences;
    }

    Aside[] asides() {
        return asides;
    }

    TriggerSource[] triggerSources() {
        return triggerSources;
    }

    /** Collects what a game consists of. */
    public static final class Builder {
        private String manifest = "";
        private String opening = "";
        private final List<Definition> catalogue = new ArrayList<>();
        /** What every game has; it is not to be edited. */
        private final Procedure change = Pipeline.procedure();

        private final List<Procedure> own = new ArrayList<>(List.of(change));

        private final List<Procedure> procedures = new ArrayList<>();
        private final List<Verb> verbs = new ArrayList<>();
        private final List<EventKind> eventKinds = new ArrayList<>();
        private final List<LastingKind> lastingKinds = new ArrayList<>();
        private final List<NumberKey> numbers = new ArrayList<>();
        private final List<Prohibition> prohibitions = new ArrayList<>();
        private final List<Redirection> redirections = new ArrayList<>();
        private final List<Consequence> consequences = new ArrayList<>();
        private final List<TriggerSource> triggerSources = new ArrayList<>();
        private final List<RuleAction> ruleActions = new ArrayList<>();
        private final List<Aside> asides = new ArrayList<>();

        private Builder() {}

        /** Sets the text that stands for the rules in saved games. */
        public Builder manifest(String text) {
            manifest = text;
            return this;
        }

        /** Sets the procedure a game starts with. */
        public Builder opening(String procedure) {
            opening = procedure;
            return this;
        }

        /** Adds definitions of cards; their order gives their indices. */
        public Builder catalogue(Iterable<? extends Definition> definitions) {
            definitions.forEach(catalogue::add);
            return this;
        }

        /** Adds procedures. */
        public Builder procedures(Procedure... added) {
            procedures.addAll(List.of(added));
            return this;
        }

        /** Exchanges a procedure for a variant of it: an edition or a set inserts, replaces or drops steps. */
        public Builder edit(String name, java.util.function.UnaryOperator<Procedure.Builder> editor) {
            for (int i = 0; i < procedures.size(); i++) {
                if (procedures.get(i).name().equals(name)) {
                    procedures.set(i, editor.apply(procedures.get(i).edit()).build());
                    return this;
                }
            }
            throw new IllegalArgumentException("no procedure is named " + name);
        }

        /** Adds verbs; each stands at its index. */
        public Builder verbs(Verb... added) {
            for (Verb verb : added) {
                if (verb.index() != verbs.size()) {
                    throw new IllegalArgumentException("verb " + verb.name() + " belongs at " + verb.index());
                }
                verbs.add(verb);
            }
            return this;
        }

        /** Adds kinds of events. */
        public Builder events(EventKind... added) {
            eventKinds.addAll(List.of(added));
            return this;
        }

        /** Adds kinds of lasting effects. */
        public Builder lasting(LastingKind... added) {
            lastingKinds.addAll(List.of(added));
            return this;
        }

        /** Adds numbers; each stands at its index. */
        public Builder numbers(NumberKey... added) {
            for (NumberKey key : added) {
                if (key.index() != numbers.size()) {
                    throw new IllegalArgumentException("number " + key.name() + " belongs at " + key.index());
                }
                numbers.add(key);
            }
            return this;
        }

        /** Adds prohibitions. */
        public Builder prohibitions(Prohibition... added) {
            prohibitions.addAll(List.of(added));
            return this;
        }

        /** Adds redirections. */
        public Builder redirections(Redirection... added) {
            redirections.addAll(List.of(added));
            return this;
        }

        /** Adds immediate consequences. */
        public Builder consequences(Consequence... added) {
            consequences.addAll(List.of(added));
            return this;
        }

        /** Adds sources of triggered abilities. */
        public Builder triggerSources(TriggerSource... added) {
            triggerSources.addAll(List.of(added));
            return this;
        }

        /** Adds rule actions. */
        public Builder ruleActions(RuleAction... added) {
            ruleActions.addAll(List.of(added));
            return this;
        }

        /** Adds what seats may do whenever they are asked something. */
        public Builder asides(Aside... added) {
            asides.addAll(List.of(added));
            return this;
        }

        /** Returns the number of numbers so far, for a plugin that adds its own. */
        public int numberCount() {
            return numbers.size();
        }

        /** Returns the number of verbs so far, for a plugin that adds its own. */
        public int verbCount() {
            return verbs.size();
        }

        /**
         * Assembles the rules of a game.
         *
         * @throws IllegalArgumentException if a name is missing or taken twice
         */
        public Rules build(Game game) {
            return new Rules(this, game);
        }
    }
}

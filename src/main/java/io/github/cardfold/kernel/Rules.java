package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibited;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.RuleBook;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.question.Verb;
import io.github.cardfold.kernel.question.VerbTable;
import io.github.cardfold.kernel.table.AddedPlace;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.QueueKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game, assembled once: its procedures, the kinds it knows, its catalogue of cards. Immutable.
 * Everything is found by name; assembly fails on a name that is missing or taken twice.
 */
public final class Rules extends RuleBook {
    private final String opening;
    private final Map<String, Procedure> procedures = new HashMap<>();
    private final List<Procedure> procedureOrder;
    private final VerbTable verbs;
    private final Prohibited prohibited;
    private final Redirection[] redirections;
    private final Joining[] joins;
    private final boolean hasOpenRounds;
    private final Consequence[] consequences;
    private final Map<LinkKind, LinkRule> linkRules;
    private final TriggerSource[] triggerSources;
    private final List<RuleAction> ruleActions;
    /** What each rule action looks at. */
    private final Reads[] reads;

    private final long allActions;
    private final long readingAnything;
    private final long[] numberReaders;
    private final long[] frameReaders;
    private final Interrupt[] asides;
    private final Array<AddedPlace> places;
    private final Array<String> purposes;
    private final Map<String, String> contributors;
    private final Function<Breakdown, @Nullable RuntimeException> breakdowns;
    private final Procedure change;
    private final ChangeSections changeSections;
    private final boolean editsChange;
    private final boolean hears;
    private final boolean causes;
    private final boolean gathers;
    private final @Nullable ReplacementSource replacements;
    private final int replacedKinds;
    private final int noted;

    private Rules(Builder builder, Game game) {
        super(
                game,
                builder.manifest.isEmpty() ? "" : builder.manifest + registered(builder),
                builder.catalogue,
                builder.numbers,
                Array.ofAll(EventKind.CHANGES).appendAll(builder.eventKinds).asJava(),
                builder.lastingKinds,
                List.copyOf(builder.linkRules.keySet()),
                builder.lifetimes,
                builder.queues);
        opening = builder.opening;
        verbs = new VerbTable(builder.verbs);
        prohibited = new Prohibited(builder.prohibitions);
        redirections = builder.redirections.toArray(new Redirection[0]);
        joins = builder.joins.toArray(new Joining[0]);
        replacements = builder.replacements;
        replacedKinds = replacements == null ? 0 : replacements.kinds();
        hasOpenRounds = joins.length > 0
                || builder.redirections.stream()
                        .anyMatch(each -> !each.procedure().isEmpty());
        linkRules = new HashMap<>(builder.linkRules);
        consequences = consequences(builder, linkRules);
        triggerSources = builder.triggerSources.toArray(new TriggerSource[0]);
        ruleActions = List.copyOf(builder.ruleActions);
        if (ruleActions.size() > Long.SIZE) {
            throw new IllegalArgumentException("rules have at most 64 rule actions, not " + ruleActions.size());
        }
        reads = ruleActions.stream().map(RuleAction::reads).toArray(Reads[]::new);
        allActions = bits(each -> true);
        boolean changesKinds = game.changesKinds();
        readingAnything = bits(each -> each == Reads.ANYTHING || changesKinds && each.hasKinds());
        numberReaders = builder.numbers.stream()
                .mapToLong(number -> bits(each -> each.has(number)))
                .toArray();
        Array<String> sought = game.soughtProcedures();
        frameReaders = sought.toJavaStream()
                .mapToLong(procedure -> bits(each -> each.hasFramesOf(procedure)))
                .toArray();
        asides = builder.asides.toArray(new Interrupt[0]);
        places = Array.ofAll(builder.places);
        purposes = Array.ofAll(builder.purposes);
        contributors = new HashMap<>(builder.contributors);
        breakdowns = builder.breakdowns;
        List<Procedure> own = new ArrayList<>();
        builder.own.forEach(each -> own.add(register(each)));
        builder.procedures.forEach(each -> own.add(register(each)));
        procedureOrder = List.copyOf(own);
        change = procedure(Pipeline.NAME);
        changeSections = builder.changeSections;
        editsChange = !builder.own.contains(builder.change);
        procedureOrder.forEach(each -> each.resolve(this::procedure));
        for (Procedure each : procedureOrder) {
            each.sought(sought.indexOf(each.name()));
        }
        procedure(opening);
        checkNamed(builder);
        if (replacements != null) {
            replacements.procedures().forEach(name -> check("text that replaces events", name));
        }
        builder.asides.forEach(each -> procedure(each.procedure()));
        noted = procedureOrder.stream().mapToInt(Procedure::notedKinds).reduce(0, (one, other) -> one | other);
        hears = procedureOrder.stream().anyMatch(each -> each.touched() != null);
        gathers = procedureOrder.stream().anyMatch(Procedure::gathers);
        causes = procedureOrder.stream().anyMatch(each -> each != change && each.cause() != null);
    }

    /** One line that stands for all that is registered by name, so that a plugin's additions make other rules. */
    private static String registered(Builder builder) {
        StringBuilder names = new StringBuilder();
        builder.procedures.forEach(each -> names.append(each.name()).append(each.labels()));
        builder.verbs.forEach(each -> names.append(each.name()).append(' '));
        builder.eventKinds.forEach(each -> names.append(each.name()).append(' '));
        builder.lastingKinds.forEach(each -> names.append(each.name()).append(' '));
        builder.linkRules.keySet().forEach(each -> names.append(each.name()).append(' '));
        builder.lifetimes.forEach(each -> names.append(each.name()).append(' '));
        builder.queues.forEach(each -> names.append(each.name())
                .append(' ')
                .append(each.next())
                .append(' ')
                .append(each.unwound())
                .append(' '));
        builder.numbers.forEach(each -> names.append(each.name()).append(' '));
        builder.purposes.forEach(each -> names.append(each).append(' '));
        builder.prohibitions.forEach(each -> names.append(each.label()).append(' '));
        builder.redirections.forEach(each -> names.append(each.label()).append(' '));
        builder.joins.forEach(each -> names.append(each.label()).append(' '));
        builder.consequences.forEach(each -> names.append(each.label()).append(' '));
        builder.ruleActions.forEach(each -> names.append(each.label()).append(' '));
        builder.asides.forEach(each -> names.append(each.procedure()).append(' '));
        builder.places.forEach(each -> names.append(each.name())
                .append(' ')
                .append(each.zone().sight().name())
                .append(each.row())
                .append(' ')
                .append(each.column())
                .append(' ')
                .append(each.attributes())
                .append(' '));
        long hash = 0xCBF29CE484222325L;
        for (int i = 0; i < names.length(); i++) {
            hash = (hash ^ names.charAt(i)) * 0x100000001B3L;
        }
        return "registered " + Long.toHexString(hash) + "\n";
    }

    /** Refuses parts that name procedures that are not there. */
    private void checkNamed(Builder builder) {
        builder.redirections.forEach(each -> check("redirection " + each.label(), each.procedure()));
        builder.joins.forEach(each -> check("joining " + each.label(), each.procedure()));
        builder.consequences.forEach(each ->
                each.procedures().forEach(name -> check("consequence " + each.label(), name)));
        builder.ruleActions.forEach(each ->
                each.procedures().forEach(name -> check("rule action " + each.label(), name)));
        builder.triggerSources.forEach(
                each -> each.procedures().forEach(name -> check("source of triggered abilities", name)));
        builder.lastingKinds.forEach(each -> each.procedures()
                .append(each.procedure())
                .forEach(name -> check("kind of lasting effect " + each.name(), name)));
    }

    private void check(String part, String name) {
        if (!name.isEmpty() && !procedures.containsKey(name)) {
            throw new IllegalArgumentException(part + ": no procedure is named " + name);
        }
    }

    /** What follows when a link has ended comes after all else that follows from the same event. */
    private static Consequence[] consequences(Builder builder, Map<LinkKind, LinkRule> linkRules) {
        List<Consequence> all = new ArrayList<>(builder.consequences);
        if (!linkRules.isEmpty()) {
            all.add(new EndedLinks(linkRules));
        }
        return all.toArray(new Consequence[0]);
    }

    /** Takes a copy, since what the steps name is resolved for these rules alone. */
    private Procedure register(Procedure procedure) {
        Procedure own = procedure.copy();
        unique(procedures.put(own.name(), own), "procedure", own.name());
        return own;
    }

    /** Starts an assembly. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the procedure with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    @Override
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

    /** Returns the rule actions in the order of their sections. */
    public List<RuleAction> ruleActions() {
        return ruleActions;
    }

    @Override
    public int procedureIndex(String name) {
        return procedureOrder.indexOf(procedure(name));
    }

    @Override
    public Array<String> verbNames() {
        return verbs.names();
    }

    /** Returns the verbs of the answers. */
    public VerbTable verbs() {
        return verbs;
    }

    /** Returns the procedure a game starts with. */
    public Procedure opening() {
        return procedure(opening);
    }

    /** Tells whether a procedure is the one that every change runs through. */
    public boolean isChange(Outline procedure) {
        return procedure == change;
    }

    Procedure change() {
        return change;
    }

    ChangeSections changeSections() {
        return changeSections;
    }

    /** Tells whether the stages of a change are others than the kernel's, so that each has to run as a step. */
    boolean editsChange() {
        return editsChange;
    }

    /** Tells whether some procedure hears what becomes of its changes. */
    boolean hears() {
        return hears;
    }

    /** Tells whether some procedure says why its changes happen. */
    boolean causes() {
        return causes;
    }

    /** Tells whether some procedure gathers what is to happen instead of an event. */
    boolean gathers() {
        return gathers;
    }

    /** Returns what finds the texts that replace events, null if there are none. */
    @Nullable
    ReplacementSource replacements() {
        return replacements;
    }

    /** Returns the bits of the kinds of events that some text may replace. */
    int replacedKinds() {
        return replacedKinds;
    }

    /** Tells whether some procedure notes or follows what events of these kinds do, given by their bits. */
    boolean notes(int kinds) {
        return (noted & kinds) != 0;
    }

    Prohibited prohibited() {
        return prohibited;
    }

    @Override
    public boolean mayForbid() {
        return prohibited.isAny();
    }

    @Override
    public boolean forbids(Position position, Event event) {
        return prohibited.forbids(position, event);
    }

    @Override
    public boolean forbidsAny(Position position, Event event) {
        return prohibited.forbidsAny(position, event);
    }

    /** Tells whether a rule action is to be carried out: it is due, and not all its events are forbidden. */
    @Rule(jp = "13.1.2")
    boolean isDue(Position position, RuleAction action) {
        return action.isDue(position) && isPossible(position, action);
    }

    @Rule(jp = "1.3.2")
    private boolean isPossible(Position position, RuleAction due) {
        return !Pipeline.possible(this, position, due.events(position)).isEmpty()
                || !due.procedure(position).isEmpty();
    }

    @Override
    protected Link.Fate fate(Position position, Link link, Link.End end, Event event) {
        return linkRules.getOrDefault(link.kind(), LinkRule.ENDING).fate(position, link, end, event);
    }

    @Override
    protected boolean endsWith(Position position, Link link, Link.End end, Event event) {
        return linkRules.getOrDefault(link.kind(), LinkRule.ENDING).endsWith(position, link, end, event);
    }

    @Override
    protected long[] readers(Array<Place> places) {
        return places.toJavaStream()
                .mapToLong(place -> bits(each -> each.has(place)))
                .toArray();
    }

    @Override
    protected long[] numberReaders() {
        return numberReaders;
    }

    @Override
    protected long[] frameReaders() {
        return frameReaders;
    }

    /** The rule actions, as bits, that look at something. */
    private long bits(Predicate<Reads> condition) {
        long bits = 0;
        for (int i = 0; i < reads.length; i++) {
            bits |= condition.test(reads[i]) ? 1L << i : 0;
        }
        return bits;
    }

    @Override
    public boolean isActionDue(Position position) {
        long open = (unsettled(position) | readingAnything) & allActions;
        boolean isAny = false;
        for (long left = open; left != 0 && !isAny; left &= left - 1) {
            RuleAction each = ruleActions.get(Long.numberOfTrailingZeros(left));
            if (!each.isDue(position)) {
                open &= ~Long.lowestOneBit(left);
            } else {
                isAny = isPossible(position, each);
            }
        }
        settle(position, open);
        return isAny;
    }

    /** Returns the rule actions that are to be carried out, of those that may have become due since they were asked. */
    List<RuleAction> dueActions(Position position) {
        List<RuleAction> due = new ArrayList<>();
        long open = (unsettled(position) | readingAnything) & allActions;
        for (long left = open; left != 0; left &= left - 1) {
            RuleAction each = ruleActions.get(Long.numberOfTrailingZeros(left));
            if (isDue(position, each)) {
                due.add(each);
            }
        }
        return due;
    }

    @Override
    public boolean isActionDue(Position position, Predicate<String> section) {
        for (int i = 0; i < ruleActions.size(); i++) {
            RuleAction each = ruleActions.get(i);
            if (section.test(each.label()) && isDue(position, each)) {
                return true;
            }
        }
        return false;
    }

    Redirection[] redirections() {
        return redirections;
    }

    Joining[] joins() {
        return joins;
    }

    /** Tells whether a change may ask or grow before chance has its part in it, although nothing replaces events. */
    boolean hasOpenRounds() {
        return hasOpenRounds;
    }

    Consequence[] consequences() {
        return consequences;
    }

    /** Tells whether not all steps are the game's own. */
    boolean hasContributors() {
        return !contributors.isEmpty();
    }

    /** Returns who has added a step, "" if it is the game's own. */
    String contributor(String procedure, String label) {
        String step = contributors.get(procedure + "/" + label);
        return step == null ? contributors.getOrDefault(procedure, "") : step;
    }

    /** Returns what is thrown where rules broke down: what was thrown there unless a contributor is at fault. */
    RuntimeException thrown(Breakdown breakdown) {
        RuntimeException blamed = breakdowns.apply(breakdown);
        if (blamed != null) {
            return blamed;
        }
        if (breakdown.thrown() instanceof Error error) {
            throw error;
        }
        return (RuntimeException) breakdown.thrown();
    }

    /** Returns what questions are about that are not the game's own. */
    public Array<String> addedPurposes() {
        return purposes;
    }

    /** Returns the places that each seat has from the start besides those that the game itself lays. */
    public Array<AddedPlace> places() {
        return places;
    }

    /** Tells whether seats may do something besides answering. */
    public boolean hasAsides() {
        return asides.length > 0;
    }

    Interrupt[] asides() {
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
        private Procedure change = Pipeline.procedure(ChangeSections.WORDS);

        private ChangeSections changeSections = ChangeSections.WORDS;
        private final List<Procedure> own = new ArrayList<>(List.of(change));

        private final List<Procedure> procedures = new ArrayList<>();
        private final List<Verb> verbs = new ArrayList<>();
        private final List<EventKind> eventKinds = new ArrayList<>();
        private final List<TimedEffectKind> lastingKinds = new ArrayList<>();
        private final Map<LinkKind, LinkRule> linkRules = new LinkedHashMap<>();
        private final List<Lifetime> lifetimes = new ArrayList<>();
        private final List<QueueKind> queues = new ArrayList<>();
        private final List<NumberKey> numbers = new ArrayList<>();
        private final List<Prohibition> prohibitions = new ArrayList<>();
        private final List<Redirection> redirections = new ArrayList<>();
        private final List<Joining> joins = new ArrayList<>();
        private final List<Consequence> consequences = new ArrayList<>();
        private final List<TriggerSource> triggerSources = new ArrayList<>();
        private final List<RuleAction> ruleActions = new ArrayList<>();
        private @Nullable ReplacementSource replacements;
        private final List<Interrupt> asides = new ArrayList<>();
        private final List<AddedPlace> places = new ArrayList<>();
        private final List<String> purposes = new ArrayList<>();
        private final Map<String, String> contributors = new HashMap<>();
        private String contributor = "";
        private Function<Breakdown, @Nullable RuntimeException> breakdowns = breakdown -> null;

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

        /** Sets the sections that say what every change does; without them they are named in words. */
        public Builder changeSections(ChangeSections sections) {
            changeSections = sections;
            change = Pipeline.procedure(sections);
            own.set(0, change);
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
            for (Procedure each : added) {
                contributed(each.name());
            }
            return this;
        }

        private void contributed(String name) {
            if (!contributor.isEmpty()) {
                contributors.put(name, contributor);
            }
        }

        /** Says who adds what is added from now on; "" is the game itself. */
        public Builder contributor(String name) {
            contributor = name;
            return this;
        }

        /**
         * Says what is thrown when a step or a question has thrown something.
         *
         * @param blame returns it, null if it is what was thrown
         */
        public Builder breakdowns(Function<Breakdown, @Nullable RuntimeException> blame) {
            breakdowns = blame;
            return this;
        }

        /** Exchanges a procedure for a variant of it: an edition or a set inserts, replaces or drops steps. */
        public Builder edit(String name, java.util.function.UnaryOperator<ProcedureBuilder> editor) {
            for (int i = 0; i < procedures.size(); i++) {
                if (procedures.get(i).name().equals(name)) {
                    Procedure before = procedures.get(i);
                    Procedure after = editor.apply(before.edit()).build();
                    after.labelsBesides(before).forEach(label -> contributed(name + "/" + label));
                    procedures.set(i, after);
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
        public Builder lasting(TimedEffectKind... added) {
            lastingKinds.addAll(List.of(added));
            return this;
        }

        /** Returns the procedures so far. */
        public Array<Procedure> knownProcedures() {
            return Array.ofAll(procedures);
        }

        /** Returns who has added a step, "" if it is the game's own. */
        public String contributor(String procedure, String label) {
            return contributors.getOrDefault(procedure + "/" + label, contributors.getOrDefault(procedure, ""));
        }

        /** Returns the kinds of lasting effects so far. */
        public Array<TimedEffectKind> lastingKinds() {
            return Array.ofAll(lastingKinds);
        }

        /** Adds kinds of links that end with the objects at their ends, and nothing follows. */
        public Builder linkKinds(LinkKind... added) {
            List.of(added).forEach(each -> linkKind(each, LinkRule.ENDING));
            return this;
        }

        /** Adds a kind of links with what becomes of these. */
        public Builder linkKind(LinkKind kind, LinkRule rule) {
            unique(linkRules.put(kind, rule), "kind of link", kind.name());
            return this;
        }

        /** Adds durations of lasting effects. */
        public Builder lifetimes(Lifetime... added) {
            lifetimes.addAll(List.of(added));
            return this;
        }

        /** Adds queues of procedures that wait for later. */
        public Builder queues(QueueKind... added) {
            queues.addAll(List.of(added));
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

        /** Adds rules by which other events go along with those of a change. */
        public Builder joins(Joining... added) {
            joins.addAll(List.of(added));
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

        /** Says what finds the texts that replace events. */
        public Builder replacements(ReplacementSource source) {
            replacements = source;
            return this;
        }

        /** Adds rule actions. */
        public Builder ruleActions(RuleAction... added) {
            ruleActions.addAll(List.of(added));
            return this;
        }

        /** Takes a rule action away that an edition or a set does without. */
        public Builder withoutRuleAction(String label) {
            if (!ruleActions.removeIf(each -> each.label().equals(label))) {
                throw new IllegalArgumentException("no rule action is labelled " + label);
            }
            return this;
        }

        /** Adds what questions are about that are not the game's own. */
        public Builder purposes(String... added) {
            purposes.addAll(List.of(added));
            return this;
        }

        /** Adds places that each seat has from the start besides those that the game itself lays. */
        public Builder places(AddedPlace... added) {
            places.addAll(List.of(added));
            return this;
        }

        /** Adds what seats may do whenever they are asked something. */
        public Builder asides(Interrupt... added) {
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

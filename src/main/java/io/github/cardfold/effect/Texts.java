package io.github.cardfold.effect;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The texts of a catalogue, compiled: what rules are assembled from. Immutable. */
public final class Texts {
    /** The greatest number of terms in the text of one card. */
    public static final int MOST_TERMS = 2_000;

    /** The greatest number of nodes that the text of one card is compiled to. */
    public static final int MOST_NODES = Compiled.MOST_NODES;

    private final Clauses clauses;
    private final Array<Procedure> procedures;
    private final Array<TimedEffectKind> lasting;
    private final Array<Silence> silences;
    private final Array<DurationTerm> durations;
    private final int definitions;

    private Texts(Builder builder) {
        Tallies tallies = new Tallies(builder.tallies());
        Compiled compiled = builder.compiled;
        clauses = Clauses.of(compiled, builder.definitions, tallies);
        silences = Array.ofAll(compiled.silences);
        durations = Array.ofAll(compiled.durations)
                .appendAll(tallies.all().map(each -> each.tally().in()))
                .distinct();
        procedures = Array.ofAll(compiled.procedures)
                .appendAll(Array.ofAll(compiled.later).map(each -> each.apply(compiled.addsWays)));
        lasting = Array.ofAll(compiled.lasting);
        definitions = builder.definitions;
    }

    /** Starts the texts of a catalogue. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns what makes no sense in the text of a card, the first thing in each of its abilities; none if they can all
     * be added by {@link Builder#card}, but for what is wrong only with all of them together.
     */
    public static Array<EffectException> problems(String id, Array<Ability> abilities) {
        List<EffectException> problems = new ArrayList<>();
        for (int i = 0; i < abilities.size(); i++) {
            try {
                new Builder().ability(id, Builder.label(abilities, i), abilities.get(i));
            } catch (EffectException senseless) {
                problems.add(senseless);
            }
        }
        return Array.ofAll(problems);
    }

    /** Returns the abilities. */
    public Clauses clauses() {
        return clauses;
    }

    /** Returns all continuous effects that can be at work, by a CONT ability or for a time. */
    public Array<Working> working() {
        return clauses.all().flatMap(Clause::working).appendAll(timed().map(TimedWorking::working));
    }

    /** Returns the kinds of lasting effects by which continuous effects are at work for a time. */
    public Array<TimedWorking> timed() {
        return lasting.filter(TimedWorking.class::isInstance).map(TimedWorking.class::cast);
    }

    /** Returns the same, each with the name of its CONT ability or of its kind of lasting effect. */
    public Array<Tuple2<String, Working>> workingByName() {
        return clauses.all()
                .flatMap(clause -> clause.working().map(each -> Tuple.of(clause.name(), each)))
                .appendAll(timed().map(each -> Tuple.of(each.name(), each.working())));
    }

    /** Returns everything that can change information of cards, by a CONT ability or for a time. */
    public Array<Change> changes() {
        return working().flatMap(each -> each instanceof Change change ? Array.of(change) : Array.empty());
    }

    /** Registers the procedures, the kinds of lasting effects and, if some ability is automatic, its triggers. */
    public Rules.Builder register(Rules.Builder rules) {
        rules.procedures(procedures.toJavaArray(Procedure[]::new)).lasting(lasting.toJavaArray(TimedEffectKind[]::new));
        clauses.sharedRestrictions().forEach(rules::lasting);
        clauses.tallies().all().forEach(rules::lasting);
        if (clauses.tallies().all().nonEmpty()) {
            rules.consequences(clauses.tallies());
        }
        register(rules, durations);
        if (clauses.has(Clause.Kind.AUTO)) {
            rules.triggerSources(new Triggers(clauses, silences, definitions));
        }
        return clauses.situations().isEmpty() ? rules : rules.triggerSources(new Situations());
    }

    private static void register(Rules.Builder rules, Array<DurationTerm> durations) {
        rules.lifetimes(durations
                        .flatMap(DurationTerm::lifetimes)
                        .distinctBy(Lifetime::name)
                        .toJavaArray(Lifetime[]::new))
                .consequences(durations
                        .flatMap(DurationTerm::consequences)
                        .distinctBy(Consequence::label)
                        .toJavaArray(Consequence[]::new));
        if (durations.exists(DurationTerm::mayBeOverEarly)) {
            rules.consequences(new EarlyEnds());
        }
    }

    /** Collects the texts, card by card in the order of the catalogue. */
    public static final class Builder {
        private static final Array<Clause.Kind> COPIED = Array.of(Clause.Kind.AUTO, Clause.Kind.ACT, Clause.Kind.CONT);

        private final Compiled compiled = new Compiled();
        /** What is counted, with the names of the tallies. */
        private final Map<Tally, String> tallies = new LinkedHashMap<>();

        private final List<Asked> asked = new ArrayList<>();
        /** The abilities that cards print, by their names, where some may be copied. */
        private final Map<String, Ability> printed = new TreeMap<>();

        /** What abilities are compiled to that were compiled before their cards are added, by their names. */
        private final Map<String, Compiled> early = new TreeMap<>();

        private int definitions;
        private int terms;

        private Builder() {}

        /**
         * Says which cards the catalogue will have, before the first is added, so that texts can let cards copy the
         * abilities of others.
         *
         * @throws EffectException if one of the abilities makes no sense
         */
        public Builder copying(Array<Tuple2<String, Array<Ability>>> catalogue) {
            if (!catalogue.exists(card -> card._2().exists(each -> Terms.has(Meaning.of(each), AbilityCopy.class)))) {
                return this;
            }
            List<Clause> clauses = new ArrayList<>();
            for (int card = 0; card < catalogue.size(); card++) {
                Array<Ability> abilities = catalogue.get(card)._2();
                terms = 0;
                for (int i = 0; i < abilities.size(); i++) {
                    String name = catalogue.get(card)._1() + "/" + label(abilities, i);
                    printed.put(name, abilities.get(i));
                    clauses.addAll(early(name, card, abilities.get(i)).clauses);
                }
            }
            compiled.copyable = Array.ofAll(clauses)
                    .filter(each -> COPIED.contains(each.kind()))
                    .reject(this::isContinuousCopy)
                    .map(Copyable::new);
            return this;
        }

        /** Compiles an ability apart, before it is known which may be copied; again later if it speaks of these. */
        private Compiled early(String name, int definition, Ability written) {
            Ability ability = Meaning.named(written);
            Terms.forEach(ability, term -> count(name));
            Compiled apart = new Compiled();
            new AbilityScope(name, definition, apart).compile(ability);
            if (!Terms.has(ability, AbilityCopy.class)) {
                early.put(name, apart);
            }
            return apart;
        }

        /** What copies whatever another card has at each time is not copied itself: cards could do so in a circle. */
        private boolean isContinuousCopy(Clause each) {
            return each.kind() == Clause.Kind.CONT
                    && Option.of(printed.get(each.name()))
                            .exists(text -> Terms.has(Meaning.of(text), AbilityCopy.class));
        }

        /** Compiles what is printed once more, for the cards that copy it. */
        private void copies() {
            compiled.copyable.filter(Copyable::isPrinted).forEach(each -> {
                compiled.beginCard();
                AbilityScope.ofCopy(each, compiled)
                        .compile(Meaning.named(
                                Objects.requireNonNull(printed.get(each.clause().name()))));
            });
        }

        /**
         * Adds the next card of the catalogue.
         *
         * @throws EffectException if one of its abilities makes no sense, naming card, ability and node, or its text is
         *     too long
         */
        public Builder card(String id, Array<Ability> abilities) {
            Set<String> labels = new TreeSet<>();
            terms = 0;
            compiled.beginCard();
            for (int i = 0; i < abilities.size(); i++) {
                String label = label(abilities, i);
                if (!labels.add(label)) {
                    throw new EffectException(id, "two abilities are labelled " + label);
                }
                ability(id, label, abilities.get(i));
            }
            definitions++;
            return this;
        }

        /**
         * Adds a text that no card has, to be called by its name with a master and a card.
         *
         * @throws EffectException if it makes no sense
         */
        public Builder procedure(String name, Array<Instruction> block) {
            AbilityScope scope = new AbilityScope(name, -1, compiled);
            Compiler out = scope.compiler();
            out.block(block.map(Meaning::named));
            out.mark("end");
            scope.add(out);
            return this;
        }

        private static String label(Array<Ability> abilities, int index) {
            return abilities.get(index).label().getOrElse(Integer.toString(index + 1));
        }

        private void ability(String id, String label, Ability written) {
            String name = id + "/" + label;
            Ability ability = Meaning.named(written);
            Terms.forEach(ability, term -> count(name));
            Compiled before = early.remove(name);
            if (before == null) {
                new AbilityScope(name, definitions, compiled).compile(ability);
            } else {
                compiled.addAll(before);
            }
            tally(id, ability, Tally.UNKNOWN, true);
        }

        private void count(String ability) {
            if (++terms > MOST_TERMS) {
                throw new EffectException(ability, "the text of a card has at most " + MOST_TERMS + " terms");
            }
        }

        /**
         * Collects what a term and its parts look back on, the greatest number that they ask of it, and whether they do
         * so at any time.
         */
        private void tally(String id, Term term, long most, boolean always) {
            if (term instanceof Recall recall) {
                asked.add(Asked.of(recall, most, always));
                recall.tally().forEach(tally -> tallies.putIfAbsent(tally, id + "/tally " + (tallies.size() + 1)));
            }
            boolean within = term instanceof Ability ability
                    ? !ability.isPlayed()
                    : always || term instanceof Continuous || term instanceof DurationTerm;
            Terms.direct(term).forEach(part -> tally(id, part, Comparison.asked(term, part), within));
        }

        private Array<Tallying> tallies() {
            return Array.ofAll(tallies.entrySet()).map(each -> {
                Tally tally = each.getKey();
                return new Tallying(
                        each.getValue(),
                        tally,
                        Array.ofAll(asked).filter(one -> one.recall().tally().contains(tally)));
            });
        }

        /** Returns the texts. */
        public Texts build() {
            copies();
            return new Texts(this);
        }
    }
}

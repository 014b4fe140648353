package io.github.cardfold.vandaria.fact;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.effect.Carried;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.ClausesOfSort;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckRules;
import io.github.cardfold.vandaria.part.Concealed;
import io.github.cardfold.vandaria.part.NeedsSubdeck;
import io.github.cardfold.vandaria.part.OfDecks;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;

/** What the game knows of its options and of what is printed on cards, apart from any position. */
public abstract class VandariaCatalogue implements TextGame {
    private static final String[] TRAITS =
            Array.of(VandariaTrait.values()).map(VandariaTrait::label).toJavaArray(String[]::new);

    final VandariaRules options;
    private final Array<VandariaCard> catalogue;
    private final VandariaCard[] cards;
    private final int[][] printed;
    private final Language language;
    private final Clauses clauses;
    private final Array<String> atOnce;
    private final Array<String> ofSuddenDeath;
    private final int cheapestAction;
    private final boolean conceals;
    private final boolean isAnyChange;
    private final boolean[] isChanged;
    private final boolean[] changesValues;
    private final boolean[] printsWander;
    private final Clause[][] changing;
    private final boolean[] needsSubdeck;
    private final Shifts shifts;
    private final Array<String> regions;
    private final boolean[] drops;
    private final Map<String, VandariaCard> namesakes;

    /**
     * Makes that of some options and a catalogue, whose order gives the indices of the cards, with what their texts are
     * made of and are compiled to.
     */
    VandariaCatalogue(
            VandariaRules options, Array<VandariaCard> catalogue, Shifts shifts, Language language, Texts texts) {
        this.options = requireNonNull(options, "options");
        this.catalogue = requireNonNull(catalogue, "catalogue");
        cards = catalogue.toJavaArray(VandariaCard[]::new);
        this.language = requireNonNull(language, "language");
        this.shifts = requireNonNull(shifts, "shifts");
        clauses = texts.clauses();
        conceals = clauses.all().exists(each -> each.condition().exists(Concealed.class::isInstance));
        isAnyChange = texts.changes().nonEmpty() || clauses.works(Regional.SORT) || clauses.works(ChoosesRegion.SORT);
        isChanged = new boolean[TRAITS.length];
        texts.changes().forEach(each -> isChanged[trait(each.writes())] = true);
        isChanged[VandariaTrait.REGION.ordinal()] |= isAnyChange;
        regions = catalogue
                .flatMap(VandariaCatalogue::printedRegion)
                .appendAll(clauses.all()
                        .flatMap(Clause::working)
                        .filter(Regional.class::isInstance)
                        .map(each -> ((Regional) each).region()))
                .distinct()
                .sorted();
        printsWander = new boolean[catalogue.size()];
        for (int i = 0; i < printsWander.length; i++) {
            printsWander[i] = isWander(i);
        }
        changing = new Clause[catalogue.size()][];
        for (int i = 0; i < changing.length; i++) {
            changing[i] = changing(clauses, i);
        }
        ClausesOfSort bringing = clauses.working(Regional.SORT);
        changesValues = new boolean[catalogue.size()];
        for (int i = 0; i < changesValues.length; i++) {
            changesValues[i] = changing[i].length > 0 || bringing != null && bringing.of(i).length > 0;
        }
        drops = new boolean[catalogue.size()];
        for (int i = 0; i < drops.length; i++) {
            drops[i] = isDropping(catalogue.get(i));
        }
        namesakes = namesakes(catalogue);
        printed = catalogue.map(this::printedOn).toJavaArray(int[][]::new);
        atOnce = clauses.carried()
                .filter(each -> each.term() instanceof RegisteredSkill skill && skill.resultsAtOnce())
                .map(Carried::by);
        ofSuddenDeath = ofSuddenDeath(clauses);
        Array<String> needing = clauses.carried()
                .filter(each -> each.term() instanceof NeedsSubdeck)
                .map(each -> each.by().replace("/result", ""));
        needsSubdeck = new boolean[catalogue.size()];
        for (int i = 0; i < needsSubdeck.length; i++) {
            needsSubdeck[i] = isNeeding(clauses, i, needing);
        }
        cheapestAction = clauses.all()
                .filter(each -> each.kind() == Clause.Kind.ORDER)
                .filter(each -> !catalogue.get(each.definition()).isOfSubdeck())
                .map(each -> catalogue.get(each.definition()).cost().gold())
                .min()
                .getOrElse(Integer.MAX_VALUE);
    }

    /** Nothing of a deck is done in a Sudden Death, neither as the cost nor as what a skill does. */
    @Rule(vw = {"16.3.3", "16.3.4", "16.3.6"})
    private static Array<String> ofSuddenDeath(Clauses clauses) {
        Array<String> ofDecks =
                clauses.carried().filter(each -> each.term() instanceof OfDecks).map(Carried::by);
        return clauses.carried()
                .filter(each -> each.term() instanceof RegisteredSkill skill && skill.isOfSuddenDeath())
                .map(Carried::by)
                .reject(skill -> ofDecks.exists(each -> each.equals(skill) || each.startsWith(skill + "/")));
    }

    /** Tells whether a skill, by its name, can be used in a Sudden Death. */
    final boolean isOfSuddenDeath(String skill) {
        return ofSuddenDeath.contains(skill);
    }

    /** Returns, by their ids, the cards whose name other cards have as well. */
    private static Map<String, VandariaCard> namesakes(Array<VandariaCard> catalogue) {
        Map<String, VandariaCard> first = new TreeMap<>();
        Map<String, VandariaCard> shared = new TreeMap<>();
        for (VandariaCard card : catalogue) {
            VandariaCard other = first.putIfAbsent(card.name(), card);
            if (other != null) {
                shared.put(card.id(), card);
                shared.put(other.id(), other);
            }
        }
        return shared;
    }

    /**
     * Tells whether two skills, or what is named after them, are of different cards that have one name and the same
     * skills.
     */
    @Rule(vw = {"7.1.8", "12.8.3"})
    public static boolean areNamesakes(Position position, String skill, String other) {
        Map<String, VandariaCard> namesakes = of(position).namesakes;
        int end = skill.indexOf('/');
        int otherEnd = other.indexOf('/');
        VandariaCard one = end < 0 || namesakes.isEmpty() ? null : namesakes.get(skill.substring(0, end));
        VandariaCard two = otherEnd < 0 || one == null ? null : namesakes.get(other.substring(0, otherEnd));
        return one != null
                && two != null
                && !one.id().equals(two.id())
                && skill.substring(end).equals(other.substring(otherEnd))
                && one.name().equals(two.name())
                && one.skills().equals(two.skills());
    }

    /** Returns the options of a game in progress. */
    public static VandariaRules options(Position position) {
        return of(position).options;
    }

    static VandariaCatalogue of(Position position) {
        if (position.rules().game() instanceof VandariaCatalogue catalogue) {
            return catalogue;
        }
        throw new IllegalArgumentException("this is no game of Vandaria Wars");
    }

    /** Returns the index of a value by its name. */
    static int trait(String name) {
        for (int i = 0; i < TRAITS.length; i++) {
            if (TRAITS[i].equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException("there is no value " + name);
    }

    /** Returns the Static and Aura Skills of a card that change values; nobody changes the array. */
    final Clause[] changing(int definition) {
        return changing[definition];
    }

    /** Tells whether a card prints a skill that changes values or brings a Region. */
    final boolean changesValues(int definition) {
        return changesValues[definition];
    }

    /** Tells whether some skill can be used or not for what not all players see. */
    final boolean conceals() {
        return conceals;
    }

    /** Tells whether something in the texts can change a value. */
    final boolean isAnyChange() {
        return isAnyChange;
    }

    /** Tells whether something in the texts can change a value, by its number. */
    final boolean isChanged(int trait) {
        return isChanged[trait];
    }

    /** Returns one value of a card as it is in a position. */
    abstract int value(Position position, GameObject card, VandariaTrait trait);

    /** Tells whether a card prints a Static Skill by which it has Wander, whatever else is so. */
    @Rule(vw = "12.9.8.1")
    final boolean printsWander(int definition) {
        return printsWander[definition];
    }

    private static Clause[] changing(Clauses clauses, int definition) {
        return Array.range(0, clauses.size(definition, Clause.Kind.CONT))
                .map(i -> clauses.get(definition, Clause.Kind.CONT, i))
                .filter(each -> each.working().exists(Change.class::isInstance))
                .toJavaArray(Clause[]::new);
    }

    private static boolean isNeeding(Clauses clauses, int definition, Array<String> needing) {
        return Array.range(0, clauses.size(definition, Clause.Kind.ACT))
                .exists(i -> needing.contains(
                        clauses.get(definition, Clause.Kind.ACT, i).name()));
    }

    private boolean isWander(int definition) {
        return Array.range(0, clauses.size(definition, Clause.Kind.CONT))
                .map(i -> clauses.get(definition, Clause.Kind.CONT, i))
                .exists(each -> each.condition().isEmpty()
                        && each.working()
                                .exists(working -> working instanceof Change change
                                        && change.writes().equals(VandariaTrait.WANDER.label())
                                        && change.of() instanceof OfThis itself
                                        && itself.isThis()));
    }

    /** Tells whether a destroyed Follower, by its index, can drop some Loot of the catalogue. */
    final boolean drops(int definition) {
        return drops[definition];
    }

    private boolean isDropping(VandariaCard card) {
        return catalogue.exists(each -> each.type() instanceof Loot loot && loot.isDroppedBy(card));
    }

    final VandariaCard card(int definition) {
        return cards[definition];
    }

    /** Tells whether a skill, by its name, results as soon as it enters the register. */
    final boolean resultsAtOnce(String skill) {
        return options.gainsAtOnce() && atOnce.contains(skill);
    }

    /** Returns the kinds of Shift. */
    final Shifts shifts() {
        return shifts;
    }

    /** Tells whether a card has an Active Skill that others do not see to be usable, as it needs the Subdeck. */
    final boolean needsSubdeck(int definition) {
        return needsSubdeck[definition];
    }

    /** Returns what the cheapest Action of the catalogue costs, more than anybody has if there is none. */
    final int cheapestAction() {
        return cheapestAction;
    }

    /** Returns every way in which the decks of one player break the rules; nothing if they are legal. */
    public final Array<Violation> violations(VandariaDeckList deck) {
        return VandariaDeckRules.check(deck, options.deckLimits());
    }

    /** Returns the numbers of deck building. */
    public final VandariaDeckLimits deckLimits() {
        return options.deckLimits();
    }

    /** Returns what is printed on a card, in the order of {@link VandariaTrait}; nobody changes the array. */
    final int[] printed(int definition) {
        return printed[definition];
    }

    private static Option<String> printedRegion(VandariaCard card) {
        return card.type() instanceof Territory territory ? territory.region() : Option.none();
    }

    /** Returns the Regions that cards print or bring. */
    final Array<String> regions() {
        return regions;
    }

    private int[] printedOn(VandariaCard card) {
        int[] traits = new int[TRAITS.length];
        traits[VandariaTrait.SIZE.ordinal()] = size(card);
        if (card.type() instanceof Follower follower) {
            traits[VandariaTrait.ATK.ordinal()] = follower.atk();
            traits[VandariaTrait.DEF.ordinal()] = follower.def();
            traits[VandariaTrait.VIT.ordinal()] = follower.vit();
            traits[VandariaTrait.BLOCK_LIMIT.ordinal()] = 1;
        } else if (card.type() instanceof Territory territory) {
            traits[VandariaTrait.DEFENSE.ordinal()] = territory.defense();
            traits[VandariaTrait.CAPACITY.ordinal()] = territory.capacity();
            traits[VandariaTrait.GOLD_PRODUCE.ordinal()] = territory.goldProduce();
            traits[VandariaTrait.HONOR.ordinal()] = territory.honor().points();
            traits[VandariaTrait.REGION.ordinal()] =
                    territory.region().map(each -> regions.indexOf(each) + 1).getOrElse(0);
            traits[VandariaTrait.INFINITE_HONOR.ordinal()] = territory.honor().isInfinite() ? 1 : 0;
        }
        return traits;
    }

    /** Loot that prints no size has the one that the options say. */
    private int size(VandariaCard card) {
        return card.type() instanceof Loot loot && loot.size() == 0
                ? options.lootSize()
                : card.type().size();
    }

    @Override
    public final String[] traitNames() {
        return TRAITS.clone();
    }

    @Override
    public final Language language() {
        return language;
    }

    @Override
    public final Clauses clauses() {
        return clauses;
    }
}

package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.deed.DeedEffect;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Immunity;
import io.github.cardfold.cardfight.deed.LosingDamage;
import io.github.cardfold.cardfight.deed.ResolutionLimit;
import io.github.cardfold.cardfight.information.Declared;
import io.github.cardfold.cardfight.information.DriveAbilities;
import io.github.cardfold.cardfight.information.Holding;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.PrintedIdentities;
import io.github.cardfold.cardfight.information.RuleChange;
import io.github.cardfold.cardfight.information.StateFlags;
import io.github.cardfold.cardfight.information.Template;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.information.TypeSlots;
import io.github.cardfold.cardfight.information.WorkingPlaces;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleBook;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The ruleset and the printed cards of one game, and which information of cards its texts can change. Immutable. */
public abstract class CardGame implements TextGame {
    /** The kind of fact that is which abilities cards have. */
    public static final String ABILITIES = "abilities";

    private static final int TRAITS = Trait.values().length;
    private static final BitSet NOTHING = new BitSet();

    private final Ruleset ruleset;
    private final Language language;
    private final Card[] cards;
    private final int[][] printed;
    private final Clauses clauses;
    private final Set<String> reads;
    private final boolean readsNumbers;
    private final boolean readsMoment;
    private final boolean readsLinks;
    private final Map<String, Integer> slotIndices = new LinkedHashMap<>();
    private final Template[][] templates;
    private final Template[][] granted;
    private final Map<String, BitSet> written = new TreeMap<>();
    private final String[] slots;
    private final Map<String, StateFlags> states = new ConcurrentSkipListMap<>();
    private final BitSet allInformation = new BitSet();
    private final BitSet[] single;
    private final PrintedIdentities identities;
    private final Array<String> declarable;
    private final TypeSlots typeSlots;
    private final int[][] cleared;
    private final int[][] copies;
    private final DriveAbilities driveAbilities;
    private final EnumSet<DeedKind> deeds = EnumSet.noneOf(DeedKind.class);
    private final EnumSet<DeedKind> permitted = EnumSet.noneOf(DeedKind.class);
    private final Array<String> limitedKeywords;
    private final Map<String, Integer> highestLimits = new TreeMap<>();
    private final Map<String, Immunity> immunities;
    private final Array<String> immunityNames;
    private final BitSet immunityReads;
    private final BitSet abilities = new BitSet();
    /** By the names of the abilities. */
    private final Map<String, Holding> holdings = new LinkedHashMap<>();

    private final Map<TimedEffectKind, TimedChange> timed = new LinkedHashMap<>();
    private final CachedCharacteristics asPrinted = new CachedCharacteristics(new Values(this));

    /**
     * Makes the game of a ruleset and a catalogue, whose order gives the indices of the cards, with their texts and
     * what rules change of cards.
     */
    CardGame(
            Ruleset ruleset,
            Language language,
            Array<Card> catalogue,
            Texts texts,
            Array<RuleChange> rules,
            Array<DriveAbilities.Named> drive) {
        this.ruleset = ruleset;
        this.language = language;
        clauses = texts.clauses();
        Array<String> changes = texts.changes()
                .map(Change::writes)
                .appendAll(rules.map(RuleChange::writes))
                .flatMap(Identity::places);
        Array<String> traits = Array.of(Trait.values()).map(Trait::fact);
        slots = traits.appendAll(changes.filter(each -> !traits.contains(each))
                        .distinct()
                        .sorted())
                .toJavaArray(String[]::new);
        reads = new LinkedHashSet<>(clauses.all()
                .flatMap(each -> each.working()
                        .flatMap(Working::reads)
                        .appendAll(each.condition().toArray().flatMap(Terms::reads)))
                .asJava());
        readsNumbers = reads.contains(Facts.NUMBERS);
        readsMoment = reads.contains(Facts.MOMENT);
        readsLinks = reads.contains(Facts.LINKS);
        allInformation.set(0, slots.length);
        single = new BitSet[slots.length];
        for (int i = 0; i < slots.length; i++) {
            slotIndices.put(slots[i], i);
            single[i] = new BitSet();
            single[i].set(i);
        }
        identities = new PrintedIdentities(ruleset.nations(), catalogue, slots);
        declarable = Declared.all(catalogue, ruleset.nations());
        typeSlots = new TypeSlots(Array.of(slots), catalogue);
        cleared = cleared();
        copies = copies();
        driveAbilities = new DriveAbilities(drive, Array.of(slots));
        texts.working().filter(DeedEffect.class::isInstance).forEach(each -> note((DeedEffect) each));
        limitedKeywords = ResolutionLimit.keywords(texts);
        limitedKeywords.forEach(each -> highestLimits.put(each, ResolutionLimit.highest(texts, each)));
        immunities = immunities(texts);
        immunityNames = Array.ofAll(immunities.keySet());
        immunityReads =
                set(immunityNames.appendAll(Array.ofAll(immunities.values()).flatMap(Terms::reads)));
        changes.forEach(each -> written.computeIfAbsent(each, this::written));
        clauses.all().forEach(each -> holdings.put(each.name(), held(each)));
        granted = new Template[slots.length][];
        for (int i = 0; i < slots.length; i++) {
            String slot = slots[i];
            granted[i] =
                    templatesOf(clauses.all().filter(each -> has(each.name()).equals(slot)));
        }
        templates = new Template[catalogue.size()][];
        for (int i = 0; i < templates.length; i++) {
            templates[i] = templatesOf(i);
        }
        holdings.values().stream().map(Holding::gift).filter(each -> each >= 0).forEach(abilities::set);
        texts.timed().forEach(this::note);
        rules.forEach(this::note);
        cards = catalogue.toJavaArray(Card[]::new);
        printed = new int[cards.length][];
        for (int i = 0; i < cards.length; i++) {
            printed[i] = values(cards[i]);
        }
    }

    /** What is printed is where computing starts (11.11.1.1). */
    private int[] values(Card card) {
        int[] values = new int[slots.length];
        values[Trait.GRADE.ordinal()] = card.grade();
        values[Trait.POWER.ordinal()] = card.power();
        values[Trait.SHIELD.ordinal()] = card.hasShield() ? card.shield() : 0;
        values[Trait.CRITICAL.ordinal()] = card.critical();
        values[Trait.DRIVE.ordinal()] = drive(card);
        for (Trait trait : Trait.values()) {
            int original = slot(trait.original());
            if (original >= 0) {
                values[original] = trait == Trait.DRIVE ? 1 : values[trait.ordinal()];
            }
        }
        return values;
    }

    /** The drive of every card is 1, and what its skill icons make of it. */
    @Rule(jp = {"2.17.2", "2.17.2.1", "14.3.2"})
    private static int drive(Card card) {
        return 1 + card.driveBonus();
    }

    /**
     * Who loses its words of one sort, or its abilities, loses those got before as well; who gets a main type loses the
     * one it had.
     */
    @Rule(jp = {"7.14.2", "11.11.1.3", "11.11.3.1"})
    private int[][] cleared() {
        int[][] found = new int[slots.length][];
        Arrays.setAll(found, typeSlots::others);
        for (Identity each : Identity.values()) {
            if (slot(each.lost()) >= 0) {
                found[slot(each.lost())] = identities.gained(each);
            }
        }
        for (String keyword : clauses.all().flatMap(Clause::keywords).distinct()) {
            if (slot(Flag.lost(keyword)) >= 0) {
                found[slot(Flag.lost(keyword))] =
                        granted(clauses.all().filter(each -> each.keywords().contains(keyword)));
            }
        }
        for (Clause.Kind kind : Clause.Kind.values()) {
            if (slot(Flag.lost(kind)) >= 0) {
                found[slot(Flag.lost(kind))] = given(clauses.all().filter(each -> each.kind() == kind), kind);
            }
        }
        if (slot(Flag.LOSES_ABILITIES) >= 0) {
            found[slot(Flag.LOSES_ABILITIES)] = Flag.ABILITIES
                    .appendAll(clauses.all().map(each -> has(each.name())))
                    .toJavaStream()
                    .mapToInt(this::slot)
                    .filter(each -> each >= 0)
                    .toArray();
        }
        return found;
    }

    /** Those that an icon or a flag says are CONT abilities. */
    private int[] given(Array<Clause> ofKind, Clause.Kind kind) {
        IntStream flags = kind == Clause.Kind.CONT
                ? Flag.ABILITIES.toJavaStream().mapToInt(this::slot).filter(each -> each >= 0)
                : IntStream.empty();
        return IntStream.concat(flags, IntStream.of(granted(ofKind))).toArray();
    }

    private int[] granted(Array<Clause> of) {
        return of.toJavaStream()
                .mapToInt(each -> slot(has(each.name())))
                .filter(each -> each >= 0)
                .toArray();
    }

    private Holding held(Clause clause) {
        Array<Integer> losses = clause.keywords()
                .map(Flag::lost)
                .prepend(Flag.TEXT_LOST)
                .prepend(Flag.lost(clause.kind()))
                .prepend(Flag.LOSES_ABILITIES)
                .map(this::slot)
                .filter(each -> each >= 0);
        return new Holding(clause.definition(), slot(has(clause.name())), losses);
    }

    /** Returns what says how often a card has an ability. */
    Holding holding(Clause clause) {
        return Objects.requireNonNull(holdings.get(clause.name()));
    }

    private void note(TimedWorking kind) {
        if (kind.working() instanceof Change change) {
            BitSet read = change.amount() instanceof Immunity ? NOTHING : immunityReads;
            String written = change.writes();
            timed.put(
                    kind, new TimedChange(change.layer(), change.apply(), slot(written), writes(written), read, false));
        }
    }

    /** What a rule makes of the cards on which an effect lies; having it already changes nothing. */
    @Rule(jp = "11.11.1.4")
    private void note(RuleChange kind) {
        String written = kind.writes();
        timed.put(
                kind,
                new TimedChange(
                        kind.layer(),
                        (before, number) -> kind.set(number),
                        slot(written),
                        writes(written),
                        NOTHING,
                        kind.isOfArriving()));
    }

    /** Returns the change that lasting effects of a kind make, null if they make none or only add an amount. */
    @Nullable
    TimedChange change(TimedEffectKind kind) {
        return kind.counts() ? null : timed.get(kind);
    }

    /** Returns the pieces of information that become 0 when one is written; nobody changes the array. */
    int[] cleared(int slot) {
        return cleared[slot];
    }

    /** Returns the places of which one takes whose words are copied, if an index is the first; else none. */
    int[] copies(int slot) {
        return copies[slot];
    }

    private int[][] copies() {
        int[][] found = new int[slots.length][0];
        for (Identity each : Identity.values()) {
            if (slot(each.copied(1)) >= 0) {
                found[slot(each.copied(1))] = identities.copied(each);
            }
        }
        return found;
    }

    /** Returns what drive abilities do to the drive. */
    DriveAbilities driveAbilities() {
        return driveAbilities;
    }

    /** Returns the keywords of which texts limit how many cards with them fighters resolve. */
    public Array<String> limitedKeywords() {
        return limitedKeywords;
    }

    /** Returns the greatest number of cards with such a keyword that some text lets a fighter resolve. */
    public int highestLimit(String keyword) {
        return highestLimits.getOrDefault(keyword, 0);
    }

    /** Returns which pieces of information say what main type a card has got. */
    TypeSlots typeSlots() {
        return typeSlots;
    }

    @Override
    public final boolean changesKinds() {
        return clauses().works(LosingDamage.class)
                || typeSlots.size() > 0
                || !identities.isAsPrinted(Identity.SUBTYPE)
                || !identities.isAsPrinted(Identity.SPECIAL_TYPE);
    }

    /** Returns what cards are called and where they belong. */
    PrintedIdentities identities() {
        return identities;
    }

    /** Returns the words of cards that can be declared besides names, in alphabetical order. */
    public Array<String> declarable() {
        return declarable;
    }

    /** The numbers after those of the cards stand for the other words that can be declared, in their order. */
    @Override
    @Rule(jp = "7.13.1")
    public String declared(RuleBook rules, int number) {
        int cards = rules.definitionCount();
        return number < cards ? TextGame.super.declared(rules, number) : declarable.get(number - cards);
    }

    /**
     * Returns that of a position.
     *
     * @throws IllegalArgumentException if it is of another game
     */
    public static CardGame of(Position position) {
        if (position.rules().game() instanceof CardGame game) {
            return game;
        }
        throw new IllegalArgumentException("this is no game of Cardfight!! Vanguard");
    }

    /** Returns the ruleset of a position's game. */
    public static Ruleset ruleset(Position position) {
        return of(position).ruleset;
    }

    /** Returns the ruleset. */
    public Ruleset ruleset() {
        return ruleset;
    }

    Card card(int definition) {
        return cards[definition];
    }

    int[] printed(int definition) {
        return printed[definition];
    }

    /** Returns the name of the flag that says how often effects give a card an ability. */
    public static String has(String ability) {
        return "has " + ability;
    }

    /** Tells whether a piece of information says how often effects give a card an ability. */
    boolean isAbility(int slot) {
        return abilities.get(slot);
    }

    /** Returns the index of a piece of information among those of a card, -1 if nothing ever changes it. */
    int slot(String name) {
        return slotIndices.getOrDefault(name, -1);
    }

    /** Returns the indices of all pieces of information; nobody changes the set. */
    BitSet allInformation() {
        return allInformation;
    }

    /** Returns the set of one index; nobody changes it. */
    BitSet single(int slot) {
        return single[slot];
    }

    /** Returns the name of a piece of information. */
    String nameOf(int slot) {
        return slots[slot];
    }

    /** Returns which pieces of information say that cards are in a state. */
    StateFlags flags(String state) {
        StateFlags known = states.get(state);
        if (known == null) {
            known = StateFlags.of(state, Array.of(slots));
            states.put(state, known);
        }
        return known;
    }

    /** Returns the changes of the CONT abilities that a card may have; nobody changes the array. */
    Template[] templates(int definition) {
        return templates[definition];
    }

    /** Looks up which cards may have CONT abilities at work in which of a game's places. */
    WorkingPlaces working(Array<Place> places, int[] continuous) {
        return new WorkingPlaces(
                places,
                continuous,
                templates,
                slots.length,
                clauses,
                each -> holding(each).gift(),
                typeSlots.asked());
    }

    /** Tells whether a lasting effect of a position writes one of some pieces of information. */
    boolean isAnyWrittenForATime(Position position, BitSet some) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedChange change = change(position.lasting(i).kind());
            if (change != null && change.writes().intersects(some)) {
                return true;
            }
        }
        return false;
    }

    private Template[] templatesOf(int definition) {
        return templatesOf(clauses.all().filter(each -> each.definition() == definition));
    }

    private Template[] templatesOf(Array<Clause> of) {
        return of.flatMap(clause -> clause.working()
                        .flatMap(each -> each instanceof Change change
                                ? Array.of(template(clause, change))
                                : Array.<Template>empty()))
                .toJavaArray(Template[]::new);
    }

    private static Map<String, Immunity> immunities(Texts texts) {
        Map<String, Immunity> found = new TreeMap<>();
        texts.changes().forEach(each -> {
            if (each.amount() instanceof Immunity immunity) {
                found.put(each.writes(), immunity);
            }
        });
        return found;
    }

    private void note(DeedEffect effect) {
        deeds.add(effect.deed().kind());
        if (effect.mode() == Deed.Mode.PERMIT) {
            permitted.add(effect.deed().kind());
        }
    }

    /** Tells whether some text permits deeds of a kind that the rules do not let. */
    public final boolean permitsDeeds(DeedKind kind) {
        return permitted.contains(kind);
    }

    /** Tells whether some text is about deeds of a kind. */
    public final boolean hasDeeds(DeedKind kind) {
        return deeds.contains(kind);
    }

    /** Returns the names of the information that says which cards are unaffected by which effects. */
    public final Array<String> immunities() {
        return immunityNames;
    }

    /** Returns by which effects those cards are unaffected that have a piece of information. */
    public final Immunity immunity(String written) {
        return Objects.requireNonNull(immunities.get(written));
    }

    /** Returns what is read of a card to know whether an effect applies to it; nobody changes the set. */
    final BitSet immunityReads() {
        return immunityReads;
    }

    private Template template(Clause clause, Change change) {
        Array<String> held =
                clause.definition() < 0 ? Array.of(has(clause.name())) : Array.of(Flag.LOSES_ABILITIES, Flag.TEXT_LOST);
        Array<String> facts = change.reads()
                .appendAll(clause.condition().toArray().flatMap(Terms::reads))
                .appendAll(clause.keywords().map(Flag::lost))
                .appendAll(held);
        BitSet reads = set(facts);
        if (!(change.amount() instanceof Immunity)) {
            reads.or(immunityReads);
        }
        return new Template(clause, change, slot(change.writes()), holding(clause), writes(change.writes()), reads);
    }

    /** Returns what a change writes that sets a piece of information, also through the abilities it gives. */
    BitSet writes(String name) {
        return written.getOrDefault(name, new BitSet());
    }

    /**
     * Returns all pieces of information that something in rules may write: texts and what rules change of cards, the
     * kinds of lasting effects that add to some. Power alone is lent (11.11.1.8).
     */
    final BitSet written(RuleBook rules) {
        BitSet all = new BitSet();
        all.set(Trait.POWER.ordinal());
        written.values().forEach(all::or);
        for (String name : rules.lastingKindNames()) {
            if (rules.lastingKind(name) instanceof Modifier added) {
                all.or(added.slots());
            }
        }
        return all;
    }

    private BitSet written(String name) {
        return written(name, new LinkedHashSet<>());
    }

    /** An ability may give itself to others, or one that gives it. */
    private BitSet written(String name, Set<String> through) {
        if (!through.add(name)) {
            return NOTHING;
        }
        BitSet slots = set(Identity.places(name));
        for (int each : cleared(slot(name))) {
            slots.set(each);
        }
        if (driveAbilities.areIn(slot(name))) {
            slots.set(Trait.DRIVE.ordinal());
        }
        clauses.all()
                .filter(each -> name.equals(has(each.name())))
                .flatMap(Clause::working)
                .forEach(each -> {
                    if (each instanceof Change given) {
                        slots.or(written(given.writes(), through));
                    }
                });
        return slots;
    }

    /** Returns the changes of the abilities that a piece of information gives a card; nobody changes the array. */
    Template[] granted(int slot) {
        return granted[slot];
    }

    private BitSet set(Array<String> facts) {
        BitSet set = new BitSet();
        for (int i = 0; i < slots.length; i++) {
            String slot = slots[i];
            if (facts.exists(fact -> isOf(slot, fact))) {
                set.set(i);
            }
        }
        return set;
    }

    /** Tells whether a piece of information is what a fact names, or one of the words of the sort that it names. */
    private static boolean isOf(String slot, String fact) {
        boolean isAbility = slot.startsWith("has ") || slot.startsWith(Flag.LOSES_ABILITIES);
        return fact.equals(ABILITIES) && (isAbility || slot.startsWith(Flag.KEYWORD_LOST))
                || slot.startsWith(fact)
                        && (slot.length() == fact.length()
                                || slot.startsWith(": ", fact.length())
                                || slot.startsWith(" lost", fact.length())
                                || slot.startsWith(Identity.COPIED, fact.length()));
    }

    /** Tells whether some ability of a kind in the catalogue can be valid in a place. */
    boolean has(Clause.Kind kind, Place place) {
        return clauses.all().exists(each -> each.kind() == kind && each.isValidIn(place));
    }

    /** Tells whether some CONT ability of the catalogue reads what lies in a place. */
    boolean readsContents(Place place) {
        return reads.contains(Facts.PLACES) || reads.contains(Facts.in(place));
    }

    /** Returns the information of all cards where nothing changes any. */
    CachedCharacteristics asPrinted() {
        return asPrinted;
    }

    /** Tells whether some CONT ability of the catalogue reads a number of a seat. */
    boolean readsNumbers() {
        return readsNumbers;
    }

    /** Tells whether some CONT ability of the catalogue reads the links between cards. */
    boolean readsLinks() {
        return readsLinks;
    }

    /** Tells whether some CONT ability of the catalogue reads what is going on. */
    boolean readsMoment() {
        return readsMoment;
    }

    @Override
    public final Language language() {
        return language;
    }

    @Override
    public final Clauses clauses() {
        return clauses;
    }

    Template[][] templates() {
        return templates;
    }

    Template[][] granted() {
        return granted;
    }

    int[][] clearing() {
        return cleared;
    }

    @Override
    public final String[] traitNames() {
        return slots.clone();
    }

    @Override
    public final int toldTraits() {
        return TRAITS;
    }
}

package io.github.cardfold.cardfight.information;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;

/**
 * A kind of lasting effect by which a rule, not an effect, changes what the cards on which it lies are: their main
 * type, subtypes, special types, names and so on. It is applied before all that effects give and take, but for original
 * information (11.11.1.4). Rules that need one register it ({@code Rules.Builder.lasting}) and begin and end it by
 * events.
 */
@Rule(jp = "11.11.1.4")
public final class RuleChange extends TimedEffectKind {
    private final String section;
    private final String writes;
    private final boolean isNumber;
    private final boolean isOfArriving;

    private RuleChange(String name, String section, String writes) {
        super(name);
        this.section = requireNonNull(section, "section");
        this.writes = writes;
        isNumber = false;
        isOfArriving = false;
    }

    private RuleChange(String name, String section, String writes, boolean isNumber) {
        super(name, Role.FOLLOWS);
        this.section = section;
        this.writes = writes;
        this.isNumber = isNumber;
        isOfArriving = true;
    }

    /**
     * Makes a kind that gives its cards a main type instead of the one they have.
     *
     * @param name the name of the kind, unique among those of the game
     * @param section the section that orders it
     * @param type the main type
     */
    public static RuleChange mainType(String name, String section, MainType type) {
        return new RuleChange(name, section, TypeSlots.flag(requireNonNull(type, "type")));
    }

    /**
     * Makes a kind that gives its cards one more word of a sort, such as a special type.
     *
     * @param name the name of the kind, unique among those of the game
     * @param section the section that orders it
     * @param what the sort of words
     * @param word the word
     */
    public static RuleChange gains(String name, String section, Identity what, String word) {
        return new RuleChange(name, section, what.gained(requireNonNull(word, "word")));
    }

    /**
     * Makes a kind that takes from its cards all words of a sort.
     *
     * @param name the name of the kind, unique among those of the game
     * @param section the section that orders it
     * @param what the sort of words
     */
    public static RuleChange loses(String name, String section, Identity what) {
        return new RuleChange(name, section, what.lost());
    }

    /**
     * Makes a kind that takes from its cards the abilities that are printed as text.
     *
     * @param name the name of the kind, unique among those of the game
     * @param section the section that orders it
     */
    public static RuleChange losesText(String name, String section) {
        return new RuleChange(name, section, Flag.TEXT_LOST);
    }

    /**
     * Makes kinds that let cards have a number instead of the printed one, the number of the effect. What is original
     * is this number, too. They are for cards that are to arrive on the field, see {@link #ofArriving}.
     *
     * @param name the beginning of their names, unique among those of the game
     * @param section the section that orders it
     * @param what the number
     */
    @Rule(jp = "18.5.3")
    public static Array<RuleChange> numberOfArriving(String name, String section, Trait what) {
        return Array.of(what.fact(), what.original())
                .map(each -> new RuleChange(name + " " + each, requireNonNull(section, "section"), each, true));
    }

    /**
     * Returns the same kind for cards that are to arrive on the field: nothing changes before, and all of it as soon as
     * they are there. It is over when they are other cards.
     */
    public RuleChange ofArriving() {
        return new RuleChange(name(), section, writes, isNumber);
    }

    /** Tells whether its cards change only as they arrive on the field. */
    public boolean isOfArriving() {
        return isOfArriving;
    }

    /** Tells whether it makes unit cards of its cards. */
    public boolean makesUnits() {
        return writes.equals(TypeSlots.flag(MainType.UNIT));
    }

    /** Returns the layer in which it is applied. */
    public Layer layer() {
        return isNumber ? Layers.PRINTED : Layers.RULES;
    }

    /** Returns what the information that it sets becomes, given the number of the effect. */
    public int set(int number) {
        return isNumber ? number : 1;
    }

    /** A card that arrives on the field from elsewhere is what it was to be there; once there it never is again. */
    @Override
    public boolean follows(Position position, TimedEffect effect, Event move) {
        return !position.place(move.from()).zone().circle()
                && position.place(move.to()).zone().circle();
    }

    /** Returns the section that orders it. */
    public String section() {
        return section;
    }

    /** Returns the name of the information that it sets. */
    public String writes() {
        return writes;
    }

    @Override
    public boolean isSpent(Position position, TimedEffect effect) {
        return effect.isBereft(position);
    }
}

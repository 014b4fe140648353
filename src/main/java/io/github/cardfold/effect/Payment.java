package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** A cost and the ways to pay it. Immutable. {@link Paying} is how that is done. */
@Rule(jp = {"11.7.1", "11.8.2.2"})
public final class Payment implements Price {
    /** The id of no object. */
    private static final int NOBODY = 0;

    private final String ability;
    private final Array<Instruction> cost;
    private final Array<Array<CostItem>> ways;
    private final boolean isOrdered;
    /** Of each way, how many of its items come first that one cost has, if another was appended to it. */
    private final Array<Integer> split;

    private Payment(
            String ability,
            Array<Instruction> cost,
            Array<Array<CostItem>> ways,
            Array<Integer> split,
            boolean isOrdered) {
        this.ability = ability;
        this.cost = cost;
        this.ways = ways;
        this.split = split;
        this.isOrdered = isOrdered;
    }

    private static Payment of(String ability, Array<Instruction> cost, boolean isOrdered) {
        Array<Array<CostItem>> ways = Ways.of(cost);
        return new Payment(ability, cost, ways, ways.map(Array::size), isOrdered);
    }

    /**
     * Returns the payment of a cost; the parts know the variables of the procedure with a name, "" for none.
     *
     * @throws IllegalArgumentException if {@link Ways} refuses it
     */
    public static Payment of(String ability, Array<? extends Instruction> cost) {
        return of(ability, Array.narrow(cost), false);
    }

    /**
     * Returns the payment of a cost and of another that is appended to it: both are paid at once.
     *
     * @param each says what is paid in each way to pay both
     * @throws IllegalArgumentException if {@link Ways} refuses them together
     */
    @Rule(jp = "7.44.1.3")
    public static Payment together(
            Array<Instruction> one, Array<Instruction> appended, UnaryOperator<PaidTogether> each) {
        Array<PaidTogether> both =
                Ways.together(Ways.of(one), Ways.of(appended)).map(each);
        return new Payment(
                "",
                one.appendAll(appended),
                both.map(PaidTogether::all).peek(Ways::check),
                both.map(way -> way.one().size()),
                false);
    }

    /**
     * Returns the payment of the cost of a node, as {@link #of(String, Array)} does.
     *
     * @param out compiles the node whose cost it is
     * @param ability the name of the procedure whose variables the parts know, "" for none
     * @throws EffectException if that refuses it, naming card and node
     */
    public static Payment of(Compiler out, String ability, Array<? extends Instruction> cost) {
        try {
            return of(ability, cost);
        } catch (IllegalArgumentException refusal) {
            throw out.error(String.valueOf(refusal.getMessage()));
        }
    }

    /**
     * Returns what carries out an instruction in full or not at all: it is planned as a cost is, but an effect does it.
     *
     * @param out compiles the instruction
     * @throws EffectException if it cannot be planned
     */
    @Rule(jp = {"7.24.3", "7.25.3"})
    public static Payment ordered(Compiler out, Payable instruction) {
        try {
            return of(out.name(), Array.of(instruction), true);
        } catch (IllegalArgumentException refusal) {
            throw out.error(String.valueOf(refusal.getMessage()));
        }
    }

    /**
     * Fails if a cost names a variable that is not bound before it, or means nothing, or can never be paid by an
     * ability that is valid in these areas, anywhere if there are none.
     */
    public static void check(Compiler out, Array<? extends Instruction> cost, Array<? extends Area> in) {
        out.check(cost);
        CostSense.wrong(cost, in).forEach(what -> {
            throw out.error(what);
        });
    }

    /**
     * Adds to where an ability is compiled the procedure that pays; its arguments are the payer, the card whose ability
     * has the cost and, if that is not the same, the card that it was when the cost was settled.
     *
     * @param name the name to call it by
     * @param paid where the caller is told: 1 if the cost was paid, 0 if it cannot be
     * @param named where the caller is told what items were paid with, by the names the items give it
     */
    public void compile(AbilityScope scope, String name, Local paid, Map<String, Local> named) {
        cost.forEach(each -> scope.carried(name, Paying.PAID, each));
        scope.addLater(addsWays -> Paying.of(this, named, addsWays).procedure(name, paid));
    }

    /** Returns that procedure for rules in which no text adds ways to pay. */
    public Procedure procedure(String name, Local paid, Map<String, Local> named) {
        return Paying.of(this, named, false).procedure(name, paid);
    }

    /**
     * Returns the procedure that pays what is put together in play, with the arguments of {@link #compile}.
     *
     * @param what tells of the frame of the procedure what is paid
     * @param paid where the caller is told: 1 if the cost was paid, 0 if it cannot be
     * @param named where the caller is told what items were paid with: for each name of the one cost and then for each
     *     of what was appended, in the order of the names, the cards and a 0
     */
    public static Procedure inPlay(String name, BiFunction<Position, Frame, Payment> what, Local paid, Local named) {
        return Paying.inPlay(what, named).procedure(name, paid);
    }

    /** Returns the name of the procedure whose variables the parts know, "" for none. */
    String ability() {
        return ability;
    }

    /** Returns all ways to pay: those that the cost says, then those that effects add. */
    Array<Array<CostItem>> ways(Query query) {
        return !isOrdered && query.position(Facts.LASTING).rules().game() instanceof WaysToPay game
                ? game.waysToPay(query, ways)
                : ways;
    }

    /** Tells whether the cost says more ways than one. */
    boolean hasWays() {
        return ways.size() > 1;
    }

    /** Returns what the cost says. */
    public Array<Instruction> cost() {
        return cost;
    }

    private static Array<String> names(Array<CostItem> items) {
        return items.flatMap(item -> item.as().toArray().appendAll(item.becomes()))
                .distinct()
                .sorted();
    }

    /** Returns the names that the items of a cost give, or those of what was appended to it. */
    Array<String> names(boolean appended) {
        return names(Array.range(0, ways.size())
                .flatMap(way -> appended
                        ? ways.get(way).drop(split.get(way))
                        : ways.get(way).take(split.get(way))));
    }

    /** Returns how many of the items of a way come first that the one cost has; all of those that effects add. */
    int first(int way, int items) {
        return way < split.size() ? Math.min(split.get(way), items) : items;
    }

    /** Tells whether an effect does it, so that it is no cost. */
    boolean isOrdered() {
        return isOrdered;
    }

    static Cause cause(boolean isOrdered, Seat payer, int source) {
        return isOrdered ? Cause.effect(payer, source) : Cause.cost(payer, source);
    }

    private Cause cause(Query query) {
        return cause(isOrdered, query.master(), query.source());
    }

    /** Returns the items of all ways. */
    Array<CostItem> items() {
        return ways.flatMap(way -> way);
    }

    /** Tells whether some item's cards go into a deck. */
    boolean paysIntoDeck() {
        return items().exists(CostItem::paysIntoDeck);
    }

    /** Returns where the caller is told what items were paid with, by the names that the items give it. */
    public static Map<String, Local> named(Array<Instruction> cost, Compiler out) {
        return Ways.of(cost)
                .flatMap(way -> way)
                .flatMap(item -> item.as().toArray().appendAll(item.becomes()))
                .foldLeft(TreeMap.empty(), (map, as) -> map.put(as, out.objects(as)));
    }

    @Override
    public boolean isPayable(Query query) {
        return isPayable(query, NOBODY);
    }

    @Override
    public boolean isOutOfReach(Position position, Seat payer, GameObject self) {
        for (int i = 0; i < ways.size(); i++) {
            if (!isAnyOutOfReach(ways.get(i), position, payer, self)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAnyOutOfReach(Array<CostItem> items, Position position, Seat payer, GameObject self) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).isOutOfReach(position, payer, self)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPayable(Query query, int without) {
        Array<Array<CostItem>> all = ways(query);
        for (int i = 0; i < all.size(); i++) {
            if (isPayable(query, all.get(i), without)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether one of the ways can be paid. */
    boolean isPayable(Query query, Array<CostItem> way) {
        return isPayable(query, way, NOBODY);
    }

    private boolean isPayable(Query query, Array<CostItem> way, int without) {
        Array<CostItem> items = left(query, way);
        Cause cause = cause(query);
        return Means.suffice(query, items, cause) && Payers.suffice(query, items, cause, without);
    }

    /** What is left of a cost: nothing if effects have taken it away. */
    @Rule(jp = {"7.21.1", "11.7.2"})
    Array<CostItem> left(Query query, Array<CostItem> way) {
        if (isOrdered) {
            return way;
        }
        TextGame game =
                (TextGame) query.position(TextGame.COST_TAKEN_AWAY).rules().game();
        Subject self = query.self();
        boolean isFree = self != null && game.flag(query, self, TextGame.COST_TAKEN_AWAY) > 0;
        return isFree ? Array.empty() : way;
    }

    @Override
    @Rule(jp = "11.8.2.4")
    public boolean isPayableByOthers(Query query) {
        return isPayable(query, query.source());
    }

    /** Returns the terms that say how much it is, and what the cards must be that pay. */
    public Array<Term> says() {
        return items().flatMap(CostItem::says);
    }

    @Override
    public boolean isFree() {
        return cost.isEmpty();
    }

    @Override
    public Array<Payable> terms() {
        return items().map(CostItem::instruction);
    }

    /** Tells whether everybody sees whether it can be paid, and with what. */
    public boolean isOpen(Query query) {
        for (Array<CostItem> way : ways(query)) {
            if (!areOpen(query, way)) {
                return false;
            }
        }
        return true;
    }

    static boolean areOpen(Query query, Array<CostItem> items) {
        for (CostItem item : items) {
            if (!item.isOpen(query)) {
                return false;
            }
        }
        return true;
    }
}

package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Deed.Mode;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * A demand of an effect that of what it speaks of none or so many are done at once, where only some are, or with cards
 * that come to so much together, where they come to less. What it does not speak of counts neither for it nor against
 * it: one card of the hand and one of the drop zone are not two of the hand.
 */
public final class Unmet {
    private final ActiveEffect effect;
    private final Array<Attempt> done;

    private Unmet(ActiveEffect effect, Array<Attempt> done) {
        this.effect = effect;
        this.done = done;
    }

    /** Returns those that deeds of one kind, done at once, leave unmet. */
    public static Array<Unmet> of(Position position, Array<Attempt> together) {
        if (together.isEmpty() || Deeds.areFree(position, together.get(0).kind())) {
            return Array.empty();
        }
        List<Unmet> unmet = new ArrayList<>(0);
        for (ActiveEffect each : ActiveEffect.of(position, together.get(0).kind())) {
            if (Deeds.said(each).mode() == Mode.REQUIRE) {
                Unmet demand = new Unmet(each, together.filter(attempt -> covers(each, attempt)));
                if (demand.done.nonEmpty() && !demand.isMetBy(demand.done)) {
                    unmet.add(demand);
                }
            }
        }
        return Array.ofAll(unmet);
    }

    /** Tells whether an effect demands something of those that do deeds of a kind at once. */
    public static boolean mayBe(Position position, DeedKind kind) {
        if (Deeds.areFree(position, kind)) {
            return false;
        }
        Array<ActiveEffect> effects = ActiveEffect.of(position, kind);
        for (int i = 0; i < effects.size(); i++) {
            if (Deeds.said(effects.get(i)).mode() == Mode.REQUIRE) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tells whether nothing is left unmet if some others are done as well. Those that would bring a demand that cannot
     * be met are left out first.
     *
     * @param others those of the same kind that can be done at the same time
     * @param room how many of them at most
     */
    public static boolean canBeNone(Position position, Array<Attempt> together, Array<Attempt> others, int room) {
        Array<Attempt> left = others;
        Array<Attempt> before;
        do {
            before = left;
            Array<Unmet> unmet = of(position, together.appendAll(before));
            left = before.filter(each -> unmet.forAll(demand -> !covers(demand.effect, each)));
        } while (left.size() < before.size());
        Array<Attempt> rest = left;
        return of(position, together).forAll(demand -> demand.canBeMet(rest, room));
    }

    /** Those of the greatest number are the best to be done as well. */
    private boolean canBeMet(Array<Attempt> others, int room) {
        Array<Attempt> best = others.filter(each -> covers(effect, each))
                .sortBy(each -> -number(each))
                .take(room);
        return isMetBy(done.appendAll(best));
    }

    private boolean isMetBy(Array<Attempt> deeds) {
        return deeds.size() >= Deeds.said(effect).atLeast() && comeTo(deeds) >= leastTotal();
    }

    private int leastTotal() {
        return Deeds.said(effect)
                .total()
                .map(each -> ((Bounds) each.is()).least(effect.query()))
                .getOrElse(0);
    }

    private int comeTo(Array<Attempt> deeds) {
        return deeds.map(this::number).sum().intValue();
    }

    /** A number below 0 takes nothing from the others. */
    private int number(Attempt attempt) {
        Subject card = attempt.who();
        return card == null
                ? 0
                : Deeds.said(effect)
                        .total()
                        .map(each -> Math.max(0, Quantity.of(each.what()).of(effect.query(), card)))
                        .getOrElse(0);
    }

    /** Returns what is demanded. */
    public String words(String cards, String verb) {
        DeedEffect said = Deeds.said(effect);
        return done.size() < said.atLeast()
                ? said.atLeast() + " or more " + cards + " " + verb + " at once"
                : cards + " whose " + said.total().get().what().english() + " is " + leastTotal() + " or more in all "
                        + verb + " at once";
    }

    private static boolean covers(ActiveEffect effect, Attempt attempt) {
        return Deeds.said(effect).deed().coversDoer(effect.query(), effect.lasting(), attempt);
    }
}

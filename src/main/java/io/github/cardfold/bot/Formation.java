package io.github.cardfold.bot;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.view.SeenCard;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Comparator;

/** The main phase: strong units in front, boosters behind them. */
final class Formation {
    /** The order in which circles are filled; the vanguard attacks every turn, so its booster comes early. */
    private static final Array<Circle> ORDER =
            Array.of(Circle.FRONT_LEFT, Circle.BACK_CENTER, Circle.FRONT_RIGHT, Circle.BACK_LEFT, Circle.BACK_RIGHT);

    /** A card with this shield stays in hand to guard with, unless the hand is bigger than {@link #ENOUGH}. */
    private static final int GOOD_SHIELD = 10_000;

    private static final int ENOUGH = 5;

    private Formation() {}

    static Action next(Sight sight) {
        return toTheBack(sight)
                .orElse(() ->
                        call(sight).flatMap(call -> sight.option(call.card().handle()::equals)))
                .getOrElse(sight::pass);
    }

    /** A booster that had to stand in front goes behind the stronger unit that can now be called before it. */
    private static Option<Action> toTheBack(Sight sight) {
        return sight.option(handle -> handle.index() == Handle.ITSELF && isBetterBehind(sight, Sight.circle(handle)));
    }

    private static boolean isBetterBehind(Sight sight, Circle front) {
        Option<Circle> back =
                Array.of(Circle.values()).find(each -> each.row() == Circle.BACK && each.column() == front.column());
        Option<Integer> stronger = strongest(sight, front).map(Formation::power);
        return back.exists(circle -> sight.unit(circle).isEmpty())
                && sight.unit(front)
                        .exists(unit -> unit.card().boost() && stronger.exists(power -> power > unit.power()));
    }

    /** Where the card goes that {@link #next} has just called: the table is still as it was then. */
    static Action circle(Sight sight) {
        return call(sight)
                .flatMap(call -> sight.option(handle -> Sight.circle(handle) == call.circle()))
                .getOrElse(sight::pass);
    }

    /** The next call: the strongest card that belongs on the first circle that is empty. */
    private static Option<Call> call(Sight sight) {
        return ORDER.filter(circle -> sight.unit(circle).isEmpty())
                .flatMap(circle -> strongest(sight, circle).map(card -> new Call(card, circle)))
                .headOption();
    }

    private static Option<SeenCard> strongest(Sight sight, Circle circle) {
        boolean front = circle.row() == Circle.FRONT;
        return sight.hand()
                .filter(seen -> Sight.card(seen).exists(card -> isSpare(sight, card) && (front || card.boost())))
                .maxBy(Comparator.comparing(Formation::power));
    }

    private static int power(SeenCard seen) {
        return Sight.card(seen).map(Card::power).getOrElse(0);
    }

    private static boolean isSpare(Sight sight, Card card) {
        return card.mainType() == MainType.UNIT
                && card.grade() <= sight.grade()
                && card.trigger() == Trigger.NONE
                && (card.shield() < GOOD_SHIELD || sight.hand().size() > ENOUGH);
    }

    private record Call(SeenCard card, Circle circle) {}
}

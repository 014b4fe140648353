package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Handle;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The battle in progress.
 *
 * @param attacker the unit designated to attack; none before that, and once it has left
 * @param partners the units that attack together with it
 * @param attacked the units being attacked
 * @param boosting the units boosting the attacker
 * @param guarding each guardian with the unit it guards
 */
public record SeenBattle(
        Option<Handle> attacker,
        Array<Handle> partners,
        Array<Handle> attacked,
        Array<Handle> boosting,
        Array<Tuple2<Handle, Handle>> guarding) {
    /** Names what is null. */
    public SeenBattle {
        requireNonNull(attacker, "attacker");
        requireNonNull(partners, "partners");
        requireNonNull(attacked, "attacked");
        requireNonNull(boosting, "boosting");
        requireNonNull(guarding, "guarding");
    }

    /** Returns the battle in one line. */
    String text() {
        return "attacker" + attacker.map(each -> " " + PlaceText.of(each)).getOrElse(" -")
                + (partners.isEmpty() ? "" : partners.map(PlaceText::of).mkString(" with [", " ", "]"))
                + attacked.map(PlaceText::of).mkString(" attacks [", " ", "]")
                + boosting.map(PlaceText::of).mkString(" boosted by [", " ", "]")
                + guarding.map(each -> PlaceText.of(each._1) + ">" + PlaceText.of(each._2))
                        .mkString(" guarded [", " ", "]");
    }
}

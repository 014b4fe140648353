package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.data.NearestNames;
import io.vavr.collection.Array;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code cards show}: shows cards as they are printed. */
@Command(name = "show", description = "Shows cards as they are printed: what they are, and their text.")
final class CardsShow implements Callable<Integer> {
    @Parameters(
            paramLabel = "CARD",
            arity = "0..*",
            description = "Cards by name or id; all cards of the packs if left out.")
    private List<String> names = List.of();

    @Mixin
    private PackOption packs = new PackOption();

    private final Terminal terminal;

    CardsShow(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Array<Card> cards =
                packs.rules().packs().flatMap(pack -> packs.rules().cards(pack)).distinct();
        Array<Card> shown = names.isEmpty() ? cards : Array.ofAll(names).flatMap(name -> named(cards, name));
        shown.map(CardsShow::printed)
                .intersperse("")
                .forEach(text -> text.lines().forEach(terminal::say));
        return Status.DONE;
    }

    private static Array<Card> named(Array<Card> cards, String name) {
        Array<Card> found =
                cards.filter(card -> card.id().equals(name) || card.allNames().contains(name));
        if (found.isEmpty()) {
            Array<String> near = NearestNames.to(name, cards.map(Card::name).distinct());
            throw new UsageException("there is no card '" + name + "'"
                    + (near.isEmpty() ? "" : "; did you mean " + near.mkString("'", "', '", "'") + "?"));
        }
        return found;
    }

    private static String printed(Card card) {
        Array<String> lines = Array.of(
                        card.allNames().mkString(" / ") + " [" + card.id() + "]",
                        traits(card),
                        numbers(card),
                        card.text())
                .reject(String::isEmpty);
        return lines.mkString("\n") + "\n";
    }

    private static String traits(Card card) {
        return Array.of("grade " + card.grade() + " " + card.type())
                .appendAll(card.specialTypes())
                .append(card.nations().mkString("/"))
                .append(card.clans().mkString("/"))
                .append(card.races().mkString("/"))
                .reject(String::isEmpty)
                .mkString(", ");
    }

    private static String numbers(Card card) {
        return Array.of(
                        card.power() > 0 ? "power " + card.power() : "",
                        card.hasShield() ? "shield " + card.shield() : "",
                        card.critical() == 1 ? "" : "critical " + card.critical(),
                        card.trigger() == Trigger.NONE
                                ? ""
                                : card.trigger().name().toLowerCase(Locale.ROOT) + " trigger +" + card.triggerPower(),
                        card.boost() ? "boost" : "",
                        card.intercept() ? "intercept" : "",
                        card.driveBonus() == 0 ? "" : "drive +" + card.driveBonus(),
                        card.personaRide() ? "persona ride" : "",
                        card.sentinel() ? "sentinel" : "")
                .reject(String::isEmpty)
                .mkString(", ");
    }
}

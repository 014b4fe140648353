package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code cards check}: tells what is wrong with packs. */
@Command(
        name = "check",
        description = {
            "Tells whether packs can be played with and, if not, all that is wrong: fields and words that cannot be read,"
                    + " with their place, and texts that mean nothing or can never happen, with card, ability and part.",
            "",
            "A pack is a file in JSON, of Cardfight!! Vanguard or Vandaria Wars, or a table of the former whose name ends in"
                    + " .tsv."
        })
final class CardsCheck implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "PACK", description = "Packs: files, or shipped packs by their ids.")
    private List<String> packs;

    private final Terminal terminal;

    CardsCheck(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return Array.ofAll(packs).count(pack -> !isSound(pack)) == 0 ? Status.DONE : Status.FAILED;
    }

    private boolean isSound(String name) {
        return VandariaFiles.isPack(name)
                ? isSound(
                        name,
                        VandariaFiles.read(name),
                        CardsCheck::together,
                        pack -> pack.cards().size())
                : isSound(
                        name,
                        PackFile.read(name),
                        CardsCheck::senseless,
                        pack -> pack.cards().size());
    }

    private <P> boolean isSound(
            String name, Either<Array<String>, P> read, Function<P, Array<String>> senseless, ToIntFunction<P> size) {
        Array<String> problems = read.fold(
                unreadable -> unreadable, pack -> senseless.apply(pack).map(problem -> name + ": " + problem));
        problems.forEach(terminal::say);
        if (problems.isEmpty()) {
            int cards = size.applyAsInt(read.get());
            terminal.say(name + ": " + cards + (cards == 1 ? " card" : " cards") + ", nothing wrong");
        }
        return problems.isEmpty();
    }

    /** Reading has tried each skill of a card by itself. */
    private static Array<String> together(VandariaPack pack) {
        try {
            Plugged.rules(VandariaRules.standard(), pack);
            return Array.empty();
        } catch (IllegalArgumentException senseless) {
            return Array.of(String.valueOf(senseless.getMessage()));
        }
    }

    /** Each ability is tried by itself, so that one that is wrong hides no other; then all cards together. */
    private static Array<String> senseless(Pack pack) {
        Array<String> alone = pack.cards()
                .flatMap(card -> Texts.problems(card.id(), card.abilities()))
                .map(problem -> String.valueOf(problem.getMessage()));
        return alone.isEmpty() ? together(pack) : alone;
    }

    private static Array<String> together(Pack pack) {
        try {
            Plugged.rules(pack);
            return Array.empty();
        } catch (EffectException senseless) {
            return Array.of(String.valueOf(senseless.getMessage()));
        }
    }
}

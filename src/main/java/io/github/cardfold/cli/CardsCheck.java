package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.Texts;
import io.vavr.collection.Array;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code cards check}: tells what is wrong with packs. */
@Command(
        name = "check",
        description = {
            "Tells whether packs can be played with and, if not, all that is wrong: fields and words that cannot be read,"
                    + " with their place, and texts that mean nothing or can never happen, with card, ability and part.",
            "",
            "A pack is a file in JSON, or a table whose name ends in .tsv."
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
        Array<String> problems = PackFile.read(name)
                .fold(unreadable -> unreadable, pack -> senseless(pack).map(problem -> name + ": " + problem));
        problems.forEach(terminal::say);
        if (problems.isEmpty()) {
            int cards = PackFile.readable(name).cards().size();
            terminal.say(name + ": " + cards + (cards == 1 ? " card" : " cards") + ", nothing wrong");
        }
        return problems.isEmpty();
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

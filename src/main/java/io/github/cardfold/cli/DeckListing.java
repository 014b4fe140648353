package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.vandaria.VandariaPacks;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code deck list}: which decks are shipped, and of which pack each is. */
@Command(
        name = "list",
        description = "Lists the shipped decks, by pack. Two decks that play each other are of one pack.")
final class DeckListing implements Callable<Integer> {
    private final Terminal terminal;

    DeckListing(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Packs.all().forEach(pack -> {
            terminal.say(pack.id());
            Decks.names(pack.id()).forEach(name -> terminal.say("  " + name));
        });
        VandariaPacks.all()
                .reject(pack -> VandariaPacks.decks(pack.id()).isEmpty())
                .forEach(pack -> {
                    terminal.say(pack.id() + " (Vandaria Wars)");
                    VandariaPacks.decks(pack.id()).forEach(name -> terminal.say("  " + name));
                });
        return Status.DONE;
    }
}

package io.github.cardfold.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code cards schema}: writes the schema of the texts that a pack may have. */
@Command(
        name = "schema",
        description = {
            "Writes the JSON Schema of the texts of a pack's cards, its own definitions among the kinds.",
            "",
            "Editors that are told of it complete and check texts."
        })
final class CardsSchema implements Callable<Integer> {
    @Parameters(paramLabel = "PACK", description = "The pack: a file in JSON, or a shipped pack by its id.")
    private String pack = "";

    private final Terminal terminal;

    CardsSchema(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.say(PackFile.readable(pack)
                .language(Plugged.language())
                .schema("https://cardfold.github.io/schema/text.schema.json")
                .toString());
        return Status.DONE;
    }
}

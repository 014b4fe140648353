package io.github.cardfold.cli;

import picocli.CommandLine.Command;

/** The commands about deck lists. */
@Command(name = "deck", description = "Works on deck lists.", synopsisSubcommandLabel = "COMMAND")
final class Deck {}

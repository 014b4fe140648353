package io.github.cardfold.cli;

import picocli.CommandLine.Command;

/** The commands about cards and packs. */
@Command(name = "cards", description = "Works on cards and their packs.", synopsisSubcommandLabel = "COMMAND")
final class Cards {}

package io.github.cardfold.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/** The command that has all others. */
@Command(
        name = "cardfold",
        description = "Plays Cardfight!! Vanguard by its comprehensive rules. Without a command it plays a game.",
        footer = {"", "Exit status: 0 done, 1 a check failed, 2 bad usage. 'cardfold help COMMAND' says more."},
        synopsisSubcommandLabel = "COMMAND",
        usageHelpAutoWidth = true,
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT)
final class Cardfold {}

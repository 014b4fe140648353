package io.github.cardfold.cli;

import io.github.cardfold.spi.PluginException;
import io.vavr.collection.Array;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;

/** The command line {@code cardfold}; {@code --help} says what it can do. Without a command it plays a game. */
public final class Main {
    private Main() {}

    /** Runs it; the exit status is 0 if it was done, 1 if a check failed, 2 for bad usage. */
    public static void main(String[] args) {
        Terminal terminal = new Terminal(
                new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err), Ansi.AUTO);
        int status = run(terminal, args);
        if (status != Status.DONE) {
            System.exit(status);
        }
    }

    static int run(Terminal terminal, String... args) {
        try {
            return commandLine(terminal).execute(command(args));
        } catch (OutOfMemoryError full) {
            terminal.complain("Java has too little memory for this; give it more with java -Xmx");
            return Status.FAILED;
        }
    }

    /** A game is what is played if no command is named. */
    private static String[] command(String... args) {
        Array<String> words = Array.of(args);
        boolean named = words.headOption().exists(word -> !word.startsWith("-") || isAboutItself(word));
        return (named ? words : words.prepend("play")).toJavaArray(String[]::new);
    }

    private static boolean isAboutItself(String word) {
        return Array.of("-h", "--help", "-V", "--version").contains(word);
    }

    private static CommandLine commandLine(Terminal terminal) {
        CommandLine line = new CommandLine(new Cardfold())
                .addSubcommand(new Play(terminal))
                .addSubcommand(new ReplayFile(terminal))
                .addSubcommand(new ScenarioFiles(terminal))
                .addSubcommand(new ExplainCommand(terminal))
                .addSubcommand(new Sections(terminal, RulesIndex.packed()))
                .addSubcommand(new CommandLine(new Deck())
                        .addSubcommand(new DeckListing(terminal))
                        .addSubcommand(new DeckCheck(terminal)))
                .addSubcommand(new CommandLine(new Cards())
                        .addSubcommand(new CardsCheck(terminal))
                        .addSubcommand(new CardsShow(terminal))
                        .addSubcommand(new CardsSchema(terminal))
                        .addSubcommand(new CardsParse(terminal)))
                .addSubcommand(new PerftCommand(terminal))
                .addSubcommand(new FuzzCommand(terminal))
                .addSubcommand(new UpgradeCommand(terminal))
                .addSubcommand(new CommandLine.HelpCommand());
        line.getCommandSpec().version("cardfold " + version());
        return line.setCaseInsensitiveEnumValuesAllowed(true)
                .setColorScheme(Help.defaultColorScheme(terminal.colours()))
                .setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler((refused, words) -> misused(terminal, refused))
                .setExecutionExceptionHandler((broken, command, words) -> broken(terminal, broken));
    }

    private static String version() {
        String packed = Main.class.getPackage().getImplementationVersion();
        return packed == null ? "(not packed)" : packed;
    }

    private static int misused(Terminal terminal, ParameterException refused) {
        String help = refused.getCommandLine().getCommandSpec().qualifiedName() + " --help";
        terminal.complain(Misuse.sentence(refused) + " (see " + help + ")");
        return Status.MISUSED;
    }

    private static int broken(Terminal terminal, Exception broken) throws Exception {
        if (broken instanceof UsageException misuse) {
            terminal.complain(misuse.sentence());
            return Status.MISUSED;
        }
        if (broken instanceof ClosedException closed) {
            closed.reason().forEach(terminal::complain);
            return Status.FAILED;
        }
        if (broken instanceof PluginException plugin) {
            terminal.complain(String.valueOf(plugin.getMessage()));
            return Status.FAILED;
        }
        throw broken;
    }
}

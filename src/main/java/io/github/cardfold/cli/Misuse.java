package io.github.cardfold.cli;

import io.vavr.collection.Array;
import java.util.Locale;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence what is wrong with the words of a command line. */
final class Misuse {
    private static final int MOST = 2;

    private Misuse() {}

    static String sentence(ParameterException refused) {
        if (refused instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        if (refused instanceof MissingParameterException missing
                && missing.getMissing().size() == 1) {
            ArgSpec argument = missing.getMissing().get(0);
            return argument.isOption()
                    ? ((OptionSpec) argument).longestName() + " needs a value"
                    : argument.paramLabel() + " is missing";
        }
        String message = String.valueOf(refused.getMessage());
        return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }

    private static String unmatched(UnmatchedArgumentException unmatched) {
        String word = unmatched.getUnmatched().get(0);
        boolean commands = !unmatched.getCommandLine().getSubcommands().isEmpty();
        String sort = word.startsWith("-") ? "option" : commands ? "command" : "";
        Array<String> near = Array.ofAll(unmatched.getSuggestions()).take(MOST);
        String hint = near.isEmpty() ? "" : "; did you mean " + near.mkString("'", "' or '", "'") + "?";
        return sort.isEmpty()
                ? "'" + word + "' is one word too many"
                : "there is no " + sort + " '" + word + "'" + hint;
    }
}

package io.github.cardfold.cli;

import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.Upgrade;
import io.github.cardfold.json.Upgraded;
import io.vavr.collection.Array;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code upgrade}: rewrites packs and scenario files of older formats. */
@Command(
        name = "upgrade",
        description = {
            "Rewrites packs in JSON and scenario files whose format has an older number, so that this version reads them.",
            "",
            "Files are rewritten where they are. Whatever need not change stays as it is, byte by byte; each file is"
                    + " replaced as a whole or not at all. Other files are left alone."
        })
final class UpgradeCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE|DIR",
            description = "Packs and scenario files, or folders, of which every .json file is looked at; links in a"
                    + " folder are not followed.")
    private List<String> paths;

    private final Terminal terminal;
    private Language language = Language.empty();
    private int rewritten;
    private int isNew;
    private int others;
    private int failed;

    UpgradeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        language = Plugged.language();
        Array<JsonFiles> all = Array.ofAll(paths).map(JsonFiles::at);
        for (JsonFiles each : all) {
            each.unread().forEach(this::fail);
            each.files().forEach(file -> upgrade(file, each.isFolder()));
        }
        terminal.head(
                rewritten + " rewritten, " + isNew + " already new, " + others + " left alone, " + failed + " failed");
        return failed == 0 ? Status.DONE : Status.FAILED;
    }

    /** Files that stay as they are need a line only if they were named. */
    private void upgrade(String file, boolean isOneOfMany) {
        try {
            Upgraded upgraded = Upgrade.of(InputFile.text(file, ""), language);
            switch (upgraded.result()) {
                case REWRITTEN -> {
                    OutputFile.replace(file, upgraded.text());
                    rewritten++;
                }
                case NEW -> isNew++;
                case OTHER -> others++;
            }
            if (upgraded.result() == Upgraded.Result.REWRITTEN || !isOneOfMany) {
                terminal.say(file + ": " + upgraded.sentence());
            }
        } catch (StateFormatException unread) {
            fail(file + ": " + unread.getMessage());
        } catch (UsageException refused) {
            fail(refused.sentence());
        }
    }

    private void fail(String sentence) {
        terminal.complain(sentence);
        failed++;
    }
}

package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.Pack;
import io.vavr.collection.Array;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --pack}: with the cards of which packs a command works. */
final class PackOption {
    @Option(
            names = "--pack",
            paramLabel = "P",
            description = "A pack of cards: a file in JSON, a table whose name ends in .tsv, or a shipped pack by its"
                    + " id; may be given several times. All shipped packs if left out.")
    private List<String> names = List.of();

    private @Nullable PackRules rules;

    /** Returns the names themselves. */
    Array<String> names() {
        return Array.ofAll(names);
    }

    /** Returns the packs that are named, none if none is. */
    Array<Pack> named() {
        return names.isEmpty() ? Array.empty() : rules().packs();
    }

    /**
     * Returns the rules with the cards of each pack.
     *
     * @throws UsageException if one cannot be read, or two have one id
     */
    PackRules rules() {
        if (rules == null) {
            rules = names.isEmpty()
                    ? PackRules.shipped()
                    : new PackRules(distinct(Array.ofAll(names).map(PackFile::readable)));
        }
        return rules;
    }

    /**
     * Returns the rules of either game that something recorded may have been played by.
     *
     * @throws UsageException if a pack cannot be read, or two have one id
     */
    RecordedRules recorded() {
        if (names.isEmpty()) {
            return RecordedRules.shipped();
        }
        var games = names().partition(VandariaFiles::isPack);
        return RecordedRules.of(new PackRules(distinct(games._2().map(PackFile::readable))), games._1());
    }

    private static Array<Pack> distinct(Array<Pack> packs) {
        packs.groupBy(Pack::id).find(same -> same._2().size() > 1).forEach(same -> {
            throw new UsageException("two packs of --pack have the id '" + same._1() + "'");
        });
        return packs;
    }
}

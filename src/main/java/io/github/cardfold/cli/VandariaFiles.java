package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.deck.TextProblem;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckReader;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Finds the packs and deck lists of Vandaria Wars that the command line names. */
final class VandariaFiles {
    private VandariaFiles() {}

    /**
     * Returns the cards of all packs that are named, or of all shipped ones with decks if none is.
     *
     * @throws UsageException if one cannot be read, or two have a card of one id
     */
    static VandariaPack pack(Array<String> names) {
        Array<VandariaPack> packs = names.isEmpty()
                ? VandariaPacks.all()
                        .reject(pack -> VandariaPacks.decks(pack.id()).isEmpty())
                : names.map(VandariaFiles::one);
        try {
            return packs.reduceLeft((all, pack) -> new VandariaPack(
                    all.id() + " and " + pack.id(),
                    all.version() + " and " + pack.version(),
                    all.cards().appendAll(pack.cards())));
        } catch (IllegalArgumentException same) {
            throw new UsageException(String.valueOf(same.getMessage()), same);
        }
    }

    /** Tells whether a name is the id of a shipped pack of this game, or that of a file that says it is one. */
    static boolean isPack(String name) {
        return isShipped(name)
                || Packs.all().forAll(pack -> !pack.id().equals(name)) && isPackText(InputFile.text(name, missing()));
    }

    /** Tells whether a name is the id of a shipped pack of this game. */
    static boolean isShipped(String name) {
        return VandariaPacks.all().exists(pack -> pack.id().equals(name));
    }

    /** Tells whether a text says that it is a pack of this game. */
    static boolean isPackText(String text) {
        try {
            return PositionFile.format(text).equals(Format.VANDARIA_PACK.title());
        } catch (StateFormatException otherFile) {
            return false;
        }
    }

    private static String missing() {
        return ", and no shipped pack of that name among "
                + Packs.all()
                        .map(Pack::id)
                        .appendAll(VandariaPacks.all().map(VandariaPack::id))
                        .mkString(", ");
    }

    private static VandariaPack one(String name) {
        return read(name).getOrElseThrow(UsageException::new);
    }

    /**
     * Returns the shipped pack of that id or, if there is none, the one in the file, or every problem with its text.
     *
     * @throws UsageException if there is neither
     */
    static Either<Array<String>, VandariaPack> read(String name) {
        Option<VandariaPack> shipped =
                VandariaPacks.all().find(pack -> pack.id().equals(name));
        if (shipped.isDefined()) {
            return Either.right(shipped.get());
        }
        String known = VandariaPacks.all().map(VandariaPack::id).mkString(", ");
        String text = InputFile.text(name, ", and no shipped pack of that name among " + known);
        return VandariaPackJson.read(name, text, Plugged.vandariaLanguage())
                .mapLeft(problems -> problems.map(String::valueOf));
    }

    /**
     * Returns the shipped deck list of that name or, if there is none, the one in the file, or every problem with its
     * text.
     *
     * @throws UsageException if there is neither
     */
    static Either<Array<TextProblem>, VandariaDeckList> deck(VandariaPack pack, String name) {
        Array<String> shipped = decks(pack);
        if (shipped.contains(name)) {
            return Either.right(VandariaPacks.deck(name));
        }
        if (DeckNames.isOfCardfight(name) && !InputFile.exists(name)) {
            throw new UsageException("'" + name + "' is a deck of Cardfight!! Vanguard: leave out --game vandaria");
        }
        String text = InputFile.text(
                name,
                ", and the pack " + pack.id()
                        + (shipped.isEmpty() ? " has no shipped deck" : " has the decks " + shipped.mkString(", ")));
        return VandariaDeckReader.read(pack.id(), cards(pack), name, text);
    }

    /** Returns the shipped deck lists of cards of a pack. */
    static Array<String> decks(VandariaPack pack) {
        return VandariaPacks.all()
                .filter(each -> pack.cards().containsAll(each.cards()))
                .flatMap(each -> VandariaPacks.decks(each.id()));
    }

    /** Returns the cards that may be played with: those of a pack and those of plugins. */
    private static Array<VandariaCard> cards(VandariaPack pack) {
        if (Plugged.vandariaPlugins().isEmpty()) {
            return pack.cards();
        }
        Rules rules = Plugged.rules(VandariaRules.standard(), pack);
        return Array.range(0, rules.definitionCount()).map(each -> (VandariaCard) rules.definition(each));
    }
}

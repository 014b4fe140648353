package io.github.cardfold.game;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Deck lists of the games as sheets, and back. */
public final class DeckSheets {
    private DeckSheets() {}

    /** Returns the sheet of a deck list of Cardfight!! Vanguard. */
    public static DeckSheet of(DeckList deck) {
        requireNonNull(deck, "deck");
        return new DeckSheet(deck.name(), Array.of(DeckSection.values()).map(part -> entries(deck.entries(part))));
    }

    /** Returns the sheet of a deck list of Vandaria Wars. */
    public static DeckSheet of(VandariaDeckList deck) {
        requireNonNull(deck, "deck");
        return new DeckSheet(
                deck.name(), Array.of(VandariaDeckSection.values()).map(part -> entries(deck.entries(part))));
    }

    private static Array<DeckSheet.Entry> entries(Array<? extends DeckEntry<?>> entries) {
        return entries.map(DeckSheet.Entry::of);
    }

    /**
     * Returns the deck list of Cardfight!! Vanguard that a sheet is of, legal or not.
     *
     * @param cards finds each card by its id
     * @throws java.util.NoSuchElementException if there is no card for an id
     */
    public static DeckList vanguard(DeckSheet sheet, Function<String, Option<Card>> cards) {
        requireNonNull(sheet, "sheet");
        return DeckList.builder()
                .name(sheet.name())
                .main(sheet.part(DeckSection.MAIN.ordinal(), cards))
                .ride(sheet.part(DeckSection.RIDE.ordinal(), cards))
                .g(sheet.part(DeckSection.G.ordinal(), cards))
                .build();
    }

    /**
     * Returns the deck list of Vandaria Wars that a sheet is of, legal or not.
     *
     * @param cards finds each card by its id
     * @throws java.util.NoSuchElementException if there is no card for an id
     */
    public static VandariaDeckList vandaria(DeckSheet sheet, Function<String, Option<VandariaCard>> cards) {
        requireNonNull(sheet, "sheet");
        return VandariaDeckList.builder()
                .name(sheet.name())
                .fate(sheet.part(VandariaDeckSection.FATE.ordinal(), cards))
                .sub(sheet.part(VandariaDeckSection.SUB.ordinal(), cards))
                .side(sheet.part(VandariaDeckSection.SIDE.ordinal(), cards))
                .build();
    }

    /** Returns the deck list of each sheet, or a sentence on the first card that the rules do not have. */
    static <C extends Definition, D> Either<String, Array<D>> read(
            Rules rules,
            Class<C> kind,
            Array<DeckSheet> sheets,
            BiFunction<DeckSheet, Function<String, Option<C>>, D> list) {
        Function<String, Option<C>> cards =
                id -> rules.definition(id).filter(kind::isInstance).map(kind::cast);
        Option<String> missing = sheets.flatMap(sheet -> sheet.missing(cards)
                        .map(id ->
                                "deck '" + sheet.name() + "' has the card '" + id + "', which the rules do not have"))
                .headOption();
        return missing.isDefined()
                ? Either.left(missing.get())
                : Either.right(sheets.map(sheet -> list.apply(sheet, cards)));
    }
}

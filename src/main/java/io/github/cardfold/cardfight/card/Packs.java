package io.github.cardfold.cardfight.card;

/** The packs that the library ships. */
public final class Packs {
    private Packs() {}

    /**
     * Returns the pack {@code vanilla}: units of four nations that have icons and no text. All cards of
     * {@linkplain Decks the shipped decks} are in it.
     */
    public static Pack vanilla() {
        return Shelf.VANILLA;
    }

    /** Read when the first pack is asked for. */
    private static final class Shelf {
        private static final Pack VANILLA = PackReader.read("vanilla.tsv", Resource.text("vanilla.tsv"))
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }
}

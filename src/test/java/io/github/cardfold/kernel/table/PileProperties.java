package io.github.cardfold.kernel.table;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Hidden piles against {@link PileModel}: what a pool says a seat knows is so in every world that the seat can imagine,
 * and it says no less than counting kind by kind would.
 */
class PileProperties {
    /** One thing that happens to a pile; each number is taken modulo what there is. */
    record Move(Kind kind, int definition, int index, int witnesses) {
        enum Kind {
            COME,
            COME_LAST,
            LEAVE,
            LOOK,
            SHUFFLE
        }
    }

    @Provide
    Arbitrary<List<Move>> moves() {
        return Combinators.combine(
                        Arbitraries.of(Move.Kind.class),
                        Arbitraries.integers().between(0, PossibleWorlds.KINDS - 1),
                        Arbitraries.integers().between(0, 11),
                        Arbitraries.integers().between(0, (1 << PileModel.SEATS) - 1))
                .as(Move::new)
                .list()
                .ofMaxSize(8);
    }

    @Provide
    Arbitrary<String> cards() {
        return Arbitraries.strings().withChars("abc").ofMaxLength(3);
    }

    /** A hand: its owner sees every card, the others what is shown as it comes or goes. */
    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void shouldKnowOfAHandWhatTheSeatsSaw(@ForAll("cards") String start, @ForAll("moves") List<Move> moves) {
        PileModel hand = new PileModel(start, true);
        for (Move move : moves) {
            switch (move.kind()) {
                case LEAVE -> hand.leave(move.index(), PileModel.OWNER | move.witnesses());
                case LOOK -> hand.show(move.index(), PileModel.OWNER | move.witnesses());
                default -> hand.come(move.definition(), PileModel.OWNER | move.witnesses());
            }
            hand.check();
        }
    }

    /** A deck: unordered but for what was put on its top or bottom. */
    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void shouldKnowOfADeckWhatTheSeatsSaw(@ForAll("cards") String start, @ForAll("moves") List<Move> moves) {
        PileModel deck = new PileModel(start, false);
        for (Move move : moves) {
            switch (move.kind()) {
                case COME -> deck.settle(false, move.definition(), move.witnesses());
                case COME_LAST -> deck.settle(true, move.definition(), move.witnesses());
                case LEAVE -> deck.leave(move.index(), move.witnesses());
                case LOOK -> deck.look(move.index(), move.witnesses());
                case SHUFFLE -> deck.shuffle();
            }
            deck.check();
        }
    }
}

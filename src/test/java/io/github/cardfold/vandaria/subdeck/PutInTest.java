package io.github.cardfold.vandaria.subdeck;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.vandaria.Board.act;
import static io.github.cardfold.vandaria.Board.card;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.names;
import static io.github.cardfold.vandaria.Board.object;
import static io.github.cardfold.vandaria.Board.pick;
import static io.github.cardfold.vandaria.state.VandariaZone.GAME;
import static io.github.cardfold.vandaria.state.VandariaZone.HAND;
import static io.github.cardfold.vandaria.state.VandariaZone.SUBDECK;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.effect.kind.Together;
import io.github.cardfold.kernel.State;
import io.github.cardfold.vandaria.Board;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.skill.ActionSkill;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What is put into the game from the Subdeck. */
class PutInTest {
    private static final VandariaCard FIELD = land("Field", 5, 5, 0);
    private static final VandariaCard IMP = human("Imp", 1, 1, 1);
    private static final VandariaCard GUEST = human("Guest", 1, 1, 1);
    private static final VandariaCard MUSTER = action(
            "Muster",
            new SearchSubdeck(Array.empty(), "first"),
            new SearchSubdeck(Array.empty(), "second"),
            new PutIn(new Together(Array.of(new Named("first"), new Named("second")))));

    @Test
    @Rule(vw = {"2.6.1", "6.1.3.1"})
    void severalCardsComeInOneAfterTheOther() {
        Board board = Board.of(FIELD, IMP, GUEST, MUSTER)
                .lay(GAME, A, FIELD)
                .lay(SUBDECK, A, IMP, GUEST)
                .lay(HAND, A, MUSTER);
        State state = board.at(A, "8.4");
        state = act(state, VandariaVerbs.USE, object(state, HAND, A, "Muster"));
        state = pick(state, object(state, SUBDECK, A, "Guest"));
        state = pick(state, object(state, SUBDECK, A, "Imp"));
        assertEquals(Array.of("Field", "Guest", "Imp"), names(state, GAME, A));
    }

    private static VandariaCard action(String name, Instruction... then) {
        return card(name, new ActionCard(Option.none()), 0)
                .skills(Array.of(new ActionSkill(Array.of(then), Array.empty(), Option.none(), Option.none())))
                .build();
    }
}

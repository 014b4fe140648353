package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/**
 * Counter charges: face-down damage is turned face up (7.26).
 *
 * @param number how many
 * @param fighter who does
 * @param as the name of the cards
 */
@Phrase("<{fighter who} counter charges|counter charge> {as as}{number}")
@Rule(jp = "7.26.1")
public record CounterCharge(
        @Default("1") Value number,
        @Default("you") Side fighter,
        @Default("charged") String as) implements Instruction, Binds {
    @Override
    public void compile(Compiler out) {
        Cards damage = new Cards(Region.DAMAGE, fighter, Array.of(new Chargeable()));
        out.compile(Choose.of(damage, as, new ChangedIconNumber(IconAction.COUNTER_CHARGE, number, fighter), fighter));
        out.change("", run -> turn(run, new Named(as)));
    }

    /** Cards that lie face down or, where the edition says so, any. */
    @Rule(jp = "7.26.1", it = "10.17.1")
    private record Chargeable() implements Filter {
        @Override
        public boolean accepts(Query query, Subject card) {
            Position position = query.position(Facts.STATES);
            return card.gameObject().is(GameObject.FACE_DOWN)
                    || !CardGame.ruleset(position).effects().chargesFaceDownCards();
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.STATES);
        }
    }

    @Rule(jp = {"7.26.2", "7.26.2.1"})
    private Batch turn(Run run, Named chosen) {
        Query master = Query.of(run);
        Query query = master.as(master.seat(fighter));
        Array<Event> turned = chosen.subjects(query)
                .filter(Subject::isHere)
                .map(each -> Event.face(run.position(), each.object(), false));
        return Batch.ofAll(turned.appendAll(IconNumbers.done(query, IconAction.COUNTER_CHARGE, turned.size()))
                .asJava());
    }

    @Override
    public boolean isAtItsEnd() {
        return true;
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return Numeral.cards(number);
    }
}

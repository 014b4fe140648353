package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.vavr.collection.Array;

/**
 * Gold is paid: as a cost all of it, as part of an effect all of it or nothing.
 *
 * @param number how much
 */
@Rule(vw = {"2.4.1", "2.4.2", "12.3.1"})
@Phrase("pay {number} gold")
public record PayGold(@Default("1") Value number) implements Payable {
    @Override
    public Array<Array<CostItem>> ways() {
        return Array.of(Array.of(new Gold(this)));
    }

    @Override
    public void compile(Compiler out) {
        out.change("", this::pay);
    }

    private Batch pay(Run run) {
        Query query = Query.of(run);
        int gold = number.value(query);
        boolean isThere = gold > 0 && run.position().number(PlayerNumbers.GOLD, query.master()) >= gold;
        return isThere ? Batch.ofAll(paid(query, gold).asJava()) : Batch.NOTHING;
    }

    private static Array<Event> paid(Query query, int gold) {
        return gold <= 0 ? Array.empty() : Array.of(Event.count(PlayerNumbers.GOLD, query.master(), -gold));
    }

    /** The gold falls, nobody choosing anything. */
    private record Gold(PayGold instruction) implements CostItem {
        @Override
        public Array<Event> payBesides(Query query) {
            return paid(query, instruction.number().value(query));
        }

        @Override
        public boolean isOutOfReach(Position position, Seat payer, GameObject self) {
            return instruction.number() instanceof Constant constant
                    && constant.number() > Math.max(0, position.number(PlayerNumbers.GOLD, payer));
        }
    }
}

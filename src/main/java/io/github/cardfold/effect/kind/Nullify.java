package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Continuous effects that automatic abilities of cards have made end.
 *
 * @param of the cards
 * @param saying what the effects say, by the name of the information they change, such as {@code cannot attack}; any
 *     effects if nothing is said. All that one instruction began ends together
 */
@Phrase("nullify <the effects that say {saying}|all effects> of automatic abilities of {of}")
@Rule(jp = {"11.11.8", "11.11.8.1", "12.5.2"})
public record Nullify(Selector of, Option<String> saying) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change(
                "",
                run -> Batch.ofAll(
                        nullified(run.position(), Query.of(run)).map(Event::end).asJava()));
    }

    private Array<TimedEffect> nullified(Position position, Query query) {
        TextGame game = (TextGame) query.position(Facts.LASTING).rules().game();
        Array<Integer> sources =
                of.subjects(query).filter(each -> game.affects(query, each)).map(Subject::object);
        Array<TimedEffect> made = Array.range(0, position.lastingCount())
                .map(position::lasting)
                .filter(each -> sources.contains(each.source())
                        && each.kind() instanceof TimedWorking kind
                        && kind.isAutomatic());
        return made.filter(each -> saying.isEmpty() || made.exists(other -> isPart(each, other) && says(other)));
    }

    private static boolean isPart(TimedEffect one, TimedEffect other) {
        return one.source() == other.source()
                && one.kind() instanceof TimedWorking kind
                && other.kind() instanceof TimedWorking that
                && kind.isPartWith(that);
    }

    private boolean says(TimedEffect effect) {
        return effect.kind() instanceof TimedWorking kind && saying.exists(kind.working()::says);
    }
}

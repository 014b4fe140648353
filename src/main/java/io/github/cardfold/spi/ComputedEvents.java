package io.github.cardfold.spi;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Means;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Lets happen what a function of a plugin proposes.
 *
 * @param call the function
 * @param with numbers that it is handed
 * @param cards the cards that it is handed
 */
@Phrase("{call}< with {cards}>< for {with and}>")
public record ComputedEvents(
        ProposalEscape call, @Default("[]") Array<Value> with, Option<Selector> cards) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", run -> events(Query.of(run), run.position()));
    }

    private Batch events(Query query, Position position) {
        Array<Subject> subjects = cards.toArray().flatMap(each -> each.subjects(query));
        Inquiry inquiry = Inquiry.of(call, query, with.map(each -> each.value(query)), subjects);
        Array<Event> events = call.proposals(inquiry).map(each -> event(each, position));
        return Batch.ofAll(Means.named(position, events).asJava());
    }

    private Event event(Proposed proposed, Position position) {
        try {
            return proposed.event(position);
        } catch (RuntimeException e) {
            throw call.error("it proposes what cannot be: " + e.getMessage(), e);
        }
    }

    @Override
    public Array<String> reads() {
        return call.reads();
    }
}

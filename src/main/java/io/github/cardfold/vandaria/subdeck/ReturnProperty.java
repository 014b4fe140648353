package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.part.OfDecks;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;

/**
 * Property leaves the game for the hand or the Fate Deck of its owner, which is shuffled then. It is not destroyed.
 *
 * @param to where it goes
 * @param what the Property
 */
@Rule(vw = {"6.1.4.2", "6.1.4.4"})
@Phrase("return {what} to {to}")
public record ReturnProperty(Destination to, Selector what) implements Instruction, OfDecks {
    /** Where Property returns to. */
    public enum Destination {
        /** The hand of its owner. */
        @Phrase("its owner's hand")
        HAND(VandariaZone.HAND),
        /** The Fate Deck of its owner. */
        @Phrase("its owner's Fate Deck")
        FATE_DECK(VandariaZone.FATE_DECK);

        private final VandariaZone zone;

        Destination(VandariaZone zone) {
            this.zone = zone;
        }
    }

    @Override
    public void compile(Compiler out) {
        out.change("", this::returned);
        if (to == Destination.FATE_DECK) {
            out.change("shuffle", ReturnProperty::shuffled);
        }
    }

    private Batch returned(Run run) {
        Position position = run.position();
        return Batch.ofAll(what.subjects(Query.of(run))
                .filter(each -> VandariaProperty.isInGame(position, each.object()))
                .map(Subject::gameObject)
                .map(each -> Event.move(position, each.object(), to.zone.of(each.owner()), 0))
                .asJava());
    }

    private static Batch shuffled(Run run) {
        Position position = run.position();
        Array<Integer> decks = position.seats().map(VandariaZone.FATE_DECK::of);
        return Batch.ofAll(decks.filter(deck -> Array.range(0, run.position().eventCount())
                        .map(position::event)
                        .exists(each -> each.to() == deck && each.from() != deck))
                .map(deck -> Event.shuffle(position, deck))
                .asJava());
    }
}

package io.github.cardfold.spi;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A plugin with a term of each role that asks something of a game. */
final class Docks {
    /** The number of each fighter: how much water there is. */
    private static final NumberKey WATER = new NumberKey(0, "water");

    private Docks() {}

    /** Returns it; terms that read more than they declare are among them. */
    static Plugin plugin() {
        return new Additions(
                "docks",
                registry -> registry.terms(language -> language.with(
                        Loaded.class,
                        Stow.class,
                        Ebb.class,
                        Bail.class,
                        Sink.class,
                        Draft.class,
                        Cargo.class,
                        Moored.class,
                        HomePort.class,
                        HighTide.class,
                        Flag.class,
                        Spied.class,
                        Leak.class,
                        Fathom.class,
                        Reef.class,
                        Rumour.class,
                        Monsoon.class,
                        Anchor.class)));
    }

    /** A card comes to your soul, and is called the cargo. */
    @Phrase("a card is loaded")
    public record Loaded() implements AddedEventPattern {
        @Override
        public Array<EventKind> kinds() {
            return Array.of(EventKind.MOVE);
        }

        @Override
        public Array<String> binds() {
            return Array.of("cargo");
        }

        @Override
        public Option<Array<KnownCard>> matches(Inquiry inquiry, KnownEvent event) {
            boolean isInto =
                    event.to().exists(each -> each.zone().equals(Zone.SOUL.kind()) && each.seat() == inquiry.master());
            return Option.when(isInto, () -> event.card().toArray());
        }
    }

    /** Cards go to your soul; one that is there already does nothing. */
    @Phrase("stow {what}")
    public record Stow(Selector what) implements AddedCardAction {
        @Override
        public Proposed done(Inquiry inquiry, KnownCard card) {
            return Proposed.move(card, Zone.SOUL, inquiry.master());
        }

        @Override
        public boolean changes(Inquiry inquiry, KnownCard card) {
            return !inquiry.cardsIn(Zone.SOUL, inquiry.master()).contains(card);
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** The energy of its master falls. */
    @Phrase("let {by} energy ebb")
    public record Ebb(Value by) implements AddedPayable {
        @Override
        public Array<Proposed> done(Inquiry inquiry) {
            return Array.of(Proposed.count(FighterNumbers.ENERGY, inquiry.master(), -inquiry.value(by)));
        }
    }

    /** The first cards of your soul go to the drop zone. */
    @Phrase("bail out {cards}")
    public record Bail(Value cards) implements AddedPayable {
        @Override
        public Array<Proposed> done(Inquiry inquiry) {
            return Array.fill(
                    inquiry.value(cards), () -> Proposed.moveTop(Zone.SOUL.kind(), Zone.DROP, inquiry.master()));
        }
    }

    /** The last card of your soul goes to the drop zone, and no other one. */
    @Phrase("sink")
    public record Sink() implements AddedPayable {
        @Override
        public Array<Proposed> done(Inquiry inquiry) {
            return inquiry.cardsIn(Zone.SOUL, inquiry.master())
                    .takeRight(1)
                    .map(card -> Proposed.move(card, Zone.DROP, inquiry.master()));
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** Ten more than the number of letters in its name. */
    @Phrase("draft")
    public record Draft() implements AddedQuantity {
        @Override
        public int of(Inquiry inquiry, KnownCard card) {
            return 10 + inquiry.printed(card).id().length();
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PRINTED, Facts.in(Zone.HAND.kind()));
        }
    }

    /** What it is called, backwards. */
    @Phrase("cargo")
    public record Cargo() implements AddedCharacteristic {
        @Override
        public Class<? extends Term> asked() {
            return Word.class;
        }

        @Override
        public Class<? extends Term> given() {
            return Word.class;
        }

        @Override
        public Array<?> values(Inquiry inquiry, KnownCard card) {
            return Array.of(cargo(inquiry, card));
        }

        @Override
        public boolean meets(Inquiry inquiry, KnownCard card, Term is) {
            return inquiry.covers((Word) is, cargo(inquiry, card));
        }

        private static String cargo(Inquiry inquiry, KnownCard card) {
            return new StringBuilder(inquiry.printed(card).id()).reverse().toString();
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PRINTED, Facts.in(Zone.HAND.kind()));
        }
    }

    /** Circles of the back row of whoever has something in the soul. */
    @Phrase("moored")
    public record Moored() implements AddedSpot {
        @Override
        public boolean accepts(Inquiry inquiry, Place circle) {
            return circle.row() == 1
                    && inquiry.cardsIn(Zone.SOUL, inquiry.master()).nonEmpty();
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** The name of a card in your soul, {@code {"home port": {}}}. */
    @Phrase("its home port")
    public record HomePort() implements AddedWord {
        @Override
        public boolean covers(Inquiry inquiry, String word) {
            return inquiry.cardsIn(Zone.SOUL, inquiry.master())
                    .exists(each -> ((Card) inquiry.printed(each)).name().equals(word));
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES, Facts.PRINTED);
        }
    }

    /** For the turn, as long as you have no more cards in your soul than three; nothing begins without any. */
    @Phrase("at high tide")
    public record HighTide() implements AddedDuration {
        @Override
        public Lifetime lifetime(Inquiry inquiry) {
            return Lifetimes.TURN;
        }

        @Override
        public boolean canBegin(Inquiry inquiry) {
            return inquiry.cardsIn(Zone.SOUL, inquiry.master()).nonEmpty();
        }

        @Override
        public boolean mayBeOverEarly() {
            return true;
        }

        @Override
        public boolean isOver(Inquiry inquiry, KnownEvent event) {
            return inquiry.cards().size() == 1
                    && inquiry.cardsIn(Zone.SOUL, inquiry.master()).size() > 3;
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** Something about this unit that no rule looks for, by as much as there are cards in the soul. */
    @Phrase("this unit flies a flag")
    public record Flag() implements Continuous {
        @Override
        public Array<Working> compile(Compiler out) {
            return Array.of(new Flies());
        }
    }

    private record Flies() implements AddedWorking {
        @Override
        public int amount(Inquiry inquiry) {
            return inquiry.cardsIn(Zone.SOUL, inquiry.master()).size();
        }

        @Override
        public Option<Array<KnownCard>> about(Inquiry inquiry) {
            return Option.some(inquiry.self().toArray());
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** An event that looks into a hand. */
    @Phrase("a card is spied")
    public record Spied() implements AddedEventPattern {
        @Override
        public Array<EventKind> kinds() {
            return Array.of(EventKind.MOVE);
        }

        @Override
        public Option<Array<KnownCard>> matches(Inquiry inquiry, KnownEvent event) {
            boolean isInto = event.to().exists(each -> each.zone().equals(Zone.SOUL.kind()));
            return Option.when(
                    isInto && inquiry.cardsIn(Zone.HAND, inquiry.master()).nonEmpty(), Array.empty());
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** A cost that looks into a hand. */
    @Phrase("leak {what}")
    public record Leak(Selector what) implements AddedCardAction {
        @Override
        public Proposed done(Inquiry inquiry, KnownCard card) {
            return Proposed.turn(card, true);
        }

        @Override
        public boolean changes(Inquiry inquiry, KnownCard card) {
            return inquiry.cardsIn(Zone.HAND, inquiry.master()).nonEmpty();
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** A number of a card that looks at what is printed. */
    @Phrase("fathom")
    public record Fathom() implements AddedQuantity {
        @Override
        public int of(Inquiry inquiry, KnownCard card) {
            return inquiry.printed(card).id().length();
        }
    }

    /** Circles by what lies in a hand. */
    @Phrase("at a reef")
    public record Reef() implements AddedSpot {
        @Override
        public boolean accepts(Inquiry inquiry, Place circle) {
            return inquiry.cardsIn(Zone.HAND, inquiry.master()).isEmpty();
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** A word by what lies in a hand. */
    @Phrase("a rumour")
    public record Rumour() implements AddedWord {
        @Override
        public boolean covers(Inquiry inquiry, String word) {
            return inquiry.hold(Bounds.exactly(new Constant(1)), inquiry.number(WATER, inquiry.master()));
        }
    }

    /** A duration by whose turn it is. */
    @Phrase("until the monsoon")
    public record Monsoon() implements AddedDuration {
        @Override
        public Lifetime lifetime(Inquiry inquiry) {
            return inquiry.turn().isDefined() ? Lifetimes.TURN : Lifetimes.GAME;
        }
    }

    /** What can be done with cards that have a short name; no effect is about it. */
    @Phrase("to anchor")
    public record Anchor() implements AddedDeed {
        @Override
        public Array<Working> compile(Mode mode, Compiler out) {
            throw out.error("no effect is about anchors");
        }

        @Override
        public boolean isPossible(Inquiry inquiry, KnownCard card) {
            return inquiry.printed(card).id().length() < 6;
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PRINTED, Facts.in(Zone.DROP.kind()));
        }
    }
}

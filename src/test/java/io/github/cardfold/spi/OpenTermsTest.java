package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.Portion;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever a plugin adds that would be handed the query of the library is refused when rules are assembled. */
class OpenTermsTest {
    /** An event. */
    @Phrase("it happens")
    public record OpenEvent() implements EventPattern {
        @Override
        public Array<EventKind> kinds() {
            return Array.of(EventKind.MOVE);
        }

        @Override
        public Option<Array<Integer>> matches(Query query, Happening happening) {
            return Option.none();
        }
    }

    /** A narrow event whose second question is not. */
    @Phrase("it happens")
    public record CountedEvent() implements AddedEventPattern {
        @Override
        public Array<EventKind> kinds() {
            return Array.of(EventKind.MOVE);
        }

        @Override
        public Option<Array<KnownCard>> matches(Inquiry inquiry, KnownEvent event) {
            return Option.none();
        }

        @Override
        public Option<Array<Integer>> counted(Query query, Happening happening) {
            return Option.none();
        }
    }

    /** Something done to cards. */
    @Phrase("do it to {what}")
    public record OpenAction(Selector what) implements CardAction {
        @Override
        public Event event(Query query, Subject card) {
            throw new IllegalStateException();
        }

        @Override
        public void compile(Compiler out) {}
    }

    /** A cost. */
    @Phrase("pay")
    public record OpenCost() implements Payable {
        @Override
        public Array<Array<CostItem>> ways() {
            return Array.empty();
        }

        @Override
        public void compile(Compiler out) {}
    }

    /** A number of a card. */
    @Phrase("length")
    public record OpenQuantity() implements Quantity {
        @Override
        public int of(Query query, Subject card) {
            return 0;
        }
    }

    /** A characteristic. */
    @Phrase("colour")
    public record OpenCharacteristic() implements Characteristic {
        @Override
        public Class<? extends Term> asked() {
            return Word.class;
        }

        @Override
        public Class<? extends Term> given() {
            return Word.class;
        }

        @Override
        public boolean isOf(Query query, Subject card) {
            return false;
        }

        @Override
        public Array<?> values(Query query, Subject card) {
            return Array.empty();
        }

        @Override
        public boolean meets(Query query, Subject card, Term is) {
            return false;
        }
    }

    /** Circles. */
    @Phrase("wet")
    public record OpenSpot() implements Spot {
        @Override
        public boolean accepts(Query query, Place circle) {
            return false;
        }
    }

    /** A word. */
    @Phrase("a name")
    public record OpenWord() implements Word {
        @Override
        public boolean covers(Query query, String word) {
            return false;
        }
    }

    /** A duration. */
    @Phrase("for a while")
    public record OpenDuration() implements DurationTerm {
        @Override
        public Lifetime lifetime(Query query) {
            return Lifetimes.TURN;
        }
    }

    /** Something that may be done. */
    @Phrase("do it")
    public record OpenDeed() implements Deed {
        @Override
        public Array<Working> compile(Mode mode, Compiler out) {
            return Array.empty();
        }

        @Override
        public boolean isPossible(Query query, Subject card) {
            return true;
        }
    }

    /** Cards that say themselves how many of them a cost takes. */
    @Phrase("the cards")
    public record OpenPortion() implements AddedSelector {
        @Override
        public Array<KnownCard> cards(Inquiry inquiry) {
            return Array.empty();
        }

        @Override
        public Portion portion() {
            return new Portion.Whole(this);
        }
    }

    private static String refused(UnaryOperator<Language> words, String... abilities) {
        return String.valueOf(assertThrows(PluginException.class, () -> assembled(words, abilities))
                .getMessage());
    }

    private static void assembled(UnaryOperator<Language> words, String... abilities) {
        Plugin plugin = new Additions(
                "open",
                registry -> registry.terms(words)
                        .cards(language -> Array.of(TextCards.card(TextCards.OTHER)
                                .withAbilities(Array.of(abilities)
                                        .map(each -> language.read(Ability.class, TextCards.data(each)))))));
        Cardfight.rules(Editions.JP_2026_04, TextCards.pack(), plugin);
    }

    @ParameterizedTest
    @CsvSource({
        "OpenEvent, AddedEventPattern, matches, true",
        "CountedEvent, AddedEventPattern, counted, true",
        "OpenAction, AddedCardAction, event, true",
        "OpenCost, AddedPayable, ways, false",
        "OpenQuantity, AddedQuantity, of, true",
        "OpenCharacteristic, AddedCharacteristic, isOf, true",
        "OpenSpot, AddedSpot, accepts, true",
        "OpenWord, AddedWord, covers, true",
        "OpenDuration, AddedDuration, lifetime, true",
        "OpenDeed, AddedDeed, isPossible, true",
        "OpenPortion, AddedSelector, portion, false",
    })
    void aTermThatSeesAllIsRefused(String name, String narrow, String method, boolean asksQuery)
            throws ClassNotFoundException {
        Class<? extends Term> type =
                Class.forName(OpenTermsTest.class.getName() + "$" + name).asSubclass(Term.class);
        assertEquals(
                "plugin open: " + type.getName() + ": it must implement " + narrow + ", and leave its method \""
                        + method + "\"" + (asksQuery ? " with a Query" : "") + " as it is",
                refused(words -> words.with(type)));
    }

    /** A continuous effect. */
    @Phrase("it is so")
    public record OpenEffect() implements Continuous {
        @Override
        public Array<Working> compile(Compiler out) {
            return Array.of(new OpenWorking());
        }
    }

    private record OpenWorking() implements Working {
        @Override
        public int amount(Query query) {
            return 1;
        }
    }

    /** A change whose amount is worked out for each card. */
    @Phrase("this unit gets power for each card")
    public record OpenChange() implements Continuous {
        @Override
        public Array<Working> compile(Compiler out) {
            return Array.of(Change.of(new This(), new Constant(1), "power", Layers.NUMBERS, Integer::sum)
                    .forEach((query, card, said) -> said));
        }
    }

    /** The same for all cards. */
    @Phrase("this unit gets power")
    public record ClosedChange() implements Continuous {
        @Override
        public Array<Working> compile(Compiler out) {
            return Array.of(Change.of(new This(), new Constant(1), "power", Layers.NUMBERS, Integer::sum));
        }
    }

    @Test
    void anEffectThatSeesAllIsRefused() {
        assertEquals(
                "plugin open: " + OpenWorking.class.getName()
                        + ": it must implement AddedWorking, and leave its method \"amount\" with a Query as it is",
                refused(words -> words.with(OpenEffect.class), "{'cont': {'in': 'rc', 'effects': 'open effect'}}"));
        assertEquals(
                "plugin open: " + OpenTermsTest.class.getName()
                        + ": a change with an amount of its own for each card is the library's alone",
                refused(
                        words -> words.with(OpenChange.class),
                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': 'open change', 'lasting': 'turn'}}}}"));
        assembled(words -> words.with(ClosedChange.class), "{'cont': {'in': 'rc', 'effects': 'closed change'}}");
    }
}

package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What terms declare to read, against what they do read in positions of random games. */
class DeclaredReadsTest {
    private static final Rules RULES = TextPack.rules();
    private static final List<Term> TERMS = terms();

    @Test
    @Rule(jp = "11.11.3")
    void whateverIsReadWasDeclared() {
        Set<String> kinds = new TreeSet<>();
        Set<String> facts = new TreeSet<>();
        for (int game = 0; game < 2; game++) {
            SplittableRandom random = new SplittableRandom(game * 31L);
            State state = Cardfight.start(
                    RULES,
                    Decks.named(Decks.names().get(game)),
                    Decks.named(Decks.names().get(game + 1)),
                    game);
            while (!state.isOver()) {
                ActionList legal = state.legalActions();
                state = state.step(legal.get(random.nextInt(legal.size())));
                if (random.nextInt(8) == 0) {
                    ask(state.position(), random, kinds, facts);
                }
            }
        }
        assertTrue(kinds.size() >= 25, () -> "few kinds of terms read anything: " + kinds);
        assertTrue(facts.size() >= 12, () -> "few facts are read: " + facts);
    }

    /** Asks every term that the pack has for one card after the other. */
    private static void ask(Position position, SplittableRandom random, Set<String> kinds, Set<String> facts) {
        List<Subject> cards = cards(position);
        for (Term term : TERMS) {
            Subject self = cards.get(random.nextInt(cards.size()));
            Subject other = cards.get(random.nextInt(cards.size()));
            Array<String> declared = Terms.reads(term);
            TreeSet<String> heard = new TreeSet<>();
            Query query = Query.of(position, self.master(position), self).heardBy(heard::add);
            read(term, query, other);
            heard.removeAll(declared.asJava());
            assertEquals(Set.of(), heard, () -> term + " declares " + declared);
            kinds.add(term.getClass().getSimpleName());
            facts.addAll(declared.asJava());
        }
    }

    private static void read(Term term, Query query, Subject card) {
        if (term instanceof Condition condition) {
            condition.holds(query);
        } else if (term instanceof Value value) {
            value.value(query);
        } else if (term instanceof Selector selector) {
            selector.subjects(query);
        } else if (term instanceof Filter filter) {
            filter.accepts(query, card);
        } else if (term instanceof Characteristic what) {
            what.values(query, card);
        }
    }

    private static List<Subject> cards(Position position) {
        List<Subject> cards = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                if (card.object() != 0) {
                    cards.add(Subject.of(card, place));
                }
            }
        }
        return cards;
    }

    private static List<Term> terms() {
        List<Term> terms = new ArrayList<>();
        TextPack.PACK.cards().forEach(card -> card.abilities().forEach(each -> visit(each, terms::add)));
        return terms;
    }

    private static void visit(Object node, Consumer<Term> visitor) {
        if (node instanceof Array<?> several) {
            several.forEach(each -> visit(each, visitor));
        } else if (node instanceof Option<?> maybe) {
            maybe.forEach(each -> visit(each, visitor));
        } else if (node instanceof Term term) {
            visitor.accept(term);
            RecordComponent[] parts = term.getClass().getRecordComponents();
            for (RecordComponent part : parts) {
                try {
                    visit(part.getAccessor().invoke(term), visitor);
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }
}

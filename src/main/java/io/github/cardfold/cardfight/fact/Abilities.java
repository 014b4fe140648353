package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Carried;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Which abilities cards have, and how they are called where a fighter is to choose among them. */
public final class Abilities {
    private static final Clause.Kind[] KINDS = Clause.Kind.values();

    private Abilities() {}

    /** Returns the text that a procedure carries out: of an ability, or of what an ability does later. */
    public static LabelArgument text(Position position, String procedure) {
        return LabelArgument.text(Clauses.of(position)
                .carried()
                .find(each -> isText(each, procedure))
                .map(Carried::term)
                .map(Term::english)
                .getOrElse(procedure));
    }

    private static boolean isText(Carried carried, String procedure) {
        return carried.node().isEmpty()
                ? carried.term() instanceof Ability && carried.by().equals(procedure)
                : procedure.equals(carried.by() + "/" + carried.node());
    }

    /** Tells whether a card, as the query sees it, has or had an ability that passes a test: printed or got. */
    @Rule(jp = {"7.14.1", "7.14.2", "11.1.1", "11.13.1"})
    public static boolean has(Query query, Subject card, Predicate<Clause> test) {
        Position position = query.position(CardGame.ABILITIES);
        if (!Field.hasFace(query, card)) {
            return false;
        }
        CardGame game = CardGame.of(position);
        int definition = card.gameObject().definition();
        for (Clause.Kind kind : KINDS) {
            for (int i = 0; i < game.clauses().size(definition, kind); i++) {
                Clause clause = game.clauses().get(definition, kind, i);
                if (test.test(clause)
                        && game.holding(clause)
                                        .times(definition, slot -> Strength.of(query, card, slot, CardGame.ABILITIES))
                                > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tells whether a card, as the query sees it, has or had an ability of a keyword. */
    public static boolean hasKeyword(Query query, Subject card, String keyword) {
        return has(query, card, each -> each.isOf(keyword));
    }

    /** Returns how many times a card, as the query sees it, has or had an ability: printed or got. */
    @Rule(jp = {"7.14.1", "7.14.2", "11.13.1"})
    public static int times(Query query, Subject card, String ability) {
        CardGame game = CardGame.of(query.position(Facts.PRINTED));
        return game.clauses()
                .named(ability)
                .map(each -> game.holding(each)
                        .times(
                                card.gameObject().definition(),
                                slot -> Strength.of(query, card, slot, game.nameOf(slot))))
                .getOrElse(0);
    }

    /** Tells whether an ability is printed on a card. */
    public static boolean isPrinted(Query query, Subject card, String ability) {
        return CardGame.of(query.position(Facts.PRINTED))
                .clauses()
                .named(ability)
                .exists(each -> each.definition() == card.gameObject().definition());
    }

    /** Returns the keywords of which a card, as the query sees it, has or had abilities, each once. */
    public static Array<String> keywords(Query query, Subject card) {
        return CardGame.of(query.position(CardGame.ABILITIES))
                .clauses()
                .all()
                .flatMap(Clause::keywords)
                .distinct()
                .filter(word -> hasKeyword(query, card, word));
    }

    /** Returns the card that has an ability, as it lies or last lay, as far as a seat sees or saw it there. */
    public static LabelArgument source(Position position, int object, Seat seat) {
        GameObject now = position.find(object);
        Snapshot last = now == null ? position.last(object) : null;
        return Option.of(last == null ? now : last.gameObject())
                .filter(card -> card.seenBy(seat))
                .map(card -> LabelArgument.card(position.rules().definition(card.definition())))
                .getOrElse(LabelArgument::unseenCard);
    }
}

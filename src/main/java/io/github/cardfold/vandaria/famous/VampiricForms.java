package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Forms;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Into which cards of the Subdeck a Follower with Nosferatu can change. */
final class VampiricForms {
    private VampiricForms() {}

    /** The condition of Nosferatu: there is a card of the Subdeck whose Vampiric can be paid. */
    record OfNosferatu() implements Condition {
        @Override
        public boolean holds(Query query) {
            return isAny(query);
        }
    }

    /** The condition of Vampiric, which is no skill of the card in the game. */
    record OfVampiric() implements Condition {
        @Override
        public boolean holds(Query query) {
            return false;
        }
    }

    static boolean isAny(Query query) {
        Position position = query.position(Facts.PLACES);
        int subdeck = VandariaZone.SUBDECK.of(query.master());
        return Array.range(0, position.size(subdeck))
                .exists(i -> isPossible(query, position.objectAt(subdeck, i).definition()));
    }

    /** Tells whether a card has Vampiric, whose cost can be paid, and the Follower of the query can become it. */
    @Rule(vw = {"12.9.10.1", "12.9.10.2", "1.2.3"})
    static boolean isPossible(Query query, int definition) {
        Position position = query.position(Facts.PLACES);
        return find(position, definition, OfVampiric.class)
                .exists(skill -> skill.isPayable(query) && Forms.canBecome(position, query.source(), definition));
    }

    /** Returns the Vampiric of a card. */
    static Clause skill(Position position, int card) {
        return find(position, VandariaProperty.known(position, card).definition(), OfVampiric.class)
                .get();
    }

    /** Tells whether a Follower has Nosferatu still, and the card is in the Subdeck of its player. */
    @Rule(vw = {"12.9.10.7", "12.9.10.9", "13.1.7", "12.9.10.6"})
    static boolean isLegal(Position position, int follower, int form) {
        return VandariaProperty.isInGame(position, follower)
                && hasNosferatu(position, follower)
                && position.placeOf(form) == VandariaZone.SUBDECK.of(VandariaProperty.controller(position, follower));
    }

    private static boolean hasNosferatu(Position position, int follower) {
        GameObject card = VandariaProperty.known(position, follower);
        boolean isStray = Statuses.isStray(position, card) && !Statuses.hasWander(position, card);
        return !isStray && find(position, card.definition(), OfNosferatu.class).isDefined();
    }

    private static Option<Clause> find(Position position, int definition, Class<? extends Condition> by) {
        Clauses clauses = Clauses.of(position);
        return Array.range(0, clauses.size(definition, Clause.Kind.ACT))
                .map(i -> clauses.get(definition, Clause.Kind.ACT, i))
                .find(each -> each.condition().exists(by::isInstance));
    }
}

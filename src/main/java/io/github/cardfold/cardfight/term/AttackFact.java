package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * A fact of an attack. Units that attack together make one attack, which is told once, of the attacker: what speaks of
 * a partner of it means the same attack, and what speaks of both has triggered once (ruling 493).
 */
interface AttackFact extends Facing {
    @Override
    @Rule(jp = {"1.3.7.2", "10.4.1.3", "10.4.1.5.1"})
    default Array<Subject> doers(Query query, Happening happening) {
        return of(query, happening);
    }

    /** Returns the attacker and those of its partners that attack. */
    static Array<Subject> of(Query query, Happening happening) {
        Subject subject = happening.subject();
        Array<Subject> attacker = subject == null ? Array.empty() : Array.of(subject);
        Position position = query.position(Battle.FACT);
        Frame battle = Battle.of(position);
        return battle == null
                ? attacker
                : attacker.appendAll(Battle.partners(position, battle)
                        .map(each -> Subject.of(each, position.placeOf(each.object()))));
    }
}

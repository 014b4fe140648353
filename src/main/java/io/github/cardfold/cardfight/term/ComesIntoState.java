package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.StateFlags;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards come into a state by an effect for a time. One that such an effect has put into it before is in it already, and
 * does not come into it again.
 *
 * @param name the name of the state
 * @param who which cards
 * @param so the circumstances
 */
@Rule(jp = {"5.2.2", "14.36.1.3", "14.36.1.3.1"})
@Phrase("{who a: unit/units} | comes/come/came into the state {name}{so}")
@Phrase(form = "did", value = "{who gap} comes/come/came into the state {name}{so}")
public record ComesIntoState(String name, @Default("this") Filter who, Circumstances so) implements Occurrence {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.BEGIN);
    }

    @Override
    public Array<String> roles() {
        return Array.of("affected");
    }

    @Override
    public boolean tellsOfSeveral() {
        return true;
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        TimedEffect effect = happening.event().lasting();
        if (effect == null || !puts(effect)) {
            return Option.none();
        }
        Position position = query.position(Facts.PLACES);
        Array<Integer> come = Array.ofAll(effect.objects()).filter(each -> comes(query, position, effect, each));
        return Option.when(!come.isEmpty(), come);
    }

    private boolean comes(Query query, Position position, TimedEffect effect, int object) {
        Subject card = query.find(object);
        return card != null
                && who.accepts(query, card)
                && !Array.range(0, position.lastingCount())
                        .map(position::lasting)
                        .exists(each -> !each.equals(effect) && each.isOn(object) && puts(each));
    }

    private boolean puts(TimedEffect effect) {
        return effect.kind() instanceof TimedWorking text
                && text.working() instanceof Change change
                && change.writes().equals(StateFlags.flag(name));
    }
}

package io.github.cardfold.vandaria.event;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.fact.Equipments;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.skill.OfOthers;
import io.github.cardfold.vandaria.skill.PropertyInGame;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * The card, or the Follower that wears it, distributes damage: of its ATK when that is registered, or what it shoots
 * when that results.
 *
 * @param to what to: Followers or Territories, or either
 * @param as the name of those that get it
 */
@Rule(vw = {"3.7.3.8", "9.7.5", "9.9.3", "12.9.6.11", "12.9.6.12"})
@Phrase("this card distributes damage to {to}, {as as}")
public record Distributes(
        @Default("property") PropertyInGame.Type to,
        @Default("other") String as) implements OfOthers, Binds {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.QUEUE, VandariaEvents.DAMAGED);
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public Array<String> binds() {
        return Array.of(as);
    }

    @Override
    public boolean bindsSeveral() {
        return true;
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "them";
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Position position = query.position(Facts.PLACES);
        Array<Integer> receivers = receivers(
                        Equipments.bearer(query.position(Facts.LINKS), query.source()), happening.event())
                .filter(each -> VandariaProperty.isInGame(position, each)
                        && to.includes(position, VandariaProperty.known(position, each)));
        return Option.when(receivers.nonEmpty(), receivers);
    }

    private static Array<Integer> receivers(int card, Event event) {
        Frame.Queued entry = event.entry();
        if (entry != null) {
            return ofAtk(card, entry);
        }
        boolean isShot = event.other() == card && VandariaEvents.SHOT.equals(event.text());
        return isShot ? Array.of(event.object()) : Array.empty();
    }

    /** Registered ATK damage names those that get it and, behind them and in the same order, those that deal it. */
    private static Array<Integer> ofAtk(int card, Frame.Queued entry) {
        if (!entry.procedure().equals(VandariaEvents.ATK_DAMAGE)) {
            return Array.empty();
        }
        int[] objects = entry.objects();
        int lines = objects.length / 2;
        return Array.range(0, lines)
                .filter(i -> objects[lines + i] == card)
                .map(i -> objects[i])
                .distinct();
    }
}

package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Loot that the controller of the skill can use: in the game or in a Bag, where it is not controlled.
 *
 * @param are what it must be
 */
@Rule(vw = {"4.7.4", "4.9.19"})
@Phrase("your Loot, in the game or in a Bag, {are: cards}")
@Phrase(form = "among", value = "your Loot, in the game or in a Bag, {are: cards}")
@Phrase(form = "one", value = "one of your Loot, in the game or in a Bag, {are: cards}")
@Phrase(form = "of", value = "your Loot, in the game or in a Bag, {are: cards} {#}")
public record Goods(@Default("[]") Array<Filter> are) implements Selector {
    private static final VandariaZone[] ZONES = {VandariaZone.GAME, VandariaZone.BAG};

    @Override
    public Array<Subject> subjects(Query query) {
        List<Subject> found = new ArrayList<>(0);
        exists(query, card -> {
            found.add(card);
            return false;
        });
        return found.isEmpty() ? Array.empty() : Array.ofAll(found);
    }

    @Override
    public boolean exists(Query query, Predicate<Subject> test) {
        Position position = query.position(Facts.PLACES);
        for (VandariaZone zone : ZONES) {
            int place = zone.of(query.master());
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                if (VandariaProperty.card(position, card).type() instanceof Loot) {
                    Subject loot = Subject.of(card, place);
                    if (Filter.all(are, query, loot) && test.test(loot)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PLACES);
    }

    @Override
    public Array<SkillArea> areas() {
        return Array.of(SkillArea.GAME, SkillArea.BAG);
    }
}

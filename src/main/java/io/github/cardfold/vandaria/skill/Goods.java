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
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

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
    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Facts.PLACES);
        List<Subject> found = new ArrayList<>();
        for (VandariaZone zone : Array.of(VandariaZone.GAME, VandariaZone.BAG)) {
            int place = zone.of(query.master());
            for (int i = 0; i < position.size(place); i++) {
                Subject card = Subject.of(position.objectAt(place, i), place);
                if (VandariaProperty.card(position, card.gameObject()).type() instanceof Loot
                        && Filter.all(are, query, card)) {
                    found.add(card);
                }
            }
        }
        return Array.ofAll(found);
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

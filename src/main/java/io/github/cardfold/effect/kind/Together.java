package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** The cards of several selectors, each card once. Written as a list. */
@Phrase(value = "{selectors and}", is = Agreement.MANY)
public record Together(Array<Selector> selectors) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        return selectors.flatMap(each -> each.subjects(query)).distinctBy(Subject::object);
    }

    @Override
    public Array<Subject> ground(Query query) {
        return selectors.flatMap(each -> each.ground(query)).distinctBy(Subject::object);
    }

    @Override
    public boolean isHidden() {
        return selectors.exists(Selector::isHidden);
    }

    @Override
    public boolean isUnseen() {
        return selectors.exists(Selector::isUnseen);
    }

    @Override
    public String noun() {
        Array<String> nouns = selectors.map(Selector::noun).distinct();
        return nouns.size() == 1 ? nouns.head() : "card";
    }

    @Override
    public Array<? extends Area> areas() {
        return selectors.exists(each -> each.areas().isEmpty()) ? Array.empty() : selectors.flatMap(Selector::areas);
    }
}

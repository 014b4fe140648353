package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.ComponentShape;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Term;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A kind of terms that a text may have, be it a word of format 1, one of today or both: some words of a text may be
 * rewritten already.
 *
 * @param name its name
 * @param today what may be said of it today
 * @param oldRoles the roles in which it was a word of format 1, of those that are possible where it stands
 * @param alone the component that may stand alone, if one may
 * @param components of each component the roles of the terms in it; none if it holds no terms
 */
record KnownKind(
        String name,
        Array<ComponentShape> today,
        Array<String> oldRoles,
        Option<String> alone,
        Map<String, Array<String>> components) {

    /** Returns the kind of a name among those of some roles, if there is one in a language or was one. */
    static Option<KnownKind> of(Language language, Array<String> roles, String name) {
        Array<String> old =
                roles.filter(each -> OldWords.FORMAT_1.components(each, name).isDefined());
        Array<String> today = roles.filter(each -> hasToday(language, each, name));
        if (old.isEmpty() && today.isEmpty()) {
            return Option.none();
        }
        Map<String, Array<String>> holds = LinkedHashMap.empty();
        Option<String> alone = Option.none();
        for (String role : old) {
            for (OldWords.Component each :
                    OldWords.FORMAT_1.components(role, name).get()) {
                holds = merged(holds, each.name(), each.holds().isEmpty() ? Option.none() : Option.some(each.holds()));
                alone = alone.orElse(Option.when(each.isAlone(), each.name()));
            }
        }
        for (String role : today) {
            for (ComponentShape each : today(language, role, name)) {
                holds = merged(holds, each.name(), each.role().map(Language::what));
                alone = alone.orElse(Option.when(each.isAlone(), each.name()));
            }
        }
        return Option.some(new KnownKind(name, today.flatMap(each -> today(language, each, name)), old, alone, holds));
    }

    private static Map<String, Array<String>> merged(
            Map<String, Array<String>> holds, String component, Option<String> role) {
        Array<String> roles = holds.getOrElse(component, Array.empty());
        return holds.put(component, roles.appendAll(role).distinct());
    }

    private static Option<Class<? extends Term>> role(String name) {
        return Language.roles().find(each -> Language.what(each).equals(name));
    }

    private static boolean hasToday(Language language, String role, String name) {
        return role(role).flatMap(each -> language.type(each, name)).isDefined()
                || !today(language, role, name).isEmpty();
    }

    /** Returns what may be said of a kind today. */
    static Array<ComponentShape> today(Language language, String role, String name) {
        return role(role).toArray().flatMap(each -> language.shape(each, name));
    }

    /** Returns the roles of the terms that a component holds; none if it holds none, or there is no such component. */
    Array<String> holds(String component) {
        return components.getOrElse(component, Array.empty());
    }

    /** Returns what a component is taken for when it is left out, if that is anything. */
    Option<Data> usual(String component) {
        return oldRoles.flatMap(role -> OldWords.FORMAT_1.components(role, name).get())
                .filter(each -> each.name().equals(component))
                .flatMap(OldWords.Component::usual)
                .appendAll(today.filter(each -> each.name().equals(component)).flatMap(ComponentShape::usual))
                .headOption();
    }

    /** Returns the role in which components of a term were all words of format 1, if there is one. */
    @Nullable
    String oldRole(Iterable<String> said) {
        return oldRoles.find(role -> {
                    Array<String> old =
                            OldWords.FORMAT_1.components(role, name).get().map(OldWords.Component::name);
                    return Array.ofAll(said).forAll(old::contains);
                })
                .getOrNull();
    }

    /** Tells whether a map under the kind's name has components by their names, and is none that stands alone. */
    boolean isFull(Data.Fields body) {
        return alone.isEmpty() || body.size() != 1 || components.containsKey(body.name(0));
    }
}

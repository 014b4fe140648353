package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;

/**
 * Roles of which something is not to go on where a phrase ends, since what follows would then be taken for a part of
 * it. What would go on stands in brackets. So a role never comes again at the end of itself without brackets.
 *
 * @param roles the roles, each once, by name
 */
record Closed(Array<Class<?>> roles) {
    static final Closed NOTHING = new Closed(Array.empty());

    /** What ends with bullets. */
    static final Class<?> BULLETS = Joint.class;

    /** What begins with a list: after an "and" its first member would be taken for one of the list before. */
    static final Class<?> LEFT = Members.class;

    /** What ends with a noun of which a "that" after it would be taken to say more. */
    static final Class<?> NOUN = Part.Slot.class;

    /** Returns what is closed for a part of a phrase: its end if the phrase ends with it, its beginning likewise. */
    Closed within(boolean isFirst, boolean isEnd) {
        Closed end = isEnd ? new Closed(roles.remove(LEFT)) : NOTHING;
        return isFirst && has(LEFT) ? end.with(LEFT) : end;
    }

    /** Returns the same for a part before another one. */
    Closed before(Array<Part> parts, int at) {
        boolean isThat = at + 1 < parts.size()
                && parts.get(at + 1) instanceof Part.Word word
                && word.keys().contains("that");
        return isThat ? with(NOUN) : this;
    }

    Closed with(Class<?> role) {
        return roles.contains(role) ? this : new Closed(roles.append(role).sortBy(Class::getName));
    }

    boolean has(Class<?> role) {
        return roles.contains(role);
    }
}

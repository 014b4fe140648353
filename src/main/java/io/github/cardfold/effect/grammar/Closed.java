package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;

/**
 * Roles of which something is not to go on where a phrase ends, since what follows would then be taken for a part of
 * it. What would go on stands in brackets. So a role never comes again at the end of itself without brackets.
 *
 * @param roles the roles, each once, by name
 * @param lists the lists that are under way: what stands between their members and, if there are several of these, the
 *     names of their roles; each once, in the order of the alphabet
 */
record Closed(Array<Class<?>> roles, Array<String> lists) {
    static final Closed NOTHING = new Closed(Array.empty(), Array.empty());

    /** What ends with bullets. */
    static final Class<?> BULLETS = Joint.class;

    /** What begins with a list: after an "and" its first member would be taken for one of the list before. */
    static final Class<?> LEFT = Members.class;

    /** What ends with a noun of which a "that" after it would be taken to say more. */
    static final Class<?> NOUN = Part.Slot.class;

    /** What ends with a term of a role that is closed: the words that fill a hole after it would be taken for its. */
    static final Class<?> HOLE = Part.Hole.class;

    /** Returns what is closed for a part of a phrase: its end if the phrase ends with it, its beginning likewise. */
    Closed within(boolean isFirst, boolean isEnd) {
        Closed end = isEnd ? new Closed(roles.remove(LEFT), lists) : NOTHING;
        return isFirst && has(LEFT) ? end.with(LEFT) : end;
    }

    /** Returns the same for a part before another one. */
    Closed before(Array<Part> parts, int at) {
        Part next = at + 1 < parts.size() ? parts.get(at + 1) : null;
        boolean isThat = next instanceof Part.Word word && word.keys().contains("that");
        return isThat ? with(NOUN) : next instanceof Part.Hole ? with(HOLE) : this;
    }

    Closed with(Class<?> role) {
        return roles.contains(role) ? this : new Closed(roles.append(role).sortBy(Class::getName), lists);
    }

    /** Returns the same within a list, of which nobody says yet whether it has several members. */
    Closed in(String joint) {
        return lists.contains(joint)
                ? this
                : new Closed(roles, lists.append(joint).sorted());
    }

    /** Returns the same within a list of several. */
    Closed inSeveral(Class<?> role, String joint) {
        String name = role.getName();
        Closed list = with(role).in(joint);
        return list.lists.contains(name)
                ? list
                : new Closed(list.roles, list.lists.append(name).sorted());
    }

    /** Tells whether a list would be taken for more of one that is under way, or this for more of it. */
    boolean isTaken(Class<?> role, String joint, int members) {
        return Joint.isComma(joint) && (lists.contains(role.getName()) || members > 1 && lists.contains(joint));
    }

    /** Tells whether a hole follows what ends with such terms. */
    boolean isBeforeHole(Array<Class<?>> ends) {
        return has(HOLE) && ends.exists(this::has);
    }

    boolean has(Class<?> role) {
        return roles.contains(role);
    }
}

package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

/**
 * A link, which all seats know of.
 *
 * @param kind what it means, by its name in the rules
 * @param from where it starts
 * @param to what it leads to
 * @param name what tells it from others of its kind, "" if nothing does
 */
public record SeenLink(String kind, SeenAnchor from, SeenAnchor to, String name) {
    /** Names what is null. */
    public SeenLink {
        requireNonNull(kind, "kind");
        requireNonNull(from, "from");
        requireNonNull(to, "to");
        requireNonNull(name, "name");
    }

    /** Returns the link in one line. */
    String text() {
        return kind + " from " + from.text() + " to " + to.text() + (name.isEmpty() ? "" : " " + name);
    }
}

package io.github.cardfold.kernel.position;

import static java.util.Objects.requireNonNull;

/**
 * What a link means, registered under a name ({@code Rules.Builder.linkKind}) together with what becomes of such links.
 */
public final class LinkKind {
    private final String name;

    /** Makes a kind known by a name, unique among those of one game. */
    public LinkKind(String name) {
        this.name = requireNonNull(name, "name");
    }

    /** Returns the name it is registered under. */
    public String name() {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }
}

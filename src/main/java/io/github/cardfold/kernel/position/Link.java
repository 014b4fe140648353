package io.github.cardfold.kernel.position;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * An association of two things, such as an equipment and its bearer, with a direction. Immutable plain data; its kind
 * says what it means. All links are public.
 */
public final class Link {
    /** One end of a link. */
    public enum End {
        /** Where it starts. */
        FROM,
        /** What it leads to. */
        TO
    }

    /** What becomes of a link when the object at one of its ends becomes a new object, or leaves the game. */
    public enum Fate {
        /** The link ends. */
        ENDS,
        /** The new object is the end from then on; where there is none the link ends. */
        FOLLOWS,
        /** The link goes on naming the object that has departed, whose last information is kept as long. */
        STAYS
    }

    private final int id;
    private final LinkKind kind;
    private final Anchor from;
    private final Anchor to;
    private final String name;

    private Link(int id, LinkKind kind, Anchor from, Anchor to, String name) {
        this.id = id;
        this.kind = kind;
        this.from = from;
        this.to = to;
        this.name = name;
    }

    /**
     * Returns a link that has not been made.
     *
     * @param name what tells it from others of its kind, "" if nothing does
     */
    public static Link of(LinkKind kind, Anchor from, Anchor to, String name) {
        return new Link(
                0,
                requireNonNull(kind, "kind"),
                requireNonNull(from, "from"),
                requireNonNull(to, "to"),
                requireNonNull(name, "name"));
    }

    /** Returns the same link, made under an id. */
    public Link made(int stamp) {
        return new Link(stamp, kind, from, to, name);
    }

    /** Returns the same link with another anchor at one of its ends. */
    public Link with(End end, Anchor anchor) {
        return new Link(id, kind, end == End.FROM ? anchor : from, end == End.TO ? anchor : to, name);
    }

    /** Returns its id, which is also its timestamp: links made later have greater ones; 0 before it is made. */
    public int id() {
        return id;
    }

    /** Returns what it means. */
    public LinkKind kind() {
        return kind;
    }

    /** Returns where it starts. */
    public Anchor from() {
        return from;
    }

    /** Returns what it leads to. */
    public Anchor to() {
        return to;
    }

    /** Returns what tells it from others of its kind, "" if nothing does. */
    public String name() {
        return name;
    }

    /** Returns what is at an end. */
    public Anchor at(End end) {
        return end == End.FROM ? from : to;
    }

    /** Tells whether one of its ends is there. */
    public boolean isAt(Anchor anchor) {
        return from.equals(anchor) || to.equals(anchor);
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o instanceof Link that
                        && id == that.id
                        && kind.name().equals(that.kind.name())
                        && from.equals(that.from)
                        && to.equals(that.to)
                        && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return id * 31 + kind.name().hashCode();
    }

    @Override
    public String toString() {
        return kind.name() + " from " + from + " to " + to + (name.isEmpty() ? "" : " " + name);
    }
}

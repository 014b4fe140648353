package io.github.cardfold.kernel.position;

/** What becomes of the links of a kind. Each question is a pure function of its arguments. */
public interface LinkRule {
    /** The rule of links that end with their objects, and nothing follows. */
    LinkRule ENDING = new LinkRule() {};

    /**
     * Returns the rule of links that have one fate for each of their ends, and nothing follows.
     *
     * @param from what becomes of a link when the object at its start becomes a new one, or leaves the game
     * @param to the same for the object that it leads to
     */
    static LinkRule fates(Link.Fate from, Link.Fate to) {
        return new LinkRule() {
            @Override
            public Link.Fate fate(Position position, Link link, Link.End end, Event event) {
                return end == Link.End.FROM ? from : to;
            }
        };
    }

    /**
     * Tells what becomes of a link when the object at one of its ends becomes a new one, or leaves the game. If the
     * answers for both ends differ and one is that the link ends, it ends.
     *
     * @param position the position just after the batch, in which the links are still those of before
     * @param link the link as it was before the batch
     * @param end the end at which the object was
     * @param event the committed event, with the object as it was before and, unless it left the game, after
     */
    default Link.Fate fate(Position position, Link link, Link.End end, Event event) {
        return Link.Fate.ENDS;
    }

    /**
     * Tells whether a link ends with an event that leaves the object at one of its ends the same object: a move from
     * circle to circle, a turn, a change of its face. The arguments are those of {@link #fate}.
     */
    default boolean endsWith(Position position, Link link, Link.End end, Event event) {
        return false;
    }

    /**
     * Returns what follows at once when a link has ended, an empty batch if nothing does.
     *
     * @param position the position after that, without the link
     * @param link the link as it was
     */
    default Batch afterEnd(Position position, Link link) {
        return Batch.NOTHING;
    }
}

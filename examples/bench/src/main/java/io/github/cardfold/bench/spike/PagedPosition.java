package io.github.cardfold.bench.spike;

import java.util.Arrays;

/**
 * Flat arrays with copied pages: two ints of each card in pages of sixteen cards, the piles as card ids, and every
 * change a new position that copies the pages it touches.
 */
final class PagedPosition extends PagedTable {
    /** An empty table. */
    PagedPosition(long seed) {
        super(seed);
    }

    private PagedPosition(PagedPosition from) {
        super(from);
    }

    @Override
    public Position open() {
        return this;
    }

    @Override
    public Position close() {
        return this;
    }

    @Override
    public Position created(int card, int place, int seenBy) {
        PagedPosition next = new PagedPosition(this);
        next.arrive(card, place, seenBy);
        return next;
    }

    @Override
    public Position pooled(int place, Pool pool) {
        PagedPosition next = new PagedPosition(this);
        next.setPool(Places.pool(place), pool);
        return next;
    }

    @Override
    public Position drawn(int from, int to, int seenBy) {
        PagedPosition next = new PagedPosition(this);
        int at = Places.pool(from);
        next.chance = Chance.next(chance);
        int card = pools[at].nth(Chance.below(next.chance, pools[at].size()));
        next.setPool(at, pools[at].without(card));
        next.arrive(card, to, seenBy);
        return next;
    }

    @Override
    public Position moved(int from, int index, int to, int seenBy) {
        PagedPosition next = new PagedPosition(this);
        byte[] pile = pile(from);
        int card = pile[index];
        next.copyPiles(from);
        next.piles[from / PILES_PAGE][from % PILES_PAGE] = without(pile, index);
        if (Places.isHand(from)) {
            Pool known = pools[Places.pool(from)];
            Pool less = known.forgotten(Cards.definition(card));
            if (less != known) {
                next.setPool(Places.pool(from), less);
            }
        }
        if (Places.isHand(to) && Look.seenBy(look(card)) == Turn.ALL) {
            next.setPool(Places.pool(to), next.pools[Places.pool(to)].learnt(Cards.definition(card)));
        }
        if (to / PILES_PAGE != from / PILES_PAGE) {
            next.piles[to / PILES_PAGE] = piles[to / PILES_PAGE].clone();
        }
        next.insert(card, to);
        next.setCard(card, Look.standing(card, seenBy), next.objects++);
        return next;
    }

    @Override
    public Position turned(int place, int index, int orientation) {
        return looking(pile(place)[index], Look.turned(look(pile(place)[index]), orientation));
    }

    @Override
    public Position faced(int place, int index, int face) {
        return looking(pile(place)[index], Look.faced(look(pile(place)[index]), face));
    }

    @Override
    public Position counted(int number, int value) {
        PagedPosition next = new PagedPosition(this);
        next.numbers = numbers.clone();
        next.numbers[number / PAGE] = numbers[number / PAGE].clone();
        next.numbers[number / PAGE][number % PAGE] = value;
        return next;
    }

    @Override
    public Position lasting(int kind, int target, int amount, int duration) {
        PagedPosition next = new PagedPosition(this);
        int size = modifiers.length;
        next.modifiers = Arrays.copyOf(modifiers, size + MODIFIER);
        next.modifiers[size] = kind;
        next.modifiers[size + 1] = target;
        next.modifiers[size + 2] = amount;
        next.modifiers[size + 3] = duration;
        next.modifiers[size + 4] = next.clock++;
        return next;
    }

    @Override
    public Position expired(int duration) {
        int rest = 0;
        for (int i = 0; i < modifiers.length; i += MODIFIER) {
            rest += modifiers[i + 3] == duration ? 0 : MODIFIER;
        }
        if (rest == modifiers.length) {
            return this;
        }
        PagedPosition next = new PagedPosition(this);
        next.modifiers = new int[rest];
        int to = 0;
        for (int i = 0; i < modifiers.length; i += MODIFIER) {
            if (modifiers[i + 3] != duration) {
                System.arraycopy(modifiers, i, next.modifiers, to, MODIFIER);
                to += MODIFIER;
            }
        }
        return next;
    }

    @Override
    public Position push(int procedure, int a, int b, int[] list) {
        PagedPosition next = new PagedPosition(this);
        int[] frame = new int[FRAME + list.length];
        frame[0] = procedure;
        frame[2] = a;
        frame[3] = b;
        System.arraycopy(list, 0, frame, FRAME, list.length);
        next.frames = Arrays.copyOf(frames, frames.length + 1);
        next.frames[frames.length] = frame;
        return next;
    }

    @Override
    public Position pop() {
        PagedPosition next = new PagedPosition(this);
        next.frames = Arrays.copyOf(frames, frames.length - 1);
        return next;
    }

    @Override
    public Position label(int label) {
        return framed(1, label);
    }

    @Override
    public Position local(int index, int value) {
        return framed(2 + index, value);
    }

    private Position framed(int at, int value) {
        PagedPosition next = new PagedPosition(this);
        int top = frames.length - 1;
        next.frames = frames.clone();
        next.frames[top] = frames[top].clone();
        next.frames[top][at] = value;
        return next;
    }

    private Position looking(int card, int look) {
        PagedPosition next = new PagedPosition(this);
        next.setCard(card, look, object(card));
        return next;
    }
}

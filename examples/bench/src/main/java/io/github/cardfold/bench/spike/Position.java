package io.github.cardfold.bench.spike;

/**
 * Everything one game holds, in one of three representations.
 *
 * <p>A decision is {@link #open()}, changes, {@link #close()}. Every change returns the position that has it: a new
 * one, or the same if it is the decision's own fork. What was closed never changes.
 */
interface Position {
    /** Begins a decision. */
    Position open();

    /** Ends a decision: the result is a value. */
    Position close();

    // --- changes

    /** Puts a card into a place as a new object. */
    Position created(int card, int place, int seenBy);

    /** Replaces what is known of a hidden place and the cards in it that have no order. */
    Position pooled(int place, Pool pool);

    /** Draws a card by chance from the unordered pool of one place into another. */
    Position drawn(int from, int to, int seenBy);

    /** Moves a thing into another place, where it is a new, standing, face-up object. */
    Position moved(int from, int index, int to, int seenBy);

    /** Stands or rests a thing. */
    Position turned(int place, int index, int orientation);

    /** Turns a thing face up or face down. */
    Position faced(int place, int index, int face);

    /** Sets a named number. */
    Position counted(int number, int value);

    /** Adds a lasting modifier. */
    Position lasting(int kind, int target, int amount, int duration);

    /** Ends the modifiers of a duration. */
    Position expired(int duration);

    // --- the stack

    /** Pushes a frame with its first two locals and its list, which is given away. */
    Position push(int procedure, int a, int b, int[] list);

    /** Leaves the top frame. */
    Position pop();

    /** Continues the top frame at a label. */
    Position label(int label);

    /** Sets one of the four locals of the top frame. */
    Position local(int index, int value);

    // --- questions

    /** How many things with a place of their own lie there. */
    int size(int place);

    /** The object id of a thing. */
    int object(int place, int index);

    /** Whether a thing stands or rests. */
    int orientation(int place, int index);

    /** Whether a thing is face up or face down. */
    int face(int place, int index);

    /** The power of a unit: its printed power and every modifier that names it. */
    int power(int place);

    /** A named number. */
    int number(int index);

    // --- for the digest alone

    /** A thing with all that is known of it. */
    Thing thing(int place, int index);

    /** The pool of a deck or hand. */
    Pool pool(int place);

    /** How many modifiers last. */
    int lastingSize();

    /** A lasting modifier, the newest first. */
    Lasting lasting(int index);

    /** How many frames there are. */
    int depth();

    /** A frame, the top first: procedure, label, four locals, list. */
    int[] frame(int index);

    /** The generator, the next object id and the next timestamp. */
    long[] counters();
}

package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;

/**
 * Which replacement effect it is: a lasting effect whose kind replaces events, or a text.
 *
 * @param effect the id of the lasting effect, of a text 0 if none is or grants it
 * @param source of a text, the object whose text it is
 * @param text the number of the text, 0 if it is none
 */
record Replacer(int effect, int source, int text) {
    static Replacer lasting(int id) {
        return new Replacer(id, 0, 0);
    }

    static Replacer of(Replacing text) {
        return new Replacer(text.effect(), text.source(), text.number());
    }

    /** Tells whether a frame keeps the text among those applied to an event, see {@link ProcedureBuilder#continues}. */
    boolean isAmong(Frame frame, Local sources, Local texts) {
        for (int i = 0; i < frame.size(texts); i++) {
            if (frame.get(sources, i) == source && frame.get(texts, i) == text) {
                return true;
            }
        }
        return false;
    }
}

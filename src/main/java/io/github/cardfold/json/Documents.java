package io.github.cardfold.json;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;

/** What all documents of this package begin with: the name of their format and its version. */
final class Documents {
    /** The version of every format here; a reader takes no other. */
    static final int VERSION = 0;

    private Documents() {}

    static Data.Builder start(String format) {
        return Data.fields().text("format", format).whole("version", VERSION);
    }

    /** Returns the document with the fields of a part after its head. */
    static Data of(String format, Data part) {
        Data.Builder out = start(format);
        Data.Fields fields = (Data.Fields) part;
        for (int i = 0; i < fields.size(); i++) {
            out.put(fields.name(i), fields.value(i));
        }
        return out.build();
    }

    /** Returns the fields of a document whose head is right. */
    static ReadingFields fields(String format, Data document) {
        ReadingFields in = Reading.of(document).fields();
        in.get("format").word(format);
        in.get("version").whole(VERSION, VERSION);
        return in;
    }

    /** Returns what a document holds after its head. */
    static Data part(String format, Data document) {
        fields(format, document);
        Data.Builder out = Data.fields();
        Data.Fields fields = (Data.Fields) document;
        for (int i = 0; i < fields.size(); i++) {
            if (!fields.name(i).equals("format") && !fields.name(i).equals("version")) {
                out.put(fields.name(i), fields.value(i));
            }
        }
        return out.build();
    }
}

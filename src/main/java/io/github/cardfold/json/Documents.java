package io.github.cardfold.json;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;

/** What all documents of this package begin with: the name of their format and its number. */
final class Documents {
    private Documents() {}

    /** Returns the document with the fields of a part after its head. */
    static Data of(Format format, Data part) {
        Data.Builder out = format.start();
        Data.Fields fields = (Data.Fields) part;
        for (int i = 0; i < fields.size(); i++) {
            out.put(fields.name(i), fields.value(i));
        }
        return out.build();
    }

    /** Returns the fields of a document whose head is right. */
    static ReadingFields fields(Format format, Data document) {
        ReadingFields in = Reading.of(document).fields();
        format.check(in);
        return in;
    }

    /** Returns what a document holds after its head. */
    static Data part(Format format, Data document) {
        fields(format, document);
        Data.Builder out = Data.fields();
        Data.Fields fields = (Data.Fields) document;
        for (int i = 0; i < fields.size(); i++) {
            if (!Format.isHead(fields.name(i))) {
                out.put(fields.name(i), fields.value(i));
            }
        }
        return out.build();
    }
}

package io.github.cardfold.citation;

import io.vavr.collection.Array;

/**
 * The five rule documents that this library follows. {@link Ledger} holds what each of them says, section by section.
 */
public enum Document {
    /** The Japanese comprehensive rules, the newest: what a bare section number refers to. */
    JP("Cardfight!! Vanguard comprehensive rules, Japanese", "2026-04-14"),

    /** The Indonesian edition. */
    ID("Cardfight!! Vanguard comprehensive rules, Indonesian", "2.00, 2023-06-19"),

    /** The Italian edition. It prints nine section numbers twice or more; see {@link Ledger#findAll}. */
    IT("Cardfight!! Vanguard comprehensive rules, Italian", "2.2, 2023-11-22"),

    /** The English edition of the G era, which carries no date. */
    EN("Cardfight!! Vanguard comprehensive rules, English", "G era"),

    /** The Indonesian players' guide to Vandaria Wars. It prints no numbers: they are ours, in reading order. */
    VW("Vandaria Wars guide", "undated");

    private final String title;
    private final String edition;

    Document(String title, String edition) {
        this.title = title;
        this.edition = edition;
    }

    /** Returns the title, in English. */
    public String title() {
        return title;
    }

    /** Returns the version or date that tells this edition from others of the same title. */
    public String edition() {
        return edition;
    }

    /** Returns the sections of this document that a citation names. */
    public Array<String> sections(Rule citation) {
        return Array.of(
                switch (this) {
                    case JP -> citation.jp();
                    case ID -> citation.id();
                    case IT -> citation.it();
                    case EN -> citation.en();
                    case VW -> citation.vw();
                });
    }
}

package io.github.cardfold.effect.grammar;

/** Says what cannot be read in an English text, and where: line and column count from one. */
public final class EnglishException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;

    private EnglishException(int line, int column, String message) {
        super("line " + line + ", column " + column + ": " + message);
        this.line = line;
        this.column = column;
    }

    static EnglishException at(String text, int offset, String message) {
        int line = 1;
        int column = 1;
        for (int i = 0; i < offset; i++) {
            boolean isNew = text.charAt(i) == '\n';
            line += isNew ? 1 : 0;
            column = isNew ? 1 : column + 1;
        }
        return new EnglishException(line, column, message);
    }

    /** Returns the line of the word that cannot be read. */
    public int line() {
        return line;
    }

    /** Returns its column. */
    public int column() {
        return column;
    }
}

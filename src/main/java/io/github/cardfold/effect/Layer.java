package io.github.cardfold.effect;

/** The layers in which information is worked out, in their order (11.11.1). */
public enum Layer {
    /** What is printed (11.11.1.1). */
    PRINTED,
    /** What gives or changes original information (11.11.1.2). */
    ORIGINAL,
    /** What makes original information be lost (11.11.1.3). */
    ORIGINAL_LOST,
    /** What rules change (11.11.1.4). */
    RULES,
    /** What gives, takes or validates abilities (11.11.1.5). */
    ABILITIES,
    /** What changes no numbers (11.11.1.6). */
    OTHER,
    /** What raises or lowers numbers (11.11.1.7). */
    NUMBERS,
    /** The power that others lend (11.11.1.8). */
    LENT,
    /** What fixes numbers (11.11.1.9). */
    FIXED
}

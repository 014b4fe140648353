package io.github.cardfold.effect;

/** A word that a pack defines: outside of the language that has it, it is written as its definition prints it. */
interface Printed {
    /** Returns how it is printed. */
    String english();
}

package io.github.cardfold.effect;

/**
 * A term of a text and what carries it out, for tools that ask which terms are ever carried out.
 *
 * @param by the name of the procedure, of the kind of lasting effect or of the CONT ability that does
 * @param node of a procedure, the beginning of the labels of the steps that do; "" if all of them do
 * @param term the term
 */
public record Carried(String by, String node, Term term) {
    /** Tells whether a step with a label is one of those that carry it out. */
    public boolean isBy(String label) {
        return node.isEmpty() || label.equals(node) || label.startsWith(node + " ");
    }
}

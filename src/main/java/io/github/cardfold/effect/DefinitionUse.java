package io.github.cardfold.effect;

import io.vavr.collection.Array;

/**
 * How a definition is used.
 *
 * @param definition the definition
 * @param arguments what its parameters are, in their order: terms, numbers, texts, lists of texts and truth values
 */
public record DefinitionUse(TermDefinition definition, Array<Object> arguments) {

    /** Returns what a parameter is. */
    Object argument(String parameter) {
        return arguments.get(definition.parameters().map(Parameter::name).indexOf(parameter));
    }

    /** Returns how it is printed: texts in quotation marks, as the grammar reads them. */
    String english() {
        return definition.printed(parameter -> said(argument(parameter)));
    }

    private static String said(Object argument) {
        if (argument instanceof Term term) {
            return term.english();
        }
        if (argument instanceof Array<?> several) {
            return several.map(DefinitionUse::said).mkString(" and ");
        }
        return argument instanceof String text ? "\"" + text.replace("\"", "\"\"") + "\"" : argument.toString();
    }
}

package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.vavr.collection.Array;
import io.vavr.control.Option;

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

    /**
     * Returns how it is printed, as the grammar reads it: texts in quotation marks, and behind it the parameters that
     * are not printed, but numbers, texts and truth values that are the usual ones.
     */
    String english() {
        return definition
                .pieces(name -> said(name, argument(name)), this::unprinted)
                .mkString();
    }

    private String unprinted(String name) {
        Object argument = argument(name);
        if (isUsual(name, argument)) {
            return "";
        }
        return argument instanceof Boolean || argument.equals(Array.empty())
                ? said(name, argument)
                : " (" + name + ": " + said(name, argument) + ")";
    }

    private boolean isUsual(String name, Object argument) {
        Option<Data> usual =
                definition.parameters().find(each -> each.name().equals(name)).flatMap(Parameter::usual);
        return !(argument instanceof Term) && usual.contains(data(argument));
    }

    private static Data data(Object argument) {
        if (argument instanceof Array<?> several) {
            return several.size() == 1 ? data(several.head()) : Data.items(several.map(DefinitionUse::data));
        }
        if (argument instanceof Integer number) {
            return Data.whole(number);
        }
        return argument instanceof Boolean truth ? Data.truth(truth) : Data.text((String) argument);
    }

    private static String said(String name, Object argument) {
        if (argument instanceof Term term) {
            return term.english();
        }
        if (argument instanceof Boolean truth) {
            return truth ? " (" + name + ")" : " (no " + name + ")";
        }
        if (argument instanceof Array<?> several) {
            Array<String> each = several.map(one -> said(name, one));
            return each.size() < 2
                    ? each.headOption().getOrElse(" (no " + name + ")")
                    : each.init().mkString(", ") + " and " + each.last();
        }
        return argument instanceof String text ? "\"" + text.replace("\"", "\"\"") + "\"" : argument.toString();
    }
}

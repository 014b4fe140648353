package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word that is defined by others, such as a keyword: a name, parameters, and the term that it stands for. As data it
 * is a map with its components but {@code parameters}, which is a map from their names, in order, to what each is.
 *
 * <p>{@link Language#with(TermDefinition)} makes it a kind whose components are the parameters. Where such a term is
 * used, the term that it stands for is carried out; its name stays.
 *
 * @param name the name, in lower case
 * @param role what it stands for, one of {@link DefinedTerms#ROLES}
 * @param parameters what is said where it is used, at most {@link #MOST_PARAMETERS}
 * @param body the term that it stands for, as data, in which a text such as {@code "$?number"} stands for what a
 *     parameter is; every parameter stands in it or in {@code print}
 * @param print how it is printed, with parameters in braces: {@code limit break {number}}
 */
public record TermDefinition(
        String name, Class<? extends Term> role, Array<Parameter> parameters, Data body, String print) {
    /** The greatest number of parameters. */
    public static final int MOST_PARAMETERS = 10;

    /** How deep definitions may use one another. */
    public static final int MOST_NESTED = 8;

    private static final String NAME = "name";
    private static final String ROLE = "role";
    private static final String PARAMETERS = "parameters";
    private static final String BODY = "body";
    private static final String PRINT = "print";
    private static final String HOLE = Language.VARIABLE + "?";
    private static final Pattern WORDS = Pattern.compile("[\\p{Ll}\\p{N}][\\p{Ll}\\p{N}'!♪ -]{0,59}");
    private static final Pattern PRINTED = Pattern.compile("\\{([^{}]*)}");
    /** A text stands in quotation marks anyhow. */
    private static final Pattern QUOTED = Pattern.compile("[\"“”]\\s*\\{|}\\s*[\"“”]");

    /**
     * Checks all but the body, which is checked when the definition becomes part of a language.
     *
     * @throws StateFormatException naming the component
     */
    public TermDefinition {
        Reading at = Reading.of(data(name, role, parameters, body, print));
        ReadingFields in = at.fields();
        if (!WORDS.matcher(name).matches()) {
            throw in.get(NAME).expected("words of lower-case letters and digits, at most 60 characters");
        }
        if (!DefinedTerms.ROLES.contains(role)) {
            throw in.get(ROLE)
                    .expected("one of " + DefinedTerms.ROLES.map(Roles::what).mkString(", "));
        }
        if (parameters.size() > MOST_PARAMETERS
                || parameters.map(Parameter::name).distinct().size() < parameters.size()) {
            throw in.get(PARAMETERS)
                    .expected("at most " + MOST_PARAMETERS + " parameters, each with a name of its own");
        }
        Array<String> said = parameters.map(Parameter::name);
        Array<String> printed = printed(print);
        Array<String> held = holes(body);
        printed.appendAll(held).find(each -> !said.contains(each)).forEach(each -> {
            throw in.get(held.contains(each) ? BODY : PRINT)
                    .expected("parameters of the definition alone", "\"" + each + "\"");
        });
        said.find(each -> !WORDS.matcher(each).matches()).forEach(each -> {
            throw in.get(PARAMETERS).expected("names of lower-case letters and digits", "\"" + each + "\"");
        });
        if (QUOTED.matcher(print).find()) {
            throw in.get(PRINT).expected("parameters without quotation marks, which texts have anyhow");
        }
        said.find(each -> !printed.contains(each) && !held.contains(each)).forEach(each -> {
            throw in.get(BODY).expected("the parameter \"" + each + "\" as \"" + HOLE + each + "\"", "it nowhere");
        });
    }

    /** Reads a definition; its body is not looked at yet. */
    public static TermDefinition read(Reading map) {
        ReadingFields in = map.fields();
        String name = in.get(NAME).text();
        Reading role = in.get(ROLE);
        Reading parameters = in.find(PARAMETERS) == null
                ? map.field(PARAMETERS, Data.fields().build())
                : in.get(PARAMETERS);
        ReadingFields each = parameters.fields();
        Array<Parameter> said = each.names().map(parameter -> Parameter.read(parameter, each.get(parameter)));
        Data body = in.get(BODY).data();
        String print = in.get(PRINT).filled();
        in.end();
        Class<? extends Term> type = DefinedTerms.ROLES
                .find(one -> Roles.what(one).equals(role.text()))
                .getOrElseThrow(() -> role.expected(
                        "one of " + DefinedTerms.ROLES.map(Roles::what).mkString(", ")));
        try {
            return new TermDefinition(name, type, said, body, print);
        } catch (StateFormatException refused) {
            throw within(map, refused);
        }
    }

    /** Returns what was wrong with a definition, as it stands somewhere. */
    public static StateFormatException within(Reading map, StateFormatException refused) {
        return new StateFormatException(
                map.path() + refused.path().substring(1), refused.expected(), refused.found(), refused);
    }

    /** Returns the definition as data. */
    public Data data() {
        return data(name, role, parameters, body, print);
    }

    private static Data data(
            String name, Class<? extends Term> role, Array<Parameter> parameters, Data body, String print) {
        Data.Builder said = Data.fields();
        parameters.filter(each -> !said.has(each.name())).forEach(each -> said.put(each.name(), each.data()));
        Data.Builder out = Data.fields().text(NAME, name).text(ROLE, Roles.what(role));
        return (said.size() == 0 ? out : out.put(PARAMETERS, said.build()))
                .put(BODY, body)
                .text(PRINT, print)
                .build();
    }

    /** Returns the body with what the parameters are as it is read, with its path in the definition. */
    Reading at(Data filled) {
        return Reading.of(data()).field(BODY, filled);
    }

    /** Returns the body with what the parameters are. */
    Data filled(Function<String, Data> arguments) {
        return changed(body, "", (parameter, path) -> arguments.apply(parameter));
    }

    /** Returns the default of a parameter as it is read. */
    Reading usual(Parameter parameter, Data usual) {
        Reading all = Reading.of(data());
        return all.field(PARAMETERS, all.fields().get(PARAMETERS).data())
                .field(parameter.name(), parameter.data())
                .field(Parameter.DEFAULT, usual);
    }

    /** Returns the parameter that stands at or above a place in the body; none if none does. */
    Option<String> parameterAt(String path) {
        String[] found = {""};
        changed(body, at(body).path(), (parameter, at) -> {
            if (path.startsWith(at) && (path.length() == at.length() || ".[".indexOf(path.charAt(at.length())) >= 0)) {
                found[0] = parameter;
            }
            return Data.text(parameter);
        });
        return Option.when(!found[0].isEmpty(), found[0]);
    }

    private static Array<String> holes(Data body) {
        List<String> holes = new ArrayList<>();
        changed(body, "", (parameter, path) -> {
            holes.add(parameter);
            return Data.text(parameter);
        });
        return Array.ofAll(holes).distinct();
    }

    private static Data changed(Data data, String path, BiFunction<String, String, Data> change) {
        if (data instanceof Data.Text text && text.value().startsWith(HOLE)) {
            return change.apply(text.value().substring(HOLE.length()), path);
        }
        if (data instanceof Data.Items items) {
            return Data.items(items.values().zipWithIndex((each, i) -> changed(each, path + "[" + i + "]", change)));
        }
        if (data instanceof Data.Fields fields) {
            Data.Builder out = Data.fields();
            for (int i = 0; i < fields.size(); i++) {
                String step = StateFormatException.step(fields.name(i));
                out.put(fields.name(i), changed(fields.value(i), path + step, change));
            }
            return out.build();
        }
        return data;
    }

    private static Array<String> printed(String print) {
        return Array.ofAll(
                PRINTED.matcher(print).results().map(each -> each.group(1)).toList());
    }

    /**
     * Returns how a use of it is printed, in pieces: words, what stands for a parameter, words and so on; behind it
     * what stands for parameters that are not printed, each behind a piece without words.
     *
     * @param printed what stands for each that is printed
     * @param unprinted what stands for each other one, with its name
     */
    Array<String> pieces(Function<String, String> printed, Function<String, String> unprinted) {
        Array<String> pieces = Array.empty();
        int from = 0;
        Matcher found = PRINTED.matcher(print);
        while (found.find()) {
            pieces = pieces.append(print.substring(from, found.start())).append(printed.apply(found.group(1)));
            from = found.end();
        }
        return unprinted()
                .foldLeft(
                        pieces.append(print.substring(from)),
                        (all, each) -> all.append(unprinted.apply(each)).append(""));
    }

    /** Tells whether a parameter is printed wherever the definition is used. */
    boolean isPrinted(String parameter) {
        return printed(print).contains(parameter);
    }

    private Array<String> unprinted() {
        return parameters.map(Parameter::name).reject(this::isPrinted);
    }
}

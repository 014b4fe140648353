package io.github.cardfold.effect;

/** A component of a kind that a definition makes: one of its parameters. */
final class ParameterComponent extends Component {
    ParameterComponent(Parameter parameter) {
        super(parameter.name(), parameter.javaType(), parameter.usual());
    }

    @Override
    String field() {
        return name();
    }

    @Override
    Object value(Object term) {
        return ((DefinedTerms.Use) term).use().argument(name());
    }
}

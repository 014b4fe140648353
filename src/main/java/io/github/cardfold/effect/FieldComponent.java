package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.util.List;

/** A component of the record of a kind, or of a {@link Part} of it. */
final class FieldComponent extends Component {
    private final RecordComponent component;
    private final Option<RecordComponent> within;

    /**
     * Makes it.
     *
     * @param within the component of the term that is the {@link Part} it belongs to, if it belongs to one
     */
    FieldComponent(RecordComponent component, Option<RecordComponent> within) {
        super(Words.of(component.getName()), component.getGenericType(), leftOut(component));
        this.component = component;
        this.within = within;
    }

    private static Option<Data> leftOut(RecordComponent component) {
        Default annotation = component.getAnnotation(Default.class);
        if (annotation == null) {
            return component.getType() == boolean.class ? Option.some(Data.truth(false)) : Option.none();
        }
        String text = annotation.value();
        if (text.equals("[]")) {
            return Option.some(Data.items(List.of()));
        }
        boolean isNumber = text.matches("-?[0-9]+");
        return Option.some(isNumber ? Data.whole(Long.parseLong(text)) : Data.text(text));
    }

    @Override
    String field() {
        return component.getName();
    }

    @Override
    Object value(Object term) {
        Object holder = within.map(part -> TermRecord.value(term, part)).getOrElse(term);
        return TermRecord.value(holder, component);
    }
}

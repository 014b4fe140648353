package io.github.cardfold.effect;

/** A component of the record of a kind, or of a {@link Part} of it. */
final class FieldComponent extends Component {
    private final Slot slot;

    FieldComponent(Slot slot) {
        super(Words.of(slot.name()), slot.type(), slot.leftOut());
        this.slot = slot;
    }

    @Override
    String field() {
        return slot.name();
    }

    @Override
    Object value(Object term) {
        return slot.value(term);
    }
}

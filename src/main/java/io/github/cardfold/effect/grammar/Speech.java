package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** How the terms of a record are said: its phrases, its idioms, and the phrases of its role. Immutable. */
final class Speech {
    private final Class<?> owner;
    private final Class<?> record;
    private final Array<Structure.Field> fields;
    private final Array<Pattern> patterns;
    private final Array<Speech> idioms;
    private final Array<Pattern> ofRole;
    private final Option<Part.Slot> list;

    private Speech(Class<?> owner, Class<?> record, Structure structure, Array<Pattern> patterns) {
        this.owner = owner;
        this.record = record;
        fields = structure.fields(record);
        this.patterns = patterns.map(each -> each.filled(this::part));
        Idioms named = record.getAnnotation(Idioms.class);
        idioms = named == null
                ? Array.empty()
                : Array.of(named.value()).map(each -> new Speech(owner, each, structure, patterns(each)));
        ofRole = roles(owner).flatMap(Speech::patterns);
        this.patterns.flatMap(Pattern::slots).forEach(this::check);
        list = patterns("").headOption().flatMap(Pattern::list).filter(this::isOwnRole);
    }

    /** Returns how terms of a record are said that has phrases besides those it is annotated with. */
    static Speech of(Class<?> record, Structure structure, Array<Pattern> more) {
        return new Speech(record, record, structure, more.appendAll(patterns(record)));
    }

    static Array<Pattern> patterns(Class<?> type) {
        return Array.of(type.getAnnotationsByType(Phrase.class)).map(Pattern::of);
    }

    /** Returns how a part of the record is said whose components are among those of the record. */
    private Option<Array<Part>> part(String name) {
        return fields.exists(each -> each.name().equals(name)) || record.getRecordComponents() == null
                ? Option.none()
                : Array.of(record.getRecordComponents())
                        .find(each -> each.getName().equals(name))
                        .flatMap(each -> patterns(each.getType()).headOption())
                        .map(Pattern::parts);
    }

    private static Array<Class<?>> roles(Class<?> type) {
        Array<Class<?>> direct = Array.of(type.getInterfaces());
        return direct.appendAll(direct.flatMap(Speech::roles)).distinct();
    }

    private void check(Part.Slot slot) {
        if (!slot.field().equals(Part.Slot.SELF) && field(slot.field()) == null) {
            throw new IllegalArgumentException(record + " has no component \"" + slot.field() + "\" for its phrase");
        }
    }

    /** Returns the record of the kind, also where this is an idiom of it. */
    Class<?> owner() {
        return owner;
    }

    Class<?> record() {
        return record;
    }

    Array<Pattern> patterns() {
        return patterns;
    }

    Array<Speech> idioms() {
        return idioms;
    }

    /** Tells whether there is nothing to say its terms with. */
    boolean isMute() {
        return patterns.isEmpty() && idioms.isEmpty();
    }

    Array<Pattern> patterns(String form) {
        return patterns.filter(each -> each.form().equals(form));
    }

    /** Returns how the role says a form of terms that have no such phrase. */
    Array<Pattern> ofRole(String form) {
        return ofRole.filter(each -> each.form().equals(form));
    }

    Array<Structure.Field> fields() {
        return fields;
    }

    Structure.@Nullable Field field(String name) {
        return fields.find(each -> each.name().equals(name)).getOrNull();
    }

    Structure.Field fieldOf(Part.Slot slot) {
        Structure.Field field = field(slot.field());
        if (field == null) {
            throw new IllegalArgumentException(record + " has no component \"" + slot.field() + "\"");
        }
        return field;
    }

    /** Returns the idiom for a term, null if it says another. */
    @Nullable
    Object idiom(Object term) {
        try {
            Method of = record.getDeclaredMethod("of", owner);
            return of.invoke(null, term);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getTargetException());
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(record + " needs a public static method of(" + owner + ")", e);
        }
    }

    /** Returns what a component holds, alone, in a list or perhaps. */
    static Class<?> inner(Type type) {
        return type instanceof ParameterizedType several ? inner(several.getActualTypeArguments()[0]) : (Class<?>) type;
    }

    static boolean isA(Type type, Class<?> raw) {
        return type instanceof ParameterizedType several ? several.getRawType() == raw : type == raw;
    }

    /** Tells whether a slot holds terms of the same role. */
    boolean isOwnRole(Part.Slot slot) {
        return slot.field().equals(Part.Slot.SELF)
                || inner(fieldOf(slot).type()).isAssignableFrom(owner);
    }

    /** Tells whether a phrase begins or ends with a term of the same role, so that it is not clear where that ends. */
    boolean isLoose(Pattern pattern) {
        return pattern.edges().exists(this::isOwnRole);
    }

    /** Returns the roles of the instructions with which a phrase may end: a ", then" after it would go on with them. */
    Array<Class<?>> steps(Pattern pattern) {
        return pattern.lastEdges()
                .filter(each -> each.joint().equals(Joint.THEN))
                .map(each -> inner(fieldOf(each).type()));
    }

    /** Tells whether a phrase ends with bullets. */
    boolean endsInBullets(Pattern pattern) {
        return pattern.lastEdges().exists(each -> each.joint().equals(Joint.BULLETS));
    }

    /** Tells whether a phrase ends with a noun of which terms of its own role say more. */
    boolean endsInNoun(Pattern pattern) {
        return pattern.lastEdges().exists(each -> each.isNoun() && isOwnRole(each));
    }

    /** Returns the roles of the terms with which a phrase may end. */
    Array<Class<?>> ends(Pattern pattern) {
        return pattern.lastEdges()
                .reject(each -> each.field().equals(Part.Slot.SELF) || each.isNoun())
                .map(each -> inner(fieldOf(each).type()));
    }

    /** Returns the slot of a kind that is a list and nothing else. */
    Option<Part.Slot> list() {
        return list;
    }

    /** Tells whether a phrase says a kind that is a list and nothing else. */
    boolean isList(Pattern pattern) {
        return list.isDefined() && pattern.list().isDefined();
    }

    /** Returns the component that binds a variable. */
    Structure.@Nullable Field binder() {
        return patterns.flatMap(Pattern::slots)
                .find(each -> each.form().equals(Naming.BINDS))
                .map(this::fieldOf)
                .getOrNull();
    }

    /** Returns the component that is the name of a variable. */
    Structure.@Nullable Field reference() {
        return patterns.flatMap(Pattern::slots)
                .find(each -> Naming.REFERENCES.contains(each.form())
                        && inner(fieldOf(each).type()) == String.class)
                .map(this::fieldOf)
                .getOrNull();
    }
}

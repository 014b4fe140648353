package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what fills a slot of a phrase. */
record SlotReader(Chart chart, Part.Slot slot, Phrasing phrasing) {
    private Tokens tokens() {
        return chart.tokens();
    }

    /** Returns how far the phrase is read with what fills the slot. */
    List<Progress> from(Progress at, boolean isEnd, Closed closed) {
        if (slot.field().equals(Part.Slot.SELF)) {
            return chart.find(phrasing.role(), slot.form(), closed, at.at(), phrasing.hole()).stream()
                    .map(each -> new Progress(
                            each.end(),
                            at.said().put(Part.Slot.SELF, each.value()),
                            at.filled().merge(each.filled()),
                            at.isOver(),
                            each.sure(),
                            at.open()))
                    .toList();
        }
        Structure.Field field = phrasing.kind().fieldOf(slot);
        if (slot.form().equals(Naming.BINDS)) {
            return tag(field, at);
        }
        if (field.type() == boolean.class) {
            return List.of(at.with(slot.field(), true, at.at()));
        }
        List<Progress> all = new ArrayList<>();
        Phrasing.@Nullable Filling hole =
                slot.isNoun() || slot.within().isEmpty() ? null : new Phrasing.Filling(slot.within(), phrasing.kind());
        boolean isOwn = slot.isNoun() && Speech.inner(field.type()) == phrasing.role();
        Closed inner = isOwn ? closed : closed.with(phrasing.role());
        for (Reading each : value(field.type(), at.at(), hole, inner, isEnd ? closed : inner)) {
            Object value =
                    slot.joint().isEmpty() ? each.value() : together(at.said().get(slot.field()), each.value());
            Map<String, Object> said = at.said().put(slot.field(), value).merge(each.filled());
            boolean isSure =
                    !slot.form().equals(BareWords.FORM) || tokens().at(at.at()).is(Token.Kind.TEXT);
            int sure = isSure ? each.sure() : at.at();
            all.add(new Progress(each.end(), said, at.filled(), at.isOver(), sure, at.open()));
        }
        return all;
    }

    /** A list that stands in two places is one. */
    private static Object together(Option<Object> before, Object more) {
        return before.isDefined() && before.get() instanceof Array<?> first
                ? Array.<Object>narrow(first).appendAll(Array.narrow((Array<?>) more))
                : more;
    }

    /** A tag belongs to the first phrase that can bear it. */
    private List<Progress> tag(Structure.Field field, Progress at) {
        if (!tokens().isTag(at.at())) {
            return List.of(at);
        }
        String tag = tokens().at(at.at() + 1).text();
        Object value = Speech.isA(field.type(), Option.class) ? Option.some(tag) : tag;
        return List.of(at.with(field.name(), value, at.at() + 3));
    }

    private List<Reading> value(Type type, int at, Phrasing.@Nullable Filling hole, Closed closed, Closed atEnd) {
        if (type instanceof ParameterizedType several && several.getRawType() == Option.class) {
            Type inner = several.getActualTypeArguments()[0];
            return value(inner, at, hole, closed, atEnd).stream()
                    .map(each -> new Reading(each.end(), Option.some(each.value()), each.filled()))
                    .toList();
        }
        Class<?> inner = Speech.inner(type);
        boolean isArray = Speech.isA(type, Array.class);
        if (slot.isNoun()) {
            return new NounReader(chart, inner, slot, phrasing, closed).from(at, isArray);
        }
        if (Naming.REFERENCES.contains(slot.form()) && inner == String.class) {
            return new ReferenceReader(tokens(), chart.problem(), slot.form(), phrasing.kind()).from(at);
        }
        if (slot.joint().isEmpty()) {
            List<Reading> one = one(inner, at, hole, closed);
            return isArray
                    ? one.stream()
                            .map(each -> new Reading(each.end(), Array.of(each.value()), each.filled()))
                            .toList()
                    : one;
        }
        return new ListReader(this, inner, closed, atEnd).from(at);
    }

    /** Returns the single values of a type that stand here. */
    List<Reading> one(Class<?> type, int at, Phrasing.@Nullable Filling hole, Closed closed) {
        if (type == int.class || type == Integer.class) {
            return tokens().number(at, slot.form());
        }
        if (type == String.class) {
            return slot.form().equals(BareWords.FORM)
                    ? tokens().bareWords(at).prependAll(tokens().text(at)).asJava()
                    : tokens().text(at);
        }
        if (chart.book().structure().isTerm(type)) {
            return chart.find(type, slot.form(), closed, at, hole);
        }
        List<Reading> all = new ArrayList<>();
        for (Object value : chart.rules().values(type)) {
            for (Pattern pattern : WordPhrases.read(value, slot.form())) {
                int end = tokens().endOf(pattern.parts(), at);
                if (end >= 0) {
                    all.add(Reading.of(end, value));
                }
            }
        }
        return all;
    }
}

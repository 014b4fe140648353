package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenAnchor;
import io.github.cardfold.view.SeenCard;
import io.github.cardfold.view.SeenCause;
import io.github.cardfold.view.SeenDecision;
import io.github.cardfold.view.SeenEffect;
import io.github.cardfold.view.SeenEntry;
import io.github.cardfold.view.SeenEvent;
import io.github.cardfold.view.SeenLink;
import io.github.cardfold.view.SeenPlace;
import io.github.cardfold.view.SeenPool;
import io.github.cardfold.view.SeenRole;
import io.github.cardfold.view.SeenWaiting;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What a seat sees, as JSON text: what a front end of that seat is sent. It is made of the view and of nothing else, so
 * it tells what the view tells; views of a game that are equal have equal texts. Written only. The schemas are
 * {@code view.schema.json} and {@code seen-events.schema.json}.
 */
public final class ViewJson {
    private final View view;
    private final String[] traits;

    private ViewJson(View view) {
        this.view = view;
        traits = view.rules().game().traitNames();
    }

    /** Returns a view as JSON, on one line without spaces. */
    public static String write(View view) {
        requireNonNull(view, "view");
        return data(view).toString();
    }

    /** Returns events as a seat sees them as JSON, on one line without spaces. */
    public static String write(Iterable<SeenEvent> events) {
        requireNonNull(events, "events");
        return Format.SEEN_EVENTS.start().put("events", data(events)).build().toString();
    }

    static Data.Fields data(View view) {
        return (Data.Fields) new ViewJson(view).data();
    }

    static Data.Items data(Iterable<SeenEvent> events) {
        return (Data.Items) Data.items(Array.ofAll(events).map(ViewJson::event).asJava());
    }

    private Data data() {
        Data.Builder out = Format.VIEW.start().text("seat", view.seat().name()).whole("turn", view.turn());
        view.turnFighter().forEach(seat -> out.text("fighter", seat.name()));
        out.text("moment", view.moment(), "").fields("numbers", numbers());
        items(out, "places", view.places(), this::place);
        out.fields("erased", erased());
        items(out, "effects", view.effects(), this::effect);
        items(out, "links", view.links(), this::link);
        items(out, "standby", view.standby(), ViewJson::waiting);
        items(out, "queues", view.queues(), this::entry);
        items(out, "roles", view.roles(), this::role);
        view.decision().forEach(decision -> out.put("decision", decision(decision)));
        items(out, "answers", view.answers(), each -> AnswerData.write(this::name, each));
        return out.fields("outcome", view.outcome().map(OutcomeData::write).getOrElse(Data::fields))
                .build();
    }

    private static <T> void items(Data.Builder out, String name, Array<T> list, Function<T, Data> element) {
        out.items(name, list.map(element).asJava());
    }

    private static void card(Data.Builder out, String name, Option<Definition> card) {
        card.forEach(each -> out.text(name, each.id()));
    }

    private Data.Builder erased() {
        Data.Builder out = Data.fields();
        view.seats().forEach(seat -> items(out, seat.name(), view.erased(seat), each -> Data.text(each.id())));
        return out;
    }

    private Data.Builder numbers() {
        Data.Builder out = Data.fields();
        for (NumberKey key : view.numbers()) {
            Data.Builder values = Data.fields();
            view.seats().forEach(seat -> values.whole(seat.name(), view.number(key, seat), 0));
            out.fields(key.name(), values);
        }
        return out;
    }

    private Data place(SeenPlace seen) {
        Data.Builder out = Data.fields()
                .text("place", seen.place().fullName())
                .flag("circle", seen.place().zone().circle())
                .whole("row", seen.place().row(), Place.NO_ROW)
                .whole("column", seen.place().column(), Place.NO_COLUMN)
                .whole("attributes", seen.place().attributes(), 0)
                .flag("closed", seen.place().closed())
                .whole("size", seen.size(), 0);
        items(out, "cards", seen.cards(), this::card);
        items(out, "pools", seen.pools(), ViewJson::pool);
        return out.build();
    }

    private Data card(SeenCard seen) {
        Data.Builder out = Data.fields().whole("position", seen.handle().index());
        card(out, "card", seen.definition());
        out.flag("rest", seen.isResting()).flag("down", seen.isFaceDown());
        Data.Builder values = Data.fields();
        for (int i = 0; i < seen.traits().size(); i++) {
            values.whole(traits[i], seen.traits().get(i));
        }
        Data.Builder flags = Data.fields();
        seen.flags().forEach(flag -> flags.whole(flag._1, flag._2));
        return out.fields("traits", values).fields("flags", flags).build();
    }

    private static Data pool(SeenPool seen) {
        Data.Builder out = Data.fields()
                .whole("first", seen.first())
                .whole("size", seen.size())
                .flag("whole", seen.isWhole());
        items(out, "cards", seen.kinds(), each -> Data.text(each.id()));
        return out.build();
    }

    private Data effect(SeenEffect seen) {
        Data.Builder out = Data.fields()
                .text("kind", seen.kind())
                .whole("number", seen.number(), 0)
                .text("master", seen.master().name());
        card(out, "source", seen.source());
        items(out, "units", seen.units(), this::handle);
        items(out, "on", seen.on(), this::anchor);
        return out.text("duration", seen.lifetime().name()).build();
    }

    private Data link(SeenLink seen) {
        return Data.fields()
                .text("kind", seen.kind())
                .put("from", anchor(seen.from()))
                .put("to", anchor(seen.to()))
                .text("name", seen.name(), "")
                .build();
    }

    private Data anchor(SeenAnchor seen) {
        Data.Builder out = Data.fields();
        switch (seen.kind()) {
            case SEAT -> out.text("seat", seen.seat().get().name());
            case PLACE, CARD -> out.put("at", handle(seen.at().get()));
            case HIDDEN -> out.text("within", seen.within().get().fullName());
            case GONE -> {
                out.flag("gone", true);
                card(out, "card", seen.card());
            }
        }
        return out.build();
    }

    private static Data waiting(SeenWaiting seen) {
        Data.Builder out = Data.fields()
                .text("procedure", seen.procedure())
                .text("seat", seen.seat().name());
        card(out, "source", seen.source());
        return out.build();
    }

    private Data entry(SeenEntry seen) {
        Data.Builder out = Data.fields()
                .text("queue", seen.queue())
                .text("procedure", seen.procedure())
                .text("seat", seen.seat().name());
        card(out, "source", seen.source());
        items(out, "objects", seen.objects(), this::anchor);
        items(out, "numbers", seen.numbers(), each -> Data.whole(each));
        items(out, "effects", seen.effects(), this::effect);
        return out.build();
    }

    private Data role(SeenRole seen) {
        Data.Builder out = Data.fields().text("role", seen.name()).put("card", handle(seen.card()));
        seen.other().forEach(each -> out.put("other", handle(each)));
        return out.build();
    }

    private static Data decision(SeenDecision seen) {
        return Data.fields()
                .text("seat", seen.seat().name())
                .text("purpose", seen.purpose())
                .text("section", seen.section(), "")
                .build();
    }

    private Data handle(Handle handle) {
        return Data.fields()
                .text("place", name(handle.place()))
                .whole("position", handle.index(), Handle.ITSELF)
                .build();
    }

    private String name(int place) {
        return view.place(place).place().fullName();
    }

    private static Data event(SeenEvent seen) {
        Data.Builder out = Data.fields().text("kind", seen.kind());
        seen.seat().map(Seat::name).forEach(seat -> out.text("seat", seat));
        card(out, "card", seen.card());
        seen.from().forEach(place -> out.text("from", place.fullName()));
        seen.to().forEach(place -> out.text("to", place.fullName()));
        card(out, "other", seen.other());
        seen.otherAt().forEach(place -> out.text("otherAt", place.fullName()));
        out.whole("number", seen.number(), 0).text("words", seen.words(), "");
        seen.cause().forEach(cause -> out.put("cause", cause(cause)));
        return out.build();
    }

    private static Data cause(SeenCause seen) {
        Data.Builder out = Data.fields().text("master", seen.master().name());
        card(out, "card", seen.card());
        return out.flag("cost", seen.isCost()).build();
    }
}

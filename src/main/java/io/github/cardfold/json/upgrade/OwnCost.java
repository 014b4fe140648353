package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Costs of format 1 that are paid with the card that has the ability, from the one place where this is valid. */
final class OwnCost {
    private static final String COST = "cost";
    private static final String THIS = "this";

    private OwnCost() {}

    /** Returns an ability whose costs say so. */
    static Data changed(Data ability, Language language) {
        if (!(ability instanceof Data.Fields one) || one.size() != 1 || !(one.value(0) instanceof Data.Fields body)) {
            return ability;
        }
        Option<Data> now = Option.of(body.get("in"))
                .flatMap(in -> Option.of(body.get(COST)).map(cost -> changed(cost, CostRules.words(in), language)));
        if (now.isEmpty() || now.get().equals(body.get(COST))) {
            return ability;
        }
        Data.Builder changed = Data.fields();
        for (int i = 0; i < body.size(); i++) {
            changed.put(body.name(i), body.name(i).equals(COST) ? now.get() : body.value(i));
        }
        return CostRules.map(one.name(0), changed.build());
    }

    private static Data changed(Data cost, Array<String> valid, Language language) {
        if (cost instanceof Data.Items several) {
            return Data.items(Array.ofAll(several.values())
                    .map(each -> changed(each, valid, language))
                    .asJava());
        }
        return cost instanceof Data.Fields one
                        && Array.of("put", "bind").contains(one.name(0))
                        && one.value(0) instanceof Data.Fields body
                        && isOwn(body, valid)
                ? ofThis(one.name(0), body, language)
                : cost;
    }

    private static boolean isOwn(Data.Fields body, Array<String> valid) {
        return Data.text(THIS).equals(body.get("are"))
                && Option.of(body.get("from"))
                        .exists(from -> CostRules.words(from).equals(valid))
                && body.get("as") == null
                && Option.of(body.get("number")).forAll(Data.whole(1)::equals);
    }

    private static Data ofThis(String kind, Data.Fields body, Language language) {
        NewTerm now = NewTerm.of(language, "instruction", kind).with("what", THIS);
        for (String each : Array.of("to", "bottom", "face down")) {
            now = now.with(each, Option.of(body.get(each)));
        }
        return now.data();
    }
}

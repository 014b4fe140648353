package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.words.BattleWords;
import io.github.cardfold.scenario.words.CardWords;
import io.github.cardfold.scenario.words.PlaceNames;
import io.github.cardfold.scenario.words.Questions;
import io.github.cardfold.scenario.words.Sight;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads what must hold at one moment: of the whole game, or of what one seat sees. */
final class Expectations {
    private final Rules rules;
    private final PlaceNames names;
    private final boolean isView;
    private final List<Check> checks = new ArrayList<>();

    private Expectations(Rules rules, PlaceNames names, boolean isView) {
        this.rules = rules;
        this.names = names;
        this.isView = isView;
    }

    /** Reads the fields that both know, and leaves the map open for more. */
    static Array<Check> read(ReadingFields in, Rules rules, PlaceNames names, boolean isView) {
        Expectations reader = new Expectations(rules, names, isView);
        reader.texts(in);
        reader.zones(in);
        reader.traits(in);
        reader.numbers(in);
        reader.lists(in);
        LegalCheck.read(in).forEach(reader.checks::add);
        EventCheck.read(in, rules, isView).forEach(reader.checks::add);
        if (ScenarioGame.of(rules).hasBattles()) {
            reader.battle(in);
        }
        return Array.ofAll(reader.checks);
    }

    private void texts(ReadingFields in) {
        Questions questions = new Questions(rules, names.seats());
        @Nullable Reading asked = in.find("asked");
        if (asked != null) {
            same(asked.path(), isView ? questions.seen(asked) : questions.asked(asked), Sight::asked);
        }
        @Nullable Reading purpose = in.find("purpose");
        if (purpose != null) {
            same(purpose.path(), questions.purpose(purpose), Sight::purpose);
        }
        text(in, "turn", Sight::turn);
        text(in, "moment", Sight::moment);
        text(in, "outcome", Sight::outcome);
    }

    private void text(ReadingFields in, String field, Function<Sight, String> found) {
        @Nullable Reading value = in.find(field);
        if (value != null) {
            same(value.path(), value.text(), found);
        }
    }

    private void same(String path, String expected, Function<Sight, String> found) {
        checks.add(sight -> {
            String there = found.apply(sight);
            return there.equals(expected) ? Array.empty() : Array.of(new Finding(path, expected, there));
        });
    }

    private void zones(ReadingFields in) {
        @Nullable Reading zones = in.find("zones");
        if (zones == null) {
            return;
        }
        ReadingFields places = zones.fields();
        for (String name : places.names()) {
            Reading value = places.get(name);
            Handle at = names.handle(value, name);
            if (at.index() == Handle.ITSELF) {
                String expected = Tally.of(units(value).flatMap(each -> words(each, at.place())));
                same(value.path(), expected, sight -> Tally.of(sight.cards(at.place())));
            } else {
                String expected = words(value, at.place()).mkString(" ");
                same(value.path(), expected, sight -> sight.card(at).getOrElse("nothing"));
            }
        }
    }

    private static Array<Reading> units(Reading value) {
        return value.data() instanceof Data.Items ? Array.ofAll(value.items()) : Array.of(value);
    }

    /** Returns the words for each of the cards that a text means. */
    private Array<String> words(Reading value, int place) {
        if (isView) {
            return SeenWords.read(value, rules);
        }
        CardWords cards = CardWords.read(value, rules, names.seats(), names.place(place));
        if (cards.seen().isDefined()) {
            throw value.expected("no \"seen\" here: what a seat sees stands in \"view A\" and the like");
        }
        if (cards.home()) {
            throw value.expected("no \"home\" here: it is told by where the card goes");
        }
        return Array.fill(cards.count(), () -> cards.one(rules, names.place(place)));
    }

    private void traits(ReadingFields in) {
        String[] names = rules.game().traitNames();
        for (int trait = 0; trait < rules.game().toldTraits(); trait++) {
            @Nullable Reading values = in.find(names[trait]);
            if (values != null) {
                traits(trait, values.fields());
            }
        }
    }

    private void traits(int trait, ReadingFields in) {
        for (String name : in.names()) {
            Reading value = in.get(name);
            Handle at = names.handle(value, name);
            String expected = String.valueOf(value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
            same(value.path(), expected, sight -> {
                Handle exact = sight.atLast(at);
                Option<Integer> found = sight.trait(exact, trait);
                return found.map(String::valueOf)
                        .getOrElse(() -> sight.card(exact)
                                .map(card -> "nothing to be read of " + card)
                                .getOrElse("no card there"));
            });
        }
    }

    private void numbers(ReadingFields in) {
        @Nullable Reading numbers = in.find("numbers");
        if (numbers == null) {
            return;
        }
        ReadingFields seats = numbers.fields();
        for (String letter : seats.names()) {
            Reading values = seats.get(letter);
            Seat seat = names.seats().one(values, letter);
            ReadingFields keys = values.fields();
            for (NumberKey key : rules.numbers()) {
                @Nullable Reading value = keys.find(key.name());
                if (value != null) {
                    String expected = String.valueOf(value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
                    same(value.path(), expected, sight -> String.valueOf(sight.number(key, seat)));
                }
            }
            keys.end();
        }
    }

    private void lists(ReadingFields in) {
        list(in, "lasting", Sight::lasting);
        list(in, "links", Sight::links);
        list(in, "standby", Sight::standby);
        list(in, "queues", Sight::queues);
    }

    private void list(ReadingFields in, String field, Function<Sight, Array<String>> found) {
        @Nullable Reading value = in.find(field);
        if (value != null) {
            String expected = Tally.of(Array.ofAll(value.items()).map(Reading::text));
            same(value.path(), expected, sight -> Tally.of(found.apply(sight)));
        }
    }

    private void battle(ReadingFields in) {
        @Nullable Reading value = in.find("battle");
        if (value == null) {
            return;
        }
        ReadingFields fields = value.fields();
        text(fields, "attacker", sight -> sight.battle().attacker());
        units(fields, "partners", BattleWords::partners);
        units(fields, "attacked", BattleWords::attacked);
        units(fields, "boosters", BattleWords::boosters);
        @Nullable Reading guards = fields.find("guards");
        if (guards != null) {
            ReadingFields pairs = guards.fields();
            Array<String> expected = Array.ofAll(pairs.names())
                    .map(name -> name + " guards " + pairs.get(name).text());
            same(
                    guards.path(),
                    Tally.of(expected),
                    sight -> Tally.of(sight.battle().guards()));
        }
        fields.end();
    }

    private void units(ReadingFields in, String field, Function<BattleWords, Array<String>> found) {
        @Nullable Reading value = in.find(field);
        if (value != null) {
            String expected = Tally.of(units(value).map(Reading::text));
            same(value.path(), expected, sight -> Tally.of(found.apply(sight.battle())));
        }
    }
}

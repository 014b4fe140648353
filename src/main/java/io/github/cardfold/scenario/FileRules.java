package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of the scenarios of one file: variants that say the same of them share them, for they are dear to assemble.
 */
final class FileRules {
    private final ScenarioRules shelf;
    private final Map<Said, Rules> assembled = new LinkedHashMap<>();

    FileRules(ScenarioRules shelf) {
        this.shelf = shelf;
    }

    /** What a scenario says of its rules. */
    private record Said(ScenarioGame game, Array<Option<Data>> values) {}

    /** Returns the rules that the fields of a scenario say. */
    Rules of(ScenarioGame game, ReadingFields in) {
        Data.Fields fields = (Data.Fields) in.map().data();
        Said said = new Said(game, game.rulesFields().map(name -> Option.of(fields.get(name))));
        @Nullable Rules known = assembled.get(said);
        if (known == null) {
            Rules made = game.rules(in, shelf);
            assembled.put(said, made);
            return made;
        }
        game.rulesFields().forEach(in::find);
        return known;
    }
}

package io.github.cardfold.cli;

import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/** The rules, of either game, that a replay or a saved state may have been played by. */
final class RecordedRules {
    private final Array<Lazy<Rules>> rules;

    private RecordedRules(Array<Lazy<Rules>> rules) {
        this.rules = rules;
    }

    /** Returns the rules with the cards of all shipped packs. */
    static RecordedRules shipped() {
        return new RecordedRules(
                PackRules.shipped().all().appendAll(VandariaPacks.all().flatMap(RecordedRules::of)));
    }

    /**
     * Returns the rules with the cards of some packs.
     *
     * @param fights those of the first game
     * @param names those of Vandaria Wars, by their ids or files, which are played with together
     * @throws UsageException if one cannot be read
     */
    static RecordedRules of(PackRules fights, Array<String> names) {
        return new RecordedRules(
                names.isEmpty() ? fights.all() : fights.all().appendAll(of(VandariaFiles.pack(names))));
    }

    private static Array<Lazy<Rules>> of(VandariaPack pack) {
        return Array.of(VandariaRules.Teams.values())
                .map(teams ->
                        Lazy.of(() -> Plugged.rules(VandariaRules.standard().withTeams(teams), pack)));
    }

    /** Returns the rules that a manifest is of; without any, those of its game that say best in what they differ. */
    Rules of(String manifest) {
        return rules.iterator()
                .map(Lazy::get)
                .find(each -> each.manifest().equals(manifest))
                .orElse(() -> rules.iterator().map(Lazy::get).find(each -> isOfOneGame(each.manifest(), manifest)))
                .getOrElse(() -> rules.head().get());
    }

    private static boolean isOfOneGame(String one, String other) {
        return one.split(" ", 2)[0].equals(other.split(" ", 2)[0]);
    }

    /** Returns what is read under the first rules that it can be read under, or fails as it does under the first. */
    <T> T read(Function<Rules, T> reader) {
        return rules.tail()
                .iterator()
                .flatMap(each -> attempt(reader, each.get()))
                .headOption()
                .getOrElse(() -> reader.apply(rules.head().get()));
    }

    private static <T> Option<T> attempt(Function<Rules, T> reader, Rules rules) {
        try {
            return Option.some(reader.apply(rules));
        } catch (StateFormatException | NotationException otherRules) {
            return Option.none();
        }
    }
}

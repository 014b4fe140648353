package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Forms;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.part.NeedsSubdeck;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * Property changes into a card of the Subdeck of the player whose skill it is, one after the other if it is several.
 *
 * @param what the Property
 * @param into what the card must be
 */
@Rule(vw = {"6.1.2.1", "6.1.2.3", "12.9.10.11"})
@Phrase("change {what} into a card of the Subdeck< {into: cards}>")
public record Transform(
        @Default("this") Selector what, @Default("[]") Array<Filter> into) implements Instruction, NeedsSubdeck {
    @Override
    public void compile(Compiler out) {
        Local left = out.own("left", Local.Type.OBJECTS);
        Local form = out.own("form", Local.Type.OBJECTS);
        out.let(
                "changing",
                run -> run.set(
                        left,
                        what.subjects(Query.of(run))
                                .filter(each -> VandariaProperty.isInGame(run.position(), each.object()))
                                .map(Subject::object)
                                .toJavaStream()
                                .mapToInt(Integer::intValue)
                                .toArray()));
        out.repeat("each", run -> run.frame().size(left) > 0, () -> {
            new SubdeckSearch(
                            into,
                            (position, frame, definition) -> Forms.canBecome(position, frame.get(left, 0), definition))
                    .compile(out, VandariaPurposes.FORM, form);
            out.when(
                    "chosen",
                    run -> run.frame().size(form) > 0,
                    () -> out.call("change", Transforming.PROCEDURE, run ->
                            new int[] {run.frame().get(left, 0), run.frame().get(form, 0)}));
            out.let("next", run -> run.set(left, rest(run, left)));
        });
    }

    private static int[] rest(Run run, Local left) {
        int[] objects = run.objects(left);
        return Arrays.copyOfRange(objects, 1, objects.length);
    }

    /** What is chosen as a target is not known yet when the skill is to be used. */
    @Override
    @Rule(vw = {"1.2.3", "3.6.1.7", "3.6.1.8"})
    public boolean isPossible(Query query) {
        if (Terms.has(what, Names.class)) {
            return true;
        }
        Position position = query.position(Facts.PLACES);
        int subdeck = VandariaZone.SUBDECK.of(query.master());
        return what.subjects(query)
                .exists(each -> Array.range(0, position.size(subdeck))
                        .map(i -> position.objectAt(subdeck, i))
                        .exists(card -> fits(query, position, card, subdeck, each.object())));
    }

    private boolean fits(Query query, Position position, GameObject card, int subdeck, int property) {
        return Filter.all(into, query, Subject.of(card, subdeck))
                && Forms.canBecome(position, property, card.definition());
    }
}

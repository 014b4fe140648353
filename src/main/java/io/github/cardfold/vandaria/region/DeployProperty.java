package io.github.cardfold.vandaria.region;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Lodging;
import io.github.cardfold.vandaria.fact.Regions;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Property is deployed in a Territory of its controller, all of it at the same time, as far as there is room. Who is in
 * battle stays so.
 *
 * @param what the Property
 * @param in the Territory
 */
@Rule(vw = {"2.7.1", "2.7.4", "2.7.5", "3.4.6"})
@Phrase("deploy {what} in {in}")
public record DeployProperty(@Default("this") Selector what, Selector in) implements Instruction {
    private static final LabelKey CHOSEN = new LabelKey(VandariaPurposes.REGION + ".first", "{0}: {1}");

    @Override
    public void compile(Compiler out) {
        Local cards = out.own("deployed", Local.Type.OBJECTS);
        Local territory = out.own("Territory", Local.Type.OBJECTS);
        Local region = out.own("Region", Local.Type.NUMBER);
        out.let("cards", run -> begin(run, cards, territory, region));
        out.when(
                "3.4.6",
                run -> regions(run.position(), run.frame(), cards, territory).size() > 1,
                () -> out.ask(
                        "which",
                        Question.of(
                                        VandariaPurposes.REGION,
                                        (position, frame) ->
                                                VandariaProperty.controller(position, frame.get(territory, 0)),
                                        (position, frame, options) -> offer(position, frame, options, cards, territory),
                                        (run, answer) -> run.set(region, answer.number()))
                                .meaning(DeployProperty::label, CHOSEN)));
        out.change("put", run -> put(run, cards, territory, region));
    }

    private void begin(Run run, Local cards, Local territory, Local region) {
        Position position = run.position();
        run.set(region, -1);
        run.clear(cards);
        run.clear(territory);
        in.subjects(Query.of(run))
                .headOption()
                .map(Subject::gameObject)
                .filter(each -> VandariaProperty.isInGame(position, each.object())
                        && VandariaProperty.isTerritory(position, each))
                .forEach(there -> {
                    run.append(territory, there.object());
                    run.set(cards, fitting(run, there));
                });
    }

    /** What does not find room any more beside those before it is not deployed. */
    @Rule(vw = {"2.7.1", "2.7.6", "3.6.1.5"})
    private int[] fitting(Run run, GameObject territory) {
        Position position = run.position();
        List<Integer> fitting = new ArrayList<>();
        int room = Territories.room(position, territory);
        for (Subject each : what.subjects(Query.of(run)).filter(it -> canBe(position, it.gameObject(), territory))) {
            int size = VandariaProperty.trait(position, each.gameObject(), VandariaTrait.SIZE);
            if (size <= room) {
                fitting.add(each.object());
                room -= size;
            }
        }
        return fitting.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean canBe(Position position, GameObject card, GameObject territory) {
        int object = card.object();
        return VandariaProperty.isInGame(position, object)
                && VandariaProperty.isDeployable(VandariaProperty.card(position, card))
                && VandariaProperty.controller(position, object)
                        == VandariaProperty.controller(position, territory.object())
                && position.linksFrom(Anchor.object(object), VandariaLinks.EQUIPMENT)
                        .isEmpty()
                && Territories.guarded(position, object) != territory.object()
                && Territories.hasRoom(position, territory, card);
    }

    /** The Regions among which the controller chooses, of those who are deployed together; none in a Region. */
    @Rule(vw = "3.4.6")
    private static Array<Integer> regions(Position position, Frame frame, Local cards, Local territory) {
        if (frame.size(territory) == 0
                || !Regions.isNone(position, VandariaProperty.known(position, frame.get(territory, 0)))) {
            return Array.empty();
        }
        return Array.range(0, frame.size(cards))
                .map(i -> VandariaProperty.known(position, frame.get(cards, i)))
                .flatMap(each -> Regions.brought(position, each))
                .map(Regions.all(position)::indexOf)
                .distinct()
                .sorted();
    }

    private static void offer(Position position, Frame frame, Options options, Local cards, Local territory) {
        regions(position, frame, cards, territory).forEach(options::number);
    }

    private static AnswerLabel label(Candidate it) {
        return CHOSEN.with(
                LabelArgument.number(it.number()),
                LabelArgument.text(Regions.all(it.position()).get(it.number())));
    }

    /** Those of the Region that was chosen guard the Territory first. */
    @Rule(vw = {"2.7.4", "3.4.5", "3.4.6"})
    private static Batch put(Run run, Local cards, Local territory, Local region) {
        Position position = run.position();
        return Batch.ofAll(Array.range(0, run.frame().size(cards))
                .map(i -> VandariaProperty.known(position, run.frame().get(cards, i)))
                .sortBy(each -> isOf(position, each, run.get(region)) ? 0 : 1)
                .flatMap(each -> Lodging.deployed(
                        position,
                        VandariaProperty.controller(position, each.object()),
                        each,
                        run.frame().get(territory, 0)))
                .asJava());
    }

    private static boolean isOf(Position position, GameObject card, int region) {
        return region >= 0
                && Regions.brought(position, card)
                        .contains(Regions.all(position).get(region));
    }
}

package io.github.cardfold.conformance;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Each package sees only those before it: who changes a room has to think only of the rooms above. */
class LayersTest {
    private static final List<Layer> LAYERS = List.of(
            Layer.together("citation"),
            Layer.together("data"),
            Layer.together("kernel.table"),
            Layer.together("kernel.position"),
            Layer.together("kernel.key"),
            Layer.together("kernel.question"),
            Layer.together("kernel"),
            Layer.together("kernel.codec"),
            Layer.together("kernel.audit"),
            Layer.together("deck"),
            Layer.together("effect", "spi"),
            Layer.together("notation", "view"),
            Layer.together("cardfight.card"),
            Layer.together("cardfight.state"),
            Layer.together("cardfight.information"),
            Layer.together("cardfight.fact", "cardfight.deed"),
            Layer.together("cardfight.gauge"),
            Layer.together("cardfight.term"),
            Layer.apart(
                    "cardfight.entry",
                    "cardfight.action",
                    "cardfight.setup",
                    "cardfight.turn",
                    "cardfight.battle",
                    "cardfight.play",
                    "cardfight.rule",
                    "cardfight.keyword",
                    "cardfight.marker",
                    "cardfight.gift",
                    "cardfight.sets",
                    "cardfight.misc"),
            Layer.together("cardfight.edition"),
            Layer.together("cardfight.text"),
            Layer.together("cardfight"),
            Layer.together("vandaria.card"),
            Layer.together("vandaria.state"),
            Layer.together("vandaria.part"),
            Layer.together("vandaria.fact"),
            Layer.apart(
                    "vandaria.setup",
                    "vandaria.turn",
                    "vandaria.combat",
                    "vandaria.damage",
                    "vandaria.skill",
                    "vandaria.register",
                    "vandaria.shift",
                    "vandaria.subdeck",
                    "vandaria.region",
                    "vandaria.loot",
                    "vandaria.equipment",
                    "vandaria.search",
                    "vandaria.format"),
            Layer.together("vandaria.element"),
            Layer.together("vandaria.event", "vandaria.famous"),
            Layer.together("vandaria.edition"),
            Layer.together("vandaria"),
            Layer.together("game"),
            Layer.together("replay"),
            Layer.together("cardfight.knowledge", "vandaria.knowledge"),
            Layer.together("json.upgrade"),
            Layer.together("json", "explain"),
            Layer.together("match"),
            Layer.together("scenario"),
            Layer.together("perft"),
            Layer.together("bot"),
            Layer.together("fuzz"),
            Layer.together("testkit"),
            Layer.together("cli"));

    private static final List<String> ROOMS = LAYERS.flatMap(Layer::rooms);

    private static final String ADVICE =
            "Each package has its place in LayersTest.LAYERS and sees only those before it."
                    + " Call another chapter's procedure by its label; move what two rooms need to the last room both see.";

    @Test
    void eachRoomSeesOnlyThoseBeforeIt() {
        var complaints = complaints(ArchitectureRules.ROOT, ArchitectureRules.main());
        assertTrue(complaints.isEmpty(), () -> complaints.mkString("\n", "\n", "\n" + ADVICE));
    }

    @Test
    void aClassThatSeesALaterRoomIsReported() {
        String root = ArchitectureRules.violationsRoot("layers");
        assertEquals(
                List.of(
                        "attic.Roomless",
                        "cardfight.fact.SeesTheFacade",
                        "cardfight.turn.SeesItsNeighbour",
                        "kernel.SeesTheEffects",
                        "vandaria.SeesTheOtherGame",
                        "view.SeesTheCommandLine"),
                complaints(root, ArchitectureRules.violations("layers"))
                        .flatMap(complaint -> offender(root, complaint))
                        .distinct()
                        .sorted());
    }

    private static List<String> complaints(String root, JavaClasses classes) {
        return ROOMS.map(room -> seesNothingLater(root, room))
                .prepend(hasARoom(root))
                .flatMap(rule -> ArchitectureRules.complaints(rule, classes));
    }

    private static ArchRule hasARoom(String root) {
        return classes().should().resideInAnyPackage(patterns(root, ROOMS));
    }

    private static ArchRule seesNothingLater(String root, String room) {
        return noClasses()
                .that()
                .resideInAPackage(pattern(root, room))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(patterns(root, hiddenFrom(room)));
    }

    private static List<String> hiddenFrom(String room) {
        var later = LAYERS.dropUntil(layer -> layer.rooms().contains(room));
        var here = later.head().apart() ? later.head().rooms().remove(room) : List.<String>empty();
        var otherGame =
                room.startsWith("vandaria") ? ROOMS.filter(it -> it.startsWith("cardfight")) : List.<String>empty();
        return here.appendAll(later.tail().flatMap(Layer::rooms)).appendAll(otherGame);
    }

    private static String[] patterns(String root, List<String> rooms) {
        return rooms.map(room -> pattern(root, room)).toJavaArray(String[]::new);
    }

    /** Returns the room's package with what lies below it, unless there are rooms of their own below. */
    private static String pattern(String root, String room) {
        boolean hasRoomsBelow = ROOMS.exists(other -> other.startsWith(room + "."));
        return root + "." + room + (hasRoomsBelow ? "" : "..");
    }

    private static List<String> offender(String root, String complaint) {
        var name = Pattern.compile(Pattern.quote(root + ".") + "([a-z.]+\\.[A-Z]\\w*)");
        return List.ofAll(name.matcher(complaint).results().map((MatchResult match) -> match.group(1)))
                .take(1);
    }

    private record Layer(boolean apart, List<String> rooms) {
        /** Rooms that may see one another. */
        static Layer together(String... rooms) {
            return new Layer(false, List.of(rooms));
        }

        /** Rooms that never see one another. */
        static Layer apart(String... rooms) {
            return new Layer(true, List.of(rooms));
        }
    }
}

package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import java.util.Locale;

/** What must hold of every Follower, said in sentences. */
final class FollowerCheck {
    private FollowerCheck() {}

    static void check(Follower follower) {
        require(follower.size() >= 0, "its size must be 0 or more, not " + follower.size());
        require(follower.atk() >= 0, "its ATK must be 0 or more, not " + follower.atk());
        require(follower.def() >= 0, "its DEF must be 0 or more, not " + follower.def());
        require(follower.vit() > 0, "its VIT must be 1 or more, not " + follower.vit());
        kind(follower);
        attributes(follower);
    }

    @Rule(
            vw = {
                "3.6.2.1", "3.6.2.2", "3.6.2.4", "3.6.3.1", "3.6.4.3", "3.6.5.2", "3.6.6.1", "3.6.6.4", "3.6.7.3",
                "3.6.7.4", "11.5.1"
            })
    private static void kind(Follower follower) {
        FollowerKind kind = follower.kind();
        require(
                kind.personalities().contains(follower.personality()),
                "a " + words(kind) + " has no personality " + words(follower.personality()));
        require(kind != FollowerKind.HUMAN || follower.size() == 1, "a Human has size 1, not " + follower.size());
        require(
                follower.element() == Element.VOID || follower.personality() == Personality.ARK,
                "only the ATK of an Ark Follower deals damage of an element");
        boolean isBeast = kind == FollowerKind.MONSTER || kind == FollowerKind.DEIMOS;
        require(
                !isBeast || follower.gender().isEmpty() && follower.jobs().isEmpty(),
                "a " + words(kind) + " has no gender and no job");
    }

    @Rule(vw = {"3.6.5.3", "3.6.6.2", "6.3.1"})
    private static void attributes(Follower follower) {
        FollowerKind kind = follower.kind();
        require(
                !follower.attributes().contains(FollowerAttribute.SUMMON) || kind == FollowerKind.MONSTER,
                "a Summon Follower is a Monster");
        require(
                follower.attributes().isEmpty() || kind == FollowerKind.MONSTER || kind == FollowerKind.DEIMOS,
                "only Monsters and Deimos have special attributes");
        require(
                follower.attributes().distinct().size() == follower.attributes().size(),
                "it has the same attribute twice");
    }

    private static String words(Enum<?> value) {
        return Array.of(value.name().split("_"))
                .map(each -> each.charAt(0) + each.substring(1).toLowerCase(Locale.ROOT))
                .mkString("-");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

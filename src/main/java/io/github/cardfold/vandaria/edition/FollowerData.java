package io.github.cardfold.vandaria.edition;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FollowerAttribute;
import io.github.cardfold.vandaria.card.FollowerKind;
import io.github.cardfold.vandaria.card.Gender;
import io.github.cardfold.vandaria.card.Personality;
import io.vavr.control.Option;

/** What Followers print, as fields. */
final class FollowerData {
    private static final String KIND = "kind";
    private static final String SIZE = "size";
    private static final String ATK = "atk";
    private static final String ELEMENT = "element";
    private static final String DEF = "def";
    private static final String VIT = "vit";
    private static final String PERSONALITY = "personality";
    private static final String SPECIES = "species";
    private static final String JOBS = "jobs";
    private static final String GENDER = "gender";
    private static final String BLOODLINE = "bloodline";
    private static final String ATTRIBUTES = "attributes";

    private FollowerData() {}

    static void write(Data.Builder out, Follower follower) {
        out.text(KIND, Reading.word(follower.kind()))
                .text(PERSONALITY, Reading.word(follower.personality()))
                .whole(SIZE, follower.size(), 1)
                .whole(ATK, follower.atk())
                .text(ELEMENT, Reading.word(follower.element()), Reading.word(Element.VOID))
                .whole(DEF, follower.def())
                .whole(VIT, follower.vit());
        follower.species().forEach(each -> out.text(SPECIES, each));
        out.items(JOBS, follower.jobs().map(Data::text));
        follower.gender().forEach(each -> out.text(GENDER, Reading.word(each)));
        follower.bloodline().forEach(each -> out.text(BLOODLINE, each));
        out.items(ATTRIBUTES, VandariaCardData.words(follower.attributes()));
    }

    static Option<Follower> read(CardReading in) {
        Follower.Builder follower = Follower.builder();
        in.need(KIND, each -> each.word(FollowerKind.values())).forEach(follower::kind);
        in.need(PERSONALITY, each -> each.word(Personality.values())).forEach(follower::personality);
        in.may(ELEMENT, ElementWords::element).forEach(follower::element);
        follower.size(in.number(SIZE, 1))
                .atk(in.number(ATK))
                .def(in.number(DEF))
                .vit(in.number(VIT))
                .species(in.may(SPECIES, Reading::filled))
                .jobs(in.list(JOBS, Reading::filled))
                .gender(in.may(GENDER, each -> each.word(Gender.values())))
                .bloodline(in.may(BLOODLINE, Reading::filled))
                .attributes(in.list(ATTRIBUTES, each -> each.word(FollowerAttribute.values())));
        return in.make(follower::build);
    }
}

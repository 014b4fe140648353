package io.github.cardfold.vandaria;

import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.vavr.collection.Array;
import java.util.SplittableRandom;

/** Decks that produce elements and use FrameSpells in every way there is. */
final class SpellDecks {
    private static final String PACK = """
            {'format': 'cardfold vandaria pack', 'version': 2, 'id': 'spells', 'pack version': '1', 'cards': [
              {'id': 'ember-rune', 'name': 'Ember Rune', 'cost': 0, 'type': 'rune', 'kind': 'elemental', 'skills': [
                {'active': {'cost': 'slide', 'then': [{'gain element': 'fire'}]}}]},
              {'id': 'gale-rune', 'name': 'Gale Rune', 'cost': 0, 'type': 'rune', 'kind': 'elemental', 'skills': [
                {'active': {'cost': 'slide', 'then': [{'gain element': {'element': 'wind', 'number': 2}}]}}]},
              {'id': 'pale-rune', 'name': 'Pale Rune', 'cost': 0, 'type': 'rune', 'kind': 'elemental', 'skills': [
                {'active': {'cost': {'pay elements': 'null'}, 'limit': 'turn', 'then': [{'gain element': 'light'}]}},
                {'active': {'cost': 'slide', 'then': [{'gain element': 'null'}]}}]},
              {'id': 'adept', 'name': 'Adept', 'cost': 1, 'type': 'follower', 'kind': 'frameless',
                'personality': 'ark', 'atk': 1, 'def': 0, 'vit': 2, 'skills': [
                {'cast': {'cost': {'pay elements': 'null'}}}]},
              {'id': 'sage', 'name': 'Sage', 'cost': 1, 'type': 'follower', 'kind': 'frameless',
                'personality': 'ark', 'atk': 2, 'def': 0, 'vit': 1, 'element': 'fire', 'skills': [
                {'static': {'effects': {'gets': {'keyword': 'magus'}}}},
                {'cast': {'cost': ['slide', {'pay elements': 'null'}]}},
                {'cast': {'cost': {'pay elements': 'fire'}, 'spells': {'element': 'pure'}, 'limit': 'turn'}}]},
              {'id': 'salt-dancer', 'name': 'Salt Dancer', 'cost': 1, 'type': 'follower', 'kind': 'human',
                'personality': 'holy', 'atk': 1, 'def': 1, 'vit': 2, 'skills': [
                {'static': {'effects': {'resist': {'element': 'fire'}}}}]},
              {'id': 'arc', 'name': 'Arc', 'cost': 'S', 'type': 'action',
                'frame spell': {'element': 'thunder', 'level': 1, 'requirement': ['thunder'], 'additional': 'light'},
                'skills': [{'frame spell': {'target': [{'choose': {'from': 'followers'}}], 'then': [{'slide': '$it'}],
                  'additional': [{'destroy': '$foe'}],
                  'additional target': [{'choose': {'from': {'followers': 'opponent'}, 'as': 'foe'}}]}}]},
              {'id': 'flare', 'name': 'Flare', 'cost': 'S', 'type': 'action',
                'frame spell': {'element': 'fire', 'level': 2, 'requirement': ['fire']},
                'skills': [{'frame spell': {'target': [{'choose': {'from': {'followers': 'opponent'}}}],
                  'then': [{'shoot': {'damage': 2, 'at': '$it'}}]}}]},
              {'id': 'harvest', 'name': 'Harvest', 'cost': 'S', 'type': 'action',
                'frame spell': {'element': 'wind', 'level': 1, 'requirement': ['wind']},
                'skills': [{'frame spell': {'then': [{'gain gold': 1}]}}]}]}
            """.replace('\'', '"');

    private static final Array<VandariaCard> SPELLS = VandariaPackJson.read("spells", PACK)
            .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")))
            .cards();

    static final Array<VandariaCard> ALL = PlainDecks.ALL.appendAll(SPELLS);

    private SpellDecks() {}

    /** Returns a legal deck: a plain one with all of these cards. */
    static VandariaDeckList deck(SplittableRandom random) {
        VandariaDeckList plain = PlainDecks.deck("some", random);
        Array<DeckEntry<VandariaCard>> more = SPELLS.map(card -> new DeckEntry<>(2, card));
        return VandariaDeckList.builder()
                .name("spells")
                .fate(plain.fate().appendAll(more.reject(each -> each.card().isOfSubdeck())))
                .sub(plain.sub().appendAll(more.filter(each -> each.card().isOfSubdeck())))
                .build();
    }
}

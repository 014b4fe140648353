package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.play.Cont;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.cardfight.term.Are;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.cardfight.term.Exists;
import io.github.cardfold.cardfight.term.RearGuards;
import io.github.cardfold.cardfight.term.TurnOf;
import io.github.cardfold.cardfight.term.Unaffected;
import io.github.cardfold.cardfight.term.UnitsOf;
import io.github.cardfold.cardfight.term.Vanguard;
import io.github.cardfold.cardfight.term.AbilitiesOfCard;
import io.github.cardfold.cardfight.term.Original;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.kind.Becomes;
import io.github.cardfold.effect.kind.Gains;
import io.github.cardfold.effect.kind.HasProperty;
import io.github.cardfold.effect.kind.LosesAll;
import io.github.cardfold.effect.kind.SaidWord;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.effect.kind.Times;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Power and critical worked out anew in a plain way: all effects in the order of layer and age, their conditions judged
 * by the result of the round before, until nothing changes. It reads the few kinds of terms of {@link TextPack} itself.
 */
final class PlainInformation {
    private static final String FREE_OF = "free of ";
    private static final int ORIGINAL = 2;
    private static final int LOST = 3;
    private static final int WORDS = 6;
    private static final int NUMBERS = 7;
    private static final int FIXED = 9;

    private record Effect(int layer, int stamp, List<Integer> objects, String slot, int amount, Seat master) {}

    private record Grant(int stamp, Cont ability) {}

    private final Position position;
    private Map<String, Integer> now = new TreeMap<>();
    private Map<Integer, List<Cont>> granted = new TreeMap<>();

    private PlainInformation(Position position) {
        this.position = position;
    }

    static PlainInformation of(Position position) {
        PlainInformation plain = new PlainInformation(position);
        for (int round = 0; round < 30; round++) {
            Map<String, Integer> before = plain.now;
            Map<Integer, List<Cont>> grantedBefore = plain.granted;
            plain.round();
            if (before.equals(plain.now) && grantedBefore.equals(plain.granted)) {
                return plain;
            }
        }
        throw new AssertionError("it never settles: " + position);
    }

    int power(GameObject card) {
        return value(card, "power");
    }

    int critical(GameObject card) {
        return value(card, "critical");
    }

    private Card card(GameObject card) {
        return (Card) position.rules().definition(card.definition());
    }

    /** Tells whether a card has a race: what all have lost counts no more, what some effect gives counts. */
    boolean hasRace(GameObject object, String race) {
        boolean printed = value(object, "no race") == 0 && card(object).races().contains(race);
        return printed || value(object, "race " + race) > 0;
    }

    private int value(GameObject object, String slot) {
        int printed = switch (slot) {
            case "power", "original power" -> card(object).power();
            case "critical" -> card(object).critical();
            default -> 0;
        };
        return now.getOrDefault(object.object() + " " + slot, printed);
    }

    private void round() {
        List<Effect> effects = new ArrayList<>();
        Map<Integer, List<Grant>> grants = new TreeMap<>();
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                for (Cont each : conts(card)) {
                    if (card.object() != 0 && isValid(each, card, place)) {
                        collect(each, card, place, effects, grants);
                    }
                }
            }
        }
        lasting(effects);
        effects.sort(Comparator.comparingInt(Effect::layer).thenComparingInt(Effect::stamp));
        now = new TreeMap<>();
        effects.stream().filter(each -> each.layer() < FIXED).forEach(this::apply);
        Map<String, Integer> unlent = new TreeMap<>(now);
        effects.stream().filter(each -> each.layer() == FIXED).forEach(this::apply);
        Map<Integer, Integer> lent = lent();
        now = unlent;
        lent.forEach((object, power) -> add(object, "power", power));
        effects.stream().filter(each -> each.layer() == FIXED).forEach(this::apply);
        granted = new TreeMap<>();
        grants.forEach((object, all) -> granted.put(object, notLost(object, all, effects)));
    }

    /** What a card was given before it lost its abilities is lost as well. */
    private List<Cont> notLost(int object, List<Grant> all, List<Effect> effects) {
        int loss = effects.stream()
                .filter(each -> each.slot().equals("loses abilities")
                        && each.objects().contains(object)
                        && applies(each, object))
                .mapToInt(Effect::stamp)
                .max()
                .orElse(0);
        return all.stream()
                .filter(each -> each.stamp() > loss)
                .map(Grant::ability)
                .toList();
    }

    private List<Cont> conts(GameObject object) {
        List<Cont> conts = new ArrayList<>(granted.getOrDefault(object.object(), List.of()));
        if (value(object, "loses abilities") == 0) {
            card(object).abilities().forEach(each -> {
                if (each instanceof Cont cont) {
                    conts.add(cont);
                }
            });
        }
        return conts;
    }

    private boolean isValid(Cont cont, GameObject card, int place) {
        boolean in = cont.in().isEmpty() || cont.in().exists(each -> each.covers(position.place(place)));
        return in && cont.when().forAll(each -> holds(each, card, place));
    }

    private boolean holds(Condition condition, GameObject card, int place) {
        if (condition instanceof TurnOf) {
            return Turn.isOf(position, position.master(card, place));
        }
        if (condition instanceof Are are) {
            return who(are.cards(), card, position.master(card, place)).stream()
                    .allMatch(each -> value(Objects.requireNonNull(position.find(each)), "power") >= 15000);
        }
        if (condition instanceof Exists) {
            return position.size(Zone.DROP.of(position.master(card, place))) >= 3;
        }
        throw new AssertionError(condition);
    }

    private void collect(
            Cont cont, GameObject card, int place, List<Effect> effects, Map<Integer, List<Grant>> grants) {
        Seat master = position.master(card, place);
        cont.effects().forEach(each -> {
            if (each instanceof Unaffected) {
                effects.add(new Effect(0, card.dated(), List.of(card.object()), FREE_OF + opponent(master), 1, master));
            } else if (each instanceof Gains gains) {
                gains(gains, card, master, effects, grants);
            } else if (each instanceof Becomes becomes) {
                List<Integer> who = who(becomes.of(), card, master);
                int to = number((Value) becomes.what().to(), card, master);
                boolean isOriginal = becomes.what().what() instanceof Original;
                effects.add(new Effect(isOriginal ? ORIGINAL : FIXED, card.dated(), who, "power", to, master));
                if (isOriginal) {
                    effects.add(new Effect(ORIGINAL, card.dated(), who, "original power", to, master));
                }
            } else if (each instanceof LosesAll loses) {
                List<Integer> who = who(loses.of(), card, master);
                effects.add(
                        loses.what() instanceof AbilitiesOfCard
                                ? new Effect(5, card.dated(), who, "loses abilities", 1, master)
                                : new Effect(LOST, card.dated(), who, "no race", 1, master));
            }
        });
    }

    private void gains(
            Gains gains, GameObject card, Seat master, List<Effect> effects, Map<Integer, List<Grant>> grants) {
        List<Integer> who = who(gains.of(), card, master);
        if (gains.what().to() instanceof Ability ability) {
            who.forEach(object -> grants.computeIfAbsent(object, o -> new ArrayList<>())
                    .add(new Grant(card.dated(), (Cont) ability)));
        } else if (gains.what().to() instanceof SaidWord race) {
            effects.add(new Effect(WORDS, card.dated(), who, "race " + race.word(), 1, master));
        } else {
            String number = gains.what().what().english();
            effects.add(new Effect(
                    NUMBERS, card.dated(), who, number, number((Value) gains.what().to(), card, master), master));
        }
    }

    private int number(Value value, GameObject self, Seat master) {
        if (value instanceof Numeral numeral) {
            return numeral.number();
        }
        if (value instanceof Times) {
            return 500 * position.size(Zone.SOUL.of(master));
        }
        int count = 0;
        for (int i = 0; i < position.size(Zone.DROP.of(master)); i++) {
            Card card = card(position.objectAt(Zone.DROP.of(master), i));
            count += card.name().contains("a") && card.nations().contains("Lanternmere") ? 1 : 0;
        }
        return count;
    }

    private List<Integer> who(Selector selector, GameObject self, Seat master) {
        if (selector instanceof This) {
            return List.of(self.object());
        }
        List<Integer> found = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                if (isMeant(selector, card, place, master)) {
                    found.add(card.object());
                }
            }
        }
        return found;
    }

    private boolean isMeant(Selector selector, GameObject card, int place, Seat master) {
        Seat of = position.master(card, place);
        if (selector instanceof Vanguard) {
            return Region.VC.covers(position.place(place)) && of == master;
        }
        if (selector instanceof Cards) {
            return place == Zone.DROP.of(master);
        }
        boolean isUnit = Region.RC.covers(position.place(place)) || Region.VC.covers(position.place(place));
        if (selector instanceof UnitsOf) {
            return isUnit && of == master && hasRace(card, "Ghost");
        }
        RearGuards guards = (RearGuards) selector;
        Seat whose = guards.of() == Side.YOU ? master : Seat.of(1 - master.ordinal());
        return Region.RC.covers(position.place(place))
                && of == whose
                && isMeant(guards.are().head(), card);
    }

    private boolean isMeant(Filter filter, GameObject object) {
        Property property = ((HasProperty) filter).property();
        return property.what() instanceof Original
                ? value(object, "original power") >= 8000
                : card(object).grade()
                        == ((Numeral) ((Bounds) property.is()).is().get()).number();
    }

    private void lasting(List<Effect> effects) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect lasting = position.lasting(i);
            List<Integer> objects = new ArrayList<>();
            for (int o = 0; o < lasting.objectCount(); o++) {
                objects.add(lasting.object(o));
            }
            if (lasting.kind() instanceof TimedWorking working && working.working() instanceof Change change) {
                effects.add(
                        new Effect(change.layer().order(), lasting.id(), objects, change.writes(), lasting.number(), lasting.master()));
            } else if (lasting.kind() == RuleEffects.POWER) {
                effects.add(new Effect(NUMBERS, lasting.id(), objects, "power", lasting.number(), lasting.master()));
            } else if (lasting.kind() == RuleEffects.CRITICAL) {
                effects.add(new Effect(NUMBERS, lasting.id(), objects, "critical", lasting.number(), lasting.master()));
            } else if (lasting.kind() == RuleEffects.FRONT_ROW_POWER) {
                effects.add(new Effect(NUMBERS, lasting.id(), frontRow(lasting.master()), "power", lasting.number(), lasting.master()));
            }
        }
    }

    private List<Integer> frontRow(Seat fighter) {
        List<Integer> found = new ArrayList<>();
        for (Circle circle : Circle.values()) {
            int place = circle.of(fighter);
            for (int i = 0; circle.row() == Circle.FRONT && i < position.size(place); i++) {
                found.add(position.objectAt(place, i).object());
            }
        }
        return found;
    }

    private void apply(Effect effect) {
        for (int object : effect.objects()) {
            GameObject card = position.find(object);
            if (card != null && applies(effect, object)) {
                boolean isSet = effect.layer() == FIXED || effect.layer() == ORIGINAL;
                int value = isSet ? effect.amount() : value(card, effect.slot()) + effect.amount();
                now.put(object + " " + effect.slot(), value);
            }
        }
    }

    private void add(int object, String slot, int amount) {
        GameObject card = position.find(object);
        if (card != null) {
            now.put(object + " " + slot, value(card, slot) + amount);
        }
    }

    /** Tells whether a card is not unaffected by an effect. */
    private boolean applies(Effect effect, int object) {
        return now.getOrDefault(object + " " + FREE_OF + effect.master(), 0) == 0;
    }

    private static Seat opponent(Seat seat) {
        return Seat.of(1 - seat.ordinal());
    }

    private Map<Integer, Integer> lent() {
        Map<Integer, Integer> lent = new TreeMap<>();
        Frame battle = Battle.of(position);
        if (battle == null) {
            return lent;
        }
        for (int i = 0; i < battle.size(BattleFrame.BOOSTERS) && Battle.attacking(position, battle) != null; i++) {
            int place = battle.get(BattleFrame.BOOSTER_CIRCLES, i);
            int at = position.indexOf(place, battle.get(BattleFrame.BOOSTERS, i));
            if (at >= 0 && !battle.contains(BattleFrame.LEFT, battle.get(BattleFrame.BOOSTERS, i))) {
                lent.merge(battle.get(BattleFrame.ATTACKER), power(position.objectAt(place, at)), Integer::sum);
            }
        }
        for (GameObject partner : Battle.partners(position, battle)) {
            if (Battle.attacking(position, battle) != null) {
                lent.merge(battle.get(BattleFrame.ATTACKER), power(partner), Integer::sum);
            }
        }
        for (int i = 0; i < battle.size(BattleFrame.GUARDS); i += 2) {
            GameObject guardian = position.find(battle.get(BattleFrame.GUARDS, i));
            if (guardian != null
                    && Region.GC.covers(position.place(position.placeOf(guardian.object())))
                    && !battle.contains(BattleFrame.LEFT, guardian.object())
                    && Battle.isAttacked(position, battle.get(BattleFrame.GUARDS, i + 1))) {
                lent.merge(battle.get(BattleFrame.GUARDS, i + 1), card(guardian).shield(), Integer::sum);
            }
        }
        return lent;
    }
}

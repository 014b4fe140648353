package io.github.cardfold.spi;

import io.github.cardfold.effect.Carried;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.kernel.Breakdown;
import io.github.cardfold.kernel.Course;
import io.github.cardfold.kernel.PartException;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which plugin is at fault where rules broke down: the one that says so itself, the one whose step it is, the
 * one whose class has thrown, or the one whose word the text says that was carried out.
 */
final class Blame {
    private final Language language;
    private final Texts texts;
    private final Map<String, String> kinds;
    private final Map<String, String> classes;
    private final Map<String, String> owners;

    Blame(
            Language language,
            Texts texts,
            Map<String, String> kinds,
            Map<String, String> classes,
            Map<String, String> owners) {
        this.language = language;
        this.texts = texts;
        this.kinds = kinds;
        this.classes = classes;
        this.owners = owners;
    }

    /** Returns an error of a plugin, null if none is at fault. */
    @Nullable
    RuntimeException of(Breakdown breakdown) {
        Option<PluginException> told = cause(breakdown.thrown(), PluginException.class);
        Option<TermException> term = told.isDefined() ? Option.none() : cause(breakdown.thrown(), TermException.class);
        String plugin = told.map(PluginException::plugin)
                .orElse(() -> term.map(this::plugin))
                .filter(each -> !each.isEmpty())
                .getOrElse(() -> plugin(breakdown));
        if (plugin.isEmpty()) {
            return null;
        }
        String what = told.map(PluginException::what)
                .orElse(() -> term.map(this::termFailed))
                .getOrElse(() -> what(breakdown.thrown()));
        int slash = breakdown.procedure().indexOf('/');
        String card = term.map(TermException::card)
                .filter(each -> !each.isEmpty())
                .getOrElse(() -> slash < 0 ? "" : breakdown.procedure().substring(0, slash));
        String label = breakdown.procedure() + "/" + breakdown.label();
        String message = what + "; at step " + breakdown.label() + " of " + breakdown.procedure()
                + (card.isEmpty() ? "" : ", of card " + card)
                + term.map(each -> node(each, card, breakdown)).getOrElse("")
                + breakdown
                        .decision()
                        .map(each -> ", after seat " + each.seat() + " was asked: " + each.purpose() + " ("
                                + each.section() + ")")
                        .getOrElse(", at the start of the game")
                + game(breakdown.course()) + ", chance at " + breakdown.chance();
        return new PluginException(
                plugin,
                what,
                message,
                card,
                label,
                breakdown.decision(),
                Option.of(breakdown.course()).filter(Course::isKnown),
                OptionalLong.of(breakdown.chance()),
                breakdown.thrown());
    }

    private static String what(Throwable thrown) {
        return thrown instanceof PartException nothing ? String.valueOf(nothing.getMessage()) : "it threw " + thrown;
    }

    private static String game(Course course) {
        return course.isKnown() ? ", decision " + course.answers() + " of the game with the seed " + course.seed() : "";
    }

    private static <T extends Throwable> Option<T> cause(Throwable thrown, Class<T> type) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (type.isInstance(each)) {
                return Option.some(type.cast(each));
            }
        }
        return Option.none();
    }

    /** Returns the plugin of the kind of a term, or of its class where it stands in no text. */
    private String plugin(TermException failed) {
        String owner = owner(failed.term());
        return owner.isEmpty()
                ? classes.getOrDefault(
                        Collected.outermost(failed.term().getClass().getName()), "")
                : owner;
    }

    private String termFailed(TermException failed) {
        return language.kind(failed.term()).map(each -> each + ": ").getOrElse("") + failed.getMessage();
    }

    /** Returns which node of a card's text it is if the step is of none that has it; "" if that cannot be told. */
    private String node(TermException failed, String card, Breakdown breakdown) {
        Array<Carried> nodes = texts.clauses()
                .carried()
                .filter(each -> each.by().startsWith(card + "/") && Terms.contains(each.term(), failed.term()));
        boolean isStep = nodes.exists(each -> each.by().equals(breakdown.procedure()) && each.isBy(breakdown.label()));
        return isStep
                ? ""
                : nodes.lastOption()
                        .map(each -> " in " + each.by() + (each.node().isEmpty() ? "" : "/" + each.node()))
                        .getOrElse("");
    }

    private String plugin(Breakdown breakdown) {
        if (!breakdown.contributor().isEmpty()) {
            return breakdown.contributor();
        }
        if (breakdown.thrown() instanceof PartException nothing) {
            return owners.getOrDefault(nothing.part(), "");
        }
        for (StackTraceElement each : breakdown.thrown().getStackTrace()) {
            String owner = classes.getOrDefault(Collected.outermost(each.getClassName()), "");
            if (!owner.isEmpty()) {
                return owner;
            }
        }
        return texts.clauses()
                .carried()
                .filter(each -> each.by().equals(breakdown.procedure()) && each.isBy(breakdown.label()))
                .map(Carried::term)
                .map(this::owner)
                .find(each -> !each.isEmpty())
                .getOrElse("");
    }

    private String owner(Term term) {
        AtomicReference<String> owner = new AtomicReference<>("");
        Terms.forEach(
                term,
                each -> language.kind(each)
                        .flatMap(kind -> Option.of(kinds.get(kind)))
                        .filter(plugin -> owner.get().isEmpty())
                        .forEach(owner::set));
        return owner.get();
    }

    /** Returns whose kind of term a procedure, lasting effect or CONT ability of a text carries out, "" if nobody's. */
    String ownerOf(String name) {
        return texts.clauses()
                .carried()
                .filter(each -> each.by().equals(name))
                .map(Carried::term)
                .map(this::owner)
                .find(each -> !each.isEmpty())
                .getOrElse("");
    }

    /** Returns the kinds that one language has and another has not. */
    static Array<String> kindsBesides(Language language, Language other) {
        return language.described()
                .map(each -> each._1())
                .removeAll(other.described().map(each -> each._1()));
    }
}

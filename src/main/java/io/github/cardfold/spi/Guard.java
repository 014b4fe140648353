package io.github.cardfold.spi;

import io.github.cardfold.kernel.TriggerSource;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Asks the parts of a plugin, so that what they throw and null are errors of that plugin; the game's own as they are.
 */
record Guard(String plugin) {
    private <T> T said(String part, Supplier<@Nullable T> question) {
        @Nullable T answer;
        try {
            answer = question.get();
        } catch (PluginException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw new PluginException(plugin, part + ": it threw " + e, e);
        }
        if (answer == null) {
            throw new PluginException(plugin, part + ": it returned null", null);
        }
        return answer;
    }

    private boolean tells(String part, BooleanSupplier question) {
        return said(part, question::getAsBoolean);
    }

    RuleAction[] ruleActions(RuleAction[] parts) {
        return plugin.isEmpty()
                ? parts
                : Arrays.stream(parts).map(this::guarded).toArray(RuleAction[]::new);
    }

    Consequence[] consequences(Consequence[] parts) {
        return plugin.isEmpty()
                ? parts
                : Arrays.stream(parts).map(this::guarded).toArray(Consequence[]::new);
    }

    Joining[] joins(Joining[] parts) {
        return plugin.isEmpty()
                ? parts
                : Arrays.stream(parts).map(this::guarded).toArray(Joining[]::new);
    }

    Redirection[] redirections(Redirection[] parts) {
        return plugin.isEmpty()
                ? parts
                : Arrays.stream(parts).map(this::guarded).toArray(Redirection[]::new);
    }

    Prohibition[] prohibitions(Prohibition[] parts) {
        return plugin.isEmpty()
                ? parts
                : Arrays.stream(parts).map(this::guarded).toArray(Prohibition[]::new);
    }

    /** Asks for events and refuses those that cannot be. */
    private Batch events(String part, Position position, Supplier<@Nullable Batch> question) {
        Batch events = said(part, question);
        possible(part, events.problem(position));
        return events;
    }

    private void possible(String part, @Nullable String problem) {
        if (problem != null) {
            throw new PluginException(plugin, part + ": it proposes what cannot be: " + problem, null);
        }
    }

    private Redirection guarded(Redirection redirection) {
        String part = "redirection " + redirection.label();
        return new Redirection() {
            @Override
            public String label() {
                return redirection.label();
            }

            @Override
            public @Nullable Event redirect(Position position, Event event) {
                return redirected(position, () -> redirection.redirect(position, event));
            }

            @Override
            public String procedure() {
                return said(part, redirection::procedure);
            }

            @Override
            public @Nullable Event redirect(Position position, Event event, int[] chosen) {
                return redirected(position, () -> redirection.redirect(position, event, chosen));
            }

            private @Nullable Event redirected(Position position, Supplier<@Nullable Event> question) {
                Option<Event> event = said(part, () -> Option.of(question.get()));
                possible(part, event.isEmpty() ? null : Batch.of(event.get()).problem(position));
                return event.getOrNull();
            }
        };
    }

    private Prohibition guarded(Prohibition prohibition) {
        String part = "prohibition " + prohibition.label();
        return new Prohibition() {
            @Override
            public String label() {
                return prohibition.label();
            }

            @Override
            public boolean forbids(Position position, Event event, GameObject card) {
                return tells(part, () -> prohibition.forbids(position, event, card));
            }

            @Override
            public boolean forbids(Position position, Event event) {
                return tells(part, () -> prohibition.forbids(position, event));
            }

            @Override
            public boolean isForWhatItIs(Position position, Event event, GameObject card) {
                return tells(part, () -> prohibition.isForWhatItIs(position, event, card));
            }
        };
    }

    /** Refuses abilities whose procedures are not among those that were registered with their source. */
    TriggerSource guarded(TriggerSource source, Array<String> procedures) {
        String part = "source of triggered abilities";
        return (position, committed, triggered) -> {
            Array<String> before = triggered.procedures();
            tells(part, () -> {
                source.triggered(position, committed, triggered);
                return true;
            });
            triggered.procedures().removeAll(before).forEach(each -> named(part, procedures, each));
        };
    }

    private String named(String part, Array<String> declared, String procedure) {
        if (!procedure.isEmpty() && !declared.contains(procedure)) {
            throw new PluginException(
                    plugin, part + ": it names the procedure " + procedure + ", which it has not declared", null);
        }
        return procedure;
    }

    private RuleAction guarded(RuleAction action) {
        String part = "rule action " + action.label();
        return new RuleAction() {
            @Override
            public String label() {
                return action.label();
            }

            @Override
            public boolean isDue(Position position) {
                return tells(part, () -> action.isDue(position));
            }

            @Override
            public Reads reads() {
                return said(part, action::reads);
            }

            @Override
            public Batch events(Position position) {
                return Guard.this.events(part, position, () -> action.events(position));
            }

            @Override
            public String procedure(Position position) {
                return named(part, action.procedures(), said(part, () -> action.procedure(position)));
            }

            @Override
            public Array<String> procedures() {
                return said(part, action::procedures);
            }
        };
    }

    private Consequence guarded(Consequence consequence) {
        String part = "consequence " + consequence.label();
        return new Consequence() {
            @Override
            public String label() {
                return consequence.label();
            }

            @Override
            public Batch after(Position position, Event event) {
                return events(part, position, () -> consequence.after(position, event));
            }

            @Override
            public Batch after(Position position, Batch done, int index) {
                return events(part, position, () -> consequence.after(position, done, index));
            }

            @Override
            public String procedure(Position position, Event event) {
                return named(part, consequence.procedures(), said(part, () -> consequence.procedure(position, event)));
            }

            @Override
            public Array<String> procedures() {
                return said(part, consequence::procedures);
            }
        };
    }

    private Joining guarded(Joining joining) {
        String part = "joining " + joining.label();
        return new Joining() {
            @Override
            public String label() {
                return joining.label();
            }

            @Override
            public boolean joins(Position position, Batch batch, int at) {
                return tells(part, () -> joining.joins(position, batch, at));
            }

            @Override
            public String procedure() {
                return said(part, joining::procedure);
            }

            @Override
            public Batch along(Position position, Batch batch, int at, int[] chosen) {
                return events(part, position, () -> joining.along(position, batch, at, chosen));
            }
        };
    }
}

package io.github.cardfold.spi;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Asks the parts of a plugin, so that what they throw and null are errors of that plugin; the game's own as they are. */
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
        return plugin.isEmpty() ? parts : Arrays.stream(parts).map(this::guarded).toArray(RuleAction[]::new);
    }

    Consequence[] consequences(Consequence[] parts) {
        return plugin.isEmpty() ? parts : Arrays.stream(parts).map(this::guarded).toArray(Consequence[]::new);
    }

    Joining[] joins(Joining[] parts) {
        return plugin.isEmpty() ? parts : Arrays.stream(parts).map(this::guarded).toArray(Joining[]::new);
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
                return said(part, () -> action.events(position));
            }

            @Override
            public String procedure(Position position) {
                return said(part, () -> action.procedure(position));
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
                return said(part, () -> consequence.after(position, event));
            }

            @Override
            public String procedure(Position position, Event event) {
                return said(part, () -> consequence.procedure(position, event));
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
                return said(part, () -> joining.along(position, batch, at, chosen));
            }
        };
    }
}

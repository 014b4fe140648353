package io.github.cardfold.spi;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A {@link ProposalFunction} under its name. */
public final class ProposalEscape extends Escape {
    private final ProposalFunction function;

    ProposalEscape(String plugin, String name, Array<String> reads, ProposalFunction function) {
        super(plugin, name, reads);
        this.function = function;
    }

    Array<Proposed> proposals(Inquiry inquiry) {
        @Nullable Array<Proposed> proposals;
        try {
            proposals = function.proposals(inquiry);
        } catch (PluginException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw error("it threw " + e, e);
        }
        if (proposals == null || proposals.exists(each -> each == null)) {
            throw error("it returned null", null);
        }
        return proposals;
    }
}

/**
 * States, actions, events, decisions, views, decks, packs and replays as JSON. Every text says its format and the
 * number of it ({@link io.github.cardfold.data.Format}); a reader takes that number only, and
 * {@link io.github.cardfold.json.Upgrade} rewrites older packs and scenario files. {@code docs/JSON.md} describes the
 * formats, and schemas for them (JSON Schema 2020-12) lie in the jar at {@code io/github/cardfold/json-schema}.
 */
@NullMarked
package io.github.cardfold.json;

import org.jspecify.annotations.NullMarked;

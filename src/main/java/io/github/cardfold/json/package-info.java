/**
 * States, actions, events, decisions, views, decks, packs and replays as JSON. Every text says its format and its
 * version, 0, which is free to change until the first release; a reader takes its own version only.
 * {@code docs/JSON.md} describes the formats, and schemas for them (JSON Schema 2020-12) lie in the jar at
 * {@code io/github/cardfold/json-schema}.
 */
@NullMarked
package io.github.cardfold.json;

import org.jspecify.annotations.NullMarked;

import type { Dialect } from 'kysely';
import type { Engine } from './engine.ts';

/** What a dialect hands over: how to talk to it, and how to hear that somebody else wrote. */
export interface Connection {
  engine: Engine;
  dialect: Dialect;
  /** Calls `look` whenever another process may have written; returns what stops it. */
  watchWrites(look: () => void): () => Promise<void>;
}

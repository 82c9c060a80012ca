import type { Dialect } from 'kysely';
import type { Engine } from './engine.ts';
import type { ObservedFaults } from './observed-faults.ts';

/** Hears that other processes write. */
export interface Watcher {
  /** Another process may have written. */
  look(): void;
  /** For a while nobody could tell: everything may have changed, even back to an earlier state. */
  onMissed(): void;
}

/** What a dialect hands over: how to talk to it, and how to hear that somebody else wrote. */
export interface Connection {
  engine: Engine;
  dialect: Dialect;
  faults?: ObservedFaults;
  /** @returns what stops it */
  watchWrites(watcher: Watcher): () => Promise<void>;
}

import type { Dialect } from 'kysely';
import type { Engine } from './engine.ts';
import type { ObservedFaults } from './faults.ts';

export interface Watcher {
  look(): void;
  /** The connection was down, so anything may have changed, even back to an earlier state. */
  onMissed(): void;
}

export interface Connection {
  engine: Engine;
  dialect: Dialect;
  faults?: ObservedFaults;
  watchWrites(watcher: Watcher): () => Promise<void>;
}

import type { StoredKind } from './kinds.ts';

type Simple = string | number | boolean | null;

/** A new thing that its writer has put aside before it was complete. */
export interface ParkedText {
  /** Also of the call that will create the thing, so that two devices make one of it. */
  key: string;
  kind: StoredKind;
  /** As the form holds them, unchecked. */
  values: Record<string, Simple | Simple[]>;
  /** ISO 8601 UTC. */
  parkedAt: string;
}

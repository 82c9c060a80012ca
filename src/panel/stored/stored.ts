export interface Stored {
  id: number;
  /** Rises with each change; a save that names an older one is refused. */
  version: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

/** The stored thing that a text was typed over; its version may be an older one by now. */
export type TypedOver = Pick<Stored, 'id' | 'version'>;

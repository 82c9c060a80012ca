/** How long is waited for PostgreSQL, in milliseconds. */
export interface PostgresTimeouts {
  /** For a free connection or a new one. */
  connect: number;
  /** For the answer to one statement; 0 is without end. */
  query: number;
  /** For a connection and the answer to one statement together: a long wait for the first leaves less for the second. */
  call: number;
  /** Between two questions whether the listening connection is still alive, and for the answer to each. */
  heartbeat: number;
}

/** Nobody who waits for the server waits longer than eight seconds (docs/operating.md). */
export const serverTimeouts: PostgresTimeouts = { connect: 5000, query: 5000, call: 7500, heartbeat: 4000 };

/** For migrations and commands: nobody waits for them, and on a large table they may take minutes. */
export const patientTimeouts: PostgresTimeouts = { ...serverTimeouts, connect: 30_000, query: 0, call: 0 };

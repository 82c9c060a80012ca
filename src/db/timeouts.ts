/** How long is waited for the database, in milliseconds. */
export interface Timeouts {
  /** PostgreSQL: for a free connection or a new one. */
  connect: number;
  /** PostgreSQL: for the answer to one statement; 0 is without end. */
  query: number;
  /** PostgreSQL: for both together; a long wait for the connection leaves less for the statement. */
  call: number;
  /** PostgreSQL: between two questions whether the listening connection is alive, and for the answer to each. */
  heartbeat: number;
  /** SQLite: for a lock that another process holds, the wait for one's turn included. */
  lock: number;
}

/** Nobody who waits for the server waits longer than eight seconds (docs/operating.md). */
export const serverTimeouts: Timeouts = {
  connect: 4500,
  query: 4500,
  call: 6500,
  heartbeat: 4000,
  lock: 5000,
};

/** For migrations and commands: nobody waits for them, and on a large table they may take minutes. */
export const patientTimeouts: Timeouts = { ...serverTimeouts, connect: 30_000, query: 0, call: 0 };

/** Milliseconds; 0 is without limit. All but `lock` are for PostgreSQL. */
export interface Timeouts {
  connect: number;
  query: number;
  /** For connection and statement together. */
  call: number;
  /** Between two checks of the listening connection, and for each answer. */
  heartbeat: number;
  /** SQLite: for a lock of another process, including the wait in the queue. */
  lock: number;
}

/** No visitor waits over eight seconds (docs/operating.md). */
export const serverTimeouts: Timeouts = {
  connect: 4500,
  query: 4500,
  call: 6500,
  heartbeat: 4000,
  lock: 5000,
};

/** Timeouts for migrations and commands, which may take minutes on a large table. */
export const patientTimeouts: Timeouts = { ...serverTimeouts, connect: 30_000, query: 0, call: 0 };

/** The database cannot be reached, or does not answer in time; `cause` holds what the connection or the server said. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** Somebody else has held a lock for as long as a statement may wait for it. Nothing was written. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** The code that SQLite, PostgreSQL (SQLSTATE) or the system gives with an error; empty when there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return String(error.code);
}

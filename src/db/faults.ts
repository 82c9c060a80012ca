/** `cause` holds what the connection or the server said. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** Another process held a lock for the whole wait. Nothing was written. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** The code of SQLite, PostgreSQL (SQLSTATE) or the system; empty when there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return String(error.code);
}

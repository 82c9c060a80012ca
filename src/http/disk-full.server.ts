/** What SQLite, the file system, a quota and PostgreSQL (class 53, appendix A) call a disk without room. */
const codes = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'];

/** True when there was no room to write, whichever part of the server wanted to. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Object)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codes.includes(String(code)) || isDiskFull(cause);
}

/** What another process met, or a library told in words only. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC';
}

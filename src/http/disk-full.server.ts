/** From SQLite, the file system, a quota and PostgreSQL (class 53, appendix A). */
const codes = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'];

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Object)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codes.includes(String(code)) || isDiskFull(cause);
}

/** For a full disk that another process met, or that a library reports only in words. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC';
}

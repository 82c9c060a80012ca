/**
 * The primary code and, behind its name, its extended codes in their order, as sqlite.org/rescode.html counts them. `node:sqlite`
 * gives only the number.
 */
const names: Record<number, string> = {
  1: 'ERROR MISSING_COLLSEQ RETRY SNAPSHOT RESERVESIZE KEY UNABLE',
  2: 'INTERNAL',
  3: 'PERM',
  4: 'ABORT _ ROLLBACK',
  5: 'BUSY RECOVERY SNAPSHOT TIMEOUT',
  6: 'LOCKED SHAREDCACHE VTAB',
  7: 'NOMEM',
  8: 'READONLY RECOVERY CANTLOCK ROLLBACK DBMOVED CANTINIT DIRECTORY',
  9: 'INTERRUPT',
  10:
    'IOERR READ SHORT_READ WRITE FSYNC DIR_FSYNC TRUNCATE FSTAT UNLOCK RDLOCK DELETE BLOCKED NOMEM ACCESS CHECKRESERVEDLOCK LOCK ' +
    'CLOSE DIR_CLOSE SHMOPEN SHMSIZE SHMLOCK SHMMAP SEEK DELETE_NOENT MMAP GETTEMPPATH CONVPATH VNODE AUTH BEGIN_ATOMIC ' +
    'COMMIT_ATOMIC ROLLBACK_ATOMIC DATA CORRUPTFS IN_PAGE BADKEY CODEC',
  11: 'CORRUPT VTAB SEQUENCE INDEX',
  12: 'NOTFOUND',
  13: 'FULL',
  14: 'CANTOPEN NOTEMPDIR ISDIR FULLPATH CONVPATH DIRTYWAL SYMLINK',
  15: 'PROTOCOL',
  17: 'SCHEMA',
  18: 'TOOBIG',
  19: 'CONSTRAINT CHECK COMMITHOOK FOREIGNKEY FUNCTION NOTNULL PRIMARYKEY TRIGGER UNIQUE VTAB ROWID PINNED DATATYPE',
  20: 'MISMATCH',
  21: 'MISUSE',
  22: 'NOLFS',
  23: 'AUTH USER',
  25: 'RANGE',
  26: 'NOTADB',
};

/** @returns SQLite's name of a result code, such as `SQLITE_IOERR_WRITE` for 778; of an unknown extended code, its primary one */
export function sqliteCode(number: number): string {
  const [primary, ...extended] = (names[number & 0xff] ?? 'ERROR').split(' ');
  const rest = number >> 8 && extended[(number >> 8) - 1];
  return ['SQLITE', primary, ...(rest ? [rest] : [])].join('_');
}

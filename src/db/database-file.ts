import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './connection.ts';
import { openFile } from './dialects/sqlite.ts';
import { SqliteFile } from './dialects/sqlite-file.ts';

const cure = 'Stop the server and put a backup back: npm run restore -- FILE';

/**
 * Reads the whole file (200 MB from memory: 0.6 s), which may be missing.
 * @throws {Error} one sentence with the file and the cure
 */
export function assertUsable(path: string): void {
  assertWritable(path);
  const isMissing = !existsSync(path);
  if (isMissing || statSync(path).size === 0) assertNew(path);
  if (isMissing) return;
  const verdict = checkQuickly(path);
  if (verdict !== 'ok') throw new Error(`${path} is damaged (${verdict}). ${cure}`);
}

/** Asks the folder too, because SQLite makes more files beside its own. */
function assertWritable(path: string): void {
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = `${path} cannot be written (${codeOf(error)})`;
    throw new Error(
      `${reason}. Let the user that runs the server write it and its folder, or set DATA_DIR to another.`,
    );
  }
}

/**
 * Refuses to begin a site where one was: its file is missing or empty, and what lies beside tells of it. To open it would also delete the
 * log that still holds the last saves. Alone, a first start killed at once has left it.
 */
function assertNew(path: string): void {
  const traces = ['media/', 'backups/', 'pages/'].filter((name) => holdsFiles(join(dirname(path), name)));
  if (existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0) traces.push(`${basename(path)}-wal`);
  if (traces.length === 0) return;
  const state = existsSync(path) ? 'empty' : 'missing';
  throw new Error(
    `${path} is ${state}, but ${traces.join(' and ')} beside it hold what belongs to a site. Bring the file back, or a backup: npm run restore -- FILE (for a new site, let DATA_DIR name an empty folder).`,
  );
}

/** Passes over what a fresh disk holds (lost+found). */
const holdsFiles = (folder: string) =>
  existsSync(folder) &&
  readdirSync(folder, { withFileTypes: true }).some((entry) => entry.isFile() && isOfSite(entry.name));

/** Tells whether a site has made a file: no hidden one, which a start itself makes, and no note of people. */
export const isOfSite = (name: string): boolean => !/^\.|\.(txt|md)$/i.test(name);

function checkQuickly(path: string): unknown {
  try {
    return closeAfter(openFile(path), (file) => file.readValue('pragma quick_check(1)'));
  } catch (error) {
    throw new Error(explain(path, error), { cause: error });
  }
}

function explain(path: string, error: unknown): string {
  const [code, said] = [codeOf(error), error instanceof Error ? error.message : String(error)];
  // not SQLite's: a sentence that names its own cure
  if (code === '') return said;
  if (code.startsWith('SQLITE_NOTADB'))
    return `${path} is not a database, or its beginning is destroyed. ${cure}`;
  if (code.startsWith('SQLITE_CORRUPT')) return `${path} is damaged (${said}). ${cure}`;
  if (code.startsWith('SQLITE_BUSY'))
    return `${path} is held by another process. End it, and start the server again.`;
  return `${path} cannot be opened (${said}). Let the user that runs the server read and write it and its folder.`;
}

/**
 * Asserts that nobody uses a database. Each open connection of a WAL file holds a lock, so an exclusive one is proof.
 * @throws {Error} if the file is used
 */
export function assertUnused(path: string): void {
  if (!existsSync(path)) return;
  closeAfter(new SqliteFile(path), (file) => {
    try {
      file.execute('pragma locking_mode = EXCLUSIVE');
      file.execute('begin exclusive; commit');
    } catch (error) {
      // a damaged file counts as unused, because a restored backup replaces it
      if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) return;
      throw new Error(`${path} is in use: stop the server first.`);
    }
  });
}

/** Copies by `vacuum into`: a file copy may catch half a write, and SQLite's stepwise backup restarts at every write. */
export function copySqlite(from: string, to: string): void {
  // to open it would make an empty one
  if (!existsSync(from)) throw new Error(`There is no database at ${from}.`);
  closeAfter(openFile(from), (source) => source.prepare('vacuum into ?').run([to]));
  assertWhole(to);
  syncPath(to);
  syncPath(dirname(to));
}

/** @throws {Error} a sentence when the file is not a whole SQLite database */
export function assertWhole(path: string): void {
  closeAfter(openFile(path), (file) => {
    const verdict = file.readValue('pragma integrity_check');
    if (verdict !== 'ok') throw new Error(`${path} is damaged: ${verdict}`);
    // without this the check's write-ahead log would stay beside the file
    file.execute('pragma journal_mode = DELETE');
  });
}

/**
 * Lists the files of all pictures that a copy speaks of, those in the bin included.
 * @throws {Error} when it has no tables of ours
 */
export const listPictures = (path: string): string[] =>
  closeAfter(new SqliteFile(path), (file) =>
    file
      .prepare('select file_name from media union select file_name from media_variants')
      .all([])
      .map((row) => String(Object.values(row)[0])),
  );

function closeAfter<Result>(file: SqliteFile, use: (file: SqliteFile) => Result): Result {
  try {
    return use(file);
  } finally {
    file.close();
  }
}

/** Makes a file's bytes, or a folder's names, outlast a power cut. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

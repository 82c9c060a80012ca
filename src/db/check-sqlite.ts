import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openFile } from './dialects/sqlite.ts';
import { codeOf } from './faults.ts';

const cure = 'Stop the server and put a backup back: npm run restore -- FILE';

/** Reads the whole file (200 MB from memory: 0.6 s). @throws {Error} one sentence with the file and the cure */
export function assertUsable(path: string): void {
  assertWritable(path);
  if (!existsSync(path)) return;
  if (statSync(path).size === 0) assertNew(path);
  const verdict = checkQuickly(path);
  if (verdict !== 'ok') throw new Error(`${path} is damaged (${verdict}). ${cure}`);
}

/** SQLite makes more files beside its own, so the folder must be writable too. */
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

/** A first start killed at once leaves an empty file. Beside pictures or backups it means lost content. */
function assertNew(path: string): void {
  const folder = dirname(path);
  const traces = ['media', 'backups'].filter((name) => holdsFiles(join(folder, name)));
  if (traces.length === 0) return;
  const beside = traces.map((name) => `${name}/`).join(' and ');
  throw new Error(
    `${path} is empty, but ${beside} beside it hold files: the content of the site is missing. ${cure} (for a new site, let DATA_DIR name an empty folder).`,
  );
}

const holdsFiles = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

function checkQuickly(path: string): unknown {
  try {
    const file = openFile(path);
    try {
      return file.readValue('pragma quick_check(1)');
    } finally {
      file.close();
    }
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

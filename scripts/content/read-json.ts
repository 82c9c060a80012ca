import { readFile, stat } from 'node:fs/promises';

/** Refuses what it would else replace by a sign of its own. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @param name for the sentence @throws {Error} when it is no file, or holds no JSON */
export async function readJson(path: string, name: string): Promise<unknown> {
  try {
    // to read a pipe would wait for ever
    if (!(await stat(path)).isFile()) throw new Error('this is no file.');
    return JSON.parse(utf8.decode(await readFile(path)));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

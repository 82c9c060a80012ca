import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a Firefox as its makers or Debian ship it: FIREFOX_PATH, or one on the PATH. */
export function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.FIREFOX_PATH ?? onPath.find((path) => existsSync(path));
}

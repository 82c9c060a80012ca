import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns its path; undefined when it is not on the PATH */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

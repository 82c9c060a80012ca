import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { accountsSchema } from './ask-site.ts';

/** What was seen the last time that all was well. */
export type State = z.infer<typeof accountsSchema>;

/** Undefined at the first time. @throws {Error} for a file that is something else */
export function readState(path: string): State | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return accountsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(`${path} cannot be read as a state of accounts. Delete it to begin again.`);
  }
}

/** Whole or not at all. */
export function writeState(path: string, { accounts }: State): void {
  writeFileSync(`${path}.new`, `${JSON.stringify({ accounts }, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

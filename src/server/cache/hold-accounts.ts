import { statSync } from 'node:fs';
import { open, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minute } from '#/format/durations.ts';
import { filesOf, headsFolder, innerFolder } from './kept-files.ts';

/** A file whose time is the one until which no page with accounts is placed that was drawn before. */
export const heldName = `${innerFolder}/held`;

/** In ms: a process that was killed meanwhile holds them no longer. */
const longestHold = minute;

/** Tells whether it may hold an IBAN of ours, however that is grouped. */
export const showsAccounts = (body: Buffer): boolean => /TR\d\d/.test(body.toString('latin1'));

const others = new RegExp(`^(assets|artwork|icons|media|videos|${headsFolder})/|\\.(br|gz|part)$`);

/**
 * Takes every page with accounts off the disk before a change of them is committed, whichever process makes it, so that an old
 * account cannot outlive the change. No server brings one back that was drawn before.
 * @param now in ms since 1970
 * @returns what ends it, to be called when the change is committed, or has failed
 */
export async function holdAccounts(folder: string, now = () => Date.now()): Promise<() => Promise<void>> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  if (files.length === 0) return async () => {};
  const mark = join(folder, heldName);
  const until = Math.round(now() + longestHold);
  await setMark(mark, until);
  const parents = new Set<string>();
  for (const name of files.filter((file) => !others.test(file))) {
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (!body || !showsAccounts(body)) continue;
    for (const file of filesOf(name)) await rm(join(folder, file), { force: true });
    parents.add(dirname(join(folder, name)));
  }
  for (const parent of parents) await syncFolder(parent);
  return async () => {
    // another change may have begun
    if (Math.round((await stat(mark)).mtimeMs) === until) await setMark(mark, now());
  };
}

/** Tells whether a page with accounts may be placed that was right at this moment, in ms since 1970. */
export function mayShowAccounts(folder: string, rightAt: number): boolean {
  const held = statSync(join(folder, heldName), { throwIfNoEntry: false });
  return held === undefined || rightAt > Math.round(held.mtimeMs);
}

async function setMark(path: string, time: number): Promise<void> {
  await writeFile(path, '', { flag: 'a' });
  await utimes(path, time / 1000, time / 1000);
}

/** What was taken away must not come back after a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

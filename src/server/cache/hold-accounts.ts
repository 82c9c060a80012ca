import { statSync } from 'node:fs';
import { open, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minute } from '#/format/durations.ts';
import { filesOf, innerFolder, replaceFile } from './kept-files.ts';

/** Holds the files that show accounts, a line each: also what a copy on another disk leaves out (docs/operating.md). */
export const accountsList = `${innerFolder}/accounts`;
/** Its time is the one until which no page with accounts is placed that was drawn before. */
const mark = `${innerFolder}/held`;

/** A process that was killed meanwhile holds them no longer than this. */
const longestHold = minute;

/** Every IBAN of ours, however it is grouped. */
export const showsAccounts = (body: Buffer): boolean => /TR\d\d/.test(body.toString('latin1'));

/** Adds a page to the list, before its files are placed. */
export async function listAccounts(folder: string, name: string): Promise<void> {
  const files = new Set([...(await readList(folder)), ...filesOf(name)]);
  const bytes = Buffer.from([...files].join('\n'));
  await replaceFile(join(folder, accountsList), { bytes, modifiedAt: Date.now(), isLasting: true });
}

async function readList(folder: string): Promise<string[]> {
  const list = await readFile(join(folder, accountsList), 'utf8').catch(() => '');
  return list.split('\n').filter(Boolean);
}

/**
 * Takes every page with accounts off the disk before a change of them is committed, whichever process makes it, so that an old
 * account cannot outlive the change. No server brings one back that was drawn before.
 * @param now in ms since 1970
 * @returns what ends it, to be called when the change is committed, or has failed
 */
export async function holdAccounts(folder: string, now = () => Date.now()): Promise<() => Promise<void>> {
  const path = join(folder, mark);
  const until = Math.round(now() + longestHold);
  const files = (await readList(folder)).map((file) => join(folder, file));
  if (files.length === 0) return async () => {};
  await setMark(path, until);
  for (const file of files) await rm(file, { force: true });
  for (const parent of new Set(files.map(dirname))) await syncFolder(parent);
  return async () => {
    // another change may have begun
    if (Math.round((await stat(path)).mtimeMs) === until) await setMark(path, now());
  };
}

/** Tells whether a page with accounts may be placed that was right at this moment, in ms since 1970. */
export function mayShowAccounts(folder: string, rightAt: number): boolean {
  const held = statSync(join(folder, mark), { throwIfNoEntry: false });
  return held === undefined || rightAt > Math.round(held.mtimeMs);
}

async function setMark(path: string, time: number): Promise<void> {
  await writeFile(path, '', { flag: 'a' });
  await utimes(path, time / 1000, time / 1000);
}

/** What was taken away must not come back after a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().finally(() => folder.close());
}

import { mkdir, statfs } from 'node:fs/promises';
import { DiskFull } from '#/http/disk-full.server.ts';
import { comeLater } from '#/http/errors.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { megabyte } from '../upload/receive.server.ts';
import { type Begun, listBegun, removeBegun } from './begun-folder.server.ts';

const mostOfPerson = 20;
const mostOfAll = 100;
const mostBytes = 500 * megabyte;
const day = 24 * 60 * 60 * 1000;
const retryAfterSeconds = 60;

/** What the disk keeps for the database and for deletions. */
const spare = 16 * megabyte;

/**
 * Makes room for one more: a person's oldest gives way to a new one, other people's never do.
 * @throws {Refusal} 429 when everybody together has begun too many @throws {DiskFull}
 */
export async function makeRoom(
  incoming: string,
  { staffId, size, now }: { staffId: number; size: number; now: Date },
): Promise<void> {
  await removeOldBegun(incoming, now);
  const begun = await listBegun(incoming);
  const own = begun.filter((one) => one.staffId === staffId).toSorted(byAge);
  const leaving = own.slice(0, Math.max(0, own.length - mostOfPerson + 1));
  for (const { id } of leaving) await removeBegun(incoming, id);
  const staying = begun.filter((one) => !leaving.includes(one));
  const bytes = staying.reduce((sum, one) => sum + (one.result ? 0 : one.size), size);
  if (staying.length >= mostOfAll || bytes > mostBytes)
    throw comeLater('too-many-uploads', text.tooManyUploads, { retryAfterSeconds });
  await checkDisk(incoming, size);
}

const byAge = (a: Begun, b: Begun) => a.begunAt.localeCompare(b.begunAt);

/** A whole file is copied once before it is cleaned. */
async function checkDisk(incoming: string, size: number): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const { bavail, bsize } = await statfs(incoming);
  if (bavail * bsize < 2 * size + spare) throw new DiskFull('no room for an upload in parts');
}

/** Nobody goes on with a picture a day later. */
export async function removeOldBegun(incoming: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day).toISOString();
  for (const { id, begunAt } of await listBegun(incoming))
    if (begunAt <= dayAgo) await removeBegun(incoming, id);
}

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BegunUpload, UploadedMedia } from '../answers.server.ts';

export interface Begun extends BegunUpload {
  staffId: number;
  name: string;
  /** ISO 8601, UTC. */
  begunAt: string;
  /** Once the picture stands in the library; an answer that got lost can then be given again. */
  result?: UploadedMedia;
}

type About = Omit<Begun, 'id' | 'received'>;

const prefix = 'begun-';
const isId = (id: string) => /^[0-9a-f]{32}$/.test(id);
const folderOf = (incoming: string, id: string) => join(incoming, `${prefix}${id}`);
const aboutOf = (incoming: string, id: string) => join(folderOf(incoming, id), 'about.json');

export const bytesOf = (incoming: string, id: string) => join(folderOf(incoming, id), 'bytes');

/** 128 random bits: nobody guesses another person's. */
export async function createBegun(incoming: string, about: About): Promise<Begun> {
  const id = randomBytes(16).toString('hex');
  await mkdir(folderOf(incoming, id), { recursive: true });
  await writeFile(bytesOf(incoming, id), '');
  await writeFile(aboutOf(incoming, id), JSON.stringify(about));
  return { id, received: 0, ...about };
}

export async function findBegun(incoming: string, id: string): Promise<Begun | undefined> {
  if (!isId(id)) return undefined;
  try {
    const about: About = JSON.parse(await readFile(aboutOf(incoming, id), 'utf8'));
    const received = about.result ? about.size : (await stat(bytesOf(incoming, id))).size;
    return { id, received, ...about };
  } catch {
    // not there, or written only in part by a server that was killed
    return undefined;
  }
}

export async function listBegun(incoming: string): Promise<Begun[]> {
  const names = await readdir(incoming).catch(() => []);
  const ids = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const found = await Promise.all(ids.map((id) => findBegun(incoming, id)));
  return found.filter((begun) => begun !== undefined);
}

/** Adds up bytes; the picture of an upload that has a result is in the library. */
export const sumOfSizes = (begun: readonly Begun[]): number =>
  begun.reduce((sum, { result, size }) => (result ? sum : sum + size), 0);

/** Notes the result and removes the bytes, which are not needed any more. */
export async function noteResult(
  incoming: string,
  { id, staffId, name, size, begunAt }: Begun,
  result: UploadedMedia,
): Promise<void> {
  const about: About = { staffId, name, size, begunAt, result };
  await writeFile(aboutOf(incoming, id), JSON.stringify(about));
  await rm(bytesOf(incoming, id), { force: true });
}

export const removeBegun = (incoming: string, id: string) =>
  rm(folderOf(incoming, id), { recursive: true, force: true });

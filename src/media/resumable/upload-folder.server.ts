import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '#/db/audit-log.ts';
import type { BegunUpload, UploadedMedia } from '../answers.server.ts';
import { type BodyReader, chunksOf, fileTooLarge } from '../upload/receive.server.ts';

/** An upload in parts, as it lies on the disk: `size` and `received` in bytes. */
export interface StoredUpload extends BegunUpload {
  staffId: Actor['staffId'];
  name: string;
  /** ISO 8601, UTC. */
  begunAt: string;
  /** Once the picture stands in the library; an answer that got lost can then be given again. */
  result?: UploadedMedia;
}

type About = Omit<StoredUpload, 'id' | 'received'>;

const prefix = 'begun-';
const isId = (id: string) => /^[0-9a-f]{32}$/.test(id);
const folderOf = (incoming: string, id: string) => join(incoming, `${prefix}${id}`);
const aboutOf = (incoming: string, id: string) => join(folderOf(incoming, id), 'about.json');
const bytesOf = (incoming: string, id: string) => join(folderOf(incoming, id), 'bytes');

/** Begins an upload under an id of 128 random bits: nobody guesses another person's. */
export async function createUpload(incoming: string, about: About): Promise<StoredUpload> {
  const id = randomBytes(16).toString('hex');
  await mkdir(folderOf(incoming, id), { recursive: true });
  await writeFile(bytesOf(incoming, id), '');
  await writeFile(aboutOf(incoming, id), JSON.stringify(about));
  return { id, received: 0, ...about };
}

export async function findUpload(incoming: string, id: string): Promise<StoredUpload | undefined> {
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

export async function listUploads(incoming: string): Promise<StoredUpload[]> {
  const names = await readdir(incoming).catch(() => []);
  const ids = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const found = await Promise.all(ids.map((id) => findUpload(incoming, id)));
  return found.filter((upload) => upload !== undefined);
}

/**
 * Adds a part behind what is there. What came before the connection broke stays, so that the next part goes on behind it.
 * @returns how many bytes are there now @throws {Refusal} 413 for more bytes than the file was said to have
 */
export async function appendPart(
  incoming: string,
  { upload: { id, name, size, received }, reader }: { upload: StoredUpload; reader: BodyReader },
): Promise<number> {
  const file = await open(bytesOf(incoming, id), 'r+');
  let end = received;
  try {
    for await (const chunk of chunksOf(reader)) {
      if (end + chunk.length > size) {
        await file.truncate(received);
        throw fileTooLarge(name);
      }
      await file.write(chunk, 0, chunk.length, end);
      end += chunk.length;
    }
  } finally {
    await file.close();
  }
  return end;
}

/** Reads what has come. @param end the last byte, included; all when left out */
export const readBytes = (incoming: string, { id, end }: { id: string; end?: number }) =>
  createReadStream(bytesOf(incoming, id), { end });

/** Notes that the picture is stored; its bytes are not needed any more. */
export async function noteResult(
  incoming: string,
  { id, received: _received, ...about }: StoredUpload,
  result: UploadedMedia,
): Promise<void> {
  await writeFile(aboutOf(incoming, id), JSON.stringify({ ...about, result }));
  await rm(bytesOf(incoming, id), { force: true });
}

export const removeUpload = (incoming: string, id: string) =>
  rm(folderOf(incoming, id), { recursive: true, force: true });

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Actor } from '#/db/audit-log.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { mediaRefusalText } from '#/i18n/tr/media-refusals.ts';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import type { BegunUpload, UploadedMedia } from '../answers.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { mostMegabytes } from '../schema.ts';
import { type BodyReader, chunksOf, megabyte, tidyName } from '../upload/receive.server.ts';
import { detectFormat, headBytes, storeReceived } from '../upload/received-file.server.ts';
import { refuseForeign, type Sender, storePicture, withUploadFolder } from '../upload/upload.server.ts';
import {
  type Begun,
  bytesOf,
  createBegun,
  findBegun,
  noteResult,
  removeBegun,
} from './begun-folder.server.ts';
import { makeRoom } from './bounds.server.ts';

interface OfPerson {
  id: string;
  actor: Actor;
}

interface Part extends OfPerson {
  /** Where the part begins. */
  offset: number;
  body: ReadableStream<Uint8Array> | null;
}

/** Unfinished files lie on the disk: they survive a restart, and belong to the person who began them. */
export class BegunUploads {
  readonly #parts: MediaParts;
  #beginning: Promise<unknown> = Promise.resolve();
  readonly #writing = new Map<string, { stop: () => Promise<unknown>; ended: Promise<unknown> }>();
  readonly #finishing = new Map<string, Promise<UploadedMedia>>();

  constructor(parts: MediaParts) {
    this.#parts = parts;
  }

  /** One after the other, so that a thousand at once do not pass the bounds together. */
  async begin({ name, size, actor }: { name: string; size: number; actor: Actor }): Promise<BegunUpload> {
    const originalName = tidyName(name);
    if (size > mostMegabytes * megabyte)
      throw new Refusal('file-too-large', mediaRefusalText.tooLarge(originalName, mostMegabytes));
    if (size === 0) throw new Refusal('foreign-file', mediaRefusalText.foreign.empty(originalName));
    const turn = this.#beginning.then(() => this.#beginNow({ name: originalName, size, actor }));
    this.#beginning = turn.catch(() => undefined);
    return present(await turn);
  }

  async #beginNow({ name, size, actor }: { name: string; size: number; actor: Actor }): Promise<Begun> {
    const { incoming, clock, room } = this.#parts;
    const [staffId, now] = [staffIdOf(actor), clock()];
    await makeRoom(incoming, { staffId, size, now, remove: (id) => this.#removeNow(id) });
    await room.check(size);
    return createBegun(incoming, { staffId, name, size, begunAt: now.toISOString() });
  }

  async read(upload: OfPerson): Promise<BegunUpload> {
    return present(await this.#get(upload));
  }

  /** @throws {Refusal} 404, 409 with the right offset, 413 for too many bytes, 415 for what is no picture */
  async receive({ id, actor, offset, body }: Part): Promise<BegunUpload> {
    await this.#get({ id, actor });
    await this.#stopWriting(id);
    const begun = await this.#get({ id, actor });
    // of two that come at once the other may have been quicker
    if (offset !== begun.received || this.#writing.has(id)) throw wrongOffset(begun);
    if (!body) return present(begun);
    const reader = body.getReader();
    const path = bytesOf(this.#parts.incoming, id);
    const writing = writePart(path, { begun, reader });
    const ended = writing.catch(() => undefined);
    this.#writing.set(id, { stop: () => reader.cancel(), ended });
    void ended.then(() => this.#writing.delete(id));
    const received = await writing;
    // it may have given way to another meanwhile
    const now = { ...(await this.#get({ id, actor })), received };
    if (offset === 0) await this.#droppingRefused(id, checkHead(path, now));
    return present(now);
  }

  /** The connection of an earlier part may be dead without the server's knowing. */
  async #stopWriting(id: string): Promise<void> {
    const earlier = this.#writing.get(id);
    if (!earlier) return;
    await earlier.stop().catch(() => undefined);
    await earlier.ended;
  }

  /** Asked twice it answers the same. @throws {Refusal} as `storePicture` does; 409 while bytes are missing */
  async finish({ id, actor, check }: OfPerson & Sender): Promise<UploadedMedia> {
    const begun = await this.#get({ id, actor });
    if (begun.result) return begun.result;
    if (begun.received < begun.size) throw wrongOffset(begun);
    const underWay =
      this.#finishing.get(id) ?? this.#droppingRefused(id, this.#store(begun, { actor, check }));
    this.#finishing.set(id, underWay);
    try {
      return await underWay;
    } finally {
      this.#finishing.delete(id);
    }
  }

  async #store(begun: Begun, sender: Sender): Promise<UploadedMedia> {
    const { incoming } = this.#parts;
    const stored = await withUploadFolder(this.#parts, async (openFolder) => {
      const file = await storeReceived(createReadStream(bytesOf(incoming, begun.id)), { openFolder });
      const received = { originalName: begun.name, ...file };
      return storePicture(this.#parts, { received, openFolder, ...sender });
    });
    await noteResult(incoming, begun, stored);
    return stored;
  }

  /** What is refused for what it is will never be taken, so its bytes go. */
  async #droppingRefused<Result>(id: string, work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Refusal && [400, 413, 415].includes(error.status))
        await removeBegun(this.#parts.incoming, id);
      throw error;
    }
  }

  async remove(upload: OfPerson): Promise<void> {
    const { id } = await this.#get(upload);
    await this.#removeNow(id);
  }

  async #removeNow(id: string): Promise<void> {
    await this.#stopWriting(id);
    await removeBegun(this.#parts.incoming, id);
  }

  /** Somebody else's is not there. @throws {Refusal} 404 */
  async #get({ id, actor }: OfPerson): Promise<Begun> {
    const begun = await findBegun(this.#parts.incoming, id);
    if (begun?.staffId !== staffIdOf(actor)) throw notFound(text.gone);
    return begun;
  }
}

const present = ({ id, size, received }: Begun): BegunUpload => ({ id, size, received });

const wrongOffset = ({ received }: Begun) =>
  new Refusal('wrong-offset', text.wrongOffset, { details: { received } });

function staffIdOf({ staffId }: Actor): number {
  if (staffId === null) throw new Error('an upload is begun by a person');
  return staffId;
}

/**
 * Adds a part behind what is there. What came before the connection broke stays, so that the next part goes on behind it.
 * @returns how many bytes are there now @throws {Refusal} 413 for more bytes than the file was said to have
 */
async function writePart(
  path: string,
  { begun, reader }: { begun: Begun; reader: BodyReader },
): Promise<number> {
  const file = await open(path, 'r+');
  let end = begun.received;
  try {
    for await (const chunk of chunksOf(reader)) {
      if (end + chunk.length > begun.size) {
        await file.truncate(begun.received);
        throw new Refusal('file-too-large', mediaRefusalText.tooLarge(begun.name, mostMegabytes));
      }
      await file.write(chunk, 0, chunk.length, end);
      end += chunk.length;
    }
  } finally {
    await file.close();
  }
  return end;
}

/** Spares a slow line the rest of what would be refused in the end. @throws {Refusal} 415 */
async function checkHead(path: string, { name, size, received }: Begun): Promise<void> {
  if (received < Math.min(size, headBytes)) return;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const { foreign } = detectFormat(buffer.subarray(0, bytesRead));
    if (foreign) throw refuseForeign({ foreign, originalName: name });
  } finally {
    await file.close();
  }
}

import { buffer } from 'node:stream/consumers';
import type { Actor } from '#/db/audit-log.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { mediaRefusalText } from '#/i18n/tr/media-refusals.ts';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import type { BegunUpload, UploadedMedia } from '../answers.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { largestFile } from '../schema.ts';
import { detectFormat, headBytes } from '../upload/file-kinds.server.ts';
import { type BodyReader, fileTooLarge, storeReceived, tidyName } from '../upload/receive.server.ts';
import { inUploadFolder, refuseForeign, type Sender, storePicture } from '../upload/upload.server.ts';
import {
  appendPart,
  createUpload,
  findUpload,
  noteResult,
  readBytes,
  removeUpload,
  type StoredUpload,
} from './upload-folder.server.ts';

interface OfPerson {
  id: string;
  actor: Actor;
}

interface NewUpload {
  name: string;
  size: number;
  actor: Actor;
}

interface Part extends OfPerson {
  /** Where the part begins. */
  offset: number;
  body: ReadableStream<Uint8Array> | null;
}

/** Uploads whose unfinished files lie on the disk: they survive a restart, and belong to the person who began them. */
export class ResumableUploads {
  readonly #parts: MediaParts;
  #beginning: Promise<unknown> = Promise.resolve();
  /** Parts that come in now, by the upload's id. */
  readonly #writing = new Map<string, { stop: () => Promise<unknown>; ended: Promise<unknown> }>();
  readonly #finishing = new Map<string, Promise<UploadedMedia>>();

  constructor(parts: MediaParts) {
    this.#parts = parts;
  }

  /** Begins one after the other, so that a thousand at once do not pass the limits together. @throws {Refusal} 413, 415, 429 */
  async begin({ name, size, actor }: NewUpload): Promise<BegunUpload> {
    const originalName = tidyName(name);
    if (size > largestFile) throw fileTooLarge(originalName);
    if (size === 0) throw new Refusal('foreign-file', mediaRefusalText.foreign.empty(originalName));
    const turn = this.#beginning.then(() => this.#beginNow({ name: originalName, size, actor }));
    this.#beginning = turn.catch(() => undefined);
    return present(await turn);
  }

  async #beginNow({ name, size, actor: { staffId } }: NewUpload): Promise<StoredUpload> {
    const { incoming, clock, room } = this.#parts;
    const now = clock();
    await room.makeRoom({ staffId, size, now }, (id) => this.#removeNow(id));
    return createUpload(incoming, { staffId, name, size, begunAt: now.toISOString() });
  }

  async read(upload: OfPerson): Promise<BegunUpload> {
    return present(await this.#get(upload));
  }

  /** Takes a part. @throws {Refusal} 404, 409 with the right offset, 413 for too many bytes, 415 for what is no picture */
  async receive({ id, actor, offset, body }: Part): Promise<BegunUpload> {
    await this.#get({ id, actor });
    await this.#stopWriting(id);
    const upload = await this.#get({ id, actor });
    // of two that come at once the other may have been quicker
    if (offset !== upload.received || this.#writing.has(id)) throw wrongOffset(upload);
    if (!body) return present(upload);
    const received = await this.#write(upload, body.getReader());
    // it may have given way to another meanwhile
    const now = { ...(await this.#get({ id, actor })), received };
    if (offset === 0) await this.#droppingRefused(id, this.#checkHead(now));
    return present(now);
  }

  #write(upload: StoredUpload, reader: BodyReader): Promise<number> {
    const writing = appendPart(this.#parts.incoming, { upload, reader });
    const forget = () => this.#writing.delete(upload.id);
    this.#writing.set(upload.id, { stop: () => reader.cancel(), ended: writing.then(forget, forget) });
    return writing;
  }

  /** Ends an earlier part, whose connection may be dead without the server's knowing. */
  async #stopWriting(id: string): Promise<void> {
    const earlier = this.#writing.get(id);
    if (!earlier) return;
    await earlier.stop().catch(() => undefined);
    await earlier.ended;
  }

  /** Spares a slow line the rest of what would be refused in the end. @throws {Refusal} 415 */
  async #checkHead({ id, name, size, received }: StoredUpload): Promise<void> {
    if (received < Math.min(size, headBytes)) return;
    const head = await buffer(readBytes(this.#parts.incoming, { id, end: headBytes - 1 }));
    const { foreign } = detectFormat(head);
    if (foreign) throw refuseForeign({ foreign, originalName: name });
  }

  /** Stores the picture; asked twice, it answers the same. @throws {Refusal} as `storePicture` does; 409 while bytes are missing */
  async finish({ id, actor, check }: OfPerson & Sender): Promise<UploadedMedia> {
    const upload = await this.#get({ id, actor });
    if (upload.result) return upload.result;
    if (upload.received < upload.size) throw wrongOffset(upload);
    const underWay = this.#finishing.get(id) ?? this.#storeOnce(upload, { actor, check });
    this.#finishing.set(id, underWay);
    return underWay;
  }

  #storeOnce(upload: StoredUpload, sender: Sender): Promise<UploadedMedia> {
    const work = this.#droppingRefused(upload.id, this.#store(upload, sender));
    return work.finally(() => this.#finishing.delete(upload.id));
  }

  async #store(upload: StoredUpload, sender: Sender): Promise<UploadedMedia> {
    const { incoming } = this.#parts;
    const stored = await inUploadFolder(this.#parts, async (folder) => {
      const bytes = readBytes(incoming, upload);
      const received = await storeReceived(bytes, { originalName: upload.name, folder });
      return storePicture(this.#parts, { received, ...sender });
    });
    await noteResult(incoming, upload, stored);
    return stored;
  }

  /** Deletes the bytes of what is refused for what it is, and so will never be taken. */
  async #droppingRefused<Result>(id: string, work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Refusal && [400, 413, 415].includes(error.status))
        await removeUpload(this.#parts.incoming, id);
      throw error;
    }
  }

  async remove(upload: OfPerson): Promise<void> {
    const { id } = await this.#get(upload);
    await this.#removeNow(id);
  }

  async #removeNow(id: string): Promise<void> {
    await this.#stopWriting(id);
    await removeUpload(this.#parts.incoming, id);
  }

  /** Finds a person's own. @throws {Refusal} 404, also for somebody else's */
  async #get({ id, actor }: OfPerson): Promise<StoredUpload> {
    const upload = await findUpload(this.#parts.incoming, id);
    if (upload?.staffId !== actor.staffId) throw notFound(text.gone);
    return upload;
  }
}

const present = ({ id, size, received }: StoredUpload): BegunUpload => ({ id, size, received });

const wrongOffset = ({ received }: StoredUpload) =>
  new Refusal('wrong-offset', text.wrongOffset, { details: { received } });

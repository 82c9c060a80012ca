import { mkdir, statfs } from 'node:fs/promises';
import type { Actor } from '#/db/audit-log.ts';
import { comeLater, DiskFull } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import { listBegun, sumOfSizes } from './begun/begun-folder.server.ts';
import { megabyte } from './upload/receive.server.ts';
import type { CountBytes } from './upload/received-file.server.ts';

/** Of all uploads: those in parts by what they have announced, those in one piece by what has come. */
const mostBytes = 500 * megabyte;
/** Most bytes of a person, in parts and in one piece each, so that nobody keeps all others from uploading. */
export const mostBytesOfPerson = 200 * megabyte;
const retryAfterSeconds = 60;

/** What the disk keeps for the database and for deletions. */
const spare = 16 * megabyte;

export const tooManyUploads = () => comeLater('too-many-uploads', text.tooManyUploads, { retryAfterSeconds });

interface Arriving {
  staffId: Actor['staffId'];
  bytes: number;
}

/** Limits how much lies in `incoming` at once. */
export class UploadRoom {
  readonly #incoming: string;
  /** Bytes on the disk of each upload in one piece. */
  readonly #arriving = new Set<Arriving>();

  constructor(incoming: string) {
    this.#incoming = incoming;
  }

  /** @param work is given what counts the bytes that it stores; they count until it has removed them and ends */
  async counting<Result>(
    staffId: Actor['staffId'],
    work: (count: CountBytes) => Promise<Result>,
  ): Promise<Result> {
    const arriving = { staffId, bytes: 0 };
    this.#arriving.add(arriving);
    try {
      return await work(async (bytes) => {
        const before = arriving.bytes;
        arriving.bytes += bytes;
        if (this.#arrivingOf(staffId) > mostBytesOfPerson) throw tooManyUploads();
        if (before === 0 || isNextMegabyte(before, arriving.bytes)) await this.check();
      });
    } finally {
      this.#arriving.delete(arriving);
    }
  }

  /** @param more bytes that are announced @throws {Refusal} 429 @throws {DiskFull} */
  async check(more = 0): Promise<void> {
    const announced = sumOfSizes(await listBegun(this.#incoming));
    if (announced + sumOfBytes([...this.#arriving]) + more > mostBytes) throw tooManyUploads();
    await checkDisk(this.#incoming, more);
  }

  #arrivingOf(person: Actor['staffId']): number {
    return sumOfBytes([...this.#arriving].filter(({ staffId }) => staffId === person));
  }
}

const sumOfBytes = (arriving: readonly Arriving[]) => arriving.reduce((sum, { bytes }) => sum + bytes, 0);

const isNextMegabyte = (before: number, now: number) =>
  Math.floor(before / megabyte) < Math.floor(now / megabyte);

/** A whole file is copied once before it is cleaned. */
async function checkDisk(incoming: string, size: number): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const { bavail, bsize } = await statfs(incoming);
  if (bavail * bsize < 2 * size + spare) throw new DiskFull('no room for an upload');
}

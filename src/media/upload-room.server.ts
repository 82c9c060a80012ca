import { mkdir, statfs } from 'node:fs/promises';
import type { Actor } from '#/db/audit-log.ts';
import { day } from '#/format/durations.ts';
import { comeLater, DiskFull } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import { listUploads, removeUpload, type StoredUpload } from './resumable/upload-folder.server.ts';
import { megabyte } from './schema.ts';
import type { CountBytes } from './upload/receive.server.ts';

/** The limit of all uploads: those in parts count with what they have announced, those in one piece with what has come. */
const mostBytes = 500 * megabyte;
/** The limit of one person, for each of the two, so that nobody keeps all others from uploading. */
const mostBytesOfPerson = 200 * megabyte;
/** Limits of the number of uploads in parts. */
const most = { ofPerson: 20, ofAll: 100 };
/** Bytes that the disk keeps for the database and for deletions. */
const spare = 16 * megabyte;

const retryAfterSeconds = 60;
export const tooManyUploads = () => comeLater('too-many-uploads', text.tooManyUploads, { retryAfterSeconds });

type Person = Actor['staffId'];

interface Arriving {
  staffId: Person;
  bytes: number;
}

/** The limits of what lies in `incoming` at once. */
export class UploadRoom {
  readonly #incoming: string;
  /** Bytes on the disk of each upload in one piece. */
  readonly #arriving = new Set<Arriving>();

  constructor(incoming: string) {
    this.#incoming = incoming;
  }

  /**
   * Counts the bytes of an upload in one piece, until it has removed them and ends.
   * @param work is given the function that it calls before it stores bytes @throws {Refusal} 429 @throws {DiskFull}
   */
  async counting<Result>(staffId: Person, work: (count: CountBytes) => Promise<Result>): Promise<Result> {
    const arriving = { staffId, bytes: 0 };
    this.#arriving.add(arriving);
    try {
      return await work(async (bytes) => {
        const before = arriving.bytes;
        arriving.bytes += bytes;
        if (this.#arrivingOf(staffId) > mostBytesOfPerson) throw tooManyUploads();
        if (before === 0 || isNextMegabyte(before, arriving.bytes)) await this.#check();
      });
    } finally {
      this.#arriving.delete(arriving);
    }
  }

  /**
   * Makes room for one more upload in parts: a person's oldest gives way to a new one, other people's never do. A finished
   * one, which only waits to be asked for once more, leaves first.
   * @param remove ends what is still being written, too: a deleted file keeps its room on the disk while it is open
   * @throws {Refusal} 429 when everybody together has too many unfinished, or too many bytes @throws {DiskFull}
   */
  async makeRoom(
    { staffId, size, now }: { staffId: Person; size: number; now: Date },
    remove: (id: string) => Promise<unknown>,
  ): Promise<void> {
    await removeOldUploads(this.#incoming, now);
    const stored = await listUploads(this.#incoming);
    const leaving = listLeaving(
      stored.filter((upload) => upload.staffId === staffId),
      size,
    );
    for (const { id } of leaving) await remove(id);
    const staying = stored.filter((upload) => isUnfinished(upload) && !leaving.includes(upload));
    if (staying.length >= most.ofAll) throw tooManyUploads();
    await this.#check(size);
  }

  /** Refuses what is too much. @param more bytes that are announced */
  async #check(more = 0): Promise<void> {
    const announced = bytesOf(await listUploads(this.#incoming));
    if (announced + sumOf([...this.#arriving]) + more > mostBytes) throw tooManyUploads();
    await checkDisk(this.#incoming, more);
  }

  #arrivingOf(person: Person): number {
    return sumOf([...this.#arriving].filter(({ staffId }) => staffId === person));
  }
}

const sumOf = (arriving: readonly Arriving[]) => arriving.reduce((sum, { bytes }) => sum + bytes, 0);

const isNextMegabyte = (before: number, now: number) =>
  Math.floor(before / megabyte) < Math.floor(now / megabyte);

/** Asks for twice the size: a whole file is copied once before it is cleaned. */
async function checkDisk(incoming: string, size: number): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const { bavail, bsize } = await statfs(incoming);
  if (bavail * bsize < 2 * size + spare) throw new DiskFull('no room for an upload');
}

/** Chooses which of a person's uploads give way to one of so many bytes. */
function listLeaving(own: readonly StoredUpload[], size: number): StoredUpload[] {
  const byAge = own.toSorted((a, b) => a.begunAt.localeCompare(b.begunAt));
  const [finished, unfinished] = [
    byAge.filter((upload) => !isUnfinished(upload)),
    byAge.filter(isUnfinished),
  ];
  const fits = (staying: StoredUpload[]) =>
    staying.length < most.ofPerson && bytesOf(staying) + size <= mostBytesOfPerson;
  const leaving: StoredUpload[] = [];
  while (unfinished.length > 0 && !fits(unfinished)) leaving.push(...unfinished.splice(0, 1));
  const surplus = finished.length + unfinished.length + 1 - most.ofPerson;
  return [...finished.slice(0, Math.max(0, surplus)), ...leaving];
}

const isUnfinished = ({ result }: StoredUpload) => result === undefined;

/** Sums up what unfinished ones have announced; the picture of a finished one is in the library. */
const bytesOf = (uploads: readonly StoredUpload[]) =>
  uploads.filter(isUnfinished).reduce((sum, { size }) => sum + size, 0);

/** Removes what was begun a day ago: nobody goes on with a picture by then. */
export async function removeOldUploads(incoming: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day).toISOString();
  for (const { id, begunAt } of await listUploads(incoming))
    if (begunAt <= dayAgo) await removeUpload(incoming, id);
}

import { day } from '#/format/durations.ts';
import { mostBytesOfPerson, tooManyUploads } from '../upload-room.server.ts';
import { type Begun, listBegun, removeBegun, sumOfSizes } from './begun-folder.server.ts';

const mostOfPerson = 20;
const mostOfAll = 100;

/**
 * Makes room for one more: a person's oldest gives way to a new one, other people's never do. What is finished,
 * and only waits to be asked for once more, leaves first.
 * @param remove ends what is still being written, too: a file that is gone keeps its room on the disk while it is open
 * @throws {Refusal} 429 when everybody together has too many unfinished
 */
export async function makeRoom(
  incoming: string,
  { staffId, size, now, remove }: NewUpload & { remove: (id: string) => Promise<unknown> },
): Promise<void> {
  await removeOldBegun(incoming, now);
  const begun = await listBegun(incoming);
  const own = begun.filter((one) => one.staffId === staffId).toSorted(byAge);
  const leaving = listLeaving(own, size);
  for (const { id } of leaving) await remove(id);
  const staying = begun.filter((one) => isUnfinished(one) && !leaving.includes(one));
  if (staying.length >= mostOfAll) throw tooManyUploads();
}

interface NewUpload {
  staffId: number;
  size: number;
  now: Date;
}

function listLeaving(own: readonly Begun[], size: number): Begun[] {
  const unfinished = own.filter(isUnfinished);
  const first = unfinished.findIndex((_, place) => fits(unfinished.slice(place), size));
  const [leaving, staying] =
    first === -1 ? [unfinished, []] : [unfinished.slice(0, first), unfinished.slice(first)];
  const finished = own.filter((one) => !isUnfinished(one));
  const surplus = finished.length + staying.length + 1 - mostOfPerson;
  return [...finished.slice(0, Math.max(0, surplus)), ...leaving];
}

const fits = (own: readonly Begun[], size: number) =>
  own.length < mostOfPerson && sumOfSizes(own) + size <= mostBytesOfPerson;

const isUnfinished = ({ result }: Begun) => result === undefined;

const byAge = (a: Begun, b: Begun) => a.begunAt.localeCompare(b.begunAt);

/** Nobody goes on with a picture a day later. */
export async function removeOldBegun(incoming: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day).toISOString();
  for (const { id, begunAt } of await listBegun(incoming))
    if (begunAt <= dayAgo) await removeBegun(incoming, id);
}

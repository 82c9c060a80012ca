import { tooManyUploads } from '../upload/room.server.ts';
import { type Begun, listBegun, removeBegun } from './begun-folder.server.ts';

const mostOfPerson = 20;
const mostOfAll = 100;
const day = 24 * 60 * 60 * 1000;

/**
 * Makes room for one more: a person's oldest gives way to a new one, other people's never do.
 * @throws {Refusal} 429 when everybody together has begun too many
 */
export async function makeRoom(
  incoming: string,
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  await removeOldBegun(incoming, now);
  const begun = await listBegun(incoming);
  const own = begun.filter((one) => one.staffId === staffId).toSorted(byAge);
  const leaving = own.slice(0, Math.max(0, own.length - mostOfPerson + 1));
  for (const { id } of leaving) await removeBegun(incoming, id);
  if (begun.length - leaving.length >= mostOfAll) throw tooManyUploads();
}

const byAge = (a: Begun, b: Begun) => a.begunAt.localeCompare(b.begunAt);

/** Nobody goes on with a picture a day later. */
export async function removeOldBegun(incoming: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day).toISOString();
  for (const { id, begunAt } of await listBegun(incoming))
    if (begunAt <= dayAgo) await removeBegun(incoming, id);
}

import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { lockContent } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { parkedText as text } from '#/i18n/tr/parked.ts';
import type { ParkedText } from '#/stored/parked.ts';
import type { ParkedDraft } from './schema.ts';

/** Of one person. */
const mostParked = 30;

/** Characters of all texts of one person as JSON, which are read together. */
const mostInAll = 1_000_000;

/** The newest first. */
export async function listParked(db: Kysely<Tables>, staffId: number): Promise<ParkedText[]> {
  const rows = await db
    .selectFrom('parkedTexts')
    .select(['key', 'kind', 'formValues', 'parkedAt'])
    .where('staffId', '=', staffId)
    .orderBy('parkedAt', 'desc')
    .orderBy('key')
    .execute();
  return rows.map(({ formValues, ...row }) => ({ ...row, values: JSON.parse(formValues) }));
}

/**
 * The same text is put aside once, however often it is sent.
 * @throws {Refusal} 409 for one too many
 */
export async function parkText(
  db: Kysely<Tables>,
  { draft: { kind, values, over = '' }, staffId, now }: { draft: ParkedDraft; staffId: number; now: Date },
): Promise<ParkedText> {
  return db.transaction().execute(async (tx) => {
    // two at once are counted one after the other
    await lockContent(tx);
    await dropParked(tx, { staffId, key: over });
    const others = await listParked(tx, staffId);
    const same = others.find((other) => other.kind === kind && isDeepStrictEqual(other.values, values));
    if (same) return same;
    if (others.length >= mostParked || JSON.stringify([others, values]).length > mostInAll)
      throw new Refusal('too-many-parked', text.tooMany(mostParked));
    const parked = { key: randomBytes(16).toString('hex'), kind, parkedAt: now.toISOString() };
    await tx
      .insertInto('parkedTexts')
      .values({ ...parked, staffId, formValues: JSON.stringify(values) })
      .execute();
    return { ...parked, values };
  });
}

export async function dropParked(
  db: Kysely<Tables>,
  { staffId, key }: { staffId: number; key: string },
): Promise<void> {
  await db.deleteFrom('parkedTexts').where('staffId', '=', staffId).where('key', '=', key).execute();
}

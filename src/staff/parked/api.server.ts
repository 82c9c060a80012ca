import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { invalid, notFound, Refusal } from '#/http/errors.ts';
import { takes } from '#/http/input.server.ts';
import { parkedText as text } from '#/i18n/tr/parked.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import type { ParkedText } from '#/stored/parked.ts';
import { ownBy, requireSession, type StaffEnv, type StaffParts } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import type { Own } from '../sessions.server.ts';

/** Characters as JSON; the longest article that can be saved has less. */
const longest = 300_000;

const simple = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** `over` is the key of the parked text that it was continued from, whose place it takes. */
export const parkedDraftSchema = z.object({
  kind: z.enum(Object.keys(tableOf) as [StoredKind]),
  values: z
    .record(z.string(), z.union([simple, z.array(simple)]))
    .refine((values) => JSON.stringify(values).length <= longest, text.tooLong),
  over: z.string().max(32).optional(),
});

type ParkedDraft = z.output<typeof parkedDraftSchema>;

const parkedTextAnswer = named(
  'ParkedText',
  parkedDraftSchema.omit({ over: true }).extend({ key: z.string(), parkedAt: z.iso.datetime() }),
);

interface CallParts extends Pick<StaffParts, 'db' | 'clock'> {
  /** What a new thing of each kind is made of. */
  drafts: Record<StoredKind, z.ZodObject>;
}

/** Calls about the caller's own unfinished texts. No call tells others that they are there, and none of it is written down. */
export function parkedApi({ db, clock, drafts }: CallParts) {
  return new Hono<StaffEnv>()
    .get('/', allow('content'), gives(parkedTextAnswer.array()), async (c) =>
      c.json(await listParked(db, requireSession(c).staffId)),
    )

    .post(
      '/',
      allow('content'),
      takes(named('ParkedDraft', parkedDraftSchema)),
      gives(parkedTextAnswer, 201),
      refuses(409),
      async (c) => {
        const draft = c.req.valid('json');
        if (Object.keys(draft.values).some((name) => !(name in drafts[draft.kind].shape)))
          throw invalid(text.unknownField, { values: text.unknownField });
        return c.json(await parkText(db, draft, ownBy(c, clock)), 201);
      },
    )

    .delete('/:key', allow('content'), givesNothing(), async (c) => {
      const key = c.req.param('key');
      if (!/^[0-9a-f]{32}$/.test(key)) throw notFound(text.notFound);
      await dropParked(db, { staffId: requireSession(c).staffId, key });
      return c.body(null, 204);
    });
}

/** How many one person may have. */
const mostParked = 30;

/** Characters of all texts of one person as JSON, which are read together. */
const mostInAll = 1_000_000;

/** Lists one person's texts, the newest first. */
async function listParked(db: Kysely<Tables>, staffId: number): Promise<ParkedText[]> {
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
 * Puts a text aside; the same one once, however often it is sent.
 * @throws {Refusal} 409 for one too many
 */
async function parkText(
  db: Kysely<Tables>,
  { kind, values, over = '' }: ParkedDraft,
  own: Own,
): Promise<ParkedText> {
  const { staffId } = own.session;
  return write(db, own, async ({ tx, at }) => {
    await dropParked(tx, { staffId, key: over });
    const others = await listParked(tx, staffId);
    const same = others.find((other) => other.kind === kind && isDeepStrictEqual(other.values, values));
    if (same) return same;
    if (others.length >= mostParked || JSON.stringify([others, values]).length > mostInAll)
      throw new Refusal('too-many-parked', text.tooMany(mostParked));
    const parked = { key: randomBytes(16).toString('hex'), kind, parkedAt: at };
    await tx
      .insertInto('parkedTexts')
      .values({ ...parked, staffId, formValues: JSON.stringify(values) })
      .execute();
    return { ...parked, values };
  });
}

async function dropParked(
  db: Kysely<Tables>,
  { staffId, key }: { staffId: number; key: string },
): Promise<void> {
  await db.deleteFrom('parkedTexts').where('staffId', '=', staffId).where('key', '=', key).execute();
}

import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { lockContent } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { invalid, notFound, Refusal } from '#/http/errors.ts';
import { parkedText as text } from '#/i18n/tr/parked.ts';
import type { StoredKind } from '#/stored/kinds.ts';
import type { ParkedText } from '#/stored/parked.ts';
import { requireSession, type StaffEnv } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { type ParkedDraft, parkedDraftSchema } from './schema.ts';

const parkedTextAnswer = named(
  'ParkedText',
  parkedDraftSchema.omit({ over: true }).extend({ key: z.string(), parkedAt: z.iso.datetime() }),
);

interface CallParts {
  db: Kysely<Tables>;
  clock: () => Date;
  /** What a new thing of each kind is made of. */
  drafts: Record<StoredKind, z.ZodObject>;
}

/** One's own unfinished texts. No call tells others that they are there, and none of it is written down. */
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
        const { staffId } = requireSession(c);
        if (Object.keys(draft.values).some((name) => !(name in drafts[draft.kind].shape)))
          throw invalid(text.unknownField, { values: text.unknownField });
        return c.json(await parkText(db, { staffId, draft, now: clock() }), 201);
      },
    )

    .delete('/:key', allow('content'), givesNothing(), async (c) => {
      const key = c.req.param('key');
      if (!/^[0-9a-f]{32}$/.test(key)) throw notFound(text.notFound);
      await dropParked(db, { staffId: requireSession(c).staffId, key });
      return c.body(null, 204);
    });
}

/** Of one person. */
const mostParked = 30;

/** Characters of all texts of one person as JSON, which are read together. */
const mostInAll = 1_000_000;

/** The newest first. */
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
 * The same text is put aside once, however often it is sent.
 * @throws {Refusal} 409 for one too many
 */
async function parkText(
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

async function dropParked(
  db: Kysely<Tables>,
  { staffId, key }: { staffId: number; key: string },
): Promise<void> {
  await db.deleteFrom('parkedTexts').where('staffId', '=', staffId).where('key', '=', key).execute();
}

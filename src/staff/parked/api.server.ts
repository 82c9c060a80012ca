import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { invalid, notFound } from '#/http/errors.ts';
import { parkedText as text } from '#/i18n/tr/parked.ts';
import type { StoredKind } from '#/stored/kinds.ts';
import type { ParkedText } from '#/stored/parked.ts';
import { requireSession, type StaffEnv } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { type ParkedDraft, parkedDraftSchema } from './schema.ts';
import { dropParked, listParked, parkText } from './store.server.ts';

const parkedTextAnswer = named<ParkedText>('ParkedText')(
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
      takes(named<ParkedDraft>('ParkedDraft')(parkedDraftSchema)),
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

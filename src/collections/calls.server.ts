import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { listBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import type { Change, CheckChange } from '#/db/write.ts';
import { binnedAnswer, type VersionSummary, versionSummaryAnswer } from '#/http/answers.server.ts';
import { gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { asks, listedId, orAll, readId, takes, takesKey } from '#/http/input.server.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { allow, byOf } from '#/staff/door.server.ts';
import { mayPublish, type Permission, type PublishingRule } from '#/staff/permissions.ts';
import { isOut } from '#/stored/is-out.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import { type FindQuestions, mayAsk, readAccepted, requireAccepted } from './questions.server.ts';
import type { Publishing, Restoration } from './store.server.ts';
import { definedValues } from './write.server.ts';

/** Parts of the calls that kinds of things have alike. A kind adds its own between them, in the order of the OpenAPI document. */
export interface StoredParts {
  db: Kysely<Tables>;
  clock: () => Date;
  /** Absent where who may write may publish. */
  guard?: GuardPublishing;
}

/** Who makes the call and when, and what that person may not change. */
const by = ({ clock, guard }: StoredParts, c: Context<StaffEnv>) => ({
  check: guard?.(c),
  ...byOf(c, clock),
});

interface Asking<Item> {
  find: (db: Kysely<Tables>, id: number) => Promise<Item | undefined>;
  /** Left out where nothing is asked before something goes out. */
  questions?: FindQuestions<Item>;
}

interface Written<Item, Draft> extends Asking<Item> {
  words: { notFound: string };
  answer: z.ZodType<Item>;
  draft: z.ZodType<Draft>;
  create: (db: Kysely<Tables>, asked: Change<{ draft: Draft; key?: string }>) => Promise<Item>;
  update: (db: Kysely<Tables>, asked: Change<{ id: number; draft: Draft }>) => Promise<Item>;
  remove: (db: Kysely<Tables>, asked: Change<{ id: number }>) => Promise<void>;
}

export const writeCalls = <Item extends object, Draft extends object>(
  parts: StoredParts,
  { words, answer, draft, create, update, remove, ...asking }: Written<Item, Draft>,
) =>
  new Hono<StaffEnv>()
    .post(
      '/',
      allow('content'),
      takes(draft),
      takesKey(),
      mayAsk(asking.questions),
      gives(answer, 201),
      async (c) => {
        const { key } = c.req.valid('header');
        await askFirst(c, { ...parts, ...asking, change: c.req.valid('json') });
        return c.json(await create(parts.db, { draft: c.req.valid('json'), key, ...by(parts, c) }), 201);
      },
    )

    .put('/:id', allow('content'), takes(draft), mayAsk(asking.questions), gives(answer), async (c) => {
      const id = readId(c, words.notFound);
      await askFirst(c, { ...parts, ...asking, id, change: c.req.valid('json') });
      return c.json(await update(parts.db, { id, draft: c.req.valid('json'), ...by(parts, c) }));
    })

    .delete('/:id', allow('content'), givesNothing(), async (c) => {
      await remove(parts.db, { id: readId(c, words.notFound), ...by(parts, c) });
      return c.body(null, 204);
    });

interface Asked<Item> extends Asking<Item> {
  db: Kysely<Tables>;
  /** Left out for something new. */
  id?: number;
  change: object;
}

/** Asks the person who is about to publish, where the caller says that it can ask. @throws {Refusal} 422 */
async function askFirst<Item extends object>(
  c: Context<StaffEnv>,
  { db, id, change, find, questions }: Asked<Item>,
): Promise<void> {
  const accepted = readAccepted(c);
  if (!accepted || !questions) return;
  const before = id === undefined ? undefined : await find(db, id);
  // what it says nothing of stays as it is stored
  const after = { ...before, ...definedValues(change) } as Item;
  requireAccepted(await questions(c, { db, before, after }), accepted);
}

interface Published<Item> extends Asking<Item> {
  words: { notFound: string };
  answer: z.ZodType<Item>;
  publish: (db: Kysely<Tables>, asked: Change<Publishing>) => Promise<Item>;
}

/** The version that the person has seen; a newer one is not changed. */
export const publicationChangeSchema = z.object({ published: z.boolean(), version: z.int().positive() });

/** Changes whether visitors see it and nothing else. */
export const publicationCall = <Item extends object>(
  parts: StoredParts,
  { words, answer, publish, ...asking }: Published<Item>,
) =>
  new Hono<StaffEnv>().put(
    '/:id/publication',
    allow('content'),
    takes(publicationChangeSchema),
    mayAsk(asking.questions),
    gives(answer),
    async (c) => {
      const [id, change] = [readId(c, words.notFound), c.req.valid('json')];
      await askFirst(c, { ...parts, ...asking, id, change });
      return c.json(await publish(parts.db, { id, ...change, ...by(parts, c) }));
    },
  );

interface Found<Item> {
  kind: StoredKind;
  words: { notFound: string };
  found: z.ZodType<Item>;
  find: (db: Kysely<Tables>, id: number) => Promise<Item | undefined>;
}

/** Calls that find what lies in the bin, and one thing that does not. */
export const findCalls = <Item extends object>(
  { db, clock }: StoredParts,
  { kind, words, found, find }: Found<Item>,
) =>
  new Hono<StaffEnv>()
    .get('/bin', allow('content'), gives(binnedAnswer.array()), async (c) =>
      c.json(await listBin(db, tableOf[kind], clock())),
    )

    .get('/:id', allow('content'), gives(found), async (c) => {
      const item = await find(db, readId(c, words.notFound));
      if (!item) throw notFound(words.notFound);
      return c.json(item);
    });

interface Binned<Item> {
  words: { notInBin: string };
  answer: z.ZodType<Item>;
  restore: (db: Kysely<Tables>, asked: Change<{ id: number }>) => Promise<Item>;
}

export const restoreCall = <Item extends object>(
  parts: StoredParts,
  { words, answer, restore }: Binned<Item>,
) =>
  new Hono<StaffEnv>().post('/:id/restore', allow('content'), gives(answer), async (c) =>
    c.json(await restore(parts.db, { id: readId(c, words.notInBin), ...by(parts, c) })),
  );

interface Versioned<Item, Version> {
  permission?: Permission;
  words: { notFound: string; versionNotFound: string };
  answer: z.ZodType<Item>;
  versions: {
    answer: z.ZodType<Version>;
    list: (db: Kysely<Tables>, id: number) => Promise<VersionSummary[]>;
    get: (db: Kysely<Tables>, asked: { id: number; version: number }) => Promise<Version>;
    restore: (db: Kysely<Tables>, asked: Change<Restoration>) => Promise<Item>;
  };
}

/** The version that an earlier one is to take the place of; left out, whichever is stored. */
const restorationSchema = z.object({ over: orAll(listedId) });

export function versionCalls<Item extends object, Version extends object>(
  parts: StoredParts,
  { permission = 'content', words, answer, versions }: Versioned<Item, Version>,
) {
  const readVersion = (c: Context<StaffEnv>) => {
    const id = readId(c, words.notFound);
    return { id, version: readId(c, words.versionNotFound, 'version') };
  };
  return new Hono<StaffEnv>()
    .get('/:id/versions', allow(permission), gives(versionSummaryAnswer.array()), async (c) =>
      c.json(await versions.list(parts.db, readId(c, words.notFound))),
    )

    .get('/:id/versions/:version', allow(permission), gives(versions.answer), async (c) =>
      c.json(await versions.get(parts.db, readVersion(c))),
    )

    .post(
      '/:id/versions/:version/restore',
      allow(permission),
      asks(restorationSchema),
      gives(answer),
      refuses(409),
      async (c) => {
        const { over } = c.req.valid('query');
        return c.json(await versions.restore(parts.db, { ...readVersion(c), over, ...by(parts, c) }));
      },
    );
}

/** Gives the check of a change before it is made, for the person who makes the call. */
export type GuardPublishing = (c: Context<StaffEnv>) => CheckChange;

/**
 * Guards what visitors see, and what they will see at its time, from who may not publish.
 * The check runs inside the transaction, on what is stored at that moment, and throws a Refusal.
 */
export const guardPublishing =
  (rule: PublishingRule): GuardPublishing =>
  (c) =>
  ({ before, after }) => {
    if (![before, after].some((item) => item && isOut(item))) return;
    if (mayPublish(requireSession(c).role, rule)) return;
    throw new Refusal('may-not-publish', text.mayNot);
  };

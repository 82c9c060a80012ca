import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { isOutsideBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { day, isoAfter } from '#/format/durations.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { invalid, notFound } from '#/http/errors.ts';
import { requiredText, storedId } from '#/http/fields.ts';
import { readId, takes } from '#/http/input.server.ts';
import { remarksRefusalText as text } from '#/i18n/tr/remarks-refusals.ts';
import { binDays } from '#/stored/bin.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import {
  longestRemark,
  mostOpenRemarks,
  type Remark,
  type RemarkKind,
  type RemarksOfThing,
  remarkKinds,
  type WaitingRemark,
} from '#/stored/remarks.ts';
import { ownBy, requireSession, type StaffEnv, type StaffParts } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import type { Own } from '../sessions.server.ts';

/** `to` is a username. */
export const remarkSchema = z.object({
  kind: z.enum(remarkKinds),
  item: storedId(text.notFound),
  to: requiredText(text.toRequired, { most: 100, tooLong: () => text.toUnknown }),
  words: requiredText(text.wordsRequired, { most: longestRemark, tooLong: text.wordsTooLong }),
});

/** Remarks that are ended, or with `isEnded` false open again. */
export const remarksEndSchema = z.object({
  ids: z.array(storedId(text.notFound)).min(1, text.notFound).max(mostOpenRemarks, text.notFound),
  isEnded: z.boolean(),
});

const remarkAnswer = named(
  'Remark',
  z.object({ id: z.int(), by: z.string(), to: z.string(), words: z.string(), at: z.iso.datetime() }),
);

const remarksOfThingAnswer = named(
  'RemarksOfThing',
  z.object({
    remarks: remarkAnswer.array(),
    colleagues: z.string().array(),
    lastAsked: z.string().optional(),
  }),
);

const waitingRemarkAnswer = named(
  'WaitingRemark',
  remarkAnswer.extend({ kind: z.enum(remarkKinds), item: z.int(), title: z.string() }),
);

/** Calls about what colleagues write to each other beside a draft. It is no content: it has no versions, and the log does not tell of it. */
export function remarksApi({ db, clock }: Pick<StaffParts, 'db' | 'clock'>) {
  return (
    new Hono<StaffEnv>()
      // the panel asks by itself what waits for the person
      .get('/', allow('content', { isByItself: true }), gives(waitingRemarkAnswer.array()), async (c) =>
        c.json(await listWaitingRemarks(db, requireSession(c).staffId)),
      )

      .get('/:kind/:item', allow('content'), gives(remarksOfThingAnswer), async (c) => {
        const kind = remarkKinds.find((one) => one === c.req.param('kind'));
        const ownerId = readId(c, text.notFound, 'item');
        if (!kind || !(await isOutsideBin(db, tableOf[kind], ownerId))) throw notFound(text.notFound);
        return c.json(await listRemarks(db, { kind, ownerId, staffId: requireSession(c).staffId }));
      })

      .post(
        '/',
        allow('content'),
        takes(named('RemarkDraft', remarkSchema)),
        gives(remarkAnswer, 201),
        refuses(404),
        async (c) => c.json(await writeRemark(db, c.req.valid('json'), ownBy(c, clock)), 201),
      )

      .put(
        '/ended',
        allow('content'),
        takes(named('RemarksEnd', remarksEndSchema)),
        givesNothing(),
        async (c) => {
          const { ids, isEnded } = c.req.valid('json');
          const endedAt = isEnded ? clock().toISOString() : null;
          await db.updateTable('remarks').set({ endedAt }).where('id', 'in', ids).execute();
          return c.body(null, 204);
        },
      )
  );
}

/** Remarks that wait for one person and are told. */
const mostWaiting = 20;

interface Thing {
  kind: RemarkKind;
  ownerId: number;
}

const selectOpen = (db: Kysely<Tables>) =>
  db
    .selectFrom('remarks')
    .innerJoin('staff as writer', 'writer.id', 'remarks.staffId')
    .innerJoin('staff as asked', 'asked.id', 'remarks.askedId')
    .select(['remarks.id', 'writer.username as by', 'asked.username as to', 'words', 'writtenAt as at'])
    .where('endedAt', 'is', null);

const selectOfThing = (db: Kysely<Tables>, { kind, ownerId }: Thing) =>
  selectOpen(db)
    .where('remarks.kind', '=', kind)
    .where('remarks.ownerId', '=', ownerId)
    .orderBy('remarks.id');

const selectColleagues = (db: Kysely<Tables>, staffId: number) =>
  db
    .selectFrom('staff')
    .select(['staff.id', 'username'])
    .where('isDisabled', '=', 0)
    .where('staff.id', '!=', staffId);

/** @param staffId who looks */
async function listRemarks(
  db: Kysely<Tables>,
  { staffId, ...thing }: Thing & { staffId: number },
): Promise<RemarksOfThing> {
  const remarks = await selectOfThing(db, thing).execute();
  const colleagues = await selectColleagues(db, staffId).orderBy('username').execute();
  const last = await selectColleagues(db, staffId)
    .innerJoin('remarks', 'askedId', 'staff.id')
    .where('staffId', '=', staffId)
    .orderBy('remarks.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { remarks, colleagues: colleagues.map(({ username }) => username), lastAsked: last?.username };
}

/** Lists what waits for a person, the newest first: open, and not answered by them; what is in the bin waits for nobody. */
export async function listWaitingRemarks(db: Kysely<Tables>, staffId: number): Promise<WaitingRemark[]> {
  const rows = await selectOpen(db)
    .leftJoin('news', (on) =>
      on.onRef('news.id', '=', 'ownerId').on('remarks.kind', '=', 'news').on('news.deletedAt', 'is', null),
    )
    .leftJoin('operations', (on) =>
      on
        .onRef('operations.id', '=', 'ownerId')
        .on('remarks.kind', '=', 'operation')
        .on('operations.deletedAt', 'is', null),
    )
    .select(['remarks.kind', 'ownerId as item'])
    .select((row) => row.fn.coalesce('news.title', 'operations.title').as('title'))
    .where('askedId', '=', staffId)
    .where((row) => row.or([row('news.id', 'is not', null), row('operations.id', 'is not', null)]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('remarks as answer')
            .select('answer.id')
            .where('answer.staffId', '=', staffId)
            .whereRef('answer.kind', '=', 'remarks.kind')
            .whereRef('answer.ownerId', '=', 'remarks.ownerId')
            .whereRef('answer.id', '>', 'remarks.id'),
        ),
      ),
    )
    .orderBy('remarks.id', 'desc')
    .limit(mostWaiting)
    .execute();
  return rows.map((row) => ({ ...row, title: row.title ?? '' }));
}

/**
 * Writes a remark; the same one once, however often it is sent.
 * @throws {Refusal} 404 for a thing that is not there or in the bin; 400 for nobody who can be asked, and one too many
 */
function writeRemark(
  db: Kysely<Tables>,
  { kind, item: ownerId, to, words }: z.output<typeof remarkSchema>,
  { session: { staffId }, ...by }: Own,
): Promise<Remark> {
  return write(db, by, async ({ tx, now, at }) => {
    if (!(await isOutsideBin(tx, tableOf[kind], ownerId))) throw notFound(text.notFound);
    const asked = await selectColleagues(tx, staffId).where('username', '=', to).executeTakeFirst();
    if (!asked) throw invalid(text.toUnknown, { to: text.toUnknown });
    const open = await selectOfThing(tx, { kind, ownerId }).execute();
    const same = open.find((one) => one.by === by.actor.username && one.to === to && one.words === words);
    if (same) return same;
    if (open.length >= mostOpenRemarks)
      throw invalid(text.tooMany(mostOpenRemarks), { words: text.tooMany(mostOpenRemarks) });
    await tx
      .deleteFrom('remarks')
      .where('endedAt', '<', isoAfter(now, -binDays * day))
      .execute();
    const { id } = await tx
      .insertInto('remarks')
      .values({ kind, ownerId, staffId, askedId: asked.id, words, writtenAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, by: by.actor.username, to, words, at };
  });
}

/** Deletes the remarks of what has gone for good. */
export async function deleteRemarks(
  tx: Kysely<Tables>,
  { kind, ownerId }: { kind: StoredKind; ownerId: number },
): Promise<void> {
  await tx
    .deleteFrom('remarks')
    .where('kind', '=', kind as RemarkKind)
    .where('ownerId', '=', ownerId)
    .execute();
}

import type { Kysely } from 'kysely';
import { isOutsideBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { day, isoAfter } from '#/format/durations.ts';
import { invalid, notFound } from '#/http/errors.ts';
import { remarksRefusalText as text } from '#/i18n/tr/remarks-refusals.ts';
import { binDays } from '#/stored/bin.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import {
  mostOpenRemarks,
  type Remark,
  type RemarkKind,
  type RemarksOfThing,
  type WaitingRemark,
} from '#/stored/remarks.ts';
import type { Own } from '../sessions.server.ts';
import type { RemarkDraft, RemarksEnd } from './schema.ts';

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
export async function listRemarks(
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
export async function listWaiting(db: Kysely<Tables>, staffId: number): Promise<WaitingRemark[]> {
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
export function writeRemark(
  db: Kysely<Tables>,
  { kind, item: ownerId, to, words }: RemarkDraft,
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

export async function endRemarks(db: Kysely<Tables>, { ids, isEnded }: RemarksEnd, now: Date): Promise<void> {
  await db
    .updateTable('remarks')
    .set({ endedAt: isEnded ? now.toISOString() : null })
    .where('id', 'in', ids)
    .execute();
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

import type { Kysely } from 'kysely';
import { emptyBin, moveToBin, takeFromBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { deleteVersions } from '#/db/versions.ts';
import { type Change, type Write, write } from '#/db/write.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import { deleteRemarks } from '#/staff/remarks/api.server.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import type { DescribeChange } from './rows.server.ts';

interface BinPlan<Item> {
  kind: StoredKind;
  /** Only those outside the bin. */
  find: (tx: Kysely<Tables>, id: number) => Promise<Item | undefined>;
  describeChange: DescribeChange;
  words: { notFound: string; notInBin: string };
}

export function binOf<Item extends { id: number; title: string }>(plan: BinPlan<Item>) {
  const { kind, find, describeChange, words } = plan;
  const table = tableOf[kind];
  const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind, id, title });
  const action = (verb: 'delete' | 'restore' | 'purge') => `${kind}.${verb}` as const;

  /** @throws {Refusal} 404 when there is no such row outside the bin */
  async function remove(db: Kysely<Tables>, { id, check, ...by }: Change<{ id: number }>): Promise<void> {
    await write(db, by, async ({ tx, actor, now, shown, log }) => {
      const item = await find(tx, id);
      if (item) check?.({ before: item });
      if (!item || !(await moveToBin(tx, table, { id, actor, now }))) throw notFound(words.notFound);
      shown();
      await log(action('delete'), subjectOf(item), describeChange(item, undefined));
    });
  }

  /** @throws {Refusal} 404 when it is not in the bin, or its time there is over */
  async function restore(db: Kysely<Tables>, { id, check, ...by }: Change<{ id: number }>): Promise<Item> {
    return write(db, by, async ({ tx, now, shown, log }) => {
      const isTaken = await takeFromBin(tx, table, { id, now });
      const item = await find(tx, id);
      if (!isTaken || !item) throw new Refusal('not-in-bin', words.notInBin);
      check?.({ after: item });
      shown();
      await log(action('restore'), subjectOf(item), describeChange(undefined, item));
      return item;
    });
  }

  async function empty({ tx, now, log }: Write): Promise<void> {
    for (const gone of await emptyBin(tx, table, now)) {
      await forgetPictureUses(tx, { kind, id: gone.id });
      await deleteVersions(tx, { kind, ownerId: gone.id });
      await deleteRemarks(tx, { kind, ownerId: gone.id });
      await log(action('purge'), subjectOf(gone));
    }
  }

  return { remove, restore, empty };
}

import type { Kysely } from 'kysely';
import { lockContent } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { searchKeyOf, titleKeyOf } from '#/format/turkish.ts';
import type { Authors } from '#/http/answers.server.ts';
import { tableOf } from '#/stored/kinds.ts';
import type { Collection, ItemOf } from './collection.ts';
import type { Row } from './rows.server.ts';

export interface SearchPlan<Of extends Collection> {
  /** The texts in which the panel's list finds words. */
  searched: (item: ItemOf<Of> & Authors) => readonly (string | null)[];
}

/** Keeps the columns by which the panel's lists find and order things, folded here so that both databases find alike. */
export function listKeysOf<Of extends Collection>(
  { kind }: Of,
  { searched, presentAuthored }: SearchPlan<Of> & { presentAuthored: (row: Row) => ItemOf<Of> & Authors },
) {
  const table = tableOf[kind] as 'news';

  /** Call it in the transaction `tx` that wrote `row`. */
  async function keepKeys(tx: Kysely<Tables>, row: Row): Promise<void> {
    const searchKey = searchKeyOf(searched(presentAuthored(row)).join(' '));
    const titleKey = titleKeyOf(row.title);
    if (searchKey === row.searchKey && titleKey === row.titleKey) return;
    await tx.updateTable(table).set({ searchKey, titleKey }).where('id', '=', row.id).execute();
  }

  /** Fills the keys of rows that have none, also of those in the bin. For visitors nothing has changed. */
  async function fillKeys(db: Kysely<Tables>): Promise<void> {
    let last: number | undefined = 0;
    while (last !== undefined) last = await fillSome(db, last);
  }

  const fillSome = (db: Kysely<Tables>, after: number): Promise<number | undefined> =>
    db.transaction().execute(async (tx) => {
      // what another copy writes meanwhile has its own keys
      await lockContent(tx);
      const rows = await tx
        .selectFrom(table)
        .selectAll()
        .where('searchKey', '=', '')
        .where('id', '>', after)
        .orderBy('id')
        .limit(filledAtOnce)
        .execute();
      for (const row of rows) await keepKeys(tx, { ...row });
      return rows.at(-1)?.id;
    });

  return { keepKeys, fillKeys };
}

const filledAtOnce = 500;

import type { Kysely } from 'kysely';
import { notFound, Refusal } from '#/http/errors.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import { changeBetween } from './audit-change.ts';
import { type AuditContext, recordAudit } from './audit-log.ts';
import { emptyBin, moveToBin, takeFromBin } from './bin.ts';
import { raiseContentVersion } from './content-version.ts';
import type { Tables } from './tables.ts';
import type { CheckChange } from './writes-of.ts';

interface BinPlan<Item> {
  kind: StoredKind;
  /** Only those outside the bin. */
  find: (tx: Kysely<Tables>, id: number) => Promise<Item | undefined>;
  words: { notFound: string; notInBin: string };
  forget: (tx: Kysely<Tables>, gone: { kind: StoredKind; id: number }) => Promise<void>;
}

export function binOf<Item extends { id: number; title: string }>(plan: BinPlan<Item>) {
  const { kind, find, words, forget } = plan;
  const table = tableOf[kind];
  const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind, id, title });
  const action = (verb: 'delete' | 'restore' | 'purge') => `${kind}.${verb}` as const;

  /** @throws {Refusal} 404 when there is no such row outside the bin */
  async function remove(
    db: Kysely<Tables>,
    { id, check, actor, now }: AuditContext & { id: number; check?: CheckChange },
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await raiseContentVersion(tx);
      const item = await find(tx, id);
      if (item) check?.({ before: item });
      if (!item || !(await moveToBin(tx, table, { id, actor, now }))) throw notFound(words.notFound);
      const change = changeBetween(item, undefined);
      await recordAudit(tx, { actor, now, action: action('delete'), subject: subjectOf(item), change });
    });
  }

  /** @throws {Refusal} 404 when it is not in the bin, or its time there is over */
  async function restore(
    db: Kysely<Tables>,
    { id, check, actor, now }: AuditContext & { id: number; check?: CheckChange },
  ): Promise<Item> {
    return db.transaction().execute(async (tx) => {
      await raiseContentVersion(tx);
      const isTaken = await takeFromBin(tx, table, { id, now });
      const item = await find(tx, id);
      if (!isTaken || !item) throw new Refusal('not-in-bin', words.notInBin);
      check?.({ after: item });
      const change = changeBetween(undefined, item);
      await recordAudit(tx, { actor, now, action: action('restore'), subject: subjectOf(item), change });
      return item;
    });
  }

  async function empty(tx: Kysely<Tables>, { actor, now }: AuditContext): Promise<void> {
    for (const gone of await emptyBin(tx, table, now)) {
      await forget(tx, { kind, id: gone.id });
      await recordAudit(tx, { actor, now, action: action('purge'), subject: subjectOf(gone) });
    }
  }

  return { remove, restore, empty };
}

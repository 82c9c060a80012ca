import type { Kysely } from 'kysely';
import { notFound, Refusal } from '#/http/errors.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';
import { changeBetween } from './audit-change.ts';
import { type AuditContext, recordAudit } from './audit-log.ts';
import { emptyBin, moveToBin, takeFromBin } from './bin.ts';
import { raiseContentVersion } from './content-version.ts';
import { publicTexts, requireOwnAccounts, type Texts } from './require-own-accounts.ts';
import type { Tables } from './tables.ts';
import type { CheckChange } from './writes-of.ts';

interface BinPlan<Item> {
  kind: StoredKind;
  /** Only those outside the bin. */
  find: (tx: Kysely<Tables>, id: number) => Promise<Item | undefined>;
  words: { notFound: string; notInBin: string };
  forget: (tx: Kysely<Tables>, gone: { kind: StoredKind; id: number }) => Promise<void>;
  /** Fields whose words visitors read in another form than they are written in. */
  asShown?: (item: Item) => Texts;
  /** Makes a draft of what may not come before visitors again; without it, that stays in the bin. */
  withdraw?: (tx: Kysely<Tables>, which: AuditContext & { id: number }) => Promise<Item>;
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

  /**
   * @throws {Refusal} 404 when it is not in the bin, or its time there is over; 400 for a photo that names an account which
   * is none of the association's any more
   */
  async function restore(
    db: Kysely<Tables>,
    { id, check, actor, now }: AuditContext & { id: number; check?: CheckChange },
  ): Promise<Item> {
    return db.transaction().execute(async (tx) => {
      await raiseContentVersion(tx);
      const isTaken = await takeFromBin(tx, table, { id, now });
      const found = await find(tx, id);
      if (!isTaken || !found) throw new Refusal('not-in-bin', words.notInBin);
      check?.({ after: found });
      const item = await fitForVisitors(tx, found, { actor, now });
      const change = changeBetween(undefined, item);
      await recordAudit(tx, { actor, now, action: action('restore'), subject: subjectOf(item), change });
      return item;
    });
  }

  /** The accounts of the donation page may have changed since it was deleted. */
  async function fitForVisitors(tx: Kysely<Tables>, item: Item, by: AuditContext): Promise<Item> {
    const texts = publicTexts(item, plan.asShown);
    try {
      await requireOwnAccounts(tx, { texts, before: [] });
      return item;
    } catch (error) {
      if (!(error instanceof Refusal) || !plan.withdraw) throw error;
      return plan.withdraw(tx, { id: item.id, ...by });
    }
  }

  async function empty(tx: Kysely<Tables>, { actor, now }: AuditContext): Promise<void> {
    for (const gone of await emptyBin(tx, table, now)) {
      await forget(tx, { kind, id: gone.id });
      await recordAudit(tx, { actor, now, action: action('purge'), subject: subjectOf(gone) });
    }
  }

  return { remove, restore, empty };
}

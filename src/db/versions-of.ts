import type { Kysely } from 'kysely';
import type { ZodType } from 'zod';
import type { VersionSummary } from '#/http/answers.server.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { type ChangeableKind, tableOf } from '#/stored/kinds.ts';
import type { AuditContext } from './audit-log.ts';
import type { Tables } from './tables.ts';
import type { CheckChange } from './writes-of.ts';

interface VersionsPlan<Row, VersionRow, Version> {
  kind: ChangeableKind;
  /** The table of the versions, and its column that names what they are versions of. */
  table: 'newsVersions' | 'operationVersions';
  owner: 'newsId' | 'operationId';
  /** What a version holds of a row, besides its number. */
  valuesOf: (row: Row) => object;
  present: (db: Kysely<Tables>, row: VersionRow) => Version | Promise<Version>;
  words: { notFound: string; versionNotFound: string };
}

interface Versioned {
  id: number;
  version: number;
  updatedAt: string;
}

export function versionsOf<Row extends Versioned, VersionRow, Version>(
  plan: VersionsPlan<Row, VersionRow, Version>,
) {
  const { kind, valuesOf, present, words } = plan;
  // the tables share the columns used here, but Kysely cannot type a union of tables
  const [table, owner] = [plan.table as 'newsVersions', plan.owner as 'newsId'];

  /** Call it in the transaction `tx` that wrote `row`. */
  async function store(tx: Kysely<Tables>, { row, savedBy }: { row: Row; savedBy: string }): Promise<void> {
    const { id, version, updatedAt: savedAt } = row;
    const values = { ...valuesOf(row), [owner]: id, version, savedAt, savedBy };
    await tx
      .insertInto(table)
      .values(values as never)
      .execute();
  }

  async function wasEverPublished(db: Kysely<Tables>, id: number): Promise<boolean> {
    const version = await db
      .selectFrom(table)
      .select('version')
      .where(owner, '=', id)
      .where('isPublished', '=', 1)
      .limit(1)
      .executeTakeFirst();
    return version !== undefined;
  }

  const ofOneOutsideTheBin = (db: Kysely<Tables>, id: number) =>
    db
      .selectFrom(`${table} as versions`)
      .innerJoin(`${tableOf[kind] as 'news'} as item`, 'item.id', `versions.${owner}`)
      .where('item.id', '=', id)
      .where('item.deletedAt', 'is', null);

  /** The latest first. @throws {Refusal} 404 when there is no such thing outside the bin */
  async function list(db: Kysely<Tables>, id: number): Promise<VersionSummary[]> {
    const rows = await ofOneOutsideTheBin(db, id)
      .select(['versions.version', 'versions.title', 'versions.isPublished', 'savedAt', 'savedBy'])
      .orderBy('versions.version', 'desc')
      .execute();
    if (rows.length === 0) throw notFound(words.notFound);
    return rows.map(({ isPublished, ...row }) => ({ ...row, published: isPublished === 1 }));
  }

  /** @throws {Refusal} 404 when there is no such thing or it never had this version */
  async function get(db: Kysely<Tables>, { id, version }: { id: number; version: number }): Promise<Version> {
    const row = await ofOneOutsideTheBin(db, id)
      .selectAll('versions')
      .where('versions.version', '=', version)
      .executeTakeFirst();
    if (!row) throw notFound(words.versionNotFound);
    return present(db, row as VersionRow);
  }

  return { store, wasEverPublished, list, get };
}

interface RestorationPlan<Item, Version, Draft> {
  /** Only those outside the bin. */
  find: (db: Kysely<Tables>, id: number) => Promise<Item | undefined>;
  get: (db: Kysely<Tables>, which: { id: number; version: number }) => Promise<Version>;
  /** The earlier version, with what a restoration leaves as it is now. */
  mix: (earlier: Version, stored: Item) => object;
  schema: ZodType<Draft>;
  update: (
    db: Kysely<Tables>,
    write: AuditContext & { id: number; draft: Draft; check?: CheckChange },
  ) => Promise<Item>;
  words: { notFound: string; versionBreaksRule: (rule: string) => string };
}

export interface Restoration {
  id: number;
  version: number;
  /** The version that was stored when this was decided. */
  over?: number | undefined;
}

/** Makes an earlier version the newest; the one it replaces is kept. */
export function restorationOf<Item extends { version: number }, Version, Draft>(
  plan: RestorationPlan<Item, Version, Draft>,
) {
  const { find, get, mix, schema, update, words } = plan;

  /**
   * @throws {Refusal} 404 when there is no such thing or version; 400 when the version breaks a later rule;
   * 409 when another version than `over` is stored by now
   */
  return async function restoreVersion(
    db: Kysely<Tables>,
    { id, version, over, ...by }: AuditContext & Restoration & { check?: CheckChange },
  ): Promise<Item> {
    const [stored, earlier] = [await find(db, id), await get(db, { id, version })];
    if (!stored) throw notFound(words.notFound);
    const checked = schema.safeParse({ ...mix(earlier, stored), version: over ?? stored.version });
    if (checked.success) return update(db, { id, draft: checked.data, ...by });
    const rule = checked.error.issues[0]?.message ?? '';
    throw new Refusal('version-breaks-rule', words.versionBreaksRule(rule));
  };
}

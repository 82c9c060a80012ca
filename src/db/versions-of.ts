import type { Kysely } from 'kysely';
import type { ZodType } from 'zod';
import type { SavedVersion, VersionSummary } from '#/http/answers.server.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { type ChangeableKind, tableOf } from '#/stored/kinds.ts';
import type { AuditContext } from './audit-log.ts';
import { isOutsideBin } from './bin.ts';
import type { Flag } from './tables/content-tables.ts';
import type { Tables } from './tables.ts';
import { findVersionRow, listVersionRows, storeVersions } from './versions.ts';
import type { CheckChange } from './writes-of.ts';

interface VersionsPlan<Row, Value, Version> {
  kind: Exclude<ChangeableKind, 'photo'>;
  /** What a version keeps of a row. */
  fieldsOf: (row: Row) => Value;
  present: (
    db: Kysely<Tables>,
    version: SavedVersion & { value: Value; published: boolean },
  ) => Promise<Version>;
  words: { notFound: string; versionNotFound: string };
}

interface Versioned {
  id: number;
  title: string;
  isPublished: Flag;
  version: number;
  updatedAt: string;
}

export function versionsOf<Row extends Versioned, Value extends object, Version>({
  kind,
  fieldsOf,
  present,
  words,
}: VersionsPlan<Row, Value, Version>) {
  /** Call it in the transaction `tx` that wrote `row`. */
  const store = (tx: Kysely<Tables>, { row, savedBy }: { row: Row; savedBy: string }): Promise<void> => {
    const { id: ownerId, title, isPublished, version, updatedAt: savedAt } = row;
    const value = JSON.stringify(fieldsOf(row));
    return storeVersions(tx, [
      { kind, ownerId, version, title, value, isPublished, publishedAt: null, savedAt, savedBy },
    ]);
  };

  /** The latest first. @throws {Refusal} 404 when there is no such thing outside the bin */
  async function list(db: Kysely<Tables>, id: number): Promise<VersionSummary[]> {
    if (!(await isOutsideBin(db, tableOf[kind], id))) throw notFound(words.notFound);
    const rows = await listVersionRows(db, { kind, ownerId: id });
    return rows.map(({ version, title, isPublished, savedAt, savedBy }) => ({
      ...{ version, title, savedAt, savedBy },
      published: isPublished === 1,
    }));
  }

  /** @throws {Refusal} 404 when there is no such thing or it never had this version */
  async function get(db: Kysely<Tables>, { id, version }: { id: number; version: number }): Promise<Version> {
    const isThere = await isOutsideBin(db, tableOf[kind], id);
    const row = isThere ? await findVersionRow(db, { kind, ownerId: id, version }) : undefined;
    if (!row) throw notFound(words.versionNotFound);
    const { savedAt, savedBy, isPublished, value } = row;
    return present(db, {
      ...{ version, savedAt, savedBy, published: isPublished === 1 },
      value: JSON.parse(value) as Value,
    });
  }

  return { store, list, get };
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

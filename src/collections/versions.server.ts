import type { Kysely } from 'kysely';
import { isOutsideBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { findVersionRow, listVersionRows, storeVersions } from '#/db/versions.ts';
import type { SavedVersion, VersionSummary } from '#/http/answers.server.ts';
import { notFound } from '#/http/errors.ts';
import { tableOf } from '#/stored/kinds.ts';
import type { Collection, ValuesOf } from './collection.ts';
import type { Row } from './rows.server.ts';

/** A version as its calls give it. */
export type VersionOf<Of extends Collection> = ValuesOf<Of> & SavedVersion & { published: boolean };

export type KeepVersion = (tx: Kysely<Tables>, saved: { row: Row; savedBy: string }) => Promise<void>;

/** Keeps what a thing has been with each save, and reads it by today's description. */
export function versionsOf<Of extends Collection>(
  { kind, fields }: Of,
  {
    words,
    valuesOf,
  }: { words: { notFound: string; versionNotFound: string }; valuesOf: (row: Row) => ValuesOf<Of> },
) {
  /** Call it in the transaction `tx` that wrote `row`. */
  const keep: KeepVersion = (tx, { row, savedBy }) => {
    const { id: ownerId, title, version, updatedAt: savedAt } = row;
    const isPublished = row.isPublished === 1 ? 1 : 0;
    const value = JSON.stringify(valuesOf(row));
    return storeVersions(tx, [
      { kind, ownerId, version, title, value, isPublished, publishedAt: null, savedAt, savedBy },
    ]);
  };

  /** Lists the latest first. @throws {Refusal} 404 when there is no such thing outside the bin */
  async function list(db: Kysely<Tables>, id: number): Promise<VersionSummary[]> {
    if (!(await isOutsideBin(db, tableOf[kind], id))) throw notFound(words.notFound);
    const rows = await listVersionRows(db, { kind, ownerId: id });
    return rows.map(({ version, title, isPublished, savedAt, savedBy }) => ({
      ...{ version, title, savedAt, savedBy },
      published: isPublished === 1,
    }));
  }

  /** @throws {Refusal} 404 when there is no such thing or it never had this version */
  async function get(
    db: Kysely<Tables>,
    { id, version }: { id: number; version: number },
  ): Promise<VersionOf<Of>> {
    const isThere = await isOutsideBin(db, tableOf[kind], id);
    const row = isThere ? await findVersionRow(db, { kind, ownerId: id, version }) : undefined;
    if (!row) throw notFound(words.versionNotFound);
    const { savedAt, savedBy, isPublished, value } = row;
    const kept: Record<string, unknown> = JSON.parse(value);
    return { ...(await today(db, kept)), version, savedAt, savedBy, published: isPublished === 1 };
  }

  /** A field that has come since holds what a new thing would; one that has gone, or refers to what is gone, is left out. */
  async function today(db: Kysely<Tables>, kept: Record<string, unknown>): Promise<ValuesOf<Of>> {
    const values: Record<string, unknown> = {};
    for (const [name, { first = null, reference }] of Object.entries(fields)) {
      const value = kept[name] === undefined ? first : kept[name];
      const isGone = reference && value !== null && !(await isOutsideBin(db, reference, Number(value)));
      values[name] = isGone ? null : value;
    }
    // the fields of the description are those of its values
    return values as ValuesOf<Of>;
  }

  return { keep, list, get };
}

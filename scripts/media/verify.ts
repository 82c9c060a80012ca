import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { day } from '#/format/durations.ts';
import { type Files, isFileName, type ListedFile } from '#/media/files/files-contract.server.ts';
import type { VariantParts } from '#/media/variants/variants.server.ts';

/**
 * Compares the database with the files. The files are listed first: one that comes meanwhile is then no orphan, as its
 * row comes after it.
 * @returns false when something is missing, or lies there that nothing speaks of
 * @throws {Error} when more would be removed than is known; then nothing has been
 */
export async function verify(
  { db, files }: VariantParts,
  { removesOrphans }: { removesOrphans: boolean },
): Promise<boolean> {
  const listed = await listFiles(files);
  const known = await listKnown(db);
  const present = new Set(listed.map(({ name }) => name));
  const missing = await stillMissing(
    files,
    known.filter(({ name }) => !present.has(name)),
  );
  for (const { name, what } of missing) console.log(`MISSING  ${name}  ${what}`);
  const names = new Set(known.map(({ name }) => name));
  const orphans = listed.filter(({ name }) => !names.has(name));
  const old = removesOrphans ? orphans.filter(isOldAndOurs) : [];
  assertOwnPlace(old, known);
  for (const { name } of old) await files.remove(name);
  const removed = old.map(({ name }) => name);
  for (const { name, changedAt } of orphans) {
    const state = removed.includes(name) ? 'REMOVED' : 'ORPHAN ';
    console.log(`${state}  ${name}  of ${changedAt.toISOString()}`);
  }
  const left = orphans.length - removed.length;
  console.log(
    `${known.length} files are known: ${missing.length} missing, ${left} orphaned, ${removed.length} removed.`,
  );
  return missing.length === 0 && left === 0;
}

async function listFiles(files: Files): Promise<ListedFile[]> {
  const listed: ListedFile[] = [];
  for await (const file of files.list()) listed.push(file);
  return listed.sort((one, other) => one.name.localeCompare(other.name));
}

/** Every file that the database speaks of, what lies in the bin included. */
async function listKnown(db: Kysely<Tables>): Promise<{ name: string; what: string }[]> {
  const originals = await db
    .selectFrom('media')
    .select(['id', 'fileName', 'originalName'])
    .orderBy('id')
    .execute();
  const copies = await db.selectFrom('mediaVariants').selectAll().orderBy('mediaId').execute();
  return [
    ...originals.map(({ id, fileName, originalName }) => ({
      name: fileName,
      what: `original of picture ${id}, “${originalName}”`,
    })),
    ...copies.map(({ mediaId, fileName, width, format }) => ({
      name: fileName,
      what: `copy of picture ${mediaId}, ${width} px, ${format}`,
    })),
  ];
}

/** Not those that have come since the files were listed. */
async function stillMissing<Known extends { name: string }>(files: Files, known: Known[]): Promise<Known[]> {
  const found = await Promise.all(known.map(({ name }) => files.find(name)));
  return known.filter((_, place) => found[place] === undefined);
}

/** Younger ones may belong to work that is under way; and what is not named like ours is not ours to remove. */
const isOldAndOurs = ({ name, changedAt }: ListedFile): boolean =>
  isFileName(name) && Date.now() - changedAt.getTime() > day;

/** The pictures of another site, or of this one before its database was lost, look like orphans. */
function assertOwnPlace(old: ListedFile[], known: unknown[]): void {
  if (old.length <= known.length) return;
  throw new Error(
    `${old.length} files would go, but the database speaks of ${known.length} only, so nothing was removed. Is the bucket or folder ` +
      'that of another site, too, or is the database not the one of these pictures? "verify" alone lists the files.',
  );
}

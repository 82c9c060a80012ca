import { folderOf, rowOf, rows } from '../house.ts';
import type { SourceFile, Target } from '../read-house.ts';

/** A file imports its own folder and lower rows, never sideways or up. That each folder has a row, `check-names` holds. */
export function checkDirection({ path }: SourceFile, { path: target }: Target): string | undefined {
  if (target === undefined) return undefined;
  if (!target.startsWith('src/'))
    return 'src/ imports only from src/; tests and scripts import from it, not the other way';
  const [from, to] = [folderOf(path), folderOf(target)];
  if (from === to) return undefined;
  const [own, other] = [rowOf(from), rowOf(to)];
  if (own === undefined || other === undefined || own < other) return undefined;
  return own === other ? sideways(own, from, to) : upward(own, from, to);
}

function sideways(row: number, from?: string, to?: string): string {
  return `${from} may not import ${to}: they are neighbours in row ${row}. ${meet(row)}, or move what both need to a row below`;
}

function upward(row: number, from?: string, to?: string): string {
  return `${from} (row ${row}) may not import ${to} (row ${rowOf(to)}), which stands above it. ${meet(row)}, or move the code down to its topic in row ${row} or below`;
}

function meet(row: number): string {
  const above = rows.slice(0, row - 1).flat();
  return `Let a row above hand it over (${above.join(', ')})`;
}

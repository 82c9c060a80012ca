import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const names = {
  manifest: 'manifest.json',
  sqlite: 'site.sqlite',
  postgres: 'database.dump',
  media: 'media',
} as const;

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  pictures: z.int().min(0),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Written last: it counts the pictures in the folder. */
export function writeManifest(folder: string, facts: Pick<Manifest, 'createdAt' | 'engine'>): void {
  const pictures = countFiles(join(folder, names.media));
  const manifest: Manifest = { format: 1, ...facts, pictures };
  writeFileSync(join(folder, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws {Error} a sentence when the folder holds no backup of ours, or only a part of one */
export function readManifest(folder: string): Manifest {
  const path = join(folder, names.manifest);
  const checked = manifestSchema.safeParse(
    existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined,
  );
  if (!checked.success) throw new Error('This file is not a backup made by "npm run backup".');
  const pictures = countFiles(join(folder, names.media));
  if (pictures === checked.data.pictures) return checked.data;
  throw new Error(`The backup should hold ${checked.data.pictures} pictures, but holds ${pictures}.`);
}

/**
 * Links instead of copying: pictures never change, and a link takes no time and no space. Folders, such as lost+found of a
 * disk or what a storage box adds, are not ours and cannot be linked.
 */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  const present = new Set(readdirSync(to));
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isFile() && !present.has(entry.name)) linkFile(join(from, entry.name), join(to, entry.name));
}

function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch (error) {
    // the file was removed after it was listed
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const countFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder).length : 0);

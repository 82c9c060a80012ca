import {
  chmod,
  copyFile,
  link,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { isFileName } from '#/media/files/files-contract.server.ts';
import { heldName } from '../cache/hold-accounts.ts';
import { makeFolder, partEnding, replaceFile, sweep } from '../cache/kept-files.ts';
import { type KeptFolder, stateName, timesName } from '../cache/kept-folder.ts';
import { hasPlentyOfSpace } from '../condition.ts';
import type { Parts } from '../parts.ts';
import { siteFilesRoot } from '../site-files.ts';

type Needed = Pick<Parts, 'config' | 'keptPages' | 'media'>;

/** Tells when the application last found all that lies here to be right. */
const rightName = 'snapshot.json';
const entries = ['src/site/client.ts', 'src/site/site.css', 'src/site/light/light.css'];

/** Lists what comes with the site and its pages load: nothing of the panel, and no video, which is large. */
async function listSiteFiles(root: string): Promise<string[]> {
  const manifest = await readFile(join(root, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const chunks: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }> =
    JSON.parse(manifest);
  // those that are added are gone through, too
  const names = new Set(entries);
  for (const name of names)
    for (const next of [chunks[name]?.imports, chunks[name]?.dynamicImports].flat()) names.add(next ?? '');
  const files = [...names].flatMap((name) => chunks[name]?.file ?? []);
  const found = ['service-worker.js', ...files].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  for (const folder of ['artwork', 'icons', 'videos'])
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !entry.name.endsWith('.mp4'))
        found.push(relative(root, join(entry.parentPath, entry.name)));
  return found;
}

/** Brings what comes with the site; a file that is there already stays. @returns the names of all in the folder */
export async function bringSiteFiles({ folder }: Parts['keptPages']): Promise<string[]> {
  const root = siteFilesRoot();
  const files = await listSiteFiles(root);
  for (const file of files) {
    const [from, to] = [join(root, file), join(folder.path, file)];
    const [source, there] = await Promise.all([from, to].map((path) => stat(path).catch(() => undefined)));
    const isSame =
      source?.size === there?.size && Math.abs(Number(source?.mtimeMs) - Number(there?.mtimeMs)) < 2;
    if (source && !isSame) await bring(from, to, folder);
  }
  return files;
}

/** Brings the uploaded pictures that pages show. @returns their files' names in the folder */
export async function bringPictures({ config, keptPages, media }: Needed): Promise<string[]> {
  const { folder } = keptPages;
  const { isShown } = await media.library.readSoon();
  const there = new Set(await readdir(join(folder.path, 'media')).catch(() => []));
  const named = new Set([...folder.files.values()].flatMap(({ pictures = [] }) => pictures));
  const shown = [...named].filter((name) => isFileName(name) && isShown(name));
  for (const name of shown) {
    if (there.has(name) || !(await hasPlentyOfSpace({ dataDir: folder.path }))) continue;
    const found = await media.files.find(name);
    const from = config.bucket ? found?.read() : join(config.dataDir, 'media', name);
    if (found && from) await bring(from, join(folder.path, 'media', name), folder);
  }
  return shown.map((name) => `media/${name}`);
}

/** Links a file, or copies it where that cannot be. */
async function bring(from: string | Readable, to: string, { path, isShared }: KeptFolder): Promise<void> {
  const part = `${to}${partEnding}`;
  await makeFolder(dirname(to), isShared ? path : undefined);
  await rm(part, { force: true });
  if (typeof from !== 'string') await writeFile(part, from);
  else {
    await link(from, part).catch(() => copyFile(from, part));
    const { atime, mtime } = await stat(from);
    await utimes(part, atime, mtime);
  }
  if (isShared) await chmod(part, 0o644);
  await rename(part, to);
}

/**
 * Takes away what no page shows any more, and what a server that was killed has left.
 * @param beside what is wanted beside the pages
 */
export async function sweepSnapshot({ folder }: Parts['keptPages'], beside: string[]): Promise<true> {
  const wanted = new Set([...beside, ...folder.listFiles(), stateName, timesName, heldName, rightName]);
  await sweep(folder.path, (file) => wanted.has(file));
  return true;
}

/** Writes when all was last found to be right, in ms since 1970. */
export const noteRight = (
  { folder: { path, isShared } }: Parts['keptPages'],
  rightAt: number,
): Promise<void> =>
  replaceFile(join(path, rightName), {
    bytes: Buffer.from(JSON.stringify({ rightAt: new Date(rightAt).toISOString() })),
    ...{ modifiedAt: rightAt, isShared },
  });

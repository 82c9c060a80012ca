import { constants, type Stats } from 'node:fs';
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
import { isFileName } from '#/media/files/files-contract.server.ts';
import { accountsList } from '../cache/hold-accounts.ts';
import { innerFolder, makeFolder, partEnding, sweep } from '../cache/kept-files.ts';
import { rightName } from '../cache/kept-folder.ts';
import { hasPlentyOfSpace } from '../condition.ts';
import type { Parts } from '../parts.ts';
import { siteFilesRoot } from '../site-files.ts';

type Needed = Pick<Parts, 'config' | 'keptPages' | 'media'>;

const entries = ['src/site/client.ts', 'src/site/site.css', 'src/site/light/light.css'];

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** Lists what comes with the site and its pages load: nothing of the panel, and no video, which is large. */
export async function listSiteFiles(root = siteFilesRoot()): Promise<string[]> {
  const folders = ['artwork', 'icons', 'videos'];
  const found: string[] = [];
  for (const name of folders)
    for (const entry of await readdir(join(root, name), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) found.push(relative(root, join(entry.parentPath, entry.name)));
  const manifest = await readFile(join(root, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const chunks: Record<string, Chunk> = JSON.parse(manifest);
  const files = new Set<string>();
  const seen = new Set<string>();
  function follow(name: string) {
    const chunk = chunks[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      for (const ending of ['', '.br', '.gz']) files.add(`${file}${ending}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
  }
  for (const entry of entries) follow(entry);
  return [...found.filter((file) => !file.endsWith('.mp4')), ...files];
}

/** Brings what comes with the site; a file that is there already stays. */
export async function bringSiteFiles({ keptPages: { folder } }: Needed, files: string[]): Promise<true> {
  for (const file of files) {
    const [from, to] = [join(siteFilesRoot(), file), join(folder.path, file)];
    const [source, there] = await Promise.all([from, to].map((path) => stat(path).catch(() => undefined)));
    if (!source || (there?.size === source.size && isSameTime(there, source))) continue;
    await place(to, folder, (part) => linkOrCopy(from, part, folder));
  }
  return true;
}

const isSameTime = (one: Stats, other: Stats) => Math.abs(one.mtimeMs - other.mtimeMs) < 2;

/** Brings the uploaded pictures that pages show. @returns their files' names in the folder */
export async function bringPictures({ config, keptPages, media }: Needed): Promise<Set<string>> {
  const { folder } = keptPages;
  const { isShown } = await media.library.readSoon();
  const there = new Set(await readdir(join(folder.path, 'media')).catch(() => []));
  const shown = folder.listPictures().filter((name) => isFileName(name) && isShown(name));
  for (const name of shown) {
    if (there.has(name) || !(await hasPlentyOfSpace({ dataDir: folder.path }))) continue;
    await place(join(folder.path, 'media', name), folder, async (part) => {
      if (!config.bucket) return linkOrCopy(join(config.dataDir, 'media', name), part, folder);
      const found = await media.files.find(name);
      if (found) await writeFile(part, found.read());
    }).catch(ignoreMissing);
  }
  return new Set(shown.map((name) => `media/${name}`));
}

const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
};

type Where = Pick<Parts['keptPages']['folder'], 'path' | 'isShared'>;

async function place(
  path: string,
  { path: root, isShared }: Where,
  write: (part: string) => Promise<unknown>,
) {
  const part = `${path}${partEnding}`;
  await makeFolder(dirname(path), isShared ? root : undefined);
  await rm(part, { force: true });
  await write(part);
  if (isShared) await chmod(part, 0o644);
  await rename(part, path);
}

/** Links where only this user reads it: a link has the rights of the file itself. */
async function linkOrCopy(from: string, to: string, { isShared }: Where): Promise<void> {
  if (
    !isShared &&
    (await link(from, to).then(
      () => true,
      () => false,
    ))
  )
    return;
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
}

/**
 * Takes away what no page shows any more, and what a server that was killed has left.
 * @param beside what is wanted beside the pages
 */
export async function sweepSnapshot({ folder }: Parts['keptPages'], beside: string[]): Promise<true> {
  const inner = ['state.json', 'times.json', 'held'].map((name) => `${innerFolder}/${name}`);
  const wanted = new Set([...beside, ...inner, accountsList, rightName]);
  await sweep(folder.path, (file) => wanted.has(file) || folder.isOfPage(file));
  const pictures = join(folder.path, 'media');
  await sweep(pictures, (name) => wanted.has(`media/${name}`), 0).catch(ignoreMissing);
  return true;
}

import { hash, randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { minute } from '#/format/durations.ts';
import type { CachedAnswer } from './cached-answer.ts';
import type { Bytes, Headers } from './encoded-response.ts';
import type { AnswerKey } from './page-store.ts';

/** Holds what the application alone reads; beside it lies what a static server can send. */
export const innerFolder = '.kept';
export const headsFolder = `${innerFolder}/heads`;

/** The ending of names that a killed server leaves behind. */
export const partEnding = '.part';

/** A page as its files hold it: the body, and the head in a file of its own. */
export interface KeptPage {
  key: string;
  isFixed: boolean;
  readAs?: string;
  status: number;
  headers: Headers;
  body: Bytes;
}

/** Finds the address of a key of the page cache: a path, or a path and the query as JSON. Undefined for one that has none. */
export function addressOf(key: string): string | undefined {
  const [path = '', ...rest] = key.split(' ');
  const variant = rest.join(' ');
  if (!path.startsWith('/')) return undefined;
  if (variant === '') return encodeURI(path);
  if (!variant.startsWith('{')) return undefined;
  const query = Object.entries(JSON.parse(variant)).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return `${encodeURI(path)}?${new URLSearchParams(query)}`;
}

/** An address that deploy/Caddyfile and deploy/nginx.conf make a file's name of; with anything encoded they would differ. */
const plainAddress = /^\/((?:\.well-known\/)?[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?(?:\?([\w=&.-]+))?$/;
const longestName = 150;

/** Names the file of a page below the folder: news/17-kar.html, news@page=2.html, api/news@.json, feed.xml. */
export function fileOf(key: string): string {
  const [address = '', path = 'index', query] = plainAddress.exec(addressOf(key) ?? '') ?? [];
  if (address === '' || address.length > longestName) return `${innerFolder}/${hash('sha256', key)}`;
  if (path.startsWith('api/')) return `${path}@${query ?? ''}.json`;
  if (query !== undefined) return `${path}@${query}.html`;
  return /\.\w+$/.test(path) ? path : `${path}.html`;
}

const headOf = (name: string): string => `${headsFolder}/${encodeURIComponent(name)}`;
export const nameOfHead = (head: string): string => decodeURIComponent(head);

/** Lists what belongs to one page, the body first. */
export const filesOf = (name: string): string[] => [name, `${name}.br`, `${name}.gz`, headOf(name)];

export interface Keeping {
  asked: AnswerKey;
  answer: CachedAnswer;
  /** The time of its files, in ms since 1970. */
  rightAt: number;
}

/**
 * Replaces the files of a page, each as a whole. Whenever this ends, those that are there hold the same body: the
 * compressions go first, and come back behind it.
 * @param page `isStillWanted` is asked when all is written, and nothing of it in its place yet
 * @returns whether they are in their place
 */
export async function placePage(
  folder: string,
  name: string,
  page: Keeping & { isShared: boolean; isStillWanted: () => boolean },
): Promise<boolean> {
  const { bytes, brotli, gzip: zipped, plain, reads } = page.answer;
  const written = { modifiedAt: page.rightAt, isShared: page.isShared };
  const { status, headers } = plain;
  const line = JSON.stringify({ ...page.asked, readAs: reads?.path, status, headers });
  const bodies = new Map<string, Buffer | null>([[name, bytes]]);
  // what only the application reads needs no compression
  if (!name.startsWith(innerFolder))
    bodies.set(`${name}.br`, brotli.body).set(`${name}.gz`, zipped?.body ?? (await promisify(gzip)(bytes)));
  const parts: { part: string; path: string }[] = [];
  try {
    await makeFolder(join(folder, headsFolder));
    await makeFolder(dirname(join(folder, name)), page.isShared ? folder : undefined);
    for (const [file, bytes] of bodies)
      if (bytes) parts.push(await writePart(join(folder, file), { bytes, isLasting: true, ...written }));
    const head = Buffer.from(`${digestOf(line, bytes)}\n${line}`);
    parts.push(await writePart(join(folder, headOf(name)), { ...written, bytes: head, isShared: false }));
    if (!page.isStillWanted()) return false;
    // at once: whoever drops the page meanwhile must find it either way
    for (const { path } of parts.slice(1, -1)) rmSync(path, { force: true });
    for (const { part, path } of parts) renameSync(part, path);
    return true;
  } finally {
    for (const { part } of parts) await rm(part, { force: true });
  }
}

/** Reads it. @returns undefined when the files are torn, of two drawings, or none of ours */
export async function readPage(folder: string, name: string): Promise<KeptPage | undefined> {
  const paths = [headOf(name), name].map((file) => readFile(join(folder, file)));
  const [head, body] = (await Promise.all(paths)) as [Bytes, Bytes];
  const [digest, line = ''] = head.toString().split('\n');
  return digest === digestOf(line, body) ? { ...JSON.parse(line), body } : undefined;
}

const digestOf = (head: string, body: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from(`${head}\n`), body]));

/** @param shared the folder whose parts others may read; left out, what is made is for this user alone */
export async function makeFolder(path: string, shared?: string): Promise<void> {
  const made = await mkdir(path, { recursive: true });
  if (made === undefined || shared === undefined) return;
  for (let at = path; at.length >= shared.length; at = dirname(at)) await chmod(at, 0o755);
}

interface Written {
  bytes: Buffer;
  modifiedAt: number;
  isShared?: boolean;
  /** It must be whole after a power cut, too. */
  isLasting?: boolean;
}

/**
 * Writes beside the file and renames, so that nobody reads half of it, also where several servers share the folder.
 * @param written `modifiedAt` is its time, in ms since 1970
 */
export const replaceFile = async (path: string, written: Written): Promise<void> =>
  rename((await writePart(path, written)).part, path);

async function writePart(path: string, { bytes, modifiedAt, isShared, isLasting }: Written) {
  const part = `${path}.${randomUUID()}${partEnding}`;
  try {
    await writeFile(part, bytes, { flush: isLasting ?? false });
    await utimes(part, modifiedAt / 1000, modifiedAt / 1000);
    if (isShared) await chmod(part, 0o644);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { part, path };
}

/** Takes away what nobody wants; what is younger than a minute, and no picture, may be of another server at work. */
export async function sweep(folder: string, isWanted: (file: string) => boolean): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isFile() || isWanted(file)) continue;
    const found = await stat(join(folder, file)).catch(() => undefined);
    const isOld = found && Date.now() - found.mtimeMs > minute;
    if (isOld || file.startsWith('media/')) await rm(join(folder, file), { force: true });
  }
}

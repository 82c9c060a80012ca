import { hash, randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { minute } from '#/format/durations.ts';
import type { CachedAnswer } from './cached-answer.ts';
import type { Bytes, Headers } from './encoded-response.ts';
import type { AnswerKey } from './page-store.ts';

/** Where the application keeps what it alone reads; beside it lies what a static server can send. */
export const innerFolder = '.kept';
export const headsFolder = `${innerFolder}/heads`;

/** The ending of names that a killed server leaves behind. */
export const partEnding = '.part';

/** A page as its files hold it: the body, and the head in a file of its own. */
export interface KeptPage {
  key: string;
  isFixed: boolean;
  status: number;
  headers: Headers;
  body: Bytes;
}

/** Of a key of the page cache: a path, or a path and the query as JSON. Undefined for one that has no address. */
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

/** Names the file of a page below the folder: news/17-kar.html, news@page=2.html, api/news.json, feed.xml. */
export function fileOf(key: string): string {
  const [address = '', path = 'index', query] = plainAddress.exec(addressOf(key) ?? '') ?? [];
  if (address === '' || address.length > longestName) return `${innerFolder}/${hash('sha256', key)}`;
  const name = query === undefined ? path : `${path}@${query}`;
  if (/\.\w+$/.test(path)) return query === undefined ? name : `${innerFolder}/${hash('sha256', key)}`;
  return `${name}${path.startsWith('api/') ? '.json' : '.html'}`;
}

export const headOf = (name: string): string => `${headsFolder}/${encodeURIComponent(name)}`;
export const nameOfHead = (head: string): string => decodeURIComponent(head);

/** Lists what belongs to one page, the body first. */
export const filesOf = (name: string): string[] => [name, `${name}.br`, `${name}.gz`, headOf(name)];

interface PageToPlace {
  asked: AnswerKey;
  answer: CachedAnswer;
  /** The time of its files, in ms since 1970. */
  modifiedAt: number;
  /** Whether other users of the machine may read it. */
  isShared: boolean;
  /** Asked when all is written, and nothing of it in its place yet. */
  isStillWanted: () => boolean;
}

/**
 * Replaces the files of a page, each as a whole. Whenever this ends, those that are there hold the same body: the
 * compressions go first, and come back behind it.
 * @returns whether they are in their place
 */
export async function placePage(folder: string, name: string, page: PageToPlace): Promise<boolean> {
  const { answer, isStillWanted, ...written } = page;
  const bodies: [string, Bytes][] = [[name, answer.bytes], ...(await compressions(name, answer))];
  const parts: { part: string; path: string }[] = [];
  const path = join(folder, name);
  try {
    await makeFolder(join(folder, headsFolder));
    await makeFolder(dirname(path), written.isShared ? folder : undefined);
    for (const [file, bytes] of bodies)
      parts.push(await writePart(join(folder, file), { bytes, isLasting: true, ...written }));
    const bytes = packHead(page);
    const head = await writePart(join(folder, headOf(name)), { bytes, ...written, isShared: false });
    parts.push(head);
    if (!isStillWanted()) return false;
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
  const [head, body] = await Promise.all([
    readFile(join(folder, headOf(name)), 'utf8'),
    readFile(join(folder, name)),
  ]);
  const line = head.slice(head.indexOf('\n') + 1);
  if (head !== `${digestOf(line, body)}\n${line}`) return undefined;
  return { ...JSON.parse(line), body };
}

function packHead({ asked: { key, isFixed }, answer }: PageToPlace): Buffer {
  const { status, headers } = answer.plain;
  const line = JSON.stringify({ key, isFixed, status, headers });
  return Buffer.from(`${digestOf(line, answer.bytes)}\n${line}`);
}

const digestOf = (head: string, body: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from(`${head}\n`), body]));

/** What only the application reads needs none. */
async function compressions(name: string, { brotli, gzip: zipped, bytes }: CachedAnswer) {
  if (name.startsWith(innerFolder)) return [];
  const all: [string, Bytes | null][] = [
    [`${name}.br`, brotli.body],
    [`${name}.gz`, zipped?.body ?? (await promisify(gzip)(bytes))],
  ];
  return all.flatMap(([file, body]): [string, Bytes][] => (body ? [[file, body]] : []));
}

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
export async function replaceFile(path: string, written: Written): Promise<void> {
  const { part } = await writePart(path, written);
  try {
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writePart(
  path: string,
  { bytes, modifiedAt, isShared = false, isLasting = false }: Written,
): Promise<{ part: string; path: string }> {
  const part = `${path}.${randomUUID()}${partEnding}`;
  try {
    const file = await open(part, 'w');
    try {
      await file.writeFile(bytes);
      if (isShared) await file.chmod(0o644);
      await file.utimes(modifiedAt / 1000, modifiedAt / 1000);
      if (isLasting) await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { part, path };
}

/** Takes away what nobody wants. @param leastAge in ms; what is younger may be of another server at work */
export async function sweep(
  folder: string,
  isWanted: (file: string) => boolean,
  leastAge: number = minute,
): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || isWanted(relative(folder, path))) continue;
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= leastAge) await rm(path, { force: true });
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { matchesETag } from '#/media/files/serve-files.server.ts';
import { type AcceptedEncodings, accepts } from './cache/answer-encodings.ts';
import { type EncodedResponse, prepareResponse, withEncoding } from './cache/encoded-response.ts';
import { constantHeaders, type Reached } from './constant-headers.ts';

const forEver = 'public, max-age=31536000, immutable';
export const forAMonth = 'public, max-age=2592000';

/** Built assets have a hash in their name and never change; files in `public/` may be replaced by an upgrade. */
const lifetimes = { assets: forEver, artwork: forAMonth, icons: forAMonth };

interface FileEncodings {
  /** Of what may be replaced under its name. */
  etag: string | undefined;
  notModified: EncodedResponse;
  plain: EncodedResponse;
  brotli: EncodedResponse | undefined;
  gzip: EncodedResponse | undefined;
}

export interface SiteFiles {
  find(path: string, accepted: AcceptedEncodings): EncodedResponse | undefined;
}

/**
 * Reads what comes with the site, without its videos: 12 MB, read once, so that an answer opens no file. Programs
 * that have read no page ask for `/favicon.ico`; all of them take a PNG.
 */
export function readSiteFiles(folder: string, reached: Reached): SiteFiles {
  const files = new Map<string, FileEncodings>();
  for (const [name, lifetime] of Object.entries(lifetimes))
    for (const path of listFiles(folder, name))
      files.set(
        `/${path}`,
        readEncodings(join(folder, path), { ...constantHeaders(reached), 'cache-control': lifetime }),
      );
  const icon = files.get('/icons/favicon-32.png');
  if (icon) files.set('/favicon.ico', icon);
  return {
    find(path, accepted) {
      const encodings = files.get(path);
      if (!encodings) return undefined;
      if (encodings.etag && matchesETag(accepted.etags, encodings.etag)) return encodings.notModified;
      return (
        (accepts(accepted, 'br') && encodings.brotli) ||
        (accepts(accepted, 'gzip') && encodings.gzip) ||
        encodings.plain
      );
    },
  };
}

/** Without those that hold another one compressed. */
function listFiles(folder: string, name: string): string[] {
  const entries = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !['.br', '.gz'].includes(extname(entry.name)))
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

function readEncodings(path: string, headers: Record<string, string>): FileEncodings {
  const compressed = { br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) };
  const vary: Record<string, string> = compressed.br || compressed.gzip ? { vary: 'accept-encoding' } : {};
  const type = getMimeType(path) ?? 'application/octet-stream';
  const bytes = readFileSync(path);
  const etag = headers['cache-control'] === forEver ? undefined : tagOf(bytes);
  const tagged = { ...headers, ...vary, ...(etag && { etag }) };
  const plain = prepareResponse({ status: 200, headers: { ...tagged, 'content-type': type } }, bytes);
  const coded = (coding: keyof typeof compressed) =>
    compressed[coding] && withEncoding(plain, { body: compressed[coding], coding });
  const notModified = prepareResponse({ status: 304, headers: tagged }, null);
  return { etag, notModified, plain, brotli: coded('br'), gzip: coded('gzip') };
}

/** Makes a weak tag, because a compressed response has the same one. */
const tagOf = (bytes: Buffer) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function readIfThere(path: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

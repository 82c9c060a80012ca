import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { matchesETag, sendFile } from '#/media/files/serve-files.server.ts';
import { type AcceptedEncodings, accepts, readAcceptedEncodings } from './cache/answer-encodings.ts';
import { type EncodedResponse, prepareResponse, withEncoding } from './cache/encoded-response.ts';
import { constantHeaders, type Reached } from './security.ts';

/** Finds the folder of what comes with the site; in development that is where it was written. */
export const siteFilesRoot = (): string =>
  fileURLToPath(new URL(import.meta.env.PROD ? '../client' : '../../public', import.meta.url));

const none: SiteFiles = { find: () => undefined };

/** Opens the site's files; in development Vite serves them. */
export const openSiteFiles = (reached: Reached): SiteFiles =>
  import.meta.env.PROD ? readSiteFiles(siteFilesRoot(), reached) : none;

export function staticFiles(files: SiteFiles) {
  const app = new Hono().use(async function answerWithFile(c, next) {
    const response = files.find(c.req.path, readAcceptedEncodings(c.req.header()));
    if (!response) return next();
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 405, { allow: 'GET, HEAD' });
    return new Response(response.body, response);
  });
  return import.meta.env.PROD ? app.route('/', videoFiles(siteFilesRoot())) : app;
}

/** Videos are too large for memory, and browsers ask for parts of them. */
export function videoFiles(folder: string) {
  return new Hono().get('/videos/:name', async (c, next) => {
    const name = c.req.param('name');
    const path = join(folder, 'videos', name);
    const found = /^\w[\w.-]*$/.test(name) ? await stat(path).catch(() => undefined) : undefined;
    if (!found?.isFile()) return next();
    const { size, mtimeMs } = found;
    // no date beside the tag: clocks of copies differ, and a browser that has the tag needs none
    return sendFile(
      c,
      { size, read: (range) => createReadStream(path, range) },
      {
        'content-type': getMimeType(name) ?? 'application/octet-stream',
        'cache-control': forAMonth,
        etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
        'accept-ranges': 'bytes',
      },
    );
  });
}

const forEver = 'public, max-age=31536000, immutable';
const forAMonth = 'public, max-age=2592000';

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
  const worker = 'service-worker.js';
  const asked = { ...constantHeaders(reached), 'cache-control': 'no-cache' };
  files.set(`/${worker}`, readEncodings(join(folder, worker), asked));
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

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { matchesETag } from '#/media/files/serve-files.server.ts';
import { accepts, type Wish } from './cache/answer-forms.ts';
import { codedForm, type Form, formOf } from './cache/sent-form.ts';
import { constantHeaders, type Reached } from './constant-headers.ts';

const forEver = 'public, max-age=31536000, immutable';
export const forAMonth = 'public, max-age=2592000';

/** Built assets have a hash in their name and never change; files in `public/` may be replaced by an upgrade. */
const lifetimes = { assets: forEver, artwork: forAMonth, icons: forAMonth };

interface FileForms {
  /** Of what may be replaced under its name. */
  etag: string | undefined;
  notModified: Form;
  plain: Form;
  brotli: Form | undefined;
  gzip: Form | undefined;
}

export interface SiteFiles {
  find(path: string, wish: Wish): Form | undefined;
}

/**
 * What comes with the site, without its videos: 12 MB, read once, so that an answer opens no file. Programs that have read
 * no page ask for `/favicon.ico`; all of them take a PNG.
 */
export function readSiteFiles(folder: string, reached: Reached): SiteFiles {
  const files = new Map<string, FileForms>();
  for (const [name, lifetime] of Object.entries(lifetimes))
    for (const path of listFiles(folder, name))
      files.set(
        `/${path}`,
        readForms(join(folder, path), { ...constantHeaders(reached), 'cache-control': lifetime }),
      );
  const icon = files.get('/icons/favicon-32.png');
  if (icon) files.set('/favicon.ico', icon);
  return {
    find(path, wish) {
      const forms = files.get(path);
      if (!forms) return undefined;
      if (forms.etag && matchesETag(wish.etags, forms.etag)) return forms.notModified;
      return (accepts(wish, 'br') && forms.brotli) || (accepts(wish, 'gzip') && forms.gzip) || forms.plain;
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

function readForms(path: string, headers: Record<string, string>): FileForms {
  const compressed = { br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) };
  const vary: Record<string, string> = compressed.br || compressed.gzip ? { vary: 'accept-encoding' } : {};
  const type = getMimeType(path) ?? 'application/octet-stream';
  const bytes = readFileSync(path);
  const etag = headers['cache-control'] === forEver ? undefined : tagOf(bytes);
  const tagged = { ...headers, ...vary, ...(etag && { etag }) };
  const plain = formOf({ status: 200, headers: { ...tagged, 'content-type': type } }, bytes);
  const coded = (coding: keyof typeof compressed) =>
    compressed[coding] && codedForm(plain, { body: compressed[coding], coding });
  const notModified = formOf({ status: 304, headers: tagged }, null);
  return { etag, notModified, plain, brotli: coded('br'), gzip: coded('gzip') };
}

/** Weak, because a compressed form has the same one. */
const tagOf = (bytes: Buffer) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function readIfThere(path: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

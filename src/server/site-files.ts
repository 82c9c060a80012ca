import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { accepts, type Wish } from './cache/answer-forms.ts';
import { codedForm, type Form, formOf } from './cache/sent-form.ts';
import { constantHeaders, type Reached } from './constant-headers.ts';

const forEver = 'public, max-age=31536000, immutable';
export const forAMonth = 'public, max-age=2592000';

/** Built assets have a hash in their name and never change; files in `public/` may be replaced by an upgrade. */
const lifetimes = { assets: forEver, artwork: forAMonth, icons: forAMonth };

interface FileForms {
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
  const plain = formOf(
    { status: 200, headers: { ...headers, ...vary, 'content-type': type } },
    readFileSync(path),
  );
  const coded = (coding: keyof typeof compressed) =>
    compressed[coding] && codedForm(plain, { body: compressed[coding], coding });
  return { plain, brotli: coded('br'), gzip: coded('gzip') };
}

function readIfThere(path: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { unavailable } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { type Card, drawCard } from '#/media/cards/draw-card.server.ts';
import { sendFile } from '#/media/files/serve-files.server.ts';
import { cardOf, keyOfCard, pathOfCard } from './page-card.ts';
import { pages } from './pages.tsx';
import type { Parts } from './parts.ts';
import type { PublicPage } from './public-page.ts';
import { siteFilesRoot } from './static-files.ts';
import { readForPage, visitWith } from './visit.ts';

/** In bytes, of all cards that were asked for last. */
const mostKept = 16 * 1024 * 1024;
/** A card takes a tenth of a second, one after the other. */
const mostWaiting = 30;

/** The card of each page, drawn when it is asked for and kept in memory. A stranger can ask for no other. */
export function cards(parts: Parts) {
  const kept = new LRUCache<string, Buffer>({ maxSize: mostKept, sizeCalculation: ({ length }) => length });
  const inTurn = pLimit(1);

  async function find(card: Card, key: string): Promise<Buffer> {
    if (inTurn.pendingCount >= mostWaiting) throw unavailable(errorText.tooBusy);
    // who has waited may find it drawn meanwhile
    return inTurn(async () => {
      const bytes = kept.get(key) ?? (await drawCard(parts.media, { card, ownFiles: siteFilesRoot() }));
      kept.set(key, bytes);
      return bytes;
    });
  }

  async function respond(c: Context, page: PublicPage): Promise<Response> {
    const drawn = await parts.drawingQueue.search(
      () => readCard(parts, { page, params: c.req.param() }),
      never,
    );
    if (!drawn) return c.text('', 404, { 'cache-control': 'no-store' });
    if ('redirectTo' in drawn) return c.redirect(`${drawn.redirectTo}/card.jpg`, 302);
    const key = keyOfCard(drawn);
    const bytes = kept.get(key) ?? (await find(drawn, key));
    const read = ({ start = 0, end = bytes.length - 1 } = {}) =>
      Readable.from([bytes.subarray(start, end + 1)]);
    return sendFile(c, { size: bytes.length, read }, { ...headers, etag: `"${key}"` });
  }

  const app = new Hono();
  for (const page of pages) if (!page.canonical) app.get(pathOfCard(page.path), (c) => respond(c, page));
  return app;
}

const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' };
const never = new AbortController().signal;

async function readCard(
  parts: Parts,
  { page, params }: { page: PublicPage; params: Record<string, string> },
) {
  const read = await readForPage(parts);
  const drawn = await page.prepare(new URLSearchParams()).draw({ ...visitWith(parts, read), params });
  return drawn && ('redirectTo' in drawn ? drawn : cardOf(drawn, { ...read, path: page.path }));
}

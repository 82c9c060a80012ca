import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Content } from '#/content/documents.ts';
import { findPictureAlt } from '#/content/picture-alt.ts';
import { unavailable } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { type Card, drawCard } from '#/media/cards/draw-card.server.ts';
import { sendFile } from '#/media/files/serve-files.server.ts';
import { type FindPicture, findShownPicture } from '#/media/library-picture.ts';
import { focusPointOf, middle } from '#/media/shape.ts';
import type { Page } from '#/render/page.ts';
import { pages } from './pages.tsx';
import type { Parts } from './parts.ts';
import { type PublicPage, readForPage, visitWith } from './public-page.ts';
import { siteFilesRoot } from './site-files.ts';

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
  // the page of a crisis has none
  if (!drawn || 'html' in drawn) return undefined;
  return 'redirectTo' in drawn ? drawn : cardOf(drawn, { ...read, path: page.path });
}

interface CardSource {
  content: Pick<Content, 'association'>;
  find: FindPicture;
  /** Of the page, with its query. */
  path: string;
}

/** Returns the address of a page's card; another picture or another title is another address. */
export function addressOfCard(page: Page, source: CardSource): { path: string; alt: string } {
  const card = cardOf(page, source);
  return { path: `${pathOfCard(source.path)}?v=${keyOfCard(card).slice(0, 3)}`, alt: card.alt };
}

const pathOfCard = (path: string) => `${path.replace(/\?.*|\/$/, '')}/card.jpg`;

const keyOfCard = (card: Card) =>
  createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 24);

/**
 * Chooses a page's picture; on the home page that of the association; else the title. Never a picture that was taken
 * off the site.
 */
function cardOf({ title, picture }: Page, { content: { association }, find, path }: CardSource): Card {
  const { sharedPicture, name } = association;
  const words = { title, name: name.tr };
  const url = picture ?? (path === '/' ? sharedPicture : undefined);
  const shown = url === undefined ? undefined : findShownPicture(url, find);
  const known = shown?.picture;
  const copy = known?.variants.findLast(({ format }) => format === 'webp');
  const source = copy ? `/media/${copy.name}` : shown?.url;
  if (!source || !drawable.test(source)) return { ...words, alt: title };
  const alt = known?.altText || findPictureAlt(source) || title;
  const point = known ? focusPointOf(known) : { x: middle, y: middle };
  return { ...words, alt, picture: { url: source, ...point } };
}

/** A picture that comes with the site, or one of the library. */
const drawable = /^\/(?:media|artwork|icons|videos)\/[\w-]+\.(?:webp|jpe?g|png|gif)$/;

import { createHash } from 'node:crypto';
import type { Content } from '#/content/documents.ts';
import { findPictureAlt } from '#/content/picture-alt.ts';
import type { Card } from '#/media/cards/draw-card.server.ts';
import { type FindPicture, findShownPicture } from '#/media/library-picture.ts';
import { focusPointOf, middle } from '#/media/shape.ts';
import type { Page } from '#/render/page.ts';

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

export const pathOfCard = (path: string) => `${path.replace(/\?.*|\/$/, '')}/card.jpg`;

export const keyOfCard = (card: Card) =>
  createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 24);

/**
 * Chooses a page's picture; on the home page that of the association; else the title. Never a picture that was taken
 * off the site.
 */
export function cardOf({ title, picture }: Page, { content: { association }, find, path }: CardSource): Card {
  const { sharedPicture, name } = association;
  const words = { title, name: name.tr };
  const url = picture ?? (path === '/' ? sharedPicture : undefined);
  const shown = url === undefined ? undefined : findShownPicture(url, find);
  const known = shown?.picture;
  const variant = known?.variants.findLast(({ format }) => format === 'webp');
  const source = variant ? `/media/${variant.name}` : shown?.url;
  if (!source || !drawable.test(source)) return { ...words, alt: title };
  const alt = known?.altText || findPictureAlt(source) || title;
  const point = known ? focusPointOf(known) : { x: middle, y: middle };
  return { ...words, alt, picture: { url: source, ...point } };
}

/** A picture that comes with the site, or one of the library. */
const drawable = /^\/(?:media|artwork|icons|videos)\/[\w-]+\.(?:webp|jpe?g|png|gif)$/;

import { Window } from 'happy-dom';

/** What a visitor, a screen reader, a search engine or a shared link takes from a page. */
export interface PageFacts {
  texts: string[];
  /** Addresses of pictures and films. */
  pictures: string[];
}

export function readPageFacts(html: string): PageFacts {
  const page = new new Window().DOMParser().parseFromString(html, 'text/html');
  const elements = [...page.querySelectorAll('*')] as unknown as Element[];
  const data = elements.filter(isData).flatMap(({ textContent }) => leavesOf(JSON.parse(textContent)));
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const metas = elements.filter(({ tagName }) => tagName === 'META');
  return {
    texts: [
      ...elements.filter(isRead).flatMap(ownTexts),
      ...attributes.filter(({ name }) => spoken.includes(name)).map(({ value }) => value),
      ...metas.filter((meta) => !codes.includes(keyOf(meta))).map(contentOf),
      ...data.filter((leaf) => !isAddress(leaf)),
    ].filter((text) => text.trim() !== ''),
    pictures: [
      ...attributes.filter(({ name }) => sources.includes(name)).flatMap(({ value }) => addressesIn(value)),
      ...metas.filter((meta) => keyOf(meta) === 'og:image').map(contentOf),
      ...[...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
      ...data,
    ].filter((address) => isPicture(address)),
  };
}

const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'data-map-title', 'data-show-map'];
const sources = ['src', 'srcset', 'poster', 'href', 'xlink:href'];

/** For programs. */
const codes = [
  ...['', 'viewport', 'theme-color', 'robots', 'twitter:card'],
  ...['og:type', 'og:locale', 'og:url', 'og:image'],
  ...['og:image:type', 'og:image:width', 'og:image:height'],
];

const keyOf = (meta: Element) => meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
const contentOf = (meta: Element) => meta.getAttribute('content') ?? '';

/** Of search engines, and what islands wake up with. */
const isData = (element: Element) => /json/.test(element.getAttribute('type') ?? '');
const isRead = ({ tagName }: Element) => !['SCRIPT', 'STYLE'].includes(tagName);

const ownTexts = ({ childNodes }: Element): string[] =>
  [...childNodes].filter(({ nodeName }) => nodeName === '#text').map(({ textContent }) => textContent ?? '');

/** Of a course, in words of schema.org. */
const ofPrograms = ['courseMode', 'courseWorkload', 'timeRequired'];

/** What stands behind an '@' says what kind of thing it is (JSON-LD). */
function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return value === null ? [] : [String(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    (name.startsWith('@') && name !== '@graph') || ofPrograms.includes(name) ? [] : leavesOf(inner),
  );
}

const addressesIn = (value: string) => value.split(',').map((part) => part.trim().split(' ')[0] ?? '');
const isAddress = (leaf: string) => /^(?:\/|#|https:\/\/)\S*$/.test(leaf);
const isPicture = (address: string) => /\.(?:avif|webp|jpe?g|png|gif|svg|mp4|webm)$/.test(address);

import { isSitePath } from '#/http/site-paths.ts';
import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import type { FindingKind, Surroundings } from './finding.ts';

/** Undefined when a visitor gets somewhere, or when it cannot be known: nobody asks other sites. */
export function judgeAddress(address: string, around: Surroundings): FindingKind | undefined {
  if (isUnwritten(address)) return 'addressless-link';
  if (address.startsWith('#')) return 'dead-link';
  // as a browser on the article's page would read it
  const base = `https://${around.host}/news/1`;
  if (!URL.canParse(address, base)) return 'addressless-link';
  const { protocol, host, pathname } = new URL(address, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  if (host !== around.host) return host.includes('.') ? undefined : 'addressless-link';
  return judgePath(pathname, around);
}

/** '/news/17', with or without the words of its title. */
const newsPath = /^\/news\/(\d+)(?:-[^/]*)?$/;

function judgePath(path: string, { hiddenNews }: Surroundings): FindingKind | undefined {
  const id = newsPath.exec(path)?.[1];
  if (id) return hiddenNews?.has(Number(id)) ? 'draft-link' : undefined;
  return isSitePath(path) ? undefined : 'dead-link';
}

const unwritten: ReadonlySet<string> = new Set(['', '#', ...text.placeholders.map(encodeURI)]);

/** Nothing, or what stands there to be replaced, encoded as Markdown encodes it. */
const isUnwritten = (address: string) => unwritten.has(address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, ''));

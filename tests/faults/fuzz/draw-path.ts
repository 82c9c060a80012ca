import type { Chance } from '../seeded-chance.ts';
import { nastyTexts } from './nasty-values.ts';

export interface PathKit {
  chance: Chance;
  /** Names that a query string may hold. */
  names: string[];
  values: unknown[];
  files: string[];
  /** What answers called ids and names of pictures. */
  seen: string[];
}

/** The path of a request for a call such as `/api/news/:id`, with what may come behind it. */
export function drawPath(kit: PathKit, pattern: string): string {
  const { chance } = kit;
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => drawPart(kit, name));
  const spoiled = chance.happens(0.06) ? chance.pick(spoilers)(path) : path;
  return chance.happens(0.25) ? `${spoiled}?${drawQuery(kit)}` : spoiled;
}

/** The admin who looks after the others is the first person there is, and nobody's to change. */
const firstOwnId = 2;

function drawPart({ chance, files, seen }: PathKit, name: string): string {
  if (name === 'file' && chance.happens(0.9)) return chance.pick(files);
  const luck = chance.next();
  if (luck < 0.5) return String(firstOwnId + chance.below(60));
  if (luck < 0.75 && seen.length > 0) return chance.pick(seen);
  return encode(chance.pick([...nastyTexts, '-1', '1.5', '1e3', '0x10', '9007199254740993', 'a.png', '.']));
}

/** Halves of characters go as the bytes they would have. */
function encode(text: string): string {
  if (text.includes('\ud800')) return '%ED%A0%80';
  return encodeURIComponent(text);
}

const spoilers: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}//`,
  (path) => `${path}%00`,
  (path) => `${path}%ff`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}\u00ff`,
  (path) => `${path};a=b`,
  (path) => `${path}.json`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/', '/../'),
  (path) => path.replace('/', '/%2e%2e/'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}/${'a/'.repeat(2000)}`,
  (path) => `${path}/${'x'.repeat(6000)}`,
  (path) => `http://elsewhere.example${path}`,
  () => '*',
];

function drawQuery({ chance, names, values }: PathKit): string {
  if (chance.happens(0.1)) return chance.pick(oddQueries);
  const pair = () => {
    const value = chance.happens(0.5) ? chance.below(600) : chance.pick(values);
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return `${chance.pick(names)}=${encode(text.slice(0, 1000).toWellFormed())}`;
  };
  return Array.from({ length: 1 + chance.below(3) }, pair).join('&');
}

const oddQueries = [
  '',
  '&&&=',
  '%',
  '%00=%00',
  'page=%ff',
  'page[]=1',
  'page=1&page=2',
  '__proto__=1',
  '?',
  'a=1&'.repeat(2000),
  'x'.repeat(20_000),
];

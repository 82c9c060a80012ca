import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newsCategories, operationTypes } from '#/content/kinds.ts';
import { operationProvinces } from '#/content/province-kinds.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { allSessions } from '#/site/courses/upcoming-sessions.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { type PageFacts, readPageFacts } from '../../tests/support/page-facts.ts';
import { leavesOf, redactedContent, sign, signedFile } from '../../tests/support/redacted-content.ts';
import { Visitor } from '../../tests/support/visitor.ts';
import { createApp } from './app.ts';

const redacted = redactedContent();
const picture = `/artwork/${signedFile}.webp`;

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? [];

/** The interface's own sentences, the lists that never change, and what dates and places are written with. */
function interfaceWords(): Set<string> {
  const folder = join(import.meta.dirname, '../i18n/tr');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const days = Array.from({ length: 365 }, (_value, day) =>
    new Date(2026, 0, day + 1).toLocaleDateString('tr', { month: 'long', weekday: 'long' }),
  );
  // the signs of the languages, of the east and the west
  const signs = ['TR', 'EN', 'D', 'B'];
  return new Set(
    [...sources, ...operationTypes, ...operationProvinces, ...newsCategories, ...days, ...signs].flatMap(
      wordsOf,
    ),
  );
}

/** Numbers that are nobody's facts. */
const ownNumbers: [why: string, shape: RegExp][] = [
  ['the number for every emergency in Türkiye', /\b112\b/g],
  ['the place in a row, or a count', /^ ?\d+$|\b\d+ \/ \d+\b|\b\d+\. (?:kareye|basamak|görsel)|^Madde.\d+$/g],
  [
    'how many entries a list has',
    /\d+ (?:görsel|üye|maddelik|sonuç|operasyonda|sonucun ilk \d+|geçerli izin)/g,
  ],
  ['the first year and the number of years, added', /\b8888–17776\b/g],
  ['amounts of a year, added', /\b(?:35\.552|44\.440) TL/g],
  ['the time of Türkiye', /\+03:00$/],
  ['the name of a licence', /^(?:Lisans: )?CC BY 4\.0\b/],
  ['when an article was written, from the database', /^2026-11-20T18:00:00\.000Z$/g],
];

/** Drawings that say nothing of the association but that this is its site. */
const ownDrawings: [why: string, address: RegExp][] = [
  [
    'the emblem, large and small',
    /^\/icons\/(?:emblem|emblem-light|favicon|favicon-32|apple-touch-icon|icon-512)\.(?:svg|png)$/,
  ],
  ['lines of a map behind the headings', /^\/artwork\/contours\.svg$/],
  ['stands in for a picture that is missing', /^\/artwork\/ridge-dawn-\d+\.(?:avif|webp)$/],
];

const isSigned = (address: string) => /\/isaret-\d+\.\w+$/.test(address);

const allowedWords = new Set([...interfaceWords(), ...leavesOf(redacted).flatMap(wordsOf)]);

/** A word, number or picture that nobody changes in the panel. */
function leftOver({ texts, pictures }: PageFacts): string[] {
  const bare = texts.map((text) => ownNumbers.reduce((rest, [, shape]) => rest.replace(shape, ''), text));
  return [
    ...texts.filter((text) => wordsOf(text).some((word) => !allowedWords.has(word))),
    ...bare.filter((text) => numbersOf(text).some((number) => !/^(?:0*8*|18|2088|2008)$/.test(number))),
    ...pictures.filter((url) => !isSigned(url) && !ownDrawings.some(([, own]) => own.test(url))),
  ];
}

/** The site over redacted documents, with an article, an operation and a photo that say nothing either. */
async function openRedacted() {
  const { parts, signedIn } = await openTestApp(await freshDatabase());
  const ayse = await signedIn('ayse');
  const at = '2008-08-08';
  const words = { title: sign, description: sign, imageUrl: picture };
  const article = { ...{ excerpt: sign, content: sign, category: 'Duyuru', images: [] }, published: true };
  const counts = { rescuedCount: 8, volunteerCount: 8, location: sign };
  for (const [path, draft] of [
    ['/api/news', { ...words, ...article, publishAt: `${at}T08:08:00.000Z` }],
    ['/api/operations', { ...words, ...counts, date: at, status: 'completed', type: operationTypes[0] }],
    ['/api/photos', { ...words, category: 'training' }],
  ] as const)
    expect([path, (await ayse.post(path, draft)).status]).toEqual([path, 201]);
  const app = createApp({ ...parts, content: { read: async () => redacted, last: redacted } });
  return new Visitor((request) => app.fetch(request));
}

test('every sentence, number and picture of a page comes from a document or from the interface', async () => {
  const visitor = await openRedacted();
  for (const path of [...sitePaths, '/news/1', '/search?q=8', '/no-such-page', '/news/999']) {
    const facts = readPageFacts(await (await visitor.get(path)).text());
    expect.soft([path, [...new Set(leftOver(facts))]]).toEqual([path, []]);
    expect.soft([path, facts.texts.some((text) => text.includes(sign))]).toEqual([path, true]);
  }
});

/** Of each file, what is not the language of its format. */
const files: { path: string; values: RegExp }[] = [
  { path: '/feed.xml', values: /<(?:title|name|summary)>([^<]+)</g },
  { path: '/operations.atom', values: /<(?:title|name|summary|rights)>([^<]+)</g },
  { path: '/operations.ics', values: /^(?:NAME|SUMMARY|LOCATION):(.*)$/gm },
  { path: '/operations.json', values: /"(?:association|permission|title|description)":"([^"]*)"/g },
  { path: '/.well-known/security.txt', values: /^Contact: (.*)$/gm },
  { path: '/manifest.webmanifest', values: /"(?:short_)?name":"([^"]*)"/g },
  { path: '/.well-known/bank-accounts.json', values: /"association": "(.*)"/g },
  ...allSessions(redacted.coursePages).map(({ calendarPath }) => ({
    path: calendarPath,
    values: /^(?:SUMMARY|LOCATION|DESCRIPTION):(.*)$/gm,
  })),
];

test('nor does a feed, a calendar or another file for programs say anything else', async () => {
  const visitor = await openRedacted();
  for (const { path, values } of files) {
    const text = await (await visitor.get(path)).text();
    const texts = [...text.matchAll(values)].map(([, value = '']) => value).filter((value) => value.trim());
    expect.soft([path, texts.length > 0, leftOver({ texts, pictures: [] })]).toEqual([path, true, []]);
  }
});

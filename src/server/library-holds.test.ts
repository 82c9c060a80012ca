import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { Desk, doing, perform } from '../../tests/support/library/doings.ts';

/** Another walk on each database, the same in each run; PostgreSQL, where each step takes longer, walks less far. */
const walks = { sqlite: { seed: 20_261_120, doings: 1000 }, postgres: { seed: 20_261_121, doings: 250 } };

describeEachDatabase('hundreds of doings with pictures', (fresh, engine) => {
  test('leave no page with a broken one, no row without its file, and the index of uses right', async () => {
    const { seed, doings } = walks[engine];
    const manyDoings = fc.array(doing, { minLength: doings, maxLength: doings });
    const app = await openTestApp(await fresh());
    const desk = new Desk(app, await app.signedIn('mert'));
    for (const [index, one] of fc.sample(manyDoings, { seed, numRuns: 1 }).flat().entries()) {
      await perform(desk, one);
      if (index % 250 === 249) await inspect(app, desk);
    }
  }, 120_000);
});

async function inspect(app: TestApp, desk: Desk): Promise<void> {
  const { db } = app.parts.database;
  const rows = await db.selectFrom('media').selectAll().execute();
  const shown = rows.filter(({ deletedAt, isHidden }) => deletedAt === null && isHidden === 0);
  const shownNames = new Set(shown.map(({ fileName }) => fileName));
  expect(rows.length).toBeGreaterThan(10);

  expect(await indexedUses(app)).toEqual(await scannedUses(app));
  const copies = await db.selectFrom('mediaVariants').select('fileName').execute();
  const known = [...rows, ...copies].map(({ fileName }) => fileName);
  expect(readdirSync(join(app.parts.config.dataDir, 'media')).toSorted()).toEqual(known.toSorted());

  const visitor = app.visitor();
  for (const { url } of desk.pictures) {
    const { status } = await visitor.get(url);
    expect([url, status]).toEqual([url, shownNames.has(nameIn(url)) ? 200 : 404]);
  }
  const crawled = await crawl(app);
  expect(crawled.size).toBeGreaterThan(5);
  for (const url of crawled) expect([url, (await visitor.get(url)).status]).toEqual([url, 200]);
}

const nameIn = (url: string) => url.replace('/media/', '');

/** Addresses of all pictures of the library on all public pages. */
async function crawl(app: TestApp): Promise<Set<string>> {
  const published = await app.parts.database.db
    .selectFrom('news')
    .select('id')
    .where('isPublished', '=', 1)
    .where('deletedAt', 'is', null)
    .execute();
  const articles = published.map(({ id }) => `/news/${id}`);
  const found = new Set<string>();
  for (const path of ['/', '/news', '/operations', '/operation-photos', ...articles]) {
    const answer = await app.visitor().get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const html = await answer.text();
    for (const [url] of html.matchAll(/\/media\/[0-9a-f]{24}\.[a-z]{3,4}/g)) found.add(url);
  }
  return found;
}

async function indexedUses({ parts }: TestApp): Promise<string[]> {
  const uses = await parts.database.db.selectFrom('pictureUses').selectAll().execute();
  return uses
    .map(({ fileName, ownerKind, ownerId, place }) => [ownerKind, ownerId, place, fileName].join(' '))
    .toSorted();
}

/** The same, read from what the owners hold now. */
async function scannedUses({ parts }: TestApp): Promise<string[]> {
  const { db } = parts.database;
  const texts: [string, string | null][] = [];
  for (const { id, imageUrl, images, content } of await db.selectFrom('news').selectAll().execute()) {
    texts.push([`news ${id} cover`, imageUrl], [`news ${id} extra`, images], [`news ${id} text`, content]);
  }
  for (const { id, imageUrl } of await db.selectFrom('operations').selectAll().execute())
    texts.push([`operation ${id} cover`, imageUrl]);
  for (const { id, imageUrl } of await db.selectFrom('photos').selectAll().execute())
    texts.push([`photo ${id} photo`, imageUrl]);
  const uses = texts.flatMap(([place, text]) =>
    [...(text ?? '').matchAll(/\/media\/([0-9a-f]{24}\.png)/g)].map(([, name]) => `${place} ${name}`),
  );
  return [...new Set(uses)].toSorted();
}

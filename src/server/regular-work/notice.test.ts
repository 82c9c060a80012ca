import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  describeEachDatabase,
  freshDatabase,
  freshDatabaseUrl,
  hasPostgresServer,
} from '../../../tests/support/databases.ts';
import { publishNotice, sampleNotice } from '../../../tests/support/notice.ts';
import { welcomeFirstStart } from '../first-start.ts';
import { turnNoticeOnTime } from './timers.ts';

const { sentence } = sampleNotice;
/** What is not there, and what is drawn each time. */
const others = ['/yok', '/news/4711', '/search?q=deprem'];

const readPage = async ({ visitor }: Pick<TestApp, 'visitor'>, path: string) =>
  (await visitor().get(path)).text();

async function pagesWithNotice(app: TestApp): Promise<string[]> {
  const shown: string[] = [];
  for (const path of [...sitePaths, ...others])
    if ((await readPage(app, path)).includes(sentence)) shown.push(path);
  return shown;
}

async function openOver(url: string): Promise<TestApp> {
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  return openTestApp(database);
}

describeEachDatabase('a notice', (_fresh, engine) => {
  test.runIf(engine === 'sqlite' || hasPostgresServer)(
    'is on every page of every copy of the server, and gone from all when it is turned off',
    async () => {
      const url = await freshDatabaseUrl(engine);
      const [one, other] = [await openOver(url), await openOver(url)];
      // every page is kept before the change
      for (const app of [one, other]) expect(await pagesWithNotice(app)).toEqual([]);
      const ayse = await one.signedIn('ayse');
      await publishNotice(ayse);
      await expect.poll(() => readPage(other, '/en'), { timeout: 10_000 }).toContain(sentence);
      for (const app of [one, other]) expect(await pagesWithNotice(app)).toEqual([...sitePaths, ...others]);
      await publishNotice(ayse, { isOn: false });
      await expect.poll(() => readPage(other, '/en'), { timeout: 10_000 }).not.toContain(sentence);
      for (const app of [one, other]) expect(await pagesWithNotice(app)).toEqual([]);
    },
  );
});

test('a notice is also on the page that says that the rest must wait, and above a preview', async () => {
  const app = await openTestApp(await freshDatabase());
  await welcomeFirstStart(app.parts);
  const ayse = await app.signedIn('ayse');
  await publishNotice(ayse);
  expect(await (await ayse.get(previewPaths.news(1))).text()).toContain(sentence);
  vi.spyOn(app.parts.media.library, 'read').mockRejectedValue(new Error('no library'));
  const answer = await app.visitor().get('/about');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(sentence);
});

test('a notice is the first thing after the way past it, a region with a name', async () => {
  const app = await openTestApp(await freshDatabase());
  await publishNotice(await app.signedIn('ayse'));
  expect(await readPage(app, '/en')).toMatch(
    /<body><a href="#content"[^>]*>İçeriğe geç<\/a><section aria-label="Duyuru" lang="tr"[^>]*><p[^>]*><span><strong>Acil duyuru:<\/strong>/,
  );
  expect(await readPage(app, '/yok')).toMatch(/<body><section aria-label="Duyuru"[^>]*><b>Acil duyuru:<\/b>/);
});

test('a page without a notice holds nothing of it', async () => {
  const app = await openTestApp(await freshDatabase());
  const paths = ['/about', '/yok'];
  const readBoth = () => Promise.all(paths.map((path) => readPage(app, path)));
  const before = await readBoth();
  for (const page of before) expect(page).not.toMatch(/Duyuru"/);
  const ayse = await app.signedIn('ayse');
  await publishNotice(ayse);
  expect(await readBoth()).not.toEqual(before);
  await publishNotice(ayse, { isOn: false });
  expect(await readBoth()).toEqual(before);
});

describe('by itself', () => {
  const path = '/about';
  const moments = { begins: '2026-11-20T18:10:00.000Z', ends: '2026-11-20T18:30:00.000Z' };

  test('a notice comes at its beginning and goes at its end, also on pages that are kept', async () => {
    const app = await openTestApp(await freshDatabase());
    const look = turnNoticeOnTime(app.parts);
    await publishNotice(await app.signedIn('ayse'), moments);
    const isShown = async () => {
      look();
      const shown = await Promise.all([path, '/yok'].map((kept) => readPage(app, kept)));
      return shown.map((page) => page.includes(sentence));
    };
    expect(await isShown()).toEqual([false, false]);
    app.clock.forward({ minutes: 10 });
    expect(await isShown()).toEqual([true, true]);
    app.clock.forward({ minutes: 19 });
    expect(await isShown()).toEqual([true, true]);
    app.clock.forward({ minutes: 1 });
    expect(await isShown()).toEqual([false, false]);
  });

  test('a notice that is published between two looks still goes at its end', async () => {
    const app = await openTestApp(await freshDatabase());
    const look = turnNoticeOnTime(app.parts);
    look();
    await publishNotice(await app.signedIn('ayse'), { ends: moments.begins });
    expect(await readPage(app, path)).toContain(sentence);
    app.clock.forward({ minutes: 10 });
    look();
    expect(await readPage(app, path)).not.toContain(sentence);
  });

  test('pages are not drawn again at other times', async () => {
    const app = await openTestApp(await freshDatabase());
    await publishNotice(await app.signedIn('ayse'), moments);
    await readPage(app, path);
    const clear = vi.spyOn(app.parts.pageCache, 'clear');
    const look = turnNoticeOnTime(app.parts);
    look();
    app.clock.forward({ minutes: 9 });
    look();
    expect(clear).not.toHaveBeenCalled();
    app.clock.forward({ minutes: 5 });
    look();
    look();
    expect(clear).toHaveBeenCalledOnce();
  });
});

test('a browser asks each time whether a page it keeps is still the newest', async () => {
  const app = await openTestApp(await freshDatabase());
  for (const path of [...sitePaths, ...others])
    expect([path, (await app.visitor().get(path)).headers.get('cache-control')]).toEqual([path, 'no-cache']);
});

import { describe, expect, test } from 'vitest';
import { type CrisisKind, crisisKinds } from '#/content/crisis-kinds.ts';
import { crisisTexts } from '#/content/crisis-texts.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { saveDocument, turnCrisis } from '../../../tests/support/crisis.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';

const kinds = Object.keys(crisisKinds) as CrisisKind[];
const { tr, en } = crisisTexts;
const open = async () => openTestApp(await freshDatabase());

describe('a rehearsal', () => {
  const crawled = [
    ...sitePaths,
    '/home',
    '/crisis/en',
    '/search?q=prova',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
  ];
  const crawl = (app: TestApp) =>
    Promise.all(
      crawled.map(async (path) => {
        const answer = await app.visitor().get(path);
        return [path, answer.status, [...answer.headers], await answer.text()];
      }),
    );

  test('is seen by staff alone, says that it is one, and leaves no trace for strangers', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const before = await crawl(app);
    const keys = app.parts.pageCache.listKeys().toSorted();
    for (const kind of kinds)
      for (const [language, words] of [
        ['tr', tr],
        ['en', en ?? tr],
      ] as const) {
        const path = previewPaths.crisis(kind, language);
        const answer = await ayse.get(path);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('x-robots-tag')).toBe('noindex');
        const html = await answer.text();
        expect(html).toContain('PROVA.');
        expect(html).toContain(`<h1>${words[kind].title}</h1>`);
        const stranger = await app.visitor().get(path);
        expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/admin-login']);
      }
    expect(await crawl(app)).toEqual(before);
    expect(app.parts.pageCache.listKeys().toSorted()).toEqual(keys);
  });

  test('shows what is a draft, and tells where a language or a kind is not there', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    await saveDocument(
      ayse,
      'crisisTexts',
      { tr: { ...tr, flood: { ...tr.flood, title: 'Taslak sel' } } },
      false,
    );
    expect(await (await ayse.get(previewPaths.crisis('flood'))).text()).toContain('Taslak sel');
    expect((await ayse.get(previewPaths.crisis('flood', 'ar'))).status).toBe(404);
    expect((await ayse.get(previewPaths.crisis('yok'))).status).toBe(404);
    expect(await (await ayse.get(previewPaths.site('/crisis'))).text()).toContain(tr.earthquake.title);
    await turnCrisis(ayse, 'flood');
    expect(await (await ayse.get(previewPaths.site('/'))).text()).toContain('id="content"');
  });
});

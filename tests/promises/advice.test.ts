import { describe, expect, test } from 'vitest';
import { advice as firstAdvice, type Guide } from '#/content/advice.ts';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import { createApp } from '#/server/app.ts';
import { drawPages } from '#/server/regular-work/draw-all-pages.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';
import type { Visitor } from '../support/visitor.ts';
import { sharePages } from './read-page.ts';

const readPage = sharePages();
const { guides } = firstAdvice;

const demo = 'Deneme metni: bu sayfayı henüz hiçbir eğitmen onaylamadı.';

describe('each guide of the advice for the first hours', () => {
  test.each(guides)('$id says all that stands in its form, 112 first', async (guide) => {
    const { status, text, main, textsOf } = await readPage(`/advice/${guide.id}`);
    expect(status).toBe(200);
    expect(textsOf(/<h1[^>]*>(.*?)<\/h1>/gs)).toEqual([guide.title]);
    expect(textsOf(/<ol[^>]*>(.*?)<\/ol>/gs)[0]).toBe(guide.steps.join(' '));
    for (const words of [guide.when, ...guide.avoid, guide.message, ...guide.sources.map(({ name }) => name)])
      expect(text).toContain(words);
    const links = [...main.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.slice(0, 2)).toEqual(['/advice', 'tel:112']);
    expect(main).toContain(`data-copy="${guide.message}"`);
    expect(text).toContain(demo);
  });

  test('is listed, and one that was made up is not there', async () => {
    const { main } = await readPage('/advice');
    for (const { id } of guides) expect(main).toContain(`href="/advice/${id}"`);
    for (const path of ['/advice/yok', '/advice/a/b', '/advice/%E0%A4%A'])
      expect([path, (await readPage(path)).status]).toEqual([path, 404]);
  });
});

const search = async (app: TestApp, typed: string) => {
  const html = await (await app.visitor().get(`/search?${new URLSearchParams({ q: typed })}`)).text();
  return [...html.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, path]) => path ?? '');
};

test('what frightened people type finds its guide first', async () => {
  const app = await openTestApp(await freshDatabase());
  for (const [typed, id] of [
    ['deprem oluyor', 'deprem'],
    ['DEPREM OLDU', 'deprem'],
    ['sarsıntı', 'deprem'],
    ['enkaz', 'enkaz-altinda'],
    ['göçük', 'enkaz-altinda'],
    ['enkaz altındayım', 'enkaz-altinda'],
    ['kayboldum', 'dagda-kaybolmak'],
    ['mahsur kaldım', 'enkaz-altinda'],
    ['deprem çantası', 'deprem-cantasi'],
    ['toplanma alanı', 'bulusma-yeri'],
  ] as const)
    expect([typed, (await search(app, typed))[0]]).toEqual([typed, `/advice/${id}`]);
});

async function findAdvice(admin: Visitor): Promise<StoredDocument> {
  const documents: DocumentSummary[] = await (await admin.get('/api/admin/documents')).json();
  const id = documents.find(({ name }) => name === 'advice')?.id;
  return (await admin.get(`/api/admin/documents/${id}`)).json();
}

async function publish(admin: Visitor, changed: (guides: Guide[]) => unknown[]): Promise<Response> {
  const { id, version } = await findAdvice(admin);
  const value = { ...firstAdvice, guides: changed(structuredClone(guides)) };
  return admin.put(`/api/admin/documents/${id}`, { version, value, published: true });
}

test('a guide that an instructor has confirmed says who and when, the others still that nobody has', async () => {
  const app = await openTestApp(await freshDatabase());
  const confirmation = { by: 'Deniz Kaya', on: '2026-11-19' };
  const answer = await publish(await app.signedIn('ayse'), ([first, ...others]) => [
    { ...first, confirmation },
    ...others,
  ]);
  expect(answer.status).toBe(200);
  const [first, second] = await Promise.all(
    guides.slice(0, 2).map(async ({ id }) => (await app.visitor().get(`/advice/${id}`)).text()),
  );
  expect(first).toContain('Deniz Kaya, 19 Kasım 2026 tarihinde okudu ve onayladı.');
  expect(first).not.toContain(demo);
  expect(second).toContain(demo);
});

test('a sixth guide has an address, is listed, in the sitemap, found, and drawn beforehand', async () => {
  const app = await openTestApp(await freshDatabase());
  const sixth = { ...guides[0], title: 'Sel bastı', id: '', searchWords: ['su yükseliyor'] };
  expect((await publish(await app.signedIn('ayse'), (all) => [...all, sixth])).status).toBe(200);
  const path = '/advice/sel-basti';
  const server = createApp(app.parts);
  expect(await drawPages(app.parts, { app: server })).toBeGreaterThanOrEqual(0);
  for (const { id } of [...guides, { id: 'sel-basti' }])
    expect([id, app.parts.pageCache.isCurrent(`/advice/${id}`)]).toEqual([id, true]);
  expect((await app.visitor().get(path)).status).toBe(200);
  for (const from of ['/advice', '/sitemap.xml'])
    expect(await (await app.visitor().get(from)).text()).toContain(path);
  expect((await search(app, 'su yükseliyor'))[0]).toBe(path);
});

test('a short message of 156 letters is refused at its field; one of 155 Turkish letters is taken', async () => {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  const withMessage = (message: string) =>
    publish(ayse, ([first, ...others]) => [{ ...first, message }, ...others]);
  const refused = await withMessage('ş'.repeat(156));
  expect(refused.status).toBe(400);
  const { fields } = (await refused.json()) as { fields: Record<string, string> };
  expect(fields).toEqual({ 'value.guides.0.message': 'En çok 155 karakter olabilir.' });
  expect((await withMessage('ş'.repeat(155))).status).toBe(200);
});

test('an editor sees a guide as a draft, at its own address of the preview', async () => {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  const { id, version } = await findAdvice(ayse);
  const value = { ...firstAdvice, guides: [{ ...guides[0], id: 'taslak', title: 'Yeni sayfa' }] };
  await ayse.put(`/api/admin/documents/${id}`, { version, value, published: false });
  expect(await (await ayse.get('/adminpanel/preview/site/advice/taslak')).text()).toContain('Yeni sayfa');
  expect((await app.visitor().get('/advice/taslak')).status).toBe(404);
});

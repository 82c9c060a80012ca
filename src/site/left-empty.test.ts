import { expect, test } from 'vitest';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

const calls = '/api/admin/documents';

/** @param change what the published document says instead */
async function openWith(name: string, change: (value: Record<string, unknown>) => object) {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  const documents = (await (await ayse.get(calls)).json()) as DocumentSummary[];
  const id = documents.find((document) => document.name === name)?.id;
  const stored = (await (await ayse.get(`${calls}/${id}`)).json()) as StoredDocument;
  const value = stored.value as Record<string, unknown>;
  const draft = { version: stored.version, value: { ...value, ...change(value) }, published: true };
  expect((await ayse.put(`${calls}/${id}`, draft)).status).toBe(200);
  return async (path: string) =>
    /<body.*<\/body>/s.exec(await (await app.visitor().get(path)).text())?.[0] ?? '';
}

test.each([
  ['about', { closing: [] }, '/about', 'Yıllar içinde'],
  ['donation', { safetyAdvice: [], uses: [] }, '/donate', 'IBAN'],
  ['association', { socialLinks: [] }, '/contact', 'Adres'],
] as const)(
  'what an editor leaves empty in %s draws no empty card or list',
  async (name, change, path, kept) => {
    const read = await openWith(name, () => change);
    const page = await read(path);
    expect(page).toContain(kept);
    expect(page.match(/<(ul|ol|dl|div)\b[^>]*><\/\1>/)?.[0]).toBeUndefined();
  },
);

test('without advice and purposes the page of the accounts has no heading for them', async () => {
  const read = await openWith('donation', () => ({ safetyAdvice: [], uses: [] }));
  const page = await read('/donate');
  for (const words of ['Göndermeden önce', 'Bağışınız nereye gider?']) expect(page).not.toContain(words);
});

test('a single picture of the home page has no buttons that lead to another', async () => {
  const read = await openWith('home', ({ slides }) => ({ slides: (slides as object[]).slice(0, 1) }));
  const page = await read('/');
  expect(page).toContain('Öne çıkan kareler');
  for (const button of ['Önceki kare', 'Sonraki kare', 'Otomatik geçişi durdur'])
    expect(page).not.toContain(button);
  expect(page).not.toContain('data-carousel');
});

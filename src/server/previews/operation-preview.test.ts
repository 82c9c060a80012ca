import { expect, test } from 'vitest';
import type { Operation } from '#/operations/schema.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';

const draft = {
  title: 'Gece araması',
  description: 'İki ekip yola çıktı.',
  location: 'Bolu, Mengen',
  date: '2026-11-01',
  status: 'active',
  published: false,
};

describeEachDatabase('the preview of an operation', (fresh) => {
  async function openWithDraft() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { id } = (await (await ayse.post('/api/operations', draft)).json()) as Operation;
    const address = `/adminpanel/preview/operations/${id}`;
    return { ayse, mert, visitor: app.visitor(), id, address };
  }

  test('shows a draft to staff of every role as its card will be, and is kept nowhere', async () => {
    const { ayse, mert, address } = await openWithDraft();
    for (const person of [ayse, mert]) {
      const answer = await person.get(address);
      const html = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(html).toMatch(/<h3[^>]*>Gece araması<\/h3>/);
      expect(html).toContain('Bolu, Mengen');
      expect(html).toMatch(/<aside aria-label="Önizleme".*Taslak.*yalnızca oturum açmış ekip üyeleri/);
      expect(html).not.toContain('rel="canonical"');
    }
  });

  test('of a published one is the card of the list', async () => {
    const { ayse, visitor, id, address } = await openWithDraft();
    await ayse.post('/api/news', {
      ...{ title: 'Haberi', excerpt: 'Özet.', content: 'Metin.', category: 'Operasyon' },
      ...{ published: true, operationId: id },
    });
    await ayse.put(`/api/operations/${id}`, { ...draft, published: true });
    const previewed = await (await ayse.get(address)).text();
    expect(previewed).toMatch(/<aside aria-label="Önizleme".*Yayınlandı/);
    expect(cardOf(previewed)).toContain('Haberi oku');
    expect(cardOf(previewed)).toBe(cardOf(await (await visitor.get('/operations')).text()));
  });

  test('leads strangers to the sign-in page', async () => {
    const { visitor, address } = await openWithDraft();
    const answer = await visitor.get(address, { cookie: 'session=uydurma' });
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      302,
      '/admin-login',
      '',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('of an operation in the bin, or that never was, is a page that says so', async () => {
    const { ayse, id, address } = await openWithDraft();
    await ayse.delete(`/api/operations/${id}`);
    for (const path of [address, ...['999', 'bir'].map((word) => `/adminpanel/preview/operations/${word}`)]) {
      const answer = await ayse.get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(await answer.text()).toContain('Operasyon Bulunamadı');
    }
  });
});

const cardOf = (html: string) => /<article.*?<\/article>/s.exec(html)?.[0] ?? 'no card';

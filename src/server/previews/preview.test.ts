import { expect, test } from 'vitest';
import type { News } from '#/news/schema.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';

const draft = {
  title: 'Gece tatbikatı',
  excerpt: 'Yağmurda dokuz saat.',
  content: 'Ekip **22.00** sularında toplandı.',
  category: 'Eğitim',
};

describeEachDatabase('the preview of an article', (fresh) => {
  async function openWithDraft() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { id } = (await (await ayse.post('/api/news', draft)).json()) as News;
    return { ayse, mert, visitor: app.visitor(), id, address: `/adminpanel/preview/news/${id}` };
  }

  test('shows a draft to staff of every role as its page will be, and says what it is', async () => {
    const { ayse, mert, address } = await openWithDraft();
    for (const person of [ayse, mert]) {
      const answer = await person.get(address);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('<p>Ekip <strong>22.00</strong> sularında toplandı.</p>');
      expect(html).toMatch(/<h1[^>]*>Gece tatbikatı<\/h1>/);
      expect(html).toContain('aria-label="Ana menü"');
      expect(html).toMatch(/<aside aria-label="Önizleme".*Taslak.*yalnızca oturum açmış ekip üyeleri/);
    }
  });

  test('is kept and indexed nowhere, and names no address to be found at', async () => {
    const { ayse, address } = await openWithDraft();
    const { headers, body } = await ayse.get(address);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('etag')).toBeNull();
    expect(await new Response(body).text()).not.toContain('rel="canonical"');
  });

  test('leads strangers to the sign-in page, and the draft stays unseen', async () => {
    const { visitor, ayse, id, address } = await openWithDraft();
    await ayse.get(address);
    const answer = await visitor.get(address);
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      302,
      '/admin-login',
      '',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await visitor.get(`/news/${id}`)).status).toBe(404);
    await ayse.post('/api/admin/logout');
    expect((await ayse.get(address)).status).toBe(302);
  });

  test('shows a change at once', async () => {
    const { ayse, mert, id, address } = await openWithDraft();
    await ayse.get(address);
    await mert.put(`/api/news/${id}`, { ...draft, content: 'Toplanma saati değişti.' });
    expect(await (await ayse.get(address)).text()).toContain('<p>Toplanma saati değişti.</p>');
  });

  test('says so of a published article, whose own page has no such bar', async () => {
    const { ayse, visitor, id, address } = await openWithDraft();
    await ayse.put(`/api/news/${id}`, { ...draft, published: true });
    const previewed = await (await ayse.get(address)).text();
    expect(previewed).toMatch(/<aside aria-label="Önizleme".*Yayınlandı/);
    expect(previewed).toMatch(new RegExp(`href="/adminpanel\\?edit=news-${id}".*href="/news/${id}-`));
    const seen = await (await visitor.get(`/news/${id}`)).text();
    expect(seen).not.toContain('Önizleme');
    expect(mainOf(previewed)).toBe(mainOf(seen));
  });

  test('of an article in the bin, or that never was, is the not-found article page', async () => {
    const { ayse, id, address } = await openWithDraft();
    await ayse.delete(`/api/news/${id}`);
    for (const path of [address, '/adminpanel/preview/news/999', '/adminpanel/preview/news/bir']) {
      const answer = await ayse.get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      expect(await answer.text()).toContain('Haber Bulunamadı');
    }
  });
});

test('a made-up session does not open a preview', async () => {
  const app = await openTestApp(await freshDatabase());
  const answer = await app.visitor().get('/adminpanel/preview/news/1', { cookie: 'session=uydurma' });
  expect(answer.status).toBe(302);
});

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];

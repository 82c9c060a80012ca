import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';

const draft = {
  title: 'Gece <b>tatbikatı</b>',
  excerpt: 'Yağmurda dokuz saat.',
  content: 'Ekip toplandı.',
  category: 'Eğitim',
};

const loading = '<div id="root">Yükleniyor…</div>';

async function openWithDraft(database = freshDatabase()) {
  const app = await openTestApp(await database);
  const ayse = await app.signedIn('ayse');
  await ayse.post('/api/news', draft);
  return { app, ayse, mert: await app.signedIn('mert') };
}

describeEachDatabase('the page of the panel', (fresh) => {
  test('comes with the first articles for staff of every role, drafts too, and with nothing to press', async () => {
    const { ayse, mert } = await openWithDraft(fresh());
    for (const [person, name] of [
      [ayse, 'ayse'],
      [mert, 'mert'],
    ] as const)
      for (const path of ['/admin', '/adminpanel']) {
        const answer = await person.get(path);
        const html = await answer.text();
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
        expect(html).toMatch(/<h3[^>]*>Gece &lt;b&gt;tatbikatı&lt;\/b&gt;<\/h3>/);
        expect(html).toMatch(/Taslak.*Yağmurda dokuz saat\..*ayse yazdı/);
        expect(html).toContain(`Hoş geldiniz, ${name}`);
        expect(html).toContain('1 haber');
        expect(html).toContain('Yükleniyor…');
        expect(html).not.toMatch(/<(button|input|a) /);
      }
  });

  test('brings a stranger no article, whatever the session is said to be', async () => {
    const { app, ayse } = await openWithDraft(fresh());
    for (const cookie of [undefined, 'session=uydurma']) {
      const answer = await app.visitor().get('/adminpanel', cookie ? { cookie } : {});
      const html = await answer.text();
      expect([answer.status, html.includes(loading), html.includes('Gece')]).toEqual([200, true, false]);
    }
    await ayse.post('/api/admin/logout');
    expect(await (await ayse.get('/adminpanel')).text()).toContain(loading);
  });
});

test('the page of the panel comes without the list where another tab or a form is asked for', async () => {
  const { ayse } = await openWithDraft();
  for (const search of ['?tab=operations', '?edit=news-1'])
    expect(await (await ayse.get(`/adminpanel${search}`)).text()).toContain(loading);
});

test('the page of the panel comes without its database too', async () => {
  const { app, ayse } = await openWithDraft();
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  const answer = await ayse.get('/adminpanel');
  expect([answer.status, (await answer.text()).includes(loading)]).toEqual([200, true]);
});

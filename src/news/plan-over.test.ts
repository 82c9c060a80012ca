import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { News } from './schema.ts';
import { newsStore } from './store.server.ts';

/** The test's clock begins at 2026-11-20T18:00. */
const over = '2026-11-20T17:59:00.000Z';
const tomorrow = '2026-11-21T06:00:00.000Z';

const plan = {
  title: 'Kış tatbikatı',
  excerpt: 'Özet.',
  content: 'Metin.',
  category: 'Duyuru',
  published: true,
  isPlan: true,
};

describeEachDatabase('a plan', (fresh) => {
  test('whose time is over by the server’s clock is refused, and nothing is published', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.post('/api/news', { ...plan, publishAt: over });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: expect.stringMatching(/^Bu saat geçti/), fields: { publishAt: expect.any(String) } },
    ]);
    const draft = { ...plan, published: false, publishAt: over };
    const { id } = (await (await ayse.post('/api/news', draft)).json()) as News;
    expect((await ayse.put(`/api/news/${id}`, { ...plan, publishAt: over })).status).toBe(400);
    expect(await (await app.visitor().get('/api/news')).json()).toEqual([]);
  });

  test('that has come out meanwhile goes on', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.post('/api/news', { ...plan, publishAt: tomorrow });
    const { id, version, scheduled } = (await answer.json()) as News;
    expect(scheduled).toBe(true);
    app.clock.forward({ hours: 13 });
    await newsStore.publishDue(app.parts.database.db, app.clock.now);
    const corrected = { ...plan, title: 'Düzeltilmiş', publishAt: tomorrow, version };
    expect(await (await ayse.put(`/api/news/${id}`, corrected)).json()).toMatchObject({
      title: 'Düzeltilmiş',
      published: true,
    });
  });

  test('comes out although who made it has been disabled since', async () => {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { id } = (await (await mert.post('/api/news', { ...plan, publishAt: tomorrow })).json()) as News;
    const people = (await (await ayse.get('/api/admin/staff')).json()) as { id: number; username: string }[];
    const person = people.find(({ username }) => username === 'mert');
    expect((await ayse.put(`/api/admin/staff/${person?.id}`, { isDisabled: true })).status).toBe(200);
    app.clock.forward({ hours: 13 });
    await newsStore.publishDue(app.parts.database.db, app.clock.now);
    await app.parts.contentWatch.look();
    expect((await app.visitor().get(`/news/${id}`)).status).toBe(200);
  });
});

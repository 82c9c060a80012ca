import { expect, test } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import type { Editor, EditorOfItem } from '#/stored/presence.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

const calls = '/api/admin/presence';
const draft = { title: 'Arama', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' };
const tab = (number: number) => number.toString(16).padStart(32, '0');

describeEachDatabase('a form that lies open', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { id } = (await (await ayse.post('/api/news', draft)).json()) as { id: number };
    const form = { subject: 'news', item: id, holder: tab(1) };
    const { db } = app.parts.database;
    const count = async () => (await db.selectFrom('presence').select('holder').execute()).length;
    return { app, ayse, mert, id, form, db, count };
  }
  const beat = async (who: Visitor, form: object) => (await (await who.post(calls, form)).json()) as Editor[];
  const inList = async (who: Visitor, holder = tab(9)) =>
    (await (await who.get(`${calls}/news?holder=${holder}`)).json()) as EditorOfItem[];

  test('is seen by others, in the same form and in the list, until it is left', async () => {
    const { ayse, mert, id, form } = await open();
    expect(await beat(ayse, form)).toEqual([]);
    expect(await beat(mert, { ...form, holder: tab(2) })).toEqual([{ username: 'ayse', isSelf: false }]);
    expect(await beat(ayse, form)).toEqual([{ username: 'mert', isSelf: false }]);
    expect(await inList(mert, tab(2))).toEqual([{ item: id, username: 'ayse', isSelf: false }]);
    expect((await ayse.post(`${calls}/leave`, form)).status).toBe(204);
    expect(await inList(mert, tab(2))).toEqual([]);
  });

  test('is shown to its own person elsewhere, once for all tabs', async () => {
    const { ayse, form, id } = await open();
    await beat(ayse, form);
    await beat(ayse, { ...form, holder: tab(2) });
    expect(await beat(ayse, { ...form, holder: tab(3) })).toEqual([{ username: 'ayse', isSelf: true }]);
    expect(await inList(ayse)).toEqual([{ item: id, username: 'ayse', isSelf: true }]);
  });

  test('is another than the form of another article, or of an operation', async () => {
    const { ayse, mert, form } = await open();
    const other = (await (await ayse.post('/api/news', draft)).json()) as { id: number };
    await beat(ayse, form);
    expect(await beat(mert, { ...form, item: other.id, holder: tab(2) })).toEqual([]);
    expect(await (await mert.get(`${calls}/operations`)).json()).toEqual([]);
    // the tab has gone on to the other article before it was heard that it left the first
    await beat(ayse, { ...form, item: other.id });
    await ayse.post(`${calls}/leave`, form);
    expect(await inList(mert, tab(2))).toEqual([{ item: other.id, username: 'ayse', isSelf: false }]);
  });

  test('is forgotten a minute after it was last heard of', async () => {
    const { app, ayse, mert, form, count } = await open();
    await beat(ayse, form);
    app.clock.forward({ minutes: 1 });
    expect(await inList(mert)).toEqual([]);
    await doHousekeeping(app.parts);
    expect(await count()).toBe(0);
  });

  test('is not for strangers, neither to see nor to say', async () => {
    const { app, form, count } = await open();
    const visitor = app.visitor();
    const answers = [
      await visitor.post(calls, form),
      await visitor.post(`${calls}/leave`, form),
      await visitor.get(`${calls}/news`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await count()).toBe(0);
  });

  test('is refused for what is not there, is in the bin or is of no kind', async () => {
    const { ayse, form, id, count } = await open();
    const statusOf = async (change: object) => (await ayse.post(calls, { ...form, ...change })).status;
    expect(await statusOf({ item: id + 1 })).toBe(404);
    for (const wrong of [
      { item: 2 ** 31 },
      { item: 0 },
      { subject: 'staff' },
      { holder: '' },
      { holder: 'x'.repeat(65) },
    ])
      expect([wrong, await statusOf(wrong)]).toEqual([wrong, 400]);
    expect((await ayse.get(`${calls}/staff`)).status).toBe(404);
    await ayse.delete(`/api/news/${id}`);
    expect(await statusOf({})).toBe(404);
    expect(await count()).toBe(0);
  });

  test('is shown of a part of the site, to those who may open it', async () => {
    const { ayse, mert, form } = await open();
    const documents = (await (await ayse.get('/api/admin/documents')).json()) as { id: number }[];
    const part = { ...form, subject: 'documents', item: documents[0]?.id };
    expect(await beat(ayse, part)).toEqual([]);
    expect(await beat(ayse, { ...part, holder: tab(2) })).toEqual([{ username: 'ayse', isSelf: true }]);
    expect(await (await ayse.get(`${calls}/documents`)).json()).toMatchObject([{ item: part.item }]);
    expect((await mert.post(calls, part)).status).toBe(403);
    expect((await mert.get(`${calls}/documents`)).status).toBe(403);
    expect((await ayse.post(calls, { ...part, item: 999_999 })).status).toBe(404);
  });

  test('leaves twenty rows, when one person says a thousand times that it is open', async () => {
    const { ayse, form, count } = await open();
    // fifty at once: where more wait, a slow machine turns the last of them away
    for (let first = 0; first < 1000; first += 50) {
      const tabs = Array.from({ length: 50 }, (_, number) => tab(first + number));
      const answers = await Promise.all(tabs.map((holder) => ayse.post(calls, { ...form, holder })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(await count()).toBeLessThanOrEqual(20);
  });

  test('is not closed for another person', async () => {
    const { ayse, mert, form } = await open();
    await beat(ayse, form);
    await mert.post(`${calls}/leave`, form);
    expect(await inList(mert)).toHaveLength(1);
  });

  test('changes no page, writes no log and keeps no session alive', async () => {
    const { app, ayse, form, db } = await open();
    const read = async () => [
      await readContentVersion(db),
      (await db.selectFrom('auditLog').select('id').execute()).length,
      await db.selectFrom('sessions').select('lastSeenAt').orderBy('tokenHash').execute(),
    ];
    const before = await read();
    app.clock.forward({ hours: 12 });
    await beat(ayse, form);
    await inList(ayse);
    await ayse.post(`${calls}/leave`, form);
    expect(await read()).toEqual(before);
    app.clock.forward({ hours: 12 });
    expect((await ayse.post(calls, form)).status).toBe(401);
  });
});

import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const article = {
  ...{ title: 'Kar', excerpt: 'Özet.', category: 'Eğitim', published: true },
  content: 'Ararsanız: 0532 123 45 67.',
};
const operation = {
  ...{ title: 'Kurukavak araması', description: 'Bulundu.', location: 'Düzce, Kurukavak köyü' },
  ...{ district: 'Düzce, Akçakoca', isPlaceHeld: true, date: '2026-11-01', type: null, status: 'active' },
  ...{ rescuedCount: 0, volunteerCount: 9, imageUrl: null, published: false },
};

interface Keyed {
  kind: string;
  place: string;
  words: string;
  key: string;
}

interface Asked {
  findings: Keyed[];
}

/** Makes a call as a form does, which can ask. */
const asking = (who: Visitor, method: string, path: string, body: object, accepted: Keyed[] = []) =>
  who.send(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'accepted-findings': accepted.map(({ key }) => key).join(','),
    },
    body: JSON.stringify(body),
  });

const json = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;

describeEachDatabase('before something goes out', (fresh) => {
  const open = async () => (await openTestApp(await fresh())).signedIn('ayse');
  const isOut = async (ayse: Visitor, path: string) =>
    (await json<{ published: boolean }>(ayse.get(path))).published;

  test('a caller that can be asked is, until what was found is accepted', async () => {
    const ayse = await open();
    const asked = await asking(ayse, 'POST', '/api/news', article);
    const { findings } = (await asked.json()) as Asked;
    expect([asked.status, findings.map(({ kind, place, words }) => [kind, place, words])]).toEqual([
      422,
      [['phone', 'content', '0532 123 45 67']],
    ]);
    expect((await json<{ total: number }>(ayse.get('/api/admin/news/list'))).total).toBe(0);
    const made = await asking(ayse, 'POST', '/api/news', article, findings);
    expect(made.status).toBe(201);
    const { id, version } = (await made.json()) as { id: number; version: number };
    // it is out, so whoever published it knew
    expect(
      (await asking(ayse, 'PUT', `/api/news/${id}`, { ...article, version, title: 'Tipi' })).status,
    ).toBe(200);
  });

  test('a program that says nothing of it is not asked, and neither is a draft', async () => {
    const ayse = await open();
    expect((await ayse.post('/api/news', article)).status).toBe(201);
    expect((await asking(ayse, 'POST', '/api/news', { ...article, published: false })).status).toBe(201);
    expect((await asking(ayse, 'POST', '/api/news', { ...article, content: 'Kar.' })).status).toBe(201);
  });

  test('a row is published and taken back, and nothing else of it changes', async () => {
    const ayse = await open();
    const { id } = await json<{ id: number }>(ayse.post('/api/news', { ...article, published: false }));
    const path = `/api/admin/news/${id}`;
    const before = await json<{ version: number }>(ayse.get(path));
    const publish = (change: object, accepted: Keyed[] = []) =>
      asking(ayse, 'PUT', `${path}/publication`, change, accepted);
    const change = { version: before.version, published: true };
    const asked = await publish(change);
    const { findings } = (await asked.json()) as Asked;
    expect([asked.status, await isOut(ayse, path)]).toEqual([422, false]);
    expect((await publish({ ...change, version: 99 }, findings)).status).toBe(409);
    expect((await publish(change, findings)).status).toBe(200);
    const after = await json<object>(ayse.get(path));
    expect(after).toEqual({ ...before, published: true, version: 2, updatedAt: expect.any(String) });
    expect((await publish({ version: 2, published: false })).status).toBe(200);
    expect(await isOut(ayse, path)).toBe(false);
    expect((await ayse.put('/api/admin/news/4711/publication', change)).status).toBe(404);
    expect((await ayse.put(`${path}/publication`, { published: true })).status).toBe(400);
  });

  test('a link to an article that visitors cannot read and an undescribed picture are found', async () => {
    const ayse = await open();
    const { id } = await json<{ id: number }>(ayse.post('/api/news', { ...article, published: false }));
    const content = `Bakınız: [dünkü haber](/news/${id}).`;
    const { findings } = await json<Asked>(asking(ayse, 'POST', '/api/news', { ...article, content }));
    expect(findings.map(({ kind }) => kind)).toEqual(['draft-link']);
  });

  test('an operation whose text tells the place that is held back is asked about, once for each word', async () => {
    const ayse = await open();
    const { id } = await json<{ id: number }>(asking(ayse, 'POST', '/api/operations', operation));
    const path = `/api/admin/operations/${id}/publication`;
    const asked = await asking(ayse, 'PUT', path, { version: 1, published: true });
    const { findings } = (await asked.json()) as Asked;
    expect([asked.status, findings.map(({ words }) => words)]).toEqual([422, ['Kurukavak']]);
    const done = await asking(ayse, 'PUT', path, { version: 1, published: true }, findings);
    expect(done.status).toBe(200);
  });
});

import { expect, test } from 'vitest';
import type { Desk } from '#/admin/answers.server.ts';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const article = { title: 'Zerdali', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' };
const operation = {
  title: 'Muşmula yolu',
  description: 'Arıyoruz.',
  location: 'Bolu',
  date: '2026-11-01',
  status: 'active',
};
const longAgo = '2020-01-01T00:00:00.000Z';
const documents = '/api/admin/documents';

describeEachDatabase('the desk', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    return { ...app, ayse, mert, db: app.parts.database.db };
  }

  const ask = (who: Visitor, since = longAgo) => who.get(`/api/admin/desk?since=${since}`);

  async function read(who: Visitor, since?: string) {
    const desk = (await (await ask(who, since)).json()) as Desk;
    return new Map(desk.parts.map(({ name, ...part }) => [name, part]));
  }

  async function changeDocument(
    who: Visitor,
    name: string,
    change: (value: Record<string, unknown>) => object,
  ) {
    const list = (await (await who.get(documents)).json()) as DocumentSummary[];
    const id = list.find((one) => one.name === name)?.id;
    const { value, version } = (await (await who.get(`${documents}/${id}`)).json()) as StoredDocument;
    const draft = { value: change({ ...(value as object) }), version, published: false };
    expect((await who.put(`${documents}/${id}`, draft)).status).toBe(200);
    return id;
  }

  test('shows drafts, and what others have done since the last visit, with the way to each', async () => {
    const { ayse, mert, clock } = await open();
    await ayse.post('/api/news', { ...article, published: true });
    clock.forward({ hours: 1 });
    const since = clock.now.toISOString();
    clock.forward({ hours: 1 });
    const made = await mert.post('/api/operations', { ...operation, published: false });
    const { id } = (await made.json()) as { id: number };
    const row = {
      ...{ tab: 'operations', title: 'Muşmula yolu', by: 'mert', at: clock.now.toISOString() },
      href: `/adminpanel?tab=operations&edit=operation-${id}`,
    };
    const desk = await read(ayse, since);
    expect(desk.get('drafts')?.rows).toContainEqual(row);
    expect(desk.has('changes'), 'what waits is not told twice').toBe(false);
    await mert.post('/api/operations', { ...operation, title: 'Erik yolu', published: true });
    const changes = (await read(ayse, since)).get('changes');
    expect(changes).toMatchObject({ rows: [{ title: 'Erik yolu', by: 'mert', done: 'yayınladı' }] });
    expect((await read(mert, since)).has('changes'), 'one’s own are no news').toBe(false);
    expect((await read(mert)).get('changes')?.rows).toMatchObject([{ title: 'Zerdali', by: 'ayse' }]);
  });

  test('shows first what a colleague asks, to the one who is asked, until they have answered', async () => {
    const { ayse, mert, clock } = await open();
    const { id: item } = (await (await mert.post('/api/news', { ...article, published: false })).json()) as {
      id: number;
    };
    const words = 'Bakar mısın?';
    const written = { kind: 'news', item, to: 'ayse', words };
    expect((await mert.post('/api/admin/remarks', written)).status).toBe(201);
    expect([...(await read(ayse))][0]).toEqual([
      'remarks',
      {
        rows: [
          {
            ...{ tab: 'news', title: 'Zerdali', note: words, by: 'mert', done: 'size yazdı' },
            ...{ at: clock.now.toISOString(), href: `/adminpanel?edit=news-${item}` },
          },
        ],
        hasMore: false,
      },
    ]);
    expect((await read(mert)).has('remarks'), 'nobody asks mert').toBe(false);
    await ayse.post('/api/admin/remarks', { ...written, to: 'mert', words: 'Baktım.' });
    expect((await read(ayse)).has('remarks')).toBe(false);
  });

  test('says what was done last to each thing, and tells of many alike in one row', async () => {
    const { ayse, mert } = await open();
    const made: { id: number; version: number }[] = [];
    for (const title of ['Elma', 'Armut'])
      made.push(await (await mert.post('/api/news', { ...article, title, published: true })).json());
    for (let count = 0; count < 4; count += 1)
      await mert.post('/api/photos', { title: `Kare ${count}`, imageUrl: '/icons/emblem-light.svg' });
    const [apple, pear] = made;
    await mert.put(`/api/news/${apple?.id}`, { ...article, title: 'Elmalar', published: true, version: 1 });
    await mert.delete(`/api/news/${pear?.id}`);
    const rows = (await read(ayse)).get('changes')?.rows ?? [];
    expect(rows.map(({ title, done, href }) => ({ title, done, href }))).toEqual(
      expect.arrayContaining([
        { title: 'Elmalar', done: 'değiştirdi', href: `/adminpanel?edit=news-${apple?.id}` },
        { title: 'Armut', done: 'sildi', href: '/adminpanel?tab=news' },
        { title: '4 fotoğraf', done: 'ekledi', href: '/adminpanel?tab=photos' },
      ]),
    );
    expect(rows).toHaveLength(3);
  });

  test('shows drafts of the site, dates that are over and a notice that has ended to who may change the site', async () => {
    const { ayse, mert } = await open();
    const over = { startsOn: '2026-11-01', endsOn: '2026-11-19' };
    const courses = await changeDocument(ayse, 'coursePages', ({ tae, ...others }) => {
      const { sessions, ...course } = tae as { sessions: object[] };
      return { ...others, tae: { ...course, sessions: [{ ...sessions[0], ...over }] } };
    });
    const notice = await changeDocument(ayse, 'notice', (value) => ({
      ...{ ...value, isOn: true, sentence: 'Yoldayız.', ends: '2026-11-20T17:00:00.000Z' },
    }));
    const desk = await read(ayse);
    expect(
      desk
        .get('sections')
        ?.rows.map(({ href }) => href)
        .toSorted(),
    ).toEqual([`${courses}`, `${notice}`].map((id) => `/adminpanel?tab=site&edit=document-${id}`).toSorted());
    const dates = desk.get('dates')?.rows ?? [];
    expect(dates).toContainEqual({
      ...{ tab: 'site', note: '19 Kasım 2026' },
      title: 'Eğitimler ve tarihleri › TAE › Eğitim tarihleri › 1. 1 Kasım 2026 › Bittiği gün',
      href: `/adminpanel?tab=site&edit=document-${courses}&field=tae.sessions.0.endsOn`,
    });
    expect(dates.map(({ href }) => href)).toContain(
      `/adminpanel?tab=site&edit=document-${notice}&field=ends`,
    );
    await changeDocument(ayse, 'notice', (value) => ({ ...value, isOn: false }));
    expect((await read(ayse)).get('dates')?.rows).toHaveLength(dates.length - 1);
    const names = [...(await read(mert)).keys()];
    expect(names.filter((name) => ['sections', 'dates', 'proposals'].includes(name))).toEqual([]);
    expect(JSON.stringify([...(await read(mert))])).not.toContain('tab=site');
  });

  test('shows pictures that something shows and nobody has described', async () => {
    const { mert, db } = await open();
    const pictures = ['a', 'b'].map((letter) => ({
      ...{
        fileName: `${letter.repeat(24)}.jpg`,
        originalName: letter,
        size: 1,
        mimetype: 'image/jpeg',
        width: 4,
        height: 3,
      },
      uploadedAt: longAgo,
    }));
    const [shown] = await db.insertInto('media').values(pictures).returning('id').execute();
    await mert.post('/api/news', { ...article, imageUrl: `/media/${'a'.repeat(24)}.jpg` });
    const part = (await read(mert)).get('pictures');
    expect(part).toMatchObject({ rows: [{ title: 'a' }], hasMore: false });
    expect(part?.rows[0]?.href).toBe(
      `/adminpanel?tab=media&edit=media-${shown?.id}&field=%2Fmedia%2F${'a'.repeat(24)}.jpg`,
    );
  });

  test('shows a handful of each, and says where there are more', async () => {
    const { ayse, mert } = await open();
    for (let count = 0; count < 12; count += 1) await mert.post('/api/news', article);
    for (let count = 0; count < 3; count += 1) {
      await mert.post('/api/news', { ...article, published: true });
      await mert.post('/api/operations', { ...operation, published: true });
      await mert.post('/api/photos', { title: 'Kare', imageUrl: '/icons/emblem-light.svg' });
      const made = await mert.post('/api/news', { ...article, published: true });
      const { id } = (await made.json()) as { id: number };
      await mert.put(`/api/news/${id}`, { ...article, title: 'Erik', published: true, version: 1 });
    }
    const desk = await read(ayse);
    expect(desk.get('changes')).toMatchObject({ hasMore: true, rows: { length: 10 } });
    expect(desk.get('drafts')).toMatchObject({ hasMore: true, rows: { length: 5 } });
  });

  test('is nothing for strangers, and refuses a made-up time', async () => {
    const { ayse, visitor } = await open();
    expect((await ask(visitor())).status).toBe(401);
    for (const since of ['', 'dün', "' or 1=1"]) expect((await ask(ayse, since)).status).toBe(400);
  });
});

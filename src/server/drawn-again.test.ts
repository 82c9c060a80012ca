import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

const drawn = vi.hoisted(() => ({ documents: 0 }));

vi.mock('react-dom/server', async (load) => {
  const real = await load<typeof import('react-dom/server')>();
  return {
    ...real,
    renderToStaticMarkup: (...given: Parameters<typeof real.renderToStaticMarkup>) => {
      drawn.documents += 1;
      return real.renderToStaticMarkup(...given);
    },
  };
});

const article = {
  ...{ title: 'Kar', excerpt: 'Özet.', content: 'Metin.', category: 'Eğitim' },
  ...{ published: true, operationId: null as number | null },
};
const operation = {
  ...{ title: 'Arama', description: 'Bulundu.', location: 'Bolu', date: '2026-11-01', type: null },
  ...{ status: 'completed', rescuedCount: 1, volunteerCount: 9, imageUrl: null, published: true },
};
const photo = { title: 'Halat', imageUrl: '/media/halat.jpg', category: 'training', description: '' };

describeEachDatabase('after a save', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const make = async (path: string, body: object) =>
      ((await (await ayse.post(path, body)).json()) as { id: number }).id;
    const ids = {
      operation: await make('/api/operations', operation),
      photo: await make('/api/photos', photo),
    };
    const story = await make('/api/news', { ...article, title: 'Çığ', operationId: ids.operation });
    const news = await make('/api/news', article);

    /** @returns the pages that had to be drawn */
    async function visitAll(): Promise<string[]> {
      const sitemap = await (await app.visitor().get('/sitemap.xml')).text();
      const paths = [...sitemap.matchAll(/<loc>(?:https?:\/\/[^/]+)?(.*?)<\/loc>/g)].map(
        ([, path]) => path ?? '',
      );
      expect(paths.length).toBeGreaterThan(20);
      const again: string[] = [];
      for (const path of paths) {
        const before = drawn.documents;
        expect((await app.visitor().get(path)).status).toBe(200);
        if (drawn.documents > before) again.push(path);
      }
      return again;
    }
    await visitAll();
    expect(await visitAll()).toEqual([]);
    return { app, ayse, ids: { ...ids, story, news }, visitAll };
  }

  test('of an article those pages are drawn again that show what was changed', async () => {
    const { app, ayse, ids, visitAll } = await open();
    const change = async (words: object) => {
      app.clock.forward({ minutes: 5 });
      expect((await ayse.put(`/api/news/${ids.news}`, { ...article, ...words })).status).toBe(200);
      return visitAll();
    };
    const own = `/news/${ids.news}-kar`;
    expect(await change({ content: 'Başka metin.' })).toEqual([own]);
    expect(await change({ excerpt: 'Başka.', content: 'Başka metin.' })).toEqual(['/', '/news', own]);
    await ayse.post('/api/news', { ...article, published: false });
    expect(await visitAll()).toEqual([]);
  });

  test('of an operation or a photo its list, and what tells of it', async () => {
    const { ayse, ids, visitAll } = await open();
    await ayse.put(`/api/operations/${ids.operation}`, { ...operation, title: 'Gece araması' });
    expect(await visitAll()).toEqual(['/', '/operations', '/operations/figures', `/news/${ids.story}-cig`]);
    await ayse.put(`/api/photos/${ids.photo}`, { ...photo, title: 'Düğüm' });
    expect(await visitAll()).toEqual(['/operation-photos']);
  });

  test('answers of the API and feeds are made again that read what was changed', async () => {
    const { app, ayse, ids } = await open();
    const made = [
      '/api/news',
      '/api/operations',
      '/api/photos',
      '/api/photos/part',
      '/feed.xml',
      '/robots.txt',
    ];
    const visitAll = async () => {
      for (const path of made) expect((await app.visitor().get(path)).status, path).toBe(200);
    };
    const listMadeAgain = async (save: () => Promise<Response>) => {
      await visitAll();
      expect((await save()).status).toBe(200);
      return made.filter((path) => !app.parts.pageCache.isCurrent(path));
    };
    expect(
      await listMadeAgain(() => ayse.put(`/api/news/${ids.news}`, { ...article, title: 'Tipi' })),
    ).toEqual([...['/api/news', '/api/photos/part', '/feed.xml']]);
    const told = { ...operation, title: 'Gece araması' };
    // photos and articles name their operation
    expect(await listMadeAgain(() => ayse.put(`/api/operations/${ids.operation}`, told))).toEqual([
      ...['/api/news', '/api/operations', '/api/photos', '/api/photos/part'],
    ]);
    expect(
      await listMadeAgain(() => ayse.put(`/api/photos/${ids.photo}`, { ...photo, title: 'Düğüm' })),
    ).toEqual([...['/api/photos', '/api/photos/part']]);
  });

  test('of a part of the site the pages that show it, and of a draft none', async () => {
    const { ayse, visitAll } = await open();
    const list = (await (await ayse.get('/api/admin/documents')).json()) as { id: number; name: string }[];
    const path = `/api/admin/documents/${list.find(({ name }) => name === 'mission')?.id}`;
    const { version, value } = (await (await ayse.get(path)).json()) as { version: number; value: object };
    const save = (change: object) => ayse.put(path, { value: { ...value, title: 'Neden varız' }, ...change });
    expect((await save({ version, published: false })).status).toBe(200);
    expect(await visitAll()).toEqual([]);
    expect((await save({ version: version + 1, published: true })).status).toBe(200);
    expect(await visitAll()).toEqual(['/mission']);
  });
});

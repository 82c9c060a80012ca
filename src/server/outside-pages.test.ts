import { expect, test } from 'vitest';
import type { News } from '#/news/schema.ts';
import { binDays } from '#/stored/bin.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, type FreshDatabase } from '../../tests/support/databases.ts';
import {
  addByAddress,
  addPhoto,
  fetchCopies,
  listMedia,
  writeNews,
  writeOperation,
} from '../../tests/support/outside.ts';
import { startPictureServer } from '../../tests/support/picture-server.ts';
import { otherFile, photographFromPhone } from '../../tests/support/pictures.ts';
import { doHousekeeping } from './regular-work/due-work.ts';

const photo = await photographFromPhone();
const pages = ['/', '/news', '/news/1', '/operations', '/operation-photos', '/gallery', '/feed.xml'];
const fallback = '/artwork/ridge-dawn-';
/** Six pictures are fetched and cleaned in each, by a process that lets all others go first. */
const timeout = 60_000;

/** A site that names pictures of another one wherever it can; nothing has been fetched yet. */
async function openNaming(fresh: FreshDatabase) {
  const elsewhere = await startPictureServer((path, response) => response.end(otherFile(photo, path)));
  const app = await openTestApp(await fresh(), {
    fetchPolicy: elsewhere.fetchPolicy,
    siteUrl: 'https://kurtarma.example',
  });
  const mert = await app.signedIn('mert');
  const at = (name: string) => `${elsewhere.url}/${name}`;
  const draft = {
    imageUrl: at('kapak.jpg'),
    images: [at('ek.jpg')],
    content: `Önce.\n\n![Metindeki](<${at('metin içi.jpg')}> "Yol") ![][r]\n\n[r]: ${at('dip.jpg')}`,
  };
  const news = await writeNews(mert, draft);
  const operation = await writeOperation(mert, at('operasyon.jpg'));
  const shot = await addPhoto(mert, at('kare.jpg'));
  await app.parts.contentWatch.look();
  return { app, mert, elsewhere, draft, made: { news, operation, shot } };
}

const read = async (app: TestApp, path: string) => (await app.visitor().get(path)).text();

/** Every address that a browser would ask for by itself, or that is handed on for others to ask for. */
const fetched = (html: string) =>
  [...html.matchAll(/(?:src|srcset|imagesrcset|href|content)="([^"]*)"/gi)].map(
    ([, address = '']) => address,
  );

describeEachDatabase('pages that name pictures of other sites', (fresh) => {
  test('name no address of another site: the fallback stands until there is a copy, and then the copy', {
    timeout,
  }, async () => {
    const { app, mert, elsewhere } = await openNaming(fresh);
    for (const path of pages) expect.soft(await read(app, path), path).not.toContain(elsewhere.url);
    for (const path of ['/', '/news', '/news/1', '/operations', '/operation-photos'])
      expect.soft(await read(app, path), path).toContain(fallback);
    expect(elsewhere.asked).toEqual([]);

    await fetchCopies(app);
    expect(elsewhere.asked).toHaveLength(6);
    const library = await listMedia(mert);
    const fileOf = (name: string) => library.find(({ originalName }) => originalName === name)?.url ?? name;
    for (const [path, names] of [
      ['/', ['kapak.jpg', 'operasyon.jpg']],
      ['/news', ['kapak.jpg']],
      ['/news/1', ['kapak.jpg', 'ek.jpg', 'metin içi.jpg', 'dip.jpg']],
      ['/operations', ['operasyon.jpg']],
      ['/operation-photos', ['kare.jpg']],
    ] as const) {
      const html = await read(app, path);
      expect.soft(html, path).not.toContain(elsewhere.url);
      for (const name of names)
        expect.soft(fetched(html), `${path} ${name}`).toContainEqual(expect.stringContaining(fileOf(name)));
    }
    const article = await read(app, '/news/1');
    const card = /"og:image" content="https:\/\/kurtarma\.example([^"]*)"/.exec(article)?.[1];
    // one of the title would name the association, too
    expect(article).toMatch(/"og:image:alt" content="[^"·]+"/);
    const shown = await app.visitor().get(card ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('give the address back as it was typed to every caller', { timeout }, async () => {
    const { app, mert, draft, made } = await openNaming(fresh);
    expect(made).toMatchObject({ news: draft, operation: {}, shot: {} });
    await fetchCopies(app);
    const articles = (await (await app.visitor().get('/api/news')).json()) as News[];
    expect(articles).toMatchObject([draft]);
    for (const [path, item] of [
      ['/api/operations', made.operation],
      ['/api/photos', made.shot],
    ] as const)
      expect(await (await mert.get(path)).json()).toEqual([item]);
    const saved = await mert.put('/api/news/1', { ...articles[0], title: 'Yeni' });
    expect([saved.status, await saved.json()]).toEqual([200, expect.objectContaining(draft)]);
  });

  test('keep their copies from being deleted, until somebody insists; then they are on no page', {
    timeout,
  }, async () => {
    const { app, mert, elsewhere } = await openNaming(fresh);
    await fetchCopies(app);
    const library = await listMedia(mert);
    expect(library.map(({ useCount }) => useCount)).toEqual(library.map(() => 1));
    const fileIds = library.map(({ id }) => id);
    expect((await mert.delete('/api/media/delete', { fileIds })).status).toBe(409);
    expect((await mert.delete('/api/media/delete', { fileIds, force: true })).status).toBe(204);
    await fetchCopies(app);
    const names = library.map(({ url }) => url.slice('/media/'.length));
    for (const path of pages) {
      const html = await read(app, path);
      expect.soft(html, path).not.toContain(elsewhere.url);
      expect.soft(names.filter((name) => html.includes(name))).toEqual([]);
    }
    // nor do they come back when what names them is saved again
    const [article] = (await (await mert.get('/api/news')).json()) as News[];
    await mert.put('/api/news/1', { ...article, title: 'Yeni' });
    await fetchCopies(app);
    expect(elsewhere.asked).toHaveLength(6);
    expect(await listMedia(mert)).toEqual([]);
  });

  test('show one that was removed for good again once its address is added', { timeout }, async () => {
    const { app, mert, draft } = await openNaming(fresh);
    await fetchCopies(app);
    const copy = (await listMedia(mert)).find(({ copyOf }) => copyOf?.includes(draft.imageUrl));
    await mert.delete('/api/media/delete', { fileIds: [copy?.id], force: true });
    app.clock.forward({ hours: binDays * 24 });
    await doHousekeeping(app.parts);
    await app.parts.contentWatch.look();
    // drawn without it, and cached
    await read(app, '/news/1');
    const added = await addByAddress(await app.signedIn('mert'), draft.imageUrl);
    await app.parts.contentWatch.look();
    expect(await read(app, '/news/1')).toContain(added?.url);
  });
});

import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { GalleryPart } from './answers.server.ts';
import { photosPerPage } from './gallery-query.ts';

const at = '2026-03-01T10:00:00.000Z';
const names = (count: number, word: string) => Array.from({ length: count }, (_, n) => `${word}-${n + 1}`);

/** The first of them stands first. */
async function store({ parts }: TestApp, titles: string[], category: string) {
  const { db } = parts.database;
  const rows = titles.toReversed().map((title, n) => ({
    ...{ title, category, description: '', imageUrl: `/media/${title}.jpg`, createdAt: at, updatedAt: at },
    position: n + 1,
  }));
  await db.insertInto('photos').values(rows).execute();
  parts.pageCache.clear();
}

const titlesOn = (html: string) =>
  [...html.matchAll(/<a href="\/media\/([^"]+)\.jpg" data-opens/g)].map(([, title]) => title);

const wayOn = (html: string, rel: 'prev' | 'next') =>
  new RegExp(`rel="${rel}" href="([^"]+)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describeEachDatabase('the parts of the gallery', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const read = async (path: string) => (await app.visitor().get(path)).text();
    const call = async (path: string) => app.visitor().get(path);
    return { app, read, call };
  }

  test('hold every photo once, in its order, and lead to each other without a script', async () => {
    const { app, read } = await open();
    const titles = names(2 * photosPerPage + 5, 'foto');
    await store(app, titles, 'training');
    for (const first of ['/operation-photos', '/operation-photos?category=training']) {
      const pages = [await read(first)];
      for (let next = wayOn(pages[0] ?? '', 'next'); next; next = wayOn(pages.at(-1) ?? '', 'next'))
        pages.push(await read(next));
      expect(pages.map(titlesOn).map(({ length }) => length)).toEqual([photosPerPage, photosPerPage, 5]);
      expect(pages.flatMap(titlesOn)).toEqual(titles);
      expect(pages[2]).toContain(`>${titles.length} görsel<`);
      expect([wayOn(pages[0] ?? '', 'prev'), wayOn(pages[1] ?? '', 'prev')]).toEqual([undefined, first]);
    }
  });

  test('beyond the last lead to the last one, and what is not there is kept by nobody', async () => {
    const { app, call } = await open();
    await store(app, names(photosPerPage + 1, 'foto'), 'events');
    const place = async (path: string) => {
      const { status, headers } = await call(path);
      return [status, headers.get('location'), headers.has('etag')];
    };
    expect(await place('/operation-photos?page=2')).toEqual([200, null, true]);
    expect(await place('/operation-photos?page=3')).toEqual([302, '/operation-photos?page=2', false]);
    expect(await place('/operation-photos?category=training&page=2')).toEqual([
      302,
      '/operation-photos?category=training',
      false,
    ]);
    expect(await place('/api/photos/part?page=2')).toEqual([200, null, true]);
    expect(await place('/api/photos/part?page=3')).toEqual([404, null, false]);
    expect(await place('/api/photos/part?category=training')).toEqual([200, null, true]);
  });

  test('come by a call, too, as the page shows them', async () => {
    const { app, call } = await open();
    const titles = names(photosPerPage + 2, 'foto');
    await store(app, titles, 'equipment');
    const part = (await (await call('/api/photos/part?category=equipment&page=2')).json()) as GalleryPart;
    expect([part.total, part.photos.map(({ title }) => title)]).toEqual([
      titles.length,
      titles.slice(photosPerPage),
    ]);
    expect(Object.keys(part.photos[0] ?? {}).sort()).toEqual([
      'category',
      'description',
      'id',
      'imageUrl',
      'title',
    ]);
  });

  test('are full and counted without the photos that were taken off', async () => {
    const { app, read } = await open();
    const { db } = app.parts.database;
    const titles = names(photosPerPage + 3, 'foto');
    await store(app, titles, 'training');
    const hidden = await db
      .selectFrom('photos')
      .selectAll()
      .where('title', 'in', ['foto-2', 'foto-3'])
      .execute();
    const [isHidden, isGone] = ['0'.repeat(24), '1'.repeat(24)].map((name) => `${name}.jpg`);
    const file = {
      originalName: 'a.jpg',
      size: 1,
      mimetype: 'image/jpeg',
      width: 3,
      height: 2,
      uploadedAt: at,
    };
    await db
      .insertInto('media')
      .values({ ...file, fileName: isHidden ?? '', isHidden: 1 })
      .execute();
    for (const [n, { id, title }] of hidden.entries()) {
      const fileName = (n === 0 ? isHidden : isGone) ?? '';
      await db
        .updateTable('photos')
        .set({ imageUrl: `/media/${fileName}` })
        .where('id', '=', id)
        .execute();
      const use = { fileName, ownerKind: 'photo', ownerId: id, place: 'photo', title };
      await db.insertInto('pictureUses').values(use).execute();
    }
    app.parts.media.library.forget();
    const shown = titles.filter((title) => !['foto-2', 'foto-3'].includes(title));
    const pages = [await read('/operation-photos'), await read('/operation-photos?page=2')];
    expect(pages.map(titlesOn)).toEqual([shown.slice(0, photosPerPage), shown.slice(photosPerPage)]);
    expect(pages[0]).toContain(`>${shown.length} görsel<`);
  });
});

import { expect, test } from 'vitest';
import type { Upload } from '#/media/answers.server.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';

const elsewhere = 'https://example.org/foto.jpg';

/** A site that shows one picture of its library wherever it can, and one from elsewhere in an article. */
async function openWithPicture() {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const photo = await photographFromPhone({ width: 660, height: 440 });
  const [media] = ((await (await mert.upload(pictureFile(photo))).json()) as Upload).files;
  const url = media?.url ?? '';
  const article = { excerpt: 'özet', category: 'Duyuru', published: true };
  const content = `Önce.\n\n![Çığ altında](${url} "Çığ") ve ![](${elsewhere})\n\nSonra.`;
  await mert.post('/api/news', { ...article, title: 'Kapaklı', content, imageUrl: url, images: [url] });
  await mert.post('/api/news', { ...article, title: 'Dışarıdan', content: 'metin', imageUrl: elsewhere });
  const operation = { description: 'a', location: 'Van', date: '2026-01-01', status: 'completed' };
  await mert.post('/api/operations', { ...operation, title: 'Çığ', imageUrl: url });
  await mert.post('/api/photos', { title: 'Çığ', imageUrl: url, category: 'training' });
  await app.parts.media.jobs.finish('variants');
  await app.parts.contentWatch.look();
  return { app, url };
}

const pages = ['/', '/news', '/news/1', '/operations', '/operation-photos', '/gallery'];
const read = async (app: TestApp, path: string) => (await app.visitor().get(path)).text();

/** Changes the library's one picture as the panel would. */
async function change({ parts }: TestApp, values: object) {
  await parts.database.db.updateTable('media').set(values).execute();
  parts.media.library.forget();
  parts.pageCache.clear();
}

test('every page that shows a library picture names its copies, its size and its colour', async () => {
  const { app } = await openWithPicture();
  for (const path of pages) {
    const html = await read(app, path);
    expect
      .soft(html, path)
      .toMatch(/type="image\/avif" srcSet="\/media\/[0-9a-f]{24}\.avif 320w, [^"]* 660w"/);
    expect.soft(html, path).toMatch(/srcSet="\/media\/[0-9a-f]{24}\.webp 320w[^>]*width="660" height="440"/);
    expect.soft(html, path).toMatch(/data-color="#[0-9a-f]{6}"/);
  }
});

test('pictures in the text of an article have their words and copies; those of other sites are not asked for', async () => {
  const { app } = await openWithPicture();
  const html = await read(app, '/news/1');
  expect(html).toMatch(
    /<img src="\/media\/[0-9a-f]{24}\.webp" srcSet="[^"]*" sizes="[^"]*" alt="Çığ altında" title="Çığ"/,
  );
  expect(html).not.toContain(elsewhere);
  expect(await read(app, '/news/2')).not.toContain(elsewhere);
});

test('what staff wrote about a picture is its description where it stands alone', async () => {
  const { app } = await openWithPicture();
  await change(app, { altText: 'Çığ altından çıkarılan dağcı' });
  for (const path of ['/news/1', '/operation-photos']) {
    expect.soft(await read(app, path), path).toContain('alt="Çığ altından çıkarılan dağcı"');
  }
});

test('more pictures of an article are told by their descriptions, not by their number alone', async () => {
  const { app, url } = await openWithPicture();
  const mert = await app.signedIn('mert');
  const article = { title: 'Üç', excerpt: 'özet', content: 'metin', category: 'Duyuru', published: true };
  const images = [url, '/artwork/night-search-1600.webp', elsewhere];
  const { id } = (await (await mert.post('/api/news', { ...article, images })).json()) as { id: number };
  await change(app, { altText: 'Çığ altından çıkarılan dağcı' });
  const html = await read(app, `/news/${id}`);
  expect(html).toContain('alt="Görsel 1 / 3: büyüt. Çığ altından çıkarılan dağcı"');
  expect(html).toMatch(/alt="Görsel 2 \/ 3: büyüt\. \p{L}{3,}/u);
  // what stands for one from elsewhere shows nothing of it
  expect(html).toContain('alt="Görsel 3 / 3: büyüt"');
});

test('crops keep the point that staff chose', async () => {
  const { app } = await openWithPicture();
  await change(app, { focusX: 18, focusY: 100 });
  for (const path of pages) expect.soft(await read(app, path), path).toContain('focus-x-20 focus-y-100');
});

test('an upright picture keeps its upper part where staff chose no point', async () => {
  const { app } = await openWithPicture();
  await change(app, { width: 440, height: 660 });
  for (const path of pages) expect.soft(await read(app, path), path).toContain('focus-y-20');
  await change(app, { focusX: 60 });
  for (const path of pages) expect.soft(await read(app, path), path).not.toContain('focus-y-20');
});

test.each([{ isHidden: 1 }, { deletedAt: '2026-11-20T18:00:00.000Z' }])(
  'a picture that is taken off the site (%o) is on no page, in no seed and stands for none',
  async (values) => {
    const { app, url } = await openWithPicture();
    const rows = await app.parts.database.db.selectFrom('mediaVariants').select('fileName').execute();
    const names = [url.slice('/media/'.length), ...rows.map(({ fileName }) => fileName)];
    await change(app, values);
    for (const path of pages) {
      const html = await read(app, path);
      expect
        .soft(
          names.filter((name) => html.includes(name)),
          path,
        )
        .toEqual([]);
    }
    expect(await read(app, '/news/1')).toContain('/artwork/ridge-dawn-800.webp');
    expect(await read(app, '/news/1')).toMatch(/"og:image:alt" content="Kapaklı"/);
  },
);

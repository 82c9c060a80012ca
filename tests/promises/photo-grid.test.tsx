import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DrawnNote, PhotoGrid } from '#/photos/photo-gallery.tsx';
import { openTestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';

const photos = ['1', '2', '3', '4', '5'].map((title, index) => ({
  id: index + 1,
  title,
  imageUrl: `/media/${title}.jpg`,
  description: '',
  category: 'genel',
}));
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe('the photo grid', () => {
  test('loading: 8 placeholder squares', () => {
    const html = renderToStaticMarkup(<PhotoGrid photos={undefined} />);
    expect(count(html, /data-skeleton/g)).toBe(8);
    expect(count(html, /aspect-square/g)).toBe(8);
  });

  test("empty: 'Henüz fotoğraf bulunmuyor.'", () => {
    expect(renderToStaticMarkup(<PhotoGrid photos={[]} />)).toContain('>Henüz fotoğraf bulunmuyor.<');
  });

  test('loaded: each photo is a link to its picture, so it opens without JavaScript too', () => {
    const html = renderToStaticMarkup(<PhotoGrid photos={photos} />);
    for (const { imageUrl } of photos) expect(html).toContain(`<a href="${imageUrl}"`);
  });

  test('an optional limit cuts the list', () => {
    expect(count(renderToStaticMarkup(<PhotoGrid photos={photos} limit={3} />), /<a /g)).toBe(3);
    expect(count(renderToStaticMarkup(<PhotoGrid photos={photos} limit={9} />), /<a /g)).toBe(5);
    expect(count(renderToStaticMarkup(<PhotoGrid photos={photos} />), /<a /g)).toBe(5);
  });

  test('a photo that staff uploaded is a photograph, and what ships with the site is called a drawing', () => {
    const drawn = photos.map((photo) => ({ ...photo, imageUrl: '/artwork/memorial-1600.webp' }));
    expect(renderToStaticMarkup(<DrawnNote photos={photos} />)).toBe('');
    expect(renderToStaticMarkup(<DrawnNote photos={drawn} />)).toContain('>Görseller temsilî çizimdir.<');
    expect(renderToStaticMarkup(<DrawnNote photos={[...drawn, ...photos]} />)).toContain(
      '>Görsellerin bir kısmı temsilî çizimdir.<',
    );
  });

  test('the gallery shows the placeholders while the photos cannot be read, and is not kept then', async () => {
    const app = await openTestApp(await freshDatabase());
    await app.parts.contentWatch.stop();
    await app.parts.database.close();
    const answer = await app.visitor().get('/operation-photos');
    expect([answer.status, count(await answer.text(), /data-skeleton/g)]).toEqual([503, 8]);
  });
});

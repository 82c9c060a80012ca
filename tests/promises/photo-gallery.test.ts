import { describe, expect, test } from 'vitest';
import type { StarterPhoto } from '#/content/starter-photos.ts';
import { importPhotos } from '#/photos/store.server.ts';
import { shareTestApp } from '../support/shared-app.ts';

const photos: StarterPhoto[] = (
  [
    ['Enkazda arama', 'operations'],
    ['İple iniş', 'training'],
    ['Gece araması', 'operations'],
    ['Okul ziyareti', 'events'],
    ['Malzeme sayımı', 'equipment'],
  ] as const
).map(([title, category]) => ({ title, category, description: '', imageUrl: '/artwork/x.webp' }));

const app = shareTestApp({
  async prepare({ parts: { database, contentWatch }, clock: { now } }) {
    const general = { title: 'Genel kare', description: '', category: 'genel', imageUrl: '/artwork/x.webp' };
    await database.db.transaction().execute(async (tx) => {
      await importPhotos(tx, { photos, now });
      await tx
        .insertInto('photos')
        .values({
          ...{ ...general, operationId: null, position: photos.length + 1 },
          ...{ createdAt: now.toISOString(), updatedAt: now.toISOString() },
        })
        .execute();
    });
    await contentWatch.look();
  },
});
const read = async (path: string) => (await app().visitor().get(path)).text();

/** Titles of the photos that are drawn, in their order. */
const titlesOf = (html: string) =>
  [...html.matchAll(/<a href="\/artwork[^>]*>.*?<span[^>]*>([^<]+)<\/span><\/a>/gs)].map(
    ([, title]) => title,
  );
const titlesIn = (category: string) =>
  photos.filter((photo) => photo.category === category).map((photo) => photo.title);

describe('the photo gallery', () => {
  test('category filter (all, operations, training, events, equipment) with photo grid', async () => {
    const all = await read('/operation-photos');
    expect(titlesOf(all)).toEqual(['Genel kare', ...photos.map((photo) => photo.title)]);
    const filter = /<nav aria-label="Fotoğraf kategorileri".*?<\/nav>/s.exec(all)?.[0] ?? '';
    const choices = [...filter.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)];
    expect(choices.map(([, address, label]) => [address, label])).toEqual([
      ['/operation-photos', 'Tümü'],
      ['/operation-photos?category=operations', 'Operasyonlar'],
      ['/operation-photos?category=training', 'Eğitimler'],
      ['/operation-photos?category=events', 'Etkinlikler'],
      ['/operation-photos?category=equipment', 'Ekipman'],
    ]);
    for (const category of ['operations', 'training', 'events', 'equipment'])
      expect(titlesOf(await read(`/operation-photos?category=${category}`))).toEqual(titlesIn(category));
  });

  test('/gallery is the same page as /operation-photos', async () => {
    const [main, alias] = [await read('/operation-photos'), await read('/gallery')];
    const bodyOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];
    expect(bodyOf(alias)).toBe(bodyOf(main));
    expect(alias).toMatch(/<link rel="canonical" href="[^"]*\/operation-photos"/);
  });

  test('says that its pictures are drawings as long as those that ship with the site are shown', async () => {
    const all = await read('/operation-photos');
    expect(all.match(/Görseller temsilî çizimdir\./g)).toHaveLength(1);
    expect(all).toContain(`>${photos.length + 1} görsel<`);
  });

  test('an unknown category is as if none were chosen', async () => {
    for (const category of ['genel', 'yok', 'all'])
      expect(titlesOf(await read(`/operation-photos?category=${category}`))).toHaveLength(photos.length + 1);
  });
});

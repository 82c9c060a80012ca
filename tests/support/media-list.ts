import type { Page } from '@playwright/test';
import { raiseContentVersion } from '#/db/content-version.ts';
import { openDatabase } from '#/db/database.ts';
import { databaseOf, type Site } from './site.ts';

/** The call by which the panel reads its library. */
export const mediaList = /\/api\/media\/list\?/;

export const noMedia = { json: { total: 0, found: 0, items: [] } };

/**
 * 'IMG_2001.jpg' to 'IMG_2500.jpg', the newest; each hundredth belongs to an operation of its own. They have no files:
 * `drawPictures` gives the browser one.
 */
export async function add500Pictures(site: Site): Promise<void> {
  const database = openDatabase(databaseOf(site));
  const numbers = Array.from({ length: 500 }, (_value, place) => place + 1);
  const hundreds = numbers.filter((number) => number % 100 === 0);
  const by = { createdBy: 'admin', updatedBy: 'admin', createdAt: uploadedAt(1), updatedAt: uploadedAt(1) };
  await database.db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const media = numbers.map((number) => ({
      ...{ fileName: fileNameOf(number), originalName: `IMG_${2000 + number}.jpg`, altText: 'a' },
      ...{ size: 600_000, mimetype: 'image/jpeg', width: 2560, height: 1920, uploadedAt: uploadedAt(number) },
    }));
    await tx.insertInto('media').values(media).execute();
    for (const number of hundreds) {
      const title = `${number / 100}. operasyon`;
      const { id } = await tx
        .insertInto('operations')
        .values({
          ...{
            title,
            description: 'b',
            location: 'c',
            district: '',
            date: '2026-02-28',
            status: 'completed',
          },
          ...{ isPlaceHeld: 0, isPublished: 0, rescuedCount: 0, volunteerCount: 0, ...by },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const owner = { ownerKind: 'operation', ownerId: id, place: 'cover', title };
      await tx
        .insertInto('pictureUses')
        .values({ fileName: fileNameOf(number), ...owner })
        .execute();
    }
  });
  await database.close();
}

/** In all tabs of this browser. */
export const drawPictures = (page: Page) =>
  page
    .context()
    .route('**/media/0*.jpg', (route) => route.fulfill({ path: 'public/artwork/ridge-dawn-480.webp' }));

/** A picture each sixteen hours: some 45 of a month. */
export const uploadedAt = (number: number) =>
  new Date(Date.UTC(2025, 8, 1) + number * 16 * 60 * 60_000).toISOString();

const fileNameOf = (number: number) => `${String(number).padStart(24, '0')}.jpg`;

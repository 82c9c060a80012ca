import { openDatabase } from '#/db/database.ts';
import { photoStore } from '#/photos/store.server.ts';
import { databaseOf, type Site } from './site.ts';

/** The call by which the panel reads its gallery. */
export const photoList = /\/api\/admin\/photos\/list\?/;

export const noPhotos = { json: { total: 0, found: 0, items: [] } };

/**
 * 'Kare 1' to 'Kare 300', which stands first; each third is of the category equipment. They have no files:
 * `drawPictures` gives the browser one.
 */
export async function add300Photos(site: Site): Promise<void> {
  const database = openDatabase(databaseOf(site));
  await database.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('photos').execute();
    const at = '2026-03-01T10:00:00.000Z';
    const photos = Array.from({ length: 300 }, (_value, place) => ({
      draft: {
        title: `Kare ${place + 1}`,
        imageUrl: `/media/${String(place + 1).padStart(24, '0')}.jpg`,
        description: 'Karda yürüyen ekip',
        category: place % 3 === 2 ? 'equipment' : 'training',
      },
      at,
      ownColumns: { position: place + 1 },
    }));
    await photoStore.importAll(tx, photos);
  });
  await database.close();
}

import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#/db/connect.ts';
import { migrations } from '#/db/migrations/list.ts';
import { makeScratchFolder } from './scratch-folder.ts';

export const picture = '0123456789abcdef01234567.jpg';
export const at = '2026-03-01T10:00:00.000Z';

/** @param first the migration it lacks; by default it has no bin, no versions and no index of pictures */
export async function openEarlierSite(first = '004') {
  const database = openDatabase(join(makeScratchFolder('earlier-'), 'site.sqlite'));
  onTestFinished(() => database.close());
  const db = database.db.withoutPlugins();
  const steps = Object.entries(migrations('sqlite'));
  const isEarlier = ([name]: [string, unknown]) => name < first;
  for (const [, { up }] of steps.filter(isEarlier)) await up(db);
  await sql`insert into news (title, excerpt, content, category, image_url, images, is_published, created_at,
    updated_at, version) values ('Eski haber', 'Özet', ${`![](/media/${picture})`}, 'Duyuru',
    ${`https://ornek.org/media/${picture}`}, '[]', 1, ${at}, ${at}, 4)`.execute(db);
  await sql`insert into media (file_name, original_name, size, mimetype, width, height, uploaded_at)
    values (${picture}, 'eski.jpg', 5, 'image/jpeg', 6, 4, ${at})`.execute(db);
  const upgrade = async () => {
    for (const [, { up }] of steps.filter((step) => !isEarlier(step))) await up(db);
  };
  return { db: database.db, upgrade };
}

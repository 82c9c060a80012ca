import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { at, openEarlierSite } from '../../tests/support/earlier-site.ts';

test('the gallery of an earlier site stays in the order that staff chose, and its bin is still there', async () => {
  const { db, upgrade } = await openEarlierSite('021');
  const photos = [
    ['c', 1, null],
    ['a', 3, null],
    ['binned', 2, at],
    ['b', 2, null],
  ] as const;
  for (const [title, position, deletedAt] of photos)
    await sql`insert into photos (image_url, title, description, category, created_at, position, deleted_at)
      values ('/a.jpg', ${title}, '', 'genel', ${at}, ${position}, ${deletedAt})`.execute(
      db.withoutPlugins(),
    );
  await upgrade();
  const list = await db
    .selectFrom('photos')
    .select(['title', 'deletedAt'])
    .orderBy('position', 'desc')
    .execute();
  expect(list.filter(({ deletedAt }) => !deletedAt).map(({ title }) => title)).toEqual(['a', 'b', 'c']);
  expect(list.filter(({ deletedAt }) => deletedAt)).toEqual([{ title: 'binned', deletedAt: at }]);
});

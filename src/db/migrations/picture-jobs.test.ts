import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { openEarlier } from '../../../tests/support/earlier-tables.ts';

const at = '2026-03-01T10:00:00.000Z';

describeEachDatabase('pictures of a site from before jobs', (fresh) => {
  test('keep what they wait for: smaller copies, and copies from other sites', async () => {
    const { db, plain, upgrade } = await openEarlier(await fresh(), '025-parked-texts');
    const names = ['a.jpg', 'waiting-b', 'waiting-c', 'waiting-d'];
    for (const [index, name] of names.entries())
      await sql`insert into media (id, file_name, original_name, size, mimetype, width, height, uploaded_at, is_waiting,
        is_hidden, deleted_at) values (${index + 1}, ${name}, ${name}, 1, 'image/jpeg', 10, 10, ${at},
        ${index > 0 ? 1 : 0}, ${index === 2 ? 1 : 0}, ${index === 3 ? at : null})`.execute(plain);
    await sql`insert into picture_work (media_id, attempts, failure) values (1, 2, 'kısa')`.execute(plain);
    for (const [hash, id] of [
      ['hb', 2],
      ['hc', 3],
      ['hd', 4],
    ])
      await sql`insert into outside_pictures (address_hash, address, media_id, attempts, next_try_at, failure)
        values (${hash}, ${`https://ornek.org/${hash}.jpg`}, ${id}, 1, ${at}, 'yok')`.execute(plain);
    for (const name of ['a.jpg', 'waiting-b'])
      await sql`insert into picture_uses (file_name, owner_kind, owner_id, place, title)
        values (${name}, 'news', 7, 'cover', 'Haber')`.execute(plain);
    await upgrade();
    expect(await db.selectFrom('media').select('fileName').execute()).toEqual([{ fileName: 'a.jpg' }]);
    expect(await db.selectFrom('jobs').selectAll().orderBy('kind').execute()).toEqual([
      { kind: 'copy', key: 'hb', attempts: 1, nextTryAt: at, failure: 'yok' },
      { kind: 'variants', key: '1', attempts: 2, nextTryAt: '', failure: 'kısa' },
    ]);
    const uses = await db.selectFrom('pictureUses').select('fileName').orderBy('fileName').execute();
    expect(uses.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'hb']);
    const addresses = await db.selectFrom('outsidePictures').select(['addressHash', 'mediaId']).execute();
    expect(addresses).toHaveLength(3);
    expect(addresses).toEqual(expect.arrayContaining([{ addressHash: 'hb', mediaId: null }]));
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { openEarlier } from '../../../tests/support/earlier-tables.ts';

const at = '2026-03-01T10:00:00.000Z';

describeEachDatabase('versions from before they had one table', (fresh) => {
  test('are there word for word, with who saved them, and read as those of today', async () => {
    const { db, plain, upgrade } = await openEarlier(await fresh(), '026-picture-jobs');
    const words = 'Kar, "tipi" ve\n% 40 eğim';
    await sql`insert into news (id, title, excerpt, content, category, images, is_published, created_at, updated_at)
      values (7, 'a', 'b', 'c', 'Duyuru', '[]', 0, ${at}, ${at})`.execute(plain);
    await sql`insert into news_versions values (7, 2, 'Başlık', 'b', ${words}, 'Duyuru', null, '["/media/a.jpg"]', 1,
      ${at}, 'ayse', 3)`.execute(plain);
    await sql`insert into operations (id, title, description, location, date, status, created_at, updated_at)
      values (4, 'a', 'b', 'c', '2026-01-01', 'active', ${at}, ${at})`.execute(plain);
    await sql`insert into operation_versions values (4, 1, 'Arama', ${words}, 'Bolu', '', 1, '2026-01-01', 'active', null,
      2, 8, null, 0, ${at}, '')`.execute(plain);
    await sql`insert into documents (id, name, language, value, version, updated_at, updated_by, published_value,
      published_version) values (5, 'notice', 'tr', '{}', 1, ${at}, '', '{}', 1)`.execute(plain);
    await sql`insert into document_versions values (5, 1, '{"text":"a"}', 1, ${at}, 'mert', ${at})`.execute(
      plain,
    );
    await upgrade();
    const versions = await db.selectFrom('versions').selectAll().orderBy('ownerId').execute();
    expect(versions.map(({ value, ...row }) => ({ ...row, value: JSON.parse(value) }))).toEqual([
      {
        ...{ kind: 'operation', ownerId: 4, version: 1, title: 'Arama', isPublished: 0, publishedAt: null },
        ...{ savedAt: at, savedBy: '' },
        value: {
          ...{ title: 'Arama', description: words, location: 'Bolu', district: '', isPlaceHeld: true },
          ...{ date: '2026-01-01', status: 'active', type: null, rescuedCount: 2, volunteerCount: 8 },
          imageUrl: null,
        },
      },
      {
        ...{ kind: 'document', ownerId: 5, version: 1, title: '', isPublished: 1, publishedAt: at },
        ...{ savedAt: at, savedBy: 'mert', value: { text: 'a' } },
      },
      {
        ...{ kind: 'news', ownerId: 7, version: 2, title: 'Başlık', isPublished: 1, publishedAt: null },
        ...{ savedAt: at, savedBy: 'ayse' },
        value: {
          ...{ title: 'Başlık', excerpt: 'b', content: words, category: 'Duyuru', imageUrl: null },
          ...{ images: ['/media/a.jpg'], operationId: 3 },
        },
      },
    ]);
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { at, openEarlierSite, picture } from '../../tests/support/earlier-site.ts';

test('a site that is brought up to date keeps its articles, with the version they have', async () => {
  const { db, upgrade } = await openEarlierSite();
  await upgrade();
  expect(await db.selectFrom('news').selectAll().execute()).toMatchObject([
    { title: 'Eski haber', version: 4, deletedAt: null },
  ]);
  expect(await db.selectFrom('newsVersions').selectAll().execute()).toMatchObject([
    { version: 4, title: 'Eski haber', savedAt: at, savedBy: '', isPublished: 1 },
  ]);
});

test('its operations stay where visitors see them, and begin with the version they have', async () => {
  const { db, upgrade } = await openEarlierSite();
  await sql`insert into operations (title, description, location, date, status, type, rescued_count, volunteer_count,
    created_at, updated_at, version) values ('Eski arama', 'Gece.', 'Bolu, Mengen', '2019-01-02', 'completed', 'Sel', 1,
    9, ${at}, ${at}, 3)`.execute(db.withoutPlugins());
  await upgrade();
  const kept = {
    ...{ title: 'Eski arama', location: 'Bolu, Mengen', district: '', date: '2019-01-02', type: 'Sel' },
    ...{ rescuedCount: 1, volunteerCount: 9, isPublished: 1, isPlaceHeld: 0, version: 3 },
  };
  expect(await db.selectFrom('operations').selectAll().execute()).toMatchObject([kept]);
  expect(await db.selectFrom('operationVersions').selectAll().execute()).toMatchObject([
    { ...kept, operationId: 1, savedAt: at, savedBy: '' },
  ]);
});

test('its pictures are shown, get their smaller copies, and are known to be in use', async () => {
  const { db, upgrade } = await openEarlierSite();
  await upgrade();
  expect(await db.selectFrom('media').selectAll().execute()).toMatchObject([
    { fileName: picture, altText: '', focusX: 50, isHidden: 0, deletedAt: null },
  ]);
  expect(await db.selectFrom('pictureWork').select('mediaId').execute()).toEqual([{ mediaId: 1 }]);
  const uses = await db.selectFrom('pictureUses').selectAll().orderBy('place').execute();
  const use = { fileName: picture, ownerKind: 'news', ownerId: 1, title: 'Eski haber' };
  expect(uses).toEqual([
    { ...use, place: 'cover' },
    { ...use, place: 'text' },
  ]);
});

test('pictures of other sites that it names wait for their copies, and are known to be in use', async () => {
  const { db, upgrade } = await openEarlierSite();
  await sql`insert into news (title, excerpt, content, category, image_url, images, is_published, created_at,
    updated_at) values ('Dış haber', 'Özet', ${`![a](https://ornek.org/d%C4%B1%C5%9F.jpg "b") ![](//ornek.org/c.jpg)
    ![c](<HTTP://ornek.org/x.png?a=1&amp;b=2>) [bağlantı](https://ornek.org/sayfa)`}, 'Duyuru',
    'https://ornek.org/dış.jpg#üst', ${JSON.stringify(['https://ornek.org/dış.jpg', '/media/a.jpg', 'javascript:1'])},
    1, ${at}, ${at})`.execute(db.withoutPlugins());
  await upgrade();
  const outside = await db
    .selectFrom('outsidePictures')
    .innerJoin('media', 'media.id', 'outsidePictures.mediaId')
    .select(['address', 'originalName', 'isWaiting', 'attempts', 'nextTryAt', 'uploadedAt'])
    .orderBy('address')
    .execute();
  const waiting = { isWaiting: 1, attempts: 0, nextTryAt: '', uploadedAt: at };
  expect(outside).toEqual([
    { ...waiting, address: 'http://ornek.org/x.png?a=1&b=2', originalName: 'x.png' },
    { ...waiting, address: 'https://ornek.org/d%C4%B1%C5%9F.jpg', originalName: 'dış.jpg' },
  ]);
  const uses = await db
    .selectFrom('pictureUses')
    .innerJoin('media', 'media.fileName', 'pictureUses.fileName')
    .select(['originalName', 'place'])
    .where('isWaiting', '=', 1)
    .orderBy('originalName')
    .orderBy('place')
    .execute();
  expect(uses).toEqual([
    { originalName: 'dış.jpg', place: 'cover' },
    { originalName: 'dış.jpg', place: 'extra' },
    { originalName: 'dış.jpg', place: 'text' },
    { originalName: 'x.png', place: 'text' },
  ]);
});

test('its articles tell who wrote them and who changed them last, where that is known', async () => {
  const { db, upgrade } = await openEarlierSite('012');
  const saved = (version: number, savedBy: string) =>
    sql`insert into news_versions (news_id, version, title, excerpt, content, category, images, is_published,
      saved_at, saved_by) values (2, ${version}, 'Haber', 'Özet', 'Metin', 'Duyuru', '[]', 1, ${at}, ${savedBy})`;
  await sql`insert into news (title, excerpt, content, category, images, is_published, created_at, updated_at,
    version) values ('Haber', 'Özet', 'Metin', 'Duyuru', '[]', 1, ${at}, ${at}, 3)`.execute(
    db.withoutPlugins(),
  );
  for (const [version, person] of [
    [1, 'ayse'],
    [2, 'fatma'],
    [3, 'mert'],
  ] as const)
    await saved(version, person).execute(db.withoutPlugins());
  await upgrade();
  expect(await db.selectFrom('news').selectAll().orderBy('id').execute()).toMatchObject([
    { title: 'Eski haber', createdBy: '', updatedBy: '', isScheduled: 0, publishAt: null },
    { title: 'Haber', createdBy: 'ayse', updatedBy: 'mert', isScheduled: 0, publishAt: null },
  ]);
});

test('its operations tell who wrote them and who changed them last, where that is known', async () => {
  const { db, upgrade } = await openEarlierSite('017');
  const earlier = db.withoutPlugins();
  const [columns, values] = [
    sql`title, description, location, date, status, rescued_count, volunteer_count`,
    sql`'Arama', 'Gece.', 'Bolu', '2026-02-28', 'active', 0, 0`,
  ];
  for (const version of [4, 2])
    await sql`insert into operations (${columns}, created_at, updated_at, version)
      values (${values}, ${at}, ${at}, ${version})`.execute(earlier);
  for (const [id, version, person] of [
    [1, 4, ''],
    [2, 1, 'ayse'],
    [2, 2, 'mert'],
  ] as const)
    await sql`insert into operation_versions (operation_id, version, ${columns}, district, is_place_held, is_published,
      saved_at, saved_by) values (${id}, ${version}, ${values}, '', 0, 1, ${at}, ${person})`.execute(earlier);
  await upgrade();
  expect(await db.selectFrom('operations').selectAll().orderBy('id').execute()).toMatchObject([
    { version: 4, createdBy: '', updatedBy: '' },
    { version: 2, createdBy: 'ayse', updatedBy: 'mert' },
  ]);
});

test('its photos keep their order, and can be changed', async () => {
  const { db, upgrade } = await openEarlierSite();
  const add = (title: string, createdAt: string) =>
    sql`insert into photos (image_url, title, description, category, created_at)
      values ('/media/a.jpg', ${title}, '', 'genel', ${createdAt})`.execute(db.withoutPlugins());
  await add('sonra', '2026-03-02T10:00:00.000Z');
  await add('önce', at);
  await add('önce, ama ikinci', at);
  await upgrade();
  const photos = await db.selectFrom('photos').selectAll().orderBy('position', 'desc').execute();
  expect(photos).toMatchObject([
    { title: 'sonra', position: 3, version: 1, updatedAt: '2026-03-02T10:00:00.000Z' },
    { title: 'önce, ama ikinci', position: 2, version: 1, updatedAt: at },
    { title: 'önce', position: 1, version: 1, updatedAt: at },
  ]);
});

test('documents that visitors read already are said to have come out when they were saved', async () => {
  const { db, upgrade } = await openEarlierSite('019');
  const plain = db.withoutPlugins();
  await sql`insert into documents (id, name, language, value, version, updated_at, updated_by, published_value,
    published_version) values (1, 'donation', 'tr', '{}', 2, ${at}, '', '{}', 1)`.execute(plain);
  for (const [version, isPublished] of [
    [1, 1],
    [2, 0],
  ])
    await sql`insert into document_versions (document_id, version, value, is_published, saved_at, saved_by)
      values (1, ${version}, '{}', ${isPublished}, ${at}, '')`.execute(plain);
  await upgrade();
  const versions = await db.selectFrom('documentVersions').select(['version', 'publishedAt']).execute();
  expect(versions).toEqual([
    { version: 1, publishedAt: at },
    { version: 2, publishedAt: null },
  ]);
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { pastOperations } from '#/content/past-operations.ts';
import { starterNews } from '#/content/starter-news.ts';
import { starterOperations } from '#/content/starter-operations.ts';
import { starterPhotos } from '#/content/starter-photos.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { openKeptSite } from '../../tests/support/kept-site.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { welcomeFirstStart } from './first-start.ts';

describeEachDatabase('the first start', (fresh) => {
  test('writes one admin and the starter content, however many copies start at once', async () => {
    const database = await fresh();
    const app = await openTestApp(database);
    await database.db.deleteFrom('staff').execute();
    const admins = await Promise.all([welcomeFirstStart(app.parts), welcomeFirstStart(app.parts)]);
    expect(admins.filter(Boolean)).toHaveLength(1);
    const staff = await database.db.selectFrom('staff').select(['username', 'role']).execute();
    expect(staff).toEqual([{ username: 'admin', role: 'admin' }]);
    const { db } = database;
    const news = await db
      .selectFrom('news')
      .select(['title', 'isPublished'])
      .orderBy('createdAt', 'desc')
      .execute();
    expect(news).toEqual(
      starterNews.map(({ title, published }) => ({ title, isPublished: Number(published) })),
    );
    const operations = await db.selectFrom('operations').select('status').execute();
    expect(operations.map(({ status }) => status)).toEqual(
      [...starterOperations, ...pastOperations].map(() => 'completed'),
    );
    const photos = await db.selectFrom('photos').select('title').orderBy('id', 'desc').execute();
    expect(photos).toEqual(starterPhotos.map(({ title }) => ({ title })));
    expect(await welcomeFirstStart(app.parts)).toBeUndefined();
  });

  test.each([
    ['123456', 'is one of the commonest passwords'],
    ['Yonetici', 'may not be ADMIN_USERNAME itself'],
    [`${association.name.short}-2026`, 'is the name of the association'],
  ])('makes no admin whose password is easily guessed: %s', async (password, fault) => {
    const admin = { username: 'yonetici', password };
    const { parts } = await openTestApp(await fresh(), { admin });
    const { db } = parts.database;
    await db.deleteFrom('staff').execute();
    await expect(welcomeFirstStart(parts)).rejects.toThrow(`ADMIN_PASSWORD ${fault}.`);
    expect(await db.selectFrom('staff').select('id').execute()).toEqual([]);
  });

  test('puts no demonstration beside the pictures of a database that is missing', async () => {
    const { db, ...database } = await fresh();
    const { parts } = await openTestApp({ db, ...database });
    await db.deleteFrom('staff').execute();
    writeFileSync(join(parts.config.dataDir, 'media', 'sel.jpg'), 'a picture');
    await expect(welcomeFirstStart(parts)).rejects.toThrow(/holds pictures, but the database is new/);
    expect(await db.selectFrom('staff').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('news').select('id').execute()).toEqual([]);
  });

  test('puts no demonstration in the place of a site whose pages are still kept', async () => {
    const before = await openKeptSite();
    await before.drawAll();
    const { parts } = await openTestApp(await fresh(), { snapshotDir: before.folder });
    const { db } = parts.database;
    await db.deleteFrom('staff').execute();
    await expect(welcomeFirstStart(parts)).rejects.toThrow(/holds pages of a site, but the database is new/);
    expect(await db.selectFrom('news').select('id').execute()).toEqual([]);
  });

  test.each(['elsewhere', 'data'])(
    'puts no demonstration beside backups of a site, in a folder %s',
    async (place) => {
      const backups = join(makeScratchFolder('first-start-'), 'backups');
      mkdirSync(backups);
      const { parts } = await openTestApp(await fresh(), {
        ...(place === 'data'
          ? { dataDir: dirname(backups) }
          : { backups: { folder: backups, passphrase: undefined } }),
      });
      const { db } = parts.database;
      await db.deleteFrom('staff').execute();
      for (const hour of ['18', '19'])
        writeFileSync(join(backups, `backup-2026-11-19T${hour}-00-00.000Z.tar.gz.age`), 'a backup');
      const newest = join(backups, 'backup-2026-11-19T19-00-00.000Z.tar.gz.age');
      await expect(welcomeFirstStart(parts)).rejects.toThrow(
        `holds backups, but the database is new and empty.`,
      );
      await expect(welcomeFirstStart(parts)).rejects.toThrow(`npm run restore -- ${newest}`);
      expect(await db.selectFrom('staff').select('id').execute()).toEqual([]);
    },
  );

  test.each(['empty', 'missing'])('goes on beside a BACKUP_DIR that is %s', async (state) => {
    const folder = makeScratchFolder('backups-');
    if (state === 'missing') rmSync(folder, { recursive: true });
    const { parts } = await openTestApp(await fresh(), { backups: { folder, passphrase: undefined } });
    await parts.database.db.deleteFrom('staff').execute();
    expect(await welcomeFirstStart(parts)).toMatchObject({ username: 'admin' });
  });
});

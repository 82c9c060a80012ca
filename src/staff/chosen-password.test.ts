import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { welcomeFirstStart } from '#/server/first-start.ts';
import { cast, openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { addStaff } from './store.server.ts';

/** What a Mac types, and what everything else types. */
const decomposed = 'Çığ-Düştü-7'.normalize('NFD');
const composed = decomposed.normalize('NFC');

describeEachDatabase('a password', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const statusOf = async (app: TestApp, credentials: { username: string; password: string }) =>
    (await app.visitor().post('/api/admin/login', credentials)).status;
  const change = async (app: TestApp, newPassword: string) =>
    (await app.signedIn('ayse')).post('/api/admin/change-password', {
      currentPassword: cast.ayse.password,
      newPassword,
    });
  const add = async (app: TestApp, person: object) =>
    (await app.signedIn('ayse')).post('/api/admin/staff', { username: 'zeynep', role: 'media', ...person });

  test.each([
    [composed, decomposed],
    [decomposed, composed],
    ['ﬁlika-55', 'filika-55'],
    ['filika-５５', 'filika-55'],
  ])('opens however the device writes its letters (%j, %j)', async (chosen, typed) => {
    const app = await open();
    expect((await change(app, chosen)).status).toBe(200);
    expect(await statusOf(app, { username: 'ayse', password: typed })).toBe(200);
    expect(await statusOf(app, { username: 'ayse', password: `${typed}x` })).toBe(401);
  });

  test('that was set before goes on opening as it was typed then', async () => {
    const app = await open();
    const passwordHash = await hash(decomposed);
    const { db } = app.parts.database;
    await addStaff(db, { username: 'zeynep', passwordHash, role: 'media', now: app.clock.now });
    expect(await statusOf(app, { username: 'zeynep', password: decomposed })).toBe(200);
  });

  test.each([
    ['five letters with marks', 'şşşçç'.normalize('NFD'), 'en az 6 karakter'],
    ['three dogs', '🐕'.repeat(3), 'en az 6 karakter'],
    ['257 letters', 'x'.repeat(257), 'en çok 256 karakter'],
    ['5,000 letters', 'x'.repeat(5000), 'en çok 256 karakter'],
  ])('is as long as a person counts it: %s', async (_, password, sentence) => {
    const app = await open();
    const said = expect.stringContaining(sentence);
    const changed = await change(app, password);
    expect([changed.status, await changed.json()]).toMatchObject([400, { fields: { newPassword: said } }]);
    const added = await add(app, { password });
    expect([added.status, await added.json()]).toMatchObject([400, { fields: { password: said } }]);
  });

  test.each([6, 256])('may be %i pictures', async (length) => {
    const password = '🐕'.repeat(length);
    const app = await open();
    expect((await change(app, password)).status).toBe(200);
    expect(await statusOf(app, { username: 'ayse', password })).toBe(200);
  });

  test('is not one’s name, however it is written', async () => {
    const app = await open();
    const said = {
      fields: { password: 'Şifre, kullanıcı adıyla aynı olamaz. Tahmin edilmesi zor bir şifre seçin.' },
    };
    const added = await add(app, { username: 'Işık Öz', password: 'ISIK ÖZ' });
    expect([added.status, await added.json()]).toMatchObject([400, said]);
    await addStaff(app.parts.database.db, {
      username: 'ışık-öz',
      passwordHash: await hash('Ip-Dugumu-33'),
      role: 'media',
      now: app.clock.now,
    });
    const person = app.visitor();
    await person.post('/api/admin/login', { username: 'ışık-öz', password: 'Ip-Dugumu-33' });
    const changed = await person.post('/api/admin/change-password', {
      currentPassword: 'Ip-Dugumu-33',
      newPassword: 'ISIK-OZ',
    });
    expect([changed.status, await changed.json()]).toMatchObject([
      400,
      { fields: { newPassword: expect.stringContaining('kullanıcı adıyla') } },
    ]);
  });

  const { short, tr, en } = association.name;
  test.each([
    `${short}2026`,
    `${short.toLowerCase()}-${association.foundedYear}!`,
    tr,
    `${tr.replaceAll(' ', '')}112`,
    en.toUpperCase(),
  ])('is not the association’s name with a year (%s)', async (newPassword) => {
    const changed = await change(await open(), newPassword);
    const sentence = 'Bu şifre derneğin adından oluşuyor ve kolay tahmin edilir. Başka bir şifre seçin.';
    expect([changed.status, await changed.json()]).toEqual([
      400,
      { message: sentence, fields: { newPassword: sentence } },
    ]);
  });

  test('that an admin gives somebody follows the same rules', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const people = (await (await ayse.get('/api/admin/staff')).json()) as { id: number; username: string }[];
    const mert = people.find(({ username }) => username === 'mert')?.id;
    for (const password of [`${short}2026`, 'MERT  ', 'mert', 'ａbc１23'])
      expect([password, (await ayse.put(`/api/admin/staff/${mert}/password`, { password })).status]).toEqual([
        password,
        400,
      ]);
  });

  test('that the operator sets for the first admin opens however it is typed', async () => {
    const database = await fresh();
    const app = await openTestApp(database, { admin: { username: 'yönetici', password: decomposed } });
    await database.db.deleteFrom('staff').execute();
    expect(await welcomeFirstStart(app.parts)).toMatchObject({ isGenerated: false });
    expect(await statusOf(app, { username: 'yönetici', password: composed })).toBe(200);
  });

  test.each(['sifre123', 'Şifre1', 'Galatasaray1905', 'aaaaaa', '000000000'])(
    'is not what is tried first in Türkiye (%s)',
    async (newPassword) => {
      const changed = await change(await open(), newPassword);
      expect([changed.status, await changed.json()]).toMatchObject([
        400,
        { fields: { newPassword: ownPasswordText.newPasswordTooCommon } },
      ]);
    },
  );

  test('may be of digits alone', async () => {
    expect((await change(await open(), '820531794608')).status).toBe(200);
  });

  test('may hold the association’s name beside other words', async () => {
    expect((await change(await open(), `${short} çadırı rüzgârda`)).status).toBe(200);
  });
});

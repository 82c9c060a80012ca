import { expect, test } from 'vitest';
import { cast, openTestApp } from '../support/app.ts';
import { describeEachDatabase } from '../support/databases.ts';

/** Through the front door: what a call that breaks a rule is answered, and that nothing is stored. */

const news = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru', published: false };
const operation = { title: 'a', description: 'b', location: 'c', date: '2026-02-28', status: 'active' };
const photo = { title: 'Gece', imageUrl: '/media/gece.jpg' };
const password = { currentPassword: cast.mert.password, newPassword: 'Kar-Altında-4' };

const rules = [
  ['/api/news', news, 'title', 'Başlık gereklidir'],
  ['/api/news', news, 'excerpt', 'Özet gereklidir'],
  ['/api/news', news, 'content', 'İçerik gereklidir'],
  ['/api/news', news, 'category', 'Kategori seçimi gereklidir'],
  ['/api/operations', operation, 'title', 'Başlık gereklidir'],
  ['/api/operations', operation, 'description', 'Açıklama gereklidir'],
  ['/api/operations', operation, 'location', 'Konum gereklidir'],
  ['/api/operations', operation, 'date', 'Tarih gereklidir'],
  ['/api/operations', operation, 'status', 'Durum gereklidir'],
  ['/api/photos', photo, 'title', 'Başlık gereklidir'],
  ['/api/photos', photo, 'imageUrl', 'Görsel adresi gereklidir'],
  ['/api/admin/change-password', password, 'currentPassword', 'Mevcut şifre gereklidir'],
  ['/api/admin/change-password', password, 'newPassword', 'Yeni şifre en az 6 karakter olmalıdır'],
] as const;

describeEachDatabase('a call that breaks a rule', (fresh) => {
  const open = async () => {
    const app = await openTestApp(await fresh());
    const { db } = app.parts.database;
    const stored = async () => ({
      news: await db.selectFrom('news').selectAll().execute(),
      operations: await db.selectFrom('operations').selectAll().execute(),
      photos: await db.selectFrom('photos').selectAll().execute(),
    });
    return { app, mert: await app.signedIn('mert'), stored };
  };

  test('is answered 400 with the sentence of each field, and stores nothing', async () => {
    const { app, mert, stored } = await open();
    const before = await stored();
    for (const [path, good, field, sentence] of rules) {
      for (const empty of ['', undefined]) {
        const answer = await mert.post(path, { ...good, [field]: empty });
        expect([path, field, answer.status, await answer.json()]).toEqual([
          path,
          field,
          400,
          { message: sentence, fields: { [field]: sentence } },
        ]);
      }
    }
    expect(await stored()).toEqual(before);
    expect((await app.signedIn('mert')).cookie('session'), 'the old password still counts').toBeTruthy();
  });

  test('is refused on an update too, and leaves what is stored', async () => {
    const { mert, stored } = await open();
    for (const [path, good] of [
      ['/api/news', news],
      ['/api/operations', operation],
    ] as const) {
      const { id } = (await (await mert.post(path, good)).json()) as { id: number };
      const before = await stored();
      for (const [, , field, sentence] of rules.filter((rule) => rule[0] === path)) {
        const answer = await mert.put(`${path}/${id}`, { ...good, [field]: '' });
        expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [field]: sentence } }]);
      }
      expect(await stored()).toEqual(before);
    }
  });

  test('login: each empty field is named', async () => {
    const { app } = await open();
    for (const body of [{}, { username: '', password: '' }]) {
      const answer = await app.visitor().post('/api/admin/login', body);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          message: 'Kullanıcı adı gereklidir',
          fields: { username: 'Kullanıcı adı gereklidir', password: 'Şifre gereklidir' },
        },
      ]);
    }
  });

  test('rescuedCount and volunteerCount below 0 are refused', async () => {
    const { mert, stored } = await open();
    for (const count of ['rescuedCount', 'volunteerCount']) {
      const answer = await mert.post('/api/operations', { ...operation, [count]: -1 });
      expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [count]]);
    }
    expect((await stored()).operations).toEqual([]);
  });
});

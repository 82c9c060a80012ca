import { expect, test } from 'vitest';
import { cast, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../../tests/support/pictures.ts';
import { verifyLog } from './verify-log.server.ts';

const draft = {
  title: 'Iğdır’da arama',
  excerpt: 'Özet',
  content: 'Uzun metin',
  category: 'Operasyon',
  imageUrl: null,
  images: [],
  published: false,
};
const operation = {
  title: 'Sel',
  description: 'Mahsur kalanlar alındı.',
  location: 'Bozkurt',
  date: '2026-08-11',
  status: 'active',
};

describeEachDatabase('what is written into the log', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const read = async ({ parts }: TestApp) => {
    const rows = await parts.database.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    return rows.map(({ change, ...row }) => ({ ...row, change: JSON.parse(change) }));
  };
  const withoutSignIns = async (app: TestApp) =>
    (await read(app)).filter(({ action }) => action !== 'session.sign-in');

  test('tells of a news article from its beginning to its end, with every word', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const { id } = (await (await ayse.post('/api/news', draft)).json()) as { id: number };
    await ayse.put(`/api/news/${id}`, { ...draft, content: 'Daha uzun metin', published: true });
    await ayse.delete(`/api/news/${id}`);
    const { id: staffId } = await app.parts.database.db
      .selectFrom('staff')
      .select('id')
      .where('username', '=', 'ayse')
      .executeTakeFirstOrThrow();
    const subject = { subjectKind: 'news', subjectId: id, subjectTitle: draft.title };
    const by = { staffId, username: 'ayse', address: 'memory', at: '2026-11-20T18:00:00.000Z' };
    expect(await withoutSignIns(app)).toMatchObject([
      { ...by, ...subject, action: 'news.create', change: { content: { after: 'Uzun metin' } } },
      {
        ...by,
        ...subject,
        action: 'news.publish',
        change: {
          content: { before: 'Uzun metin', after: 'Daha uzun metin' },
          published: { before: false, after: true },
        },
      },
      { ...by, ...subject, action: 'news.delete', change: { content: { before: 'Daha uzun metin' } } },
    ]);
    const [, update] = await withoutSignIns(app);
    expect(Object.keys(update?.change).sort()).toEqual(['content', 'published']);
  });

  test('tells that an earlier version came back, and which one', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (const [path, first] of [
      ['news', draft],
      ['operations', operation],
    ] as const) {
      const { id } = (await (await ayse.post(`/api/${path}`, first)).json()) as { id: number };
      await ayse.put(`/api/${path}/${id}`, { ...first, title: 'Yeni başlık' });
      expect((await ayse.post(`/api/admin/${path}/${id}/versions/1/restore`)).status).toBe(200);
    }
    const back = (await withoutSignIns(app)).filter(({ action }) => action.endsWith('.go-back'));
    expect(back.map(({ action }) => action)).toEqual(['news.go-back', 'operation.go-back']);
    for (const { change } of back)
      expect(change).toMatchObject({ restoredVersion: { after: 1 }, title: { before: 'Yeni başlık' } });
  });

  test('tells of operations and photos', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    const { id } = (await (await mert.post('/api/operations', operation)).json()) as { id: number };
    await mert.put(`/api/operations/${id}`, { ...operation, status: 'completed' });
    const photo = (await (
      await mert.post('/api/photos', { title: 'Bot', imageUrl: '/media/bot.jpg', operationId: id })
    ).json()) as { id: number };
    await mert.delete(`/api/photos/${photo.id}`);
    await mert.delete(`/api/operations/${id}`);
    expect(await withoutSignIns(app)).toMatchObject([
      { action: 'operation.create-published', subjectKind: 'operation', subjectId: id, subjectTitle: 'Sel' },
      { action: 'operation.update', change: { status: { before: 'active', after: 'completed' } } },
      { action: 'photo.create', subjectKind: 'photo', change: { operationId: { after: id } } },
      { action: 'photo.delete', subjectTitle: 'Bot', change: { imageUrl: { before: '/media/bot.jpg' } } },
      { action: 'operation.delete', change: { location: { before: 'Bozkurt' } } },
    ]);
  });

  test('tells of pictures that came and went', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    const upload = await mert.upload(pictureFile(await photographFromPhone(), 'ekip.jpg'));
    const { files } = (await upload.json()) as { files: { id: number }[] };
    const fileIds = files.map(({ id }) => id);
    expect((await mert.delete('/api/media/delete', { fileIds })).status).toBe(204);
    const subject = { subjectKind: 'media', subjectId: fileIds[0], subjectTitle: 'ekip.jpg' };
    expect(await withoutSignIns(app)).toMatchObject([
      { ...subject, action: 'media.create', username: 'mert', change: { mimetype: { after: 'image/jpeg' } } },
      {
        ...subject,
        action: 'media.delete',
        change: { url: { before: expect.stringMatching(/^\/media\//) } },
      },
    ]);
  });

  test('holds nothing about a change that was refused', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const { id, version } = (await (await ayse.post('/api/news', draft)).json()) as {
      id: number;
      version: number;
    };
    const before = await read(app);
    expect((await ayse.put(`/api/news/${id}`, { ...draft, version: version + 1 })).status).toBe(409);
    expect((await ayse.put('/api/news/999', draft)).status).toBe(404);
    expect((await ayse.delete('/api/operations/999')).status).toBe(404);
    expect((await ayse.post('/api/news', { ...draft, title: '' })).status).toBe(400);
    const photo = { title: 'Bot', imageUrl: '/a.jpg', operationId: 999 };
    expect((await ayse.post('/api/photos', photo)).status).toBe(400);
    expect((await ayse.delete('/api/admin/staff/999/sessions')).status).toBe(404);
    expect(await read(app)).toEqual(before);
    expect(await verifyLog(app.parts.database.db)).toMatchObject({ isIntact: true });
  });

  test('tells who came, who could not, who left and who changed a password', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const guess = (username: string) =>
      app.visitor().post('/api/admin/login', { username, password: 'Gizli-Soz-9' });
    await guess('AYSE');
    await guess('Gizli-Soz-9');
    await ayse.post('/api/admin/change-password', {
      currentPassword: cast.ayse.password,
      newPassword: 'Yeni-Rota-88',
    });
    await ayse.post('/api/admin/logout');
    await app.visitor().post('/api/admin/logout');
    const log = await read(app);
    expect(log.map(({ action, username }) => [action, username])).toEqual([
      ['session.sign-in', 'ayse'],
      ['session.sign-in-failed', 'ayse'],
      ['session.sign-in-failed', 'bilinmeyen ad'],
      ['session.password', 'ayse'],
      ['session.sign-out', 'ayse'],
    ]);
    // who types a password into the wrong field does not find it in the log
    expect(JSON.stringify(log)).not.toMatch(/Gizli-Soz|Yeni-Rota|argon2/);
  });

  test('has one end when editors save at the same moment', async () => {
    const app = await open();
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => [
        ayse.post('/api/news', draft),
        mert.post('/api/operations', operation),
        ayse.post('/api/admin/staff', {
          username: `kisi ${turn}`,
          role: 'media',
          password: `Ip-${turn}-Makara`,
        }),
      ]).flat(),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await verifyLog(app.parts.database.db)).toMatchObject({ isIntact: true, rows: 62 });
  });
});

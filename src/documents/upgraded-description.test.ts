import { expect, test, vi } from 'vitest';
import type { Content } from '#/content/documents.ts';
import { starterContent } from '#/content/starter.ts';
import type { Database } from '#/db/database.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { planDocument } from './admin/plan-document.tsx';
import type { DocumentSummary, StoredDocument } from './answers.server.ts';
import { compareDocuments, importDocuments } from './transfer.server.ts';

/** The board as a later version describes it: with a new field at its top, in a group and in the entries of a list. */
vi.mock('#/content/subjects.ts', async (original) => {
  const { document, group, line, prose, someOf } = await import('#/content/fields.ts');
  const { firstValue } = await import('#/content/subject.ts');
  const schema = document('Yönetim Kurulu', '/management', {
    title: line('Başlık'),
    introduction: prose('Giriş cümlesi'),
    note: prose('Kurul nasıl çalışır?'),
    motto: line('Söz', 'Kısa olsun.').default('Birlikte'),
    room: group('Oda', { name: line('Adı'), floor: line('Kat').default('Zemin') }),
    members: someOf(
      { label: 'Üyeler', one: 'Üye' },
      group('Üye', {
        name: line('Adı soyadı'),
        position: line('Görevi'),
        since: line('Ne zamandan beri?').default('2007'),
      }),
    ),
  });
  const value = firstValue(schema, {
    ...{ title: 'İlk', introduction: 'İlk giriş.', note: 'İlk not.' },
    room: { name: 'Salon' },
    members: [{ name: 'Ayşe Yılmaz', position: 'Başkan' }],
  });
  const board = { file: 'board.ts', schema, value, guarded: ['members'] };
  return { ...(await original<object>()), board };
});

const calls = '/api/admin/documents';

/** As a form of before the upgrade sends it. */
const earlier = {
  title: 'Eski kurul',
  introduction: 'Giriş.',
  note: 'Not.',
  room: { name: 'Küçük oda' },
  members: [{ name: 'Ali Kaya', position: 'Başkan' }],
};

/** As it is stored, with a field in each of these places that the upgrade has taken away. */
const stored = {
  ...earlier,
  slogan: 'Hep birlikte',
  room: { ...earlier.room, door: 'Sağdaki' },
  members: earlier.members.map((member) => ({ ...member, phone: '0' })),
};

const whole = {
  ...earlier,
  motto: 'Birlikte',
  room: { ...earlier.room, floor: 'Zemin' },
  members: earlier.members.map((member) => ({ ...member, since: '2007' })),
};

/** Starts the version with the new description over what the version before it has stored. */
async function upgrade(database: Database, draft: object = stored) {
  await store(database, { published: stored, draft });
  const app = await openTestApp(database);
  const ayse = await app.signedIn('ayse');
  const all = (await (await ayse.get(calls)).json()) as DocumentSummary[];
  const id = all.find(({ name }) => name === 'board')?.id;
  const find = async () => (await (await ayse.get(`${calls}/${id}`)).json()) as StoredDocument;
  return { app, ayse, id, find, read: async () => (await app.parts.content.read()).board };
}

async function store({ db }: Database, { published, draft }: { published: object; draft: object }) {
  const at = '2026-11-01T10:00:00.000Z';
  const [publishedValue, value] = [JSON.stringify(published), JSON.stringify(draft)];
  const { id } = await db
    .insertInto('documents')
    .values({
      ...{ name: 'board', language: 'tr', value, version: 2, updatedAt: at, updatedBy: 'ayse' },
      ...{ publishedValue, publishedVersion: 1, publishAt: null, scheduledBy: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const saved = {
    ...{ kind: 'document' as const, ownerId: id, title: '', isPublished: 0 as const, publishedAt: null },
    ...{ savedAt: at, savedBy: 'ayse' },
  };
  await db
    .insertInto('versions')
    .values([
      { ...saved, version: 1, value: publishedValue },
      { ...saved, version: 2, value },
    ])
    .execute();
}

describeEachDatabase('after an upgrade', (fresh) => {
  test('a stored document has the fields of today: new ones hold their default, old ones are gone', async () => {
    const { app, ayse, id, find, read } = await upgrade(await fresh());
    expect(await read()).toEqual(whole);
    expect(await (await app.visitor().get('/management')).text()).toContain('Ali Kaya');
    expect(await find()).toMatchObject({ value: whole });
    expect((await find()).value).not.toHaveProperty('slogan');
    const version = (await (await ayse.get(`${calls}/${id}/versions/1`)).json()) as StoredDocument;
    expect(version.value).toEqual(whole);
  });

  test('the form knows label, hint and default of a new field', async () => {
    const { find } = await upgrade(await fresh());
    const { form } = await find();
    expect(form.properties?.motto).toMatchObject({
      ...{ type: 'string', title: 'Söz', description: 'Kısa olsun.', default: 'Birlikte' },
    });
    expect(form.properties?.members?.items?.properties?.since).toMatchObject({
      title: 'Ne zamandan beri?',
      default: '2007',
    });
  });

  test('a draft of before is published, and no second person is asked for what nobody changed', async () => {
    const { ayse, id, read } = await upgrade(await fresh(), { ...stored, title: 'Taslak' });
    const answer = await ayse.post(`${calls}/publish`, { documents: [{ id, version: 2 }] });
    expect([answer.status, await answer.json()]).toEqual([200, { waiting: [] }]);
    expect(await read()).toEqual({ ...whole, title: 'Taslak' });
  });

  test('a form that was open all the time is saved, and the log tells of what was typed only', async () => {
    const { app, ayse, id, find, read } = await upgrade(await fresh());
    const value = { ...earlier, title: 'Yazılan' };
    expect((await ayse.put(`${calls}/${id}`, { version: 2, value, published: true })).status).toBe(200);
    expect(await read()).toEqual({ ...whole, title: 'Yazılan' });
    expect(await find()).toMatchObject({ version: 3, published: true });
    const { change } = await app.parts.database.db
      .selectFrom('auditLog')
      .select('change')
      .where('action', '=', 'document.publish')
      .executeTakeFirstOrThrow();
    expect(Object.keys(JSON.parse(change))).toEqual(['Başlık']);
  });

  test('what lacks a field without a default is still no such document', async () => {
    const { ayse, id } = await upgrade(await fresh());
    const { note, ...value } = earlier;
    expect((await ayse.put(`${calls}/${id}`, { version: 2, value, published: false })).status).toBe(400);
  });

  test('an earlier version becomes the draft again, and is published', async () => {
    const { ayse, id, find, read } = await upgrade(await fresh());
    expect((await ayse.post(`${calls}/${id}/versions/1/restore`)).status).toBe(200);
    expect((await find()).value).toEqual(whole);
    expect((await ayse.post(`${calls}/undo`, { documents: [{ id, version: 1 }] })).status).toBe(200);
    expect(await read()).toEqual(whole);
  });

  test('a file of before is imported', async () => {
    const { app, read } = await upgrade(await fresh());
    const { db } = app.parts.database;
    const files = await compareDocuments(db, [{ name: 'board', value: { ...earlier, title: 'Gelen' } }]);
    expect(files.map(({ fields }) => fields.map(({ name }) => name))).toEqual([['title']]);
    const actor = { staffId: null, username: 'terminal', address: '' };
    await importDocuments(db, { files, actor, now: new Date() });
    await app.parts.contentWatch.look();
    expect(await read()).toEqual({ ...whole, title: 'Gelen' });
  });

  test('a text that was kept on the device has the fields of today', async () => {
    const { find } = await upgrade(await fresh());
    const kept = { ...stored, title: 'Gece yazılan', published: false, publishAt: null };
    expect(planDocument(await find()).adapt?.(kept)).toEqual({
      ...whole,
      title: 'Gece yazılan',
      published: false,
      publishAt: null,
    });
  });
});

test('an empty site begins with the defaults that its first words do not name', () => {
  const board: Content['board'] & { motto?: string } = starterContent.board;
  expect(board).toMatchObject({ motto: 'Birlikte', room: { floor: 'Zemin' }, members: [{ since: '2007' }] });
});

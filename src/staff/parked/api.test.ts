import { expect, test } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import type { ParkedText } from '#/stored/parked.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

const calls = '/api/admin/parked';
/** What a form holds of an article without summary, text and category. */
const values = { title: 'Yarım haber', excerpt: '', content: '', category: '', operationId: null };
const article = { title: 'Tamam', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' };

describeEachDatabase('an unfinished text', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { db } = app.parts.database;
    const count = async () => (await db.selectFrom('parkedTexts').select('key').execute()).length;
    return { app, ayse, mert, db, count };
  }
  const send = (who: Visitor, change: object = {}) => who.post(calls, { kind: 'news', values, ...change });
  const park = async (who: Visitor, change?: object) =>
    (await (await send(who, change)).json()) as ParkedText;
  const list = async (who: Visitor) => (await (await who.get(calls)).json()) as ParkedText[];
  const titled = (title: string | number) => ({ values: { title: String(title) } });

  test('is put aside although it is no article yet, and found on any device of its writer', async () => {
    const { app, ayse, db } = await open();
    const answer = await send(ayse);
    const parked = (await answer.json()) as ParkedText;
    expect(answer.status).toBe(201);
    expect(parked).toEqual({
      ...{ kind: 'news', values, parkedAt: '2026-11-20T18:00:00.000Z' },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await list(await app.signedIn('ayse'))).toEqual([parked]);
    expect(await db.selectFrom('news').select('id').execute()).toEqual([]);
  });

  test('is nobody else’s to read, to replace, to complete or to drop', async () => {
    const { app, ayse, mert } = await open();
    const { key } = await park(ayse);
    expect(await list(mert)).toEqual([]);
    expect((await mert.delete(`${calls}/${key}`)).status).toBe(204);
    await park(mert, { ...titled('Mert’in'), over: key });
    await mert.post('/api/news', article, { 'idempotency-key': key });
    expect(await list(ayse)).toMatchObject([{ key, values }]);
    expect(await list(mert)).toMatchObject([titled('Mert’in')]);
    const stranger = app.visitor();
    const answers = [
      await stranger.get(calls),
      await send(stranger),
      await stranger.delete(`${calls}/${key}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('is gone once the article that it was the beginning of is there', async () => {
    const { ayse, count } = await open();
    const { key } = await park(ayse);
    await park(ayse, titled('Öteki'));
    expect((await ayse.post('/api/news', { title: 'x' }, { 'idempotency-key': key })).status).toBe(400);
    expect(await count()).toBe(2);
    expect((await ayse.post('/api/news', article, { 'idempotency-key': key })).status).toBe(201);
    expect(await list(ayse)).toMatchObject([titled('Öteki')]);
  });

  test('takes the place of the text that it was continued from; what two devices wrote stays beside each other', async () => {
    const { ayse } = await open();
    const { key } = await park(ayse);
    await park(ayse, { ...titled('Telefonda'), over: key });
    await park(ayse, { ...titled('Masada'), over: key });
    expect((await list(ayse)).map((parked) => parked.values.title).sort()).toEqual(['Masada', 'Telefonda']);
  });

  test('is put aside once, when the answer was lost and it is sent again', async () => {
    const { ayse, count } = await open();
    const { key } = await park(ayse);
    expect([await park(ayse), await count()]).toMatchObject([{ key }, 1]);
    await park(ayse, { kind: 'operation', values: {} });
    await park(ayse, { kind: 'news', values: {} });
    expect(await count()).toBe(3);
  });

  test('is one of thirty at most; one more is refused with what to do, and comes when there is room', async () => {
    const { ayse, mert, count } = await open();
    for (let number = 0; number < 29; number += 1) await park(ayse, titled(number));
    const { key } = await park(ayse);
    const refused = await send(ayse, titled('fazla'));
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('En çok 30 yazı durabilir. Birini tamamlayın ya da silin') },
    ]);
    expect((await send(mert)).status).toBe(201);
    expect((await send(ayse, { ...titled('sürüyor'), over: key })).status).toBe(201);
    await ayse.delete(`${calls}/${(await list(ayse))[0]?.key}`);
    expect((await send(ayse, titled('fazla'))).status).toBe(201);
    expect(await count()).toBe(31);
  });

  test('has at most twenty-nine beside it, also when many are sent at once', async () => {
    const { ayse, count } = await open();
    await Promise.all(Array.from({ length: 40 }, (_, number) => send(ayse, titled(number))));
    expect(await count()).toBe(30);
  });

  test('holds the fields of its form in simple values, as much as an article, and with others a few articles', async () => {
    const { ayse, count } = await open();
    for (const wrong of [
      { values: { secret: 'a' } },
      { values: { title: { deep: 'a' } } },
      { values: { images: [['a']] } },
      { values: { content: 'a'.repeat(300_001) } },
      { kind: 'document' },
      { kind: 'photo', values: { content: 'a' } },
    ])
      expect([wrong, (await send(ayse, wrong)).status]).toEqual([wrong, 400]);
    expect(await count()).toBe(0);
    const whole = (number: number) => ({ title: `${number}`.repeat(300), content: '\n'.repeat(60_000) });
    const statuses = [];
    for (let number = 1; number <= 9; number += 1)
      statuses.push((await send(ayse, { values: whole(number) })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 409]);
  });

  test('stays for as long as nobody drops it, and changes neither a page nor the log', async () => {
    const { app, ayse, db, count } = await open();
    const log = async () => (await db.selectFrom('auditLog').select('id').execute()).length;
    const before = [await readContentVersion(db), await log()];
    const { key } = await park(ayse);
    expect([await readContentVersion(db), await log()]).toEqual(before);
    app.clock.forward({ hours: 400 * 24 });
    await doHousekeeping(app.parts);
    expect(await count()).toBe(1);
    expect((await (await app.signedIn('ayse')).delete(`${calls}/${key}`)).status).toBe(204);
    expect(await count()).toBe(0);
  });

  test('goes with the account of its writer', async () => {
    const { mert, db, count } = await open();
    await park(mert);
    const { id } = await db
      .selectFrom('staff')
      .select('id')
      .where('username', '=', 'mert')
      .executeTakeFirstOrThrow();
    for (const table of ['sessions', 'knownDevices'] as const)
      await db.deleteFrom(table).where('staffId', '=', id).execute();
    await db.deleteFrom('staff').where('id', '=', id).execute();
    expect(await count()).toBe(0);
  });
});

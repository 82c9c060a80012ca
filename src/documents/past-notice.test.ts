import { expect, test } from 'vitest';
import { notice } from '#/content/notice.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { DocumentSummary } from './answers.server.ts';

const calls = '/api/admin/documents';
const [over, ahead, farAhead] = [
  '2026-11-20T17:59:00.000Z',
  '2026-11-20T19:00:00.000Z',
  '2026-11-20T20:00:00.000Z',
];
const isOver = 'Bu saat geçti; duyuru hiç görünmez. Daha ileri bir saat seçin.';

describeEachDatabase('a notice whose end has passed', (fresh) => {
  const open = async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const list = (await (await ayse.get(calls)).json()) as DocumentSummary[];
    const id = list.find(({ name }) => name === 'notice')?.id ?? 0;
    const save = async (version: number, change: object, draft: object = { published: true }) => {
      const value = { ...notice, isOn: true, sentence: 'Yoldayız.', ...change };
      const answer = await ayse.put(`${calls}/${id}`, { version, value, ...draft });
      return { status: answer.status, ...((await answer.json()) as { fields?: object }) };
    };
    return { app, ayse, id, save };
  };

  test('is not published, and the answer says so at its end', async () => {
    const { ayse, id, save } = await open();
    expect(await save(1, { ends: over })).toMatchObject({ status: 400, fields: { 'value.ends': isOver } });
    const planned = { published: false, publishAt: farAhead };
    expect(await save(1, { ends: ahead }, planned)).toMatchObject({
      status: 400,
      fields: { 'value.ends': 'Yayınlanmadan önce bitiyor; duyuru hiç görünmez.' },
    });
    expect(await save(1, { ends: over }, { published: false })).toMatchObject({ status: 200 });
    const all = await ayse.post(`${calls}/publish`, { documents: [{ id, version: 2 }] });
    expect([all.status, await all.json()]).toMatchObject([
      400,
      { fields: { 'value.ends': isOver }, document: id },
    ]);
  });

  test('may still be switched off, and gone back to', async () => {
    const { app, ayse, id, save } = await open();
    expect(await save(1, { ends: ahead })).toMatchObject({ status: 200 });
    app.clock.forward({ hours: 2 });
    expect(await save(2, { sentence: 'Yeni.', ends: null })).toMatchObject({ status: 200 });
    const undo = await ayse.post(`${calls}/undo`, { documents: [{ id, version: 2 }] });
    expect(undo.status).toBe(200);
    expect(await save(4, { isOn: false, ends: ahead })).toMatchObject({ status: 200 });
  });
});

import { expect, test } from 'vitest';
import type { Board } from '#/content/boards.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { StoredDocument } from './answers.server.ts';

const calls = '/api/admin/documents';

describeEachDatabase('the log tells of a document', (fresh) => {
  test('in the words of its form, and only what has changed', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const all = (await (await ayse.get(calls)).json()) as StoredDocument[];
    const id = all.find(({ name }) => name === 'board')?.id;
    const save = async (change: (members: Board['members']) => Board['members']) => {
      const { value, version } = (await (await ayse.get(`${calls}/${id}`)).json()) as StoredDocument;
      const board = value as Board;
      const draft = { version, value: { ...board, members: change(board.members) }, publishAt: null };
      expect((await ayse.put(`${calls}/${id}`, { ...draft, published: true })).status).toBe(200);
      const row = app.parts.database.db.selectFrom('auditLog').select('change').orderBy('id', 'desc');
      const { change: logged } = await row.executeTakeFirstOrThrow();
      return { logged: JSON.parse(logged), first: board.members[0]?.name ?? '' };
    };
    const { logged, first } = await save((members) =>
      members.map((member, place) => (place === 0 ? { ...member, name: 'Yeni Başkan' } : member)),
    );
    const { before, after } = logged.Üyeler;
    expect([Object.keys(logged), before.join(), after.join()]).toEqual([
      ['Üyeler'],
      expect.stringContaining(first),
      expect.stringContaining('Yeni Başkan'),
    ]);
    expect(after.join()).not.toContain('[object');
    // what only stands in another order is named
    expect((await save((members) => members.toReversed())).logged).toEqual({ Üyeler: {} });
  });
});

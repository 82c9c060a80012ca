import { expect, test } from 'vitest';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Photo } from './schema.ts';

type Place = 'first' | 'last' | { after: string };

describeEachDatabase('the order of the gallery', (fresh) => {
  async function open(...titles: string[]) {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const add = async (title: string) => {
      const answer = await ayse.post('/api/photos', { title, imageUrl: '/media/a.jpg' });
      ids.set(title, ((await answer.json()) as Photo).id);
    };
    const ids = new Map<string, number>();
    for (const title of titles) await add(title);
    const order = (...moves: [title: string, place: Place][]) =>
      ayse.put('/api/admin/photos/order', {
        moves: moves.map(([title, place]) => ({
          id: ids.get(title),
          place: typeof place === 'string' ? place : { after: ids.get(place.after) },
        })),
      });
    const seen = async (search = '') =>
      ((await (await app.visitor().get(`/api/photos${search}`)).json()) as Photo[]).map(({ title }) => title);
    const logged = () =>
      app.parts.database.db.selectFrom('auditLog').selectAll().where('action', '=', 'photo.order').execute();
    return { app, ayse, add, ids, order, seen, logged };
  }

  test('is the one that was chosen, for visitors too, and a new photo stands before all', async () => {
    const { app, add, order, seen } = await open('a', 'b', 'c', 'd');
    expect(await seen()).toEqual(['d', 'c', 'b', 'a']);
    expect((await order(['a', 'first'], ['c', 'last'])).status).toBe(204);
    expect(await seen()).toEqual(['a', 'd', 'b', 'c']);
    expect(await seen('?category=genel')).toEqual(['a', 'd', 'b', 'c']);
    await add('e');
    expect(await seen()).toEqual(['e', 'a', 'd', 'b', 'c']);
    const page = await (await app.visitor().get('/operation-photos')).text();
    const places = ['e', 'a', 'd', 'b', 'c'].map((title) => page.indexOf(`>${title}<`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('takes a photo behind any other, from either side, and the others stay as they are', async () => {
    const titles = ['e', 'd', 'c', 'b', 'a'];
    const { order, seen } = await open(...titles.toReversed());
    for (const moved of titles)
      for (const beside of titles.filter((title) => title !== moved)) {
        await order(...titles.map((title): [string, Place] => [title, 'last']));
        await order([moved, { after: beside }]);
        const others = titles.filter((title) => title !== moved);
        expect(await seen()).toEqual(others.toSpliced(others.indexOf(beside) + 1, 0, moved));
      }
  });

  test('is the same however often it is sent, and is written down once', async () => {
    const { ids, order, seen, logged } = await open('a', 'b', 'c');
    for (const _time of ['first', 'second', 'third'])
      expect((await order(['a', 'first'], ['b', { after: 'a' }])).status).toBe(204);
    expect(await seen()).toEqual(['a', 'b', 'c']);
    const [row, ...more] = await logged();
    expect([row, more]).toMatchObject([{ username: 'ayse', subjectKind: 'photo', subjectId: null }, []]);
    const name = (title: string) => `${title} (${ids.get(title)})`;
    expect(JSON.parse(row?.change ?? '')).toEqual({
      photos: { before: ['c', 'b', 'a'].map(name), after: ['a', 'b', 'c'].map(name) },
    });
  });

  test('is written down with the photos beside which one stood and stands, not with all between', async () => {
    const { ids, order, logged } = await open('a', 'b', 'c', 'd', 'e', 'f');
    await order(['a', { after: 'e' }]);
    await order(['f', 'last']);
    const name = (title: string) => `${title} (${ids.get(title)})`;
    expect((await logged()).map(({ change }) => JSON.parse(change).photos)).toEqual([
      { before: ['e', 'b', 'a'].map(name), after: ['e', 'a', 'b'].map(name) },
      { before: ['f', 'b'].map(name), after: ['b', 'f'].map(name) },
    ]);
  });

  test('has room for any number of photos that are moved to one place', async () => {
    const { ayse, ids, add, order, seen } = await open('z', 'y');
    const some = Array.from({ length: 40 }, (_, number) => `${number + 1}`);
    for (const title of some) await add(title);
    await order(...some.map((title): [string, Place] => [title, { after: 'y' }]));
    expect(await seen()).toEqual(['y', ...some.toReversed(), 'z']);
    await ayse.delete(`/api/photos/${ids.get('20')}`);
    // each behind the one before it
    await order(
      ...some.toSpliced(19, 1).map((title, n, all): [string, Place] => [title, { after: all[n - 1] ?? 'y' }]),
    );
    await ayse.post(`/api/admin/photos/${ids.get('20')}/restore`);
    const others = (await seen()).filter((title) => title !== '20');
    expect(others).toEqual(['y', ...some.toSpliced(19, 1), 'z']);
  });

  test('keeps what two people moved at once', async () => {
    const { order, seen } = await open('a', 'b', 'c', 'd', 'e');
    const answers = await Promise.all([
      order(['a', { after: 'e' }]),
      order(['d', 'last']),
      order(['b', 'first']),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await seen()).toEqual(['b', 'e', 'a', 'c', 'd']);
  });

  test('ends with what came last when two people moved the same photo, each beside another', async () => {
    const { order, seen, logged } = await open('a', 'b', 'c', 'd');
    await order(['a', 'first']);
    await order(['a', { after: 'c' }]);
    expect(await seen()).toEqual(['d', 'c', 'a', 'b']);
    // beside a photo that somebody else has moved meanwhile
    await order(['c', 'last']);
    await order(['d', { after: 'c' }]);
    expect(await seen()).toEqual(['a', 'b', 'c', 'd']);
    expect(await logged()).toHaveLength(4);
  });

  test('stays as it was when a photo or the one beside it is not in the gallery', async () => {
    const { ayse, ids, order, seen, logged } = await open('a', 'b', 'c');
    await ayse.delete(`/api/photos/${ids.get('b')}`);
    for (const gone of [
      ['b', 'first'],
      ['a', { after: 'b' }],
    ] as [string, Place][]) {
      const refused = await order(['a', 'first'], gone);
      expect([refused.status, await refused.json()]).toEqual([
        404,
        { message: expect.stringContaining('bu arada silinmiş') },
      ]);
    }
    expect([await seen(), await logged()]).toEqual([['c', 'a'], []]);
  });

  test('stays as it was when the moves are none, too many or no moves, or sent by a stranger', async () => {
    const { app, ayse, ids, seen, logged } = await open('a', 'b', 'c');
    const id = ids.get('a');
    const good = { id, place: 'first' };
    const wrong = [
      ...[[], undefined, {}, [1], [null], Array(101).fill(good)],
      ...['oben', 1, null, {}, { after: 0 }, { after: 'x' }, { after: id }].map((place) => [{ id, place }]),
      ...[0, 'x', undefined].map((id) => [{ id, place: 'first' }]),
    ];
    for (const moves of wrong) {
      const answer = await ayse.put('/api/admin/photos/order', { moves });
      expect([moves, answer.status, await answer.json()]).toMatchObject([
        moves,
        400,
        { message: expect.stringContaining('sırası') },
      ]);
    }
    expect((await app.visitor().put('/api/admin/photos/order', { moves: [good] })).status).toBe(401);
    expect([await seen(), await logged()]).toEqual([['c', 'b', 'a'], []]);
  });

  test('takes a photo that comes out of the bin back to its place', async () => {
    const { ayse, ids, order, seen } = await open('a', 'b', 'c', 'd');
    await order(['a', 'first']);
    await ayse.delete(`/api/photos/${ids.get('c')}`);
    await order(['a', { after: 'd' }]);
    expect(await seen()).toEqual(['d', 'a', 'b']);
    await order(['b', { after: 'd' }]);
    await ayse.post(`/api/admin/photos/${ids.get('c')}/restore`);
    expect(await seen()).toEqual(['d', 'b', 'a', 'c']);
  });

  test('is changed across two thousand photos in one call, and keeps a place for each', async () => {
    const database = await fresh();
    await insertManyRows(database.db, { news: 0, operations: 0, photos: 2000 });
    const app = await openTestApp(database);
    const ayse = await app.signedIn('ayse');
    const list = async () =>
      ((await (await app.visitor().get('/api/photos')).json()) as Photo[]).map(({ id }) => id);
    const before = await list();
    const [first = 0, second = 0] = before;
    const [last = 0] = before.slice(-1);
    const moves = [
      { id: last, place: { after: first } },
      { id: second, place: 'last' },
    ];
    expect((await ayse.put('/api/admin/photos/order', { moves })).status).toBe(204);
    expect(await list()).toEqual([first, last, ...before.slice(2, -1), second]);
    const positions = await database.db.selectFrom('photos').select('position').distinct().execute();
    expect(positions).toHaveLength(2000);
  });
});

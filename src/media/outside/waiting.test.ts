import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import {
  addByAddress,
  fetchCopies,
  listMedia,
  listWaitingPictures,
  writeNews,
} from '../../../tests/support/outside.ts';
import { startSiteThatIsDown } from '../../../tests/support/picture-server.ts';
import { photographFromPhone } from '../../../tests/support/pictures.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

const photo = await photographFromPhone();
/** Pictures are cleaned by a process that lets all others go first. */
const timeout = 60_000;

describeEachDatabase('a picture whose address cannot be reached now', (fresh) => {
  test('is listed as waited for, with the reason, and comes into the library later', {
    timeout,
  }, async () => {
    const { elsewhere, state, address } = await startSiteThatIsDown(photo);
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    const added = await addByAddress(mert, `  ${elsewhere.url}/dağ.jpg#üst `);
    expect(added).toEqual({
      ...{ address, originalName: 'dağ.jpg', copyState: 'waiting' },
      copyFailure: expect.stringContaining('(yanıtı: 503)'),
    });
    expect([await listWaitingPictures(mert), await listMedia(mert)]).toEqual([[added], []]);
    expect(await listLogged(app)).toEqual(['mert media.create']);

    expect(await addByAddress(mert, address)).toEqual(added);
    expect(elsewhere.asked).toHaveLength(2);
    await fetchCopies(app);
    expect(elsewhere.asked).toHaveLength(2);

    state.isUp = true;
    app.clock.forward({ minutes: 1 });
    await fetchCopies(app);
    const [copied, ...others] = await listMedia(mert);
    expect([await listWaitingPictures(mert), others]).toEqual([[], []]);
    expect(copied).toMatchObject({
      ...{ url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/), originalName: 'dağ.jpg' },
      ...{ mimetype: 'image/jpeg', width: 600, height: 400, copyOf: [address] },
    });
    expect((await app.visitor().get(copied?.url ?? '')).status).toBe(200);
    expect((await listLogged(app)).at(-1)).toMatch(/media\.copy$/);
  });

  test('is tried for after 1, 5 and 30 minutes, then each hour, and given up after two days', {
    timeout,
  }, async () => {
    const { elsewhere, state, address } = await startSiteThatIsDown(photo);
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    await addByAddress(mert, address);
    const from = app.clock.now.getTime();
    const triedAfter: number[] = [];
    for (let known = elsewhere.asked.length; app.clock.now.getTime() - from < 4 * 86_400_000; ) {
      // as fast as the pauses allow: a minute at first, then half an hour
      app.clock.forward({ minutes: triedAfter.length < 3 ? 1 : 30 });
      await app.parts.media.jobs.finish('copy');
      if (elsewhere.asked.length > known) triedAfter.push((app.clock.now.getTime() - from) / 60_000);
      known = elsewhere.asked.length;
    }
    expect(triedAfter.slice(0, 5)).toEqual([1, 6, 36, 96, 156]);
    expect(triedAfter.at(-1)).toBeLessThanOrEqual(48 * 60 + 36);
    expect(triedAfter).toHaveLength(50);
    const ayse = await app.signedIn('ayse');
    expect(await listWaitingPictures(ayse)).toMatchObject([
      { copyState: 'failed', copyFailure: expect.stringContaining('503') },
    ]);

    // until somebody asks for it again
    expect(await addByAddress(ayse, address)).toMatchObject({ address, copyState: 'waiting' });
    state.isUp = true;
    expect(await addByAddress(ayse, address)).toMatchObject({ width: 600 });
    expect([await listWaitingPictures(ayse), await listMedia(ayse)]).toMatchObject([[], [{ width: 600 }]]);
  });

  test('is forgotten when staff say so: nobody asks for it and no page shows it, until it is added again', {
    timeout,
  }, async () => {
    const { elsewhere, state, address } = await startSiteThatIsDown(photo);
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    const written = await writeNews(mert, { images: [address] });
    const page = async () => {
      await app.parts.contentWatch.look();
      return (await app.visitor().get(`/news/${written.id}`)).text();
    };
    const withFallback = await page();
    await fetchCopies(app);
    const forget = () => mert.delete('/api/media/waiting', { address });
    expect([(await forget()).status, (await forget()).status]).toEqual([204, 404]);
    expect(await listWaitingPictures(mert)).toEqual([]);
    expect((await page()).split('ridge-dawn').length).toBeLessThan(withFallback.split('ridge-dawn').length);
    state.isUp = true;
    app.clock.forward({ hours: 1 });
    // nor does it come back when what names it is saved again
    await mert.put(`/api/news/${written.id}`, { ...written, title: 'Yeni' });
    await fetchCopies(app);
    expect([elsewhere.asked.length, await listMedia(mert)]).toEqual([1, []]);
    const added = await addByAddress(mert, address);
    expect(await listMedia(mert)).toMatchObject([{ id: added.id, useCount: 1 }]);
    expect(await page()).toContain(added.url);
  });

  test('is forgotten by admins only where it stands in what only they publish', { timeout }, async () => {
    const { elsewhere, address } = await startSiteThatIsDown(photo);
    const settings = { fetchPolicy: elsewhere.fetchPolicy, publishing: 'admins' } as const;
    const app = await openTestApp(await fresh(), settings);
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    await writeNews(ayse, { imageUrl: address });
    const forget = async (person: Visitor) => (await person.delete('/api/media/waiting', { address })).status;
    expect([await forget(app.visitor()), await forget(mert)]).toEqual([401, 403]);
    expect(await listWaitingPictures(mert)).toMatchObject([{ address }]);
    expect(await forget(ayse)).toBe(204);
  });

  test('is waited for after a restart, too', { timeout }, async () => {
    const { elsewhere, state, address } = await startSiteThatIsDown(photo);
    const database = await fresh();
    const app = await openTestApp(database, { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    await addByAddress(mert, address);
    await app.parts.media.jobs.stop();
    state.isUp = true;
    const next = await openTestApp(database, { fetchPolicy: elsewhere.fetchPolicy });
    next.clock.forward({ minutes: 1 });
    await fetchCopies(next);
    expect(await listMedia(mert)).toMatchObject([{ width: 600, copyOf: [address] }]);
  });
});

const listLogged = async ({ parts }: TestApp) => {
  const rows = await parts.database.db
    .selectFrom('auditLog')
    .select(['username', 'action'])
    .where('subjectKind', '=', 'media')
    .orderBy('id')
    .execute();
  return rows.map(({ username, action }) => `${username} ${action}`);
};

test('an address as people copy it out of a page is one of the web', async () => {
  const app = await openTestApp(await freshDatabase(), {
    fetchPolicy: {
      resolve: async () => [],
      mayConnectTo: () => false,
      mayUsePort: () => true,
      seconds: 5,
    },
  });
  const mert = await app.signedIn('mert');
  expect((await addByAddress(mert, 'www.ornek.org/a.jpg')).address).toBe('https://www.ornek.org/a.jpg');
});

test('no more than a thousand wait; what is written is kept all the same', async () => {
  const { elsewhere } = await startSiteThatIsDown(photo);
  const app = await openTestApp(await freshDatabase(), { fetchPolicy: elsewhere.fetchPolicy });
  const mert = await app.signedIn('mert');
  const content = Array.from({ length: 1100 }, (_, place) => `![](https://ornek.org/${place}.jpg)`).join(
    '\n',
  );
  await writeNews(mert, { content });
  expect((await listWaitingPictures(mert)).length).toBe(1000);
  const answer = await mert.post('/api/media/from-url', { url: `${elsewhere.url}/bir-fazla.jpg` });
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { message: expect.stringContaining('1000 görsel') },
  ]);
  await writeNews(mert, { imageUrl: 'https://ornek.org/bir-fazla.jpg' });
});

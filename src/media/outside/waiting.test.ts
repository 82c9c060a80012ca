import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { addByAddress, fetchCopies, listMedia, writeNews } from '../../../tests/support/outside.ts';
import { startSiteThatIsDown } from '../../../tests/support/picture-server.ts';
import { photographFromPhone } from '../../../tests/support/pictures.ts';
import { openCopyQueue } from './copy-queue.server.ts';

const photo = await photographFromPhone();
/** Pictures are cleaned by a process that lets all others go first. */
const timeout = 60_000;

describeEachDatabase('a picture whose address cannot be reached now', (fresh) => {
  test('is in the library all the same, says that its copy is waited for, and gets it later', {
    timeout,
  }, async () => {
    const { elsewhere, state, address } = await startSiteThatIsDown(photo);
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    const added = await addByAddress(mert, `  ${elsewhere.url}/dağ.jpg#üst `);
    expect(added).toMatchObject({
      ...{ url: address, originalName: 'dağ.jpg', size: 0, useCount: 0, copyState: 'waiting' },
      copyFailure: expect.stringContaining('(yanıtı: 503)'),
    });
    expect(await listMedia(mert)).toEqual([{ ...added, copyOf: [address] }]);
    const log = await app.parts.database.db.selectFrom('auditLog').select(['action', 'username']).execute();
    expect(log.at(-1)).toEqual({ action: 'media.create', username: 'mert' });

    await mert.put(`/api/media/${added?.id}`, { altText: 'Dağ yolu' });
    expect((await addByAddress(mert, address))?.id).toBe(added?.id);
    expect(elsewhere.asked).toHaveLength(2);
    await fetchCopies(app);
    expect(elsewhere.asked).toHaveLength(2);

    state.isUp = true;
    app.clock.forward({ minutes: 1 });
    await fetchCopies(app);
    const [copied, ...others] = await listMedia(mert);
    expect(others).toEqual([]);
    expect(copied).toMatchObject({
      ...{ id: added?.id, url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/), altText: 'Dağ yolu' },
      ...{ mimetype: 'image/jpeg', width: 600, height: 400, copyOf: [address] },
    });
    expect(copied).not.toHaveProperty('copyState');
    expect((await app.visitor().get(copied?.url ?? '')).status).toBe(200);
  });

  test('is tried for after 1, 5 and 30 minutes, then each hour, and given up after two days', {
    timeout,
  }, async () => {
    const { elsewhere, state, address } = await startSiteThatIsDown(photo);
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    const added = await addByAddress(mert, address);
    const from = app.clock.now.getTime();
    const triedAfter: number[] = [];
    for (let known = elsewhere.asked.length; app.clock.now.getTime() - from < 4 * 86_400_000; ) {
      // as fast as the pauses allow: a minute at first, then half an hour
      app.clock.forward({ minutes: triedAfter.length < 3 ? 1 : 30 });
      await app.parts.media.copies.finish();
      if (elsewhere.asked.length > known) triedAfter.push((app.clock.now.getTime() - from) / 60_000);
      known = elsewhere.asked.length;
    }
    expect(triedAfter.slice(0, 5)).toEqual([1, 6, 36, 96, 156]);
    expect(triedAfter.at(-1)).toBeLessThanOrEqual(48 * 60 + 36);
    expect(triedAfter).toHaveLength(50);
    const ayse = await app.signedIn('ayse');
    expect(await listMedia(ayse)).toMatchObject([
      { copyState: 'failed', copyFailure: expect.stringContaining('503') },
    ]);

    // until somebody asks for it again
    expect(await addByAddress(ayse, address)).toMatchObject({ id: added?.id, copyState: 'waiting' });
    state.isUp = true;
    expect(await addByAddress(ayse, address)).toMatchObject({ id: added?.id, width: 600 });
    expect(await listMedia(ayse)).toMatchObject([{ id: added?.id, width: 600 }]);
  });

  test('is deleted as any other: nobody asks for it any more, until it is taken out of the bin', {
    timeout,
  }, async () => {
    const { elsewhere, state, address } = await startSiteThatIsDown(photo);
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    const added = await addByAddress(mert, address);
    expect((await mert.delete('/api/media/delete', { fileIds: [added?.id] })).status).toBe(204);
    expect(await listMedia(mert)).toEqual([]);
    // without a file there is nothing to show of it
    expect(await (await mert.get('/api/media/bin')).json()).toMatchObject([{ pictureUrl: null }]);
    state.isUp = true;
    app.clock.forward({ hours: 1 });
    await fetchCopies(app);
    expect(elsewhere.asked).toHaveLength(1);
    await mert.post(`/api/media/${added?.id}/restore`);
    await fetchCopies(app);
    expect(await listMedia(mert)).toMatchObject([{ id: added?.id, width: 600 }]);
  });

  test('is waited for after a restart, too', { timeout }, async () => {
    const { elsewhere, state, address } = await startSiteThatIsDown(photo);
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    await addByAddress(mert, address);
    await app.parts.media.copies.stop();
    state.isUp = true;
    app.clock.forward({ minutes: 1 });
    const { media, database, clock, config } = app.parts;
    const faults: unknown[] = [];
    const next = openCopyQueue({ ...media, ...config, db: database.db, clock }, (_id, error) =>
      faults.push(error),
    );
    await next.finish();
    await next.stop();
    expect(await listMedia(mert)).toMatchObject([{ width: 600, copyOf: [address] }]);
    expect(faults).toEqual([]);
  });
});

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
  expect((await addByAddress(mert, 'www.ornek.org/a.jpg'))?.url).toBe('https://www.ornek.org/a.jpg');
});

test('no more than a thousand wait; what is written is kept all the same', async () => {
  const { elsewhere } = await startSiteThatIsDown(photo);
  const app = await openTestApp(await freshDatabase(), { fetchPolicy: elsewhere.fetchPolicy });
  const mert = await app.signedIn('mert');
  const content = Array.from({ length: 1100 }, (_, place) => `![](https://ornek.org/${place}.jpg)`).join(
    '\n',
  );
  await writeNews(mert, { content });
  expect((await listMedia(mert)).length).toBe(1000);
  const answer = await mert.post('/api/media/from-url', { url: `${elsewhere.url}/bir-fazla.jpg` });
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { message: expect.stringContaining('1000 görsel') },
  ]);
  await writeNews(mert, { imageUrl: 'https://ornek.org/bir-fazla.jpg' });
});

import { expect, test } from 'vitest';
import { housekeeping } from '#/db/audit-log.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { otherFile, photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Media, Upload } from './answers.server.ts';
import { mostAddresses } from './limits.ts';
import { linkCopy } from './outside/outside-store.server.ts';

const photo = await photographFromPhone();

describeEachDatabase('pictures by their addresses', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const answer = await mert.upload(
      pictureFile(photo, 'dağ.jpg'),
      pictureFile(otherFile(photo, '2'), 'göl.jpg'),
    );
    const { files } = (await answer.json()) as Upload;
    const ask = async (...addresses: string[]) =>
      mert.get(`/api/media/at?${new URLSearchParams(addresses.map((address) => ['address', address]))}`);
    const find = async (...addresses: string[]): Promise<(Media | null)[]> =>
      (await ask(...addresses)).json();
    return { app, mert, ask, find, files: files as [Media, Media] };
  }

  test('come in the order in which they were asked for, as the library lists them', async () => {
    const { mert, find, files } = await open();
    const [mountain, lake] = files;
    const operation = { title: 'Kış', description: 'b', location: 'c', date: '2026-02-28', status: 'active' };
    await mert.post('/api/operations', { ...operation, imageUrl: lake.url });
    const library: Media[] = await (await mert.get('/api/media')).json();
    const found = await find(
      mountain.url,
      '/media/0123456789abcdef01234567.jpg',
      lake.url,
      'yok',
      mountain.url,
    );
    expect(found).toEqual([library[1], null, library[0], null, library[1]]);
    expect(found[2]?.operations).toMatchObject([{ title: 'Kış' }]);
    // a host before it changes nothing
    expect(await find(`https://dernek.org${lake.url}`)).toEqual([library[0]]);
  });

  test('of another site are found by its address, once their copy has come', async () => {
    const { app, mert, find, files } = await open();
    const address = 'https://example.org/selde.jpg';
    const article = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru', imageUrl: address };
    await mert.post('/api/news', article);
    expect(await find(`${address}#ek`)).toEqual([null]);
    await linkCopy(app.parts.database.db, {
      address,
      mediaId: files[0].id,
      actor: housekeeping,
      now: app.clock.now,
    });
    expect(await find(`${address}#ek`)).toMatchObject([{ id: files[0].id, copyOf: [address] }]);
  });

  test('are not found in the bin', async () => {
    const { mert, find, files } = await open();
    await mert.delete('/api/media/delete', { fileIds: [files[0].id] });
    expect(await find(files[0].url)).toEqual([null]);
  });

  test('are asked for some at a time, and by staff', async () => {
    const { app, ask, find, files } = await open();
    expect(await find(...Array(mostAddresses).fill('yok'))).toHaveLength(mostAddresses);
    expect((await ask(...Array(mostAddresses + 1).fill('yok'))).status).toBe(400);
    // what cannot be an address does not keep the others from being found
    expect(await find(`https://example.org/${'x'.repeat(2000)}`, files[0].url)).toMatchObject([
      null,
      { id: files[0].id },
    ]);
    expect((await ask()).status).toBe(400);
    expect((await app.visitor().get('/api/media/at?address=yok')).status).toBe(401);
  });
});

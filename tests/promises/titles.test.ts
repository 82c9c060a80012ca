import { expect, test } from 'vitest';
import { openTestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';
import { photographFromPhone, pictureFile } from '../support/pictures.ts';

/** Characters that turn the words after them round would turn the sentences of the panel round, too. */
const turning = '\u202eKar\u2066 \u200ftatbikatı\u2069\u061c';

test('no title turns the sentence round in which it stands', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const news = { title: turning, excerpt: 'Özet', content: 'Metin', category: 'Duyuru' };
  const operation = {
    title: turning,
    description: 'Arama',
    location: 'Bolu',
    date: '2026-11-01',
    status: 'active',
  };
  const calls = [
    ['/api/news', news],
    ['/api/operations', operation],
    ['/api/photos', { title: turning, imageUrl: '/media/kar.jpg' }],
  ] as const;
  for (const [path, draft] of calls)
    expect([path, await (await mert.post(path, draft)).json()]).toMatchObject([
      path,
      { title: 'Kar tatbikatı' },
    ]);
  const upload = await mert.upload(pictureFile(await photographFromPhone(), 'kar.jpg'));
  const { files } = (await upload.json()) as { files: { id: number }[] };
  const renamed = await mert.put(`/api/media/${files[0]?.id}`, { originalName: turning });
  expect(await renamed.json()).toMatchObject({ originalName: 'Kar tatbikatı' });
  expect((await mert.post('/api/news', { ...news, title: '\u202e \u200f' })).status).toBe(400);
});

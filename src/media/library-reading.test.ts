import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Upload } from './answers.server.ts';

const article = { title: 'Arama', excerpt: 'Özet', content: 'Metin', category: 'Duyuru', published: true };
const missing = '/media/0123456789abcdef01234567.jpg';

describeEachDatabase('what pages know of pictures', (fresh) => {
  test('is read again after each change of a picture, and not after a change of words', async () => {
    const app = await openTestApp(await fresh());
    const { library, jobs } = app.parts.media;
    const mert = await app.signedIn('mert');
    const isReadAgain = async (doing: () => Promise<unknown>) => {
      const before = await library.read();
      await doing();
      await jobs.finish('variants');
      library.forget();
      return (await library.read()) !== before;
    };
    let picture = { id: 0, url: '' };
    const { id } = (await (await mert.post('/api/news', article)).json()) as { id: number };
    const write = (change: object) => () => mert.put(`/api/news/${id}`, { ...article, ...change });
    const doings: [string, boolean, () => Promise<unknown>][] = [
      [
        'an upload',
        true,
        async () => {
          const answer = await mert.upload(pictureFile(await photographFromPhone()));
          picture = ((await answer.json()) as Upload).files[0] ?? picture;
        },
      ],
      ['words of an article', false, write({ title: 'Kurtarma' })],
      ['an article with it', false, () => write({ imageUrl: picture.url })()],
      ['words of this article', false, () => write({ imageUrl: picture.url, title: 'Arama' })()],
      ['an article with a picture that is gone', true, write({ imageUrl: missing })],
      ['an article with one of another site', true, write({ imageUrl: 'https://example.org/a.jpg' })],
      ['its words', true, () => mert.put(`/api/media/${picture.id}`, { altText: 'Kar' })],
      ['that it is hidden', true, () => mert.put(`/api/media/${picture.id}`, { isHidden: true })],
      ['the bin', true, () => mert.delete('/api/media/delete', { fileIds: [picture.id], force: true })],
      ['its return', true, () => mert.post(`/api/media/${picture.id}/restore`)],
    ];
    for (const [name, expected, doing] of doings)
      expect([name, await isReadAgain(doing)]).toEqual([name, expected]);
  });
});

// one engine: the limit is the same on both, and the other's triggers would take minutes
test('what pages know of pictures is bounded, however many names of pictures that never were stand in articles', async () => {
  const { parts } = await openTestApp(await freshDatabase());
  const nameOf = (number: number) => `000000${100_000_000_000_000_000n + BigInt(number)}.jpg`;
  await sql`with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 60000)
    insert into picture_uses (file_name, owner_kind, owner_id, place, title)
    select '000000' || cast(100000000000000000 + number as text) || '.jpg', 'news', 1, 'text', 'Arama'
    from numbers`.execute(parts.database.db);
  parts.media.library.forget();
  const { find } = await parts.media.library.read();
  const known = Array.from({ length: 60_000 }, (_, place) => find(`/media/${nameOf(place + 1)}`));
  expect(known.filter((picture) => picture !== undefined)).toHaveLength(50_000);
});

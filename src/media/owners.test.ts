import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { otherFile, photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Media, Upload } from './answers.server.ts';

const photo = await photographFromPhone();

async function upload(who: Visitor, name: string): Promise<string> {
  const answer = await who.upload(pictureFile(otherFile(photo, name), name));
  return ((await answer.json()) as Upload).files[0]?.url ?? '';
}

async function operate(who: Visitor, title: string, imageUrl = ''): Promise<number> {
  const operation = {
    title,
    imageUrl,
    description: 'b',
    location: 'c',
    date: '2026-02-28',
    status: 'active',
  };
  return (await (await who.post('/api/operations', operation)).json()).id;
}

describeEachDatabase('a picture in the library', (fresh) => {
  test('names the operations that it belongs to: its own, and those of news and photos that show it', async () => {
    const mert = await (await openTestApp(await fresh())).signedIn('mert');
    const [cover, extra, hung, alone] = [
      await upload(mert, 'kapak.jpg'),
      await upload(mert, 'ek.jpg'),
      await upload(mert, 'galeri.jpg'),
      await upload(mert, 'yalnız.jpg'),
    ];
    const flood = await operate(mert, 'Selde arama', cover);
    const fire = await operate(mert, 'Yangında arama');
    const news = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru', operationId: fire };
    const article = await (
      await mert.post('/api/news', { ...news, imageUrl: cover, images: [extra] })
    ).json();
    await mert.post('/api/photos', { title: 'a', imageUrl: hung, operationId: flood });
    const read = async () => {
      const library: Media[] = await (await mert.get('/api/media')).json();
      return Object.fromEntries(
        library.map(({ url, operations }) => [url, operations?.map(({ title }) => title).toSorted()]),
      );
    };
    expect(await read()).toEqual({
      [cover]: ['Selde arama', 'Yangında arama'],
      [extra]: ['Yangında arama'],
      [hung]: ['Selde arama'],
      [alone]: undefined,
    });
    await mert.delete(`/api/news/${article.id}`);
    await mert.delete(`/api/operations/${flood}`);
    expect(await read()).toEqual({
      [cover]: undefined,
      [extra]: undefined,
      [hung]: undefined,
      [alone]: undefined,
    });
  });
});

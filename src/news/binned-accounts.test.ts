import { expect, test } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import {
  changeIban,
  confirm,
  firstIban,
  passwordOfSecond,
  readDonation,
  readPage,
  signInSecondAdmin,
} from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';

const things = {
  news: { title: 'Yardım', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru', published: true },
  operations: {
    ...{ title: 'Arama', description: 'Metin.', location: 'Bolu', date: '2026-11-01', status: 'active' },
    published: true,
  },
  photos: { title: 'Afiş', imageUrl: '/artwork/ridge-dawn-1600.webp', category: 'genel' },
};

describeEachDatabase('what names an account that is gone from the donation page', (fresh) => {
  test('comes back from the bin as a draft, and a photo, which has none, does not come back', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const iban = formatIban(firstIban((await readDonation(ayse)).value));
    const words = { news: { content: iban }, operations: { description: iban }, photos: { title: iban } };
    const ids = new Map<string, number>();
    for (const [kind, thing] of Object.entries(things)) {
      const named = { ...thing, ...words[kind as keyof typeof words] };
      const { id } = (await (await ayse.post(`/api/${kind}`, named)).json()) as { id: number };
      expect((await ayse.delete(`/api/${kind}/${id}`)).status).toBe(204);
      ids.set(kind, id);
    }
    const restore = async (kind: string) => {
      const answer = await ayse.post(`/api/admin/${kind}/${ids.get(kind)}/restore`);
      return [answer.status, await answer.json()];
    };
    const zeynep = await signInSecondAdmin(app);
    expect((await confirm(zeynep, await changeIban(ayse), passwordOfSecond)).status).toBe(204);
    for (const kind of ['news', 'operations']) {
      expect(await restore(kind)).toMatchObject([200, { published: false, version: 2 }]);
      const versions = await ayse.get(`/api/admin/${kind}/${ids.get(kind)}/versions`);
      expect(await versions.json()).toMatchObject([{ version: 2, published: false }, { version: 1 }]);
    }
    expect(await restore('photos')).toMatchObject([400, { message: expect.stringContaining(iban) }]);
    for (const path of ['/news', '/operations', '/operation-photos'])
      expect(await readPage(app, path)).not.toContain(iban);
  });

  test('comes back from the bin in no words of a picture either', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const iban = formatIban(firstIban((await readDonation(ayse)).value));
    const photo = pictureFile(await photographFromPhone());
    const [{ id }] = (await (await ayse.upload(photo)).json()).files;
    expect((await ayse.put(`/api/media/${id}`, { altText: `Hesap: ${iban}` })).status).toBe(200);
    expect((await ayse.delete('/api/media/delete', { fileIds: [id] })).status).toBe(204);
    const zeynep = await signInSecondAdmin(app);
    expect((await confirm(zeynep, await changeIban(ayse), passwordOfSecond)).status).toBe(204);
    for (const answer of [await ayse.post(`/api/media/${id}/restore`), await ayse.upload(photo)])
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { message: expect.stringContaining(iban) },
      ]);
    expect(await (await ayse.get('/api/media')).json()).toEqual([]);
  });
});

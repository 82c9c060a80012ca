import { expect, test } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import { documents, otherIban, readDonation, readPage } from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';

const written = formatIban(otherIban);
const mirrored = [...written].reverse().join('');
const groupsReversed = written.slice(2).split(' ').reverse().join(' ');

const rest = { imageUrl: '', images: [], category: 'Duyuru', published: true };
const news = { ...rest, title: 'Başlık', excerpt: 'Özet', content: 'Metin' };
const operation = {
  ...{ title: 'Başlık', description: 'Açıklama', location: 'Bolu', date: '2026-11-01', status: 'active' },
  ...{ rescuedCount: 0, volunteerCount: 0, imageUrl: '', published: true },
};
const photo = {
  ...{ title: 'Başlık', imageUrl: '/artwork/ridge-dawn-1600.webp', category: 'genel', description: '' },
};
const fields: [string, object, string[]][] = [
  ['/api/news', news, ['title', 'excerpt', 'content']],
  ['/api/operations', operation, ['title', 'location', 'description']],
  ['/api/photos', photo, ['title', 'description']],
];

describeEachDatabase('an account that browsers would turn round', (fresh) => {
  test('is not turned: what turns words comes into no article, operation or photo', async () => {
    const mert = await (await openTestApp(await fresh())).signedIn('mert');
    for (const [path, draft, names] of fields)
      for (const name of names)
        for (const [start, end] of ['\u202e\u202c', '\u2067\u2069', '\u061c\u200f', '\u202b\u200e']) {
          const answer = await mert.post(path, { ...draft, [name]: `Hesap: ${start}${mirrored}${end}` });
          expect([answer.status, await answer.json()]).toEqual([
            201,
            expect.objectContaining({ [name]: `Hesap: ${mirrored}` }),
          ]);
        }
  });

  test('nor as an entity in an article', async () => {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const content = `Hesap: &#x202e;${mirrored} &rlm;${mirrored} ![Göl](/media/x.jpg "&#x202e;${mirrored}")`;
    const { id } = (await (await mert.post('/api/news', { ...news, content })).json()) as { id: number };
    const page = await readPage(app, `/news/${id}`);
    expect([page.includes(`<p>Hesap: ${mirrored} ${mirrored}`), /\p{Bidi_Control}/u.test(page)]).toEqual([
      true,
      false,
    ]);
  });

  test('comes before donors behind no right-to-left letter', async () => {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const lures = ['ا', 'ש'].map((letter) => `Deprem hesabı ${letter}${groupsReversed}`);
    for (const lure of [
      ...lures,
      `${written.slice(0, 14)} ا ${written.slice(15).split(' ').reverse().join(' ')}`,
    ]) {
      for (const [path, draft, names] of fields)
        for (const name of names) {
          const answer = await mert.post(path, { ...draft, [name]: lure });
          const refused = (await answer.json()) as { fields?: object };
          expect([name, answer.status, Object.keys(refused.fields ?? {})]).toEqual([name, 400, [name]]);
        }
      const { id, version, value } = await readDonation(ayse);
      const change = { version, value: { ...value, paymentNote: lure }, published: true, publishAt: null };
      expect((await ayse.put(`${documents}/${id}`, change)).status).toBe(400);
    }
  });
});

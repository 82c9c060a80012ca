import { expect, test } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import { otherIban, readPage } from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';

const written = formatIban(otherIban);
const mirrored = [...written].reverse().join('');

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
});

import { expect, test } from 'vitest';
import type { StoredDocument } from '#/documents/schema.ts';
import { formatIban } from '#/format/iban.ts';
import { documents, otherIban, readDonation } from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';

const written = formatIban(otherIban);
const refusal = expect.stringContaining(`${written} derneğin bağış hesapları arasında değil`);
const [one, two] = [`Yeni IBAN: ${written.slice(0, 19)}`, `${written.slice(20)} numaralı hesap`];

describeEachDatabase('an account that begins in one field and ends in the next', (fresh) => {
  test('comes before donors in no document', async () => {
    const ayse = await (await openTestApp(await fresh())).signedIn('ayse');
    const all = (await (await ayse.get(documents)).json()) as StoredDocument[];
    const { id = 0 } = all.find(({ name }) => name === 'donation') ?? {};
    const { version, value } = (await (await ayse.get(`${documents}/${id}`)).json()) as StoredDocument & {
      value: { identity: object; uses: object[] };
    };
    const changes: [object, string][] = [
      [{ identity: { ...value.identity, taxOffice: one, taxNumber: two } }, 'value.identity.taxNumber'],
      [{ uses: [{ title: one, text: two }, ...value.uses] }, 'value.uses.0.text'],
    ];
    for (const [change, field] of changes) {
      const answer = await ayse.put(`${documents}/${id}`, {
        ...{ version, published: true, publishAt: null, value: { ...value, ...change } },
      });
      expect([answer.status, ((await answer.json()) as Refused).fields]).toEqual([400, { [field]: refusal }]);
    }
  });

  test('comes before donors in no menu, where an address stands between two labels', async () => {
    const ayse = await (await openTestApp(await fresh())).signedIn('ayse');
    const all = (await (await ayse.get(documents)).json()) as StoredDocument[];
    const { id = 0, version } = all.find(({ name }) => name === 'menu') ?? {};
    const { value } = (await (await ayse.get(`${documents}/${id}`)).json()) as { value: Menu };
    const [first, second] = [one, two].map((label) => ({ label, path: '/donate' }));
    const changes: [object, string][] = [
      [{ footer: { ...value.footer, links: [first, second] } }, 'value.footer.links.1.label'],
      [{ main: [first, second, ...value.main] }, 'value.main.1.label'],
      [{ main: [...value.main, { label: 'Yardım', links: [first, second] }] }, 'value.main.7.links.1.label'],
    ];
    for (const [change, field] of changes) {
      const draft = { version, published: true, publishAt: null, value: { ...value, ...change } };
      const answer = await ayse.put(`${documents}/${id}`, draft);
      expect([answer.status, ((await answer.json()) as Refused).fields]).toEqual([400, { [field]: refusal }]);
    }
  });

  test('is found among thousands of lines without keeping others waiting', async () => {
    const ayse = await (await openTestApp(await fresh())).signedIn('ayse');
    const { id, version, value } = await readDonation(ayse);
    const many = Array.from({ length: 240 }, (_, index) => ({
      title: `a${index}`,
      text: 'ab 1 '.repeat(600),
    }));
    const uses = [...many, { title: one, text: two }];
    const begun = performance.now();
    const answer = await ayse.put(`${documents}/${id}`, {
      ...{ version, published: true, publishAt: null, value: { ...value, uses } },
    });
    expect([answer.status, ((await answer.json()) as Refused).fields]).toEqual([
      400,
      { 'value.uses.240.text': refusal },
    ]);
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test('comes before donors in no article, operation or photo', async () => {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const rest = { imageUrl: '', images: [], category: 'Duyuru', published: true };
    const news = { ...rest, title: 'Başlık', excerpt: 'Özet', content: 'Metin' };
    const operation = {
      location: 'Bolu',
      date: '2026-11-01',
      status: 'active',
      imageUrl: '',
      published: true,
    };
    const [head = '', ...groups] = written.replace('TR', '').split(' ');
    const counted = { ...operation, rescuedCount: 0, volunteerCount: 0 };
    const things: [string, object, string][] = [
      ['/api/news', { ...news, title: one, excerpt: two }, 'excerpt'],
      [
        '/api/news',
        { ...news, content: `IBAN: TR\n\n${head}. [${groups[0]}](/donate) ${groups.slice(1).join(' ')}` },
        'content',
      ],
      [
        '/api/news',
        { ...news, excerpt: one, content: `[${two.slice(0, 4)}](/donate)${two.slice(4)}` },
        'content',
      ],
      ['/api/operations', { ...counted, title: one, description: two }, 'description'],
      ['/api/operations', { ...counted, title: one, location: two, description: 'Yeni' }, 'location'],
      [
        '/api/operations',
        { ...counted, ...{ title: 'Yeni', location: one, description: two } },
        'description',
      ],
      [
        '/api/operations',
        {
          ...counted,
          ...{ title: one, location: 'Bolu', district: two, isPlaceHeld: true, description: 'Yeni' },
        },
        'location',
      ],
      [
        '/api/operations',
        { ...counted, ...{ title: 'Yeni', description: written.slice(0, -1), rescuedCount: 1 } },
        'rescuedCount',
      ],
      [
        '/api/photos',
        { title: one, description: two, imageUrl: '/artwork/ridge-dawn-1600.webp', category: 'genel' },
        'description',
      ],
    ];
    for (const [path, draft, field] of things) {
      const answer = await mert.post(path, draft);
      expect([path, answer.status, ((await answer.json()) as Refused).fields]).toEqual([
        path,
        400,
        { [field]: refusal },
      ]);
    }
  });
});

interface Menu {
  main: object[];
  footer: { links: object[] };
}

interface Refused {
  fields: object;
}

import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { findFields } from './find-fields.ts';
import { formOf } from './forms.server.ts';

const { board, statute, association, donation, supporters } = starterContent;

const find = (name: string, value: unknown, query: string) => findFields(formOf(name), value, query);

test('a person is found by the office, with a link to the first field of that entry', () => {
  const [found, ...others] = find('board', board, 'başkan');
  const [president, deputy] = board.members.map(({ name }) => name);
  expect(found).toEqual({
    ...{ field: 'members.0.name', label: '', entry: `1. Başkan · ${president}`, value: '', isNamed: true },
  });
  expect(others.map(({ entry }) => entry)).toEqual([`2. Başkan Yardımcısı · ${deputy}`]);
});

test('an article of the statute is found by its number', () => {
  const [found, ...others] = find('statute', statute, 'MADDE 14');
  expect(found).toMatchObject({ field: 'articles.13.paragraphs.0', label: '', value: '' });
  expect(found?.entry).toBe(`14. ${statute.articles[13]?.title}`);
  expect(others.map(({ entry }) => entry)).not.toContainEqual(expect.stringMatching(/^14\d/));
});

test('the name of the document, an entry and a field count together, in any order and with any endings', () => {
  const [article] = find('statute', statute, '14 tüzük');
  expect(article).toMatchObject({ field: 'articles.13.paragraphs.0', isNamed: true });
  const { representatives } = starterContent;
  const [liaison] = find('representatives', representatives, 'bursa temsilcisi');
  expect(liaison).toMatchObject({ field: 'liaisons.entries.0.name', isNamed: true });
  expect(find('representatives', representatives, 'bursa temsilcisinin e-postası')[0]?.field).toBe(
    'liaisons.entries.0.email',
  );
  const telephones = find('association', association, 'dernek telefonu').map(({ field }) => field);
  expect(telephones.slice(0, 2), 'the very words first').toEqual(['contact.hours', 'contact.phone.number']);
});

test('of the paragraphs of an article that is called so the one with the words is opened', () => {
  const articles = [{ number: 1, title: 'Aidat', paragraphs: ['Her üye.', 'Aidatı yılda bir öder.'] }];
  const [found] = find('statute', { ...statute, articles }, 'aidat');
  expect(found?.field).toBe('articles.0.paragraphs.1');
});

test('a paragraph is found by its words, and shown from a little before them', () => {
  const [found] = find('statute', statute, 'aidat');
  expect(found?.field).toMatch(/^articles\.\d+\.(title|paragraphs\.\d+)$/);
  const paragraph = find('statute', statute, 'merkezin il içinde').find(({ value }) => value);
  expect(paragraph).toMatchObject({ field: 'articles.0.paragraphs.1', label: 'Metin' });
  expect(paragraph?.value).toMatch(/^Derneğin merkezi .*…$/);
  expect(paragraph?.value.split(' ')).toHaveLength(16);
});

test('a group is found by its label, and what it holds by its own words beside that of the group', () => {
  const [phone, ...others] = find('association', association, 'telefon');
  expect(phone).toEqual({
    ...{ field: 'contact.phone.number', label: 'İletişim › Telefon', entry: '', value: '', isNamed: true },
  });
  expect(others.map(({ isNamed }) => isNamed)).toEqual([true, false]);
  const [bank] = donation.banks;
  const [found] = find('donation', donation, `${bank?.name} usd iban`);
  expect(found?.field).toBe('banks.0.accounts.1.iban');
  expect(found?.entry).toBe(`1. ${bank?.name} › 2. USD · ${bank?.accounts[1]?.branch}`);
});

test('a number is found as it is written, at one piece, and with the spaces that its page shows', () => {
  const { number, shown } = association.contact.phone;
  for (const typed of [number, shown, shown.replace(/\D/g, '')])
    expect(find('association', association, typed)[0]?.field, typed).toMatch(/^contact\.phone\./);
  const iban = donation.banks[0]?.accounts[0]?.iban ?? '';
  for (const typed of [iban, iban.replace(/(.{4})/g, '$1 ')])
    expect(find('donation', donation, typed)[0]?.field, typed).toBe('banks.0.accounts.0.iban');
});

test('addresses of pictures, and what nobody types, are not found; nor is anything by no words, or by the end of one', () => {
  expect(find('supporters', supporters, 'artwork')).toEqual([]);
  expect(find('association', association, 'privacy')).toEqual([]);
  expect(find('board', board, ' “” ')).toEqual([]);
  expect(find('board', board, 'aşkan')).toEqual([]);
});

test('a document that is one list names its field as its form does', () => {
  const [first] = starterContent.press;
  expect(find('press', starterContent.press, first?.description ?? '')[0]?.field).toBe(
    'entries.0.description',
  );
});

import { expect, test } from 'vitest';
import type { z } from 'zod';
import { association, associationSubject } from './association.ts';
import { coursePages, coursePagesSubject } from './courses.ts';
import { donationSubject } from './donation.ts';
import { line, mapToEmbed, pageOrWebAddress, phone, webAddress } from './fields.ts';
import { findFaults } from './find-faults.ts';
import { privacySubject } from './privacy.ts';

const faultsOf = (schema: z.ZodType, value: unknown) =>
  findFaults(schema, value).map(({ path, message }) => [...path, message].join(': '));

test('a line holds 300 letters, as people count them', () => {
  for (const letter of ['a', 'ğ', 'g\u0306', '👩🏽‍🚒'])
    expect([letter, faultsOf(line('Başlık'), letter.repeat(300))]).toEqual([letter, []]);
  for (const letter of ['a', '👩🏽‍🚒'])
    expect(faultsOf(line('Başlık'), letter.repeat(301))).toEqual(['En çok 300 karakter olabilir.']);
});

const number = '+902120000000';
const wrongNumber = 'number: +90 ve on rakam olmalı: +902120000000 gibi.';

test('a phone is shown in any way that has the digits that are dialled', () => {
  for (const shown of [
    '0 (212) 000 00 00',
    '+90 (212) 000 00 00',
    '+90 212 000 00 00',
    '212 000 00 00',
    'Tel: 0212 000 00 00',
  ])
    expect([shown, faultsOf(phone('Telefon'), { number, shown })]).toEqual([shown, []]);
  for (const shown of ['0 (212) 000 00 01', '0 (212) 000 00 0', '+91 212 000 00 00', 'yok'])
    expect([shown, faultsOf(phone('Telefon'), { number, shown })]).toEqual([
      shown,
      ['shown: Alan koduyla birlikte on haneli bir numara olmalı: 0 (212) 000 00 00 gibi.'],
    ]);
});

test('a phone has one fault where one thing is wrong', () => {
  expect(faultsOf(phone('Telefon'), { number: '0212', shown: '0212 000 00 00' })).toEqual([wrongNumber]);
  expect(faultsOf(phone('Telefon'), { number, shown: '' })).toEqual(['shown: Boş bırakılamaz.']);
});

const noBlank = 'Adreste boşluk olamaz.';
const partMissing = 'Adresin bir parçası eksik: https://www.example.org gibi olmalı.';

test('an address that leaves the site is whole, and has a sentence for each thing that is wrong', () => {
  const schema = webAddress('Adresi');
  for (const address of ['https://forms.gle/abc', 'https://example.org', 'https://example.org:8443/a?b=c#d'])
    expect([address, faultsOf(schema, address)]).toEqual([address, []]);
  expect(faultsOf(schema, 'https://example.org/a b')).toEqual([noBlank]);
  expect(faultsOf(schema, 'https://a b.c')).toEqual([noBlank]);
  expect(faultsOf(schema, 'https://forms')).toEqual([partMissing]);
  for (const address of ['', 'http://example.org', 'javascript:alert(1)', '/news'])
    expect(faultsOf(schema, address)).toEqual(['https:// ile başlayan bir adres olmalı.']);
});

test('so has one that may also be a page of the site', () => {
  const schema = pageOrWebAddress('Götürdüğü adres');
  expect(faultsOf(schema, 'https://example.org/a b')).toEqual([noBlank]);
  for (const address of ['https://forms', 'https://forms/a.b', 'https://'])
    expect([address, faultsOf(schema, address)]).toEqual([address, [partMissing]]);
});

test('what is embedded is a map of a site that shows maps', () => {
  const schema = mapToEmbed('Harita');
  for (const { map } of [association.contact, { map: { embed: 'https://www.google.com/maps/embed?pb=1' } }])
    expect([map.embed, faultsOf(schema, map.embed)]).toEqual([map.embed, []]);
  for (const address of [
    'https://example.org/donate',
    'https://www.google.com/maps',
    'https://www.google.com.example.org/maps/embed?',
  ])
    expect([address, faultsOf(schema, address)]).toEqual([
      address,
      [expect.stringContaining('yerleştirme adresi olmalı')],
    ]);
});

test('the hint of an IBAN says how it may be typed', () => {
  expect(JSON.stringify(donationSubject.schema.toJSONSchema({ io: 'input' }))).toContain(
    'Boşluklu ya da küçük harfle de yazabilirsiniz',
  );
});

test('whoever changes one of the two addresses for personal data is told of the other', () => {
  const { desks } = associationSubject.schema.shape.contact.shape;
  const { email } = privacySubject.schema.shape.contact.shape;
  expect(desks.meta()?.description).toContain(privacySubject.schema.meta()?.title);
  expect(email.meta()?.description).toContain(associationSubject.schema.meta()?.title);
});

test('the page of a course is its own, and no other page of the site', () => {
  const { schema } = coursePagesSubject;
  const led = (path: string) => ({ ...coursePages, tae: { ...coursePages.tae, path } });
  expect(faultsOf(schema, led('/activities/tae'))).toEqual([]);
  expect(faultsOf(schema, led('/activities/akt1'))).toEqual([
    'tae: path: Bu eğitimin sayfası /activities/tae adresindedir.',
  ]);
  expect(schema.shape.tae.shape.path.meta()).toMatchObject({ title: 'Sayfası', control: 'page' });
});

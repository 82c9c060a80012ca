import { expect, test } from 'vitest';
import { findPlaceWords, findProvince, placeWordsOf } from './place-words.ts';

const place = { location: 'Düzce, Akçakoca, Kurukavak köyü', district: 'Düzce, Akçakoca' };

test.each([
  ['Kurukavak yakınında arama', ['Kurukavak']],
  ['KURUKAVAK’TA ARAMA', ['Kurukavak']],
  ['Ekip Kurukavağa vardı', ['Kurukavak']],
  ['ekip kurukavaktan döndü', ['Kurukavak']],
  ['Akçakoca’da bir köyün çevresi aranıyor', []],
  ['Düzce ekibi Akçakoca’ya çıktı', []],
  ['', []],
])('"%s" gives away %j', (text, words) => {
  expect(findPlaceWords([text], place)).toEqual(words);
});

test.each([
  ['Düzce, Akçakoca, Kurukavak', ['Kurukavak']],
  ['Düzce, Akçakoca, Kaplandede yaylası', ['Kaplandede']],
  ['Düzce, Akçakoca, Düzce ilçesi', []],
])('the district "%s" itself gives away %j', (district, words) => {
  expect(findPlaceWords(['Gece araması'], { ...place, district })).toEqual(words);
});

test('all texts are read, each word is named once, and short ones tell nothing', () => {
  const held = { location: 'Bolu, Mengen, Su deresi, Gökçesu', district: 'Bolu' };
  const texts = ['Mengen’de su baskını', 'Gökçesu ve Mengen ekipleri'];
  expect(findPlaceWords(texts, held)).toEqual(['Mengen', 'Gökçesu']);
});

test('what the title names is no secret while nobody has typed what visitors may read', () => {
  const held = { isPlaceHeld: true, location: 'Karabük, Safranbolu, Yazıköy', description: '' };
  const title = 'Karabük’te Yazıköy araması';
  for (const district of ['', '  ', undefined])
    expect(placeWordsOf({ ...held, title, district })).toEqual([]);
  expect(placeWordsOf({ ...held, title, district: 'Karabük, Safranbolu' })).toEqual(['Yazıköy']);
});

test.each([
  ['Bursa, Osmangazi', 'Bursa'],
  ['IĞDIR Tuzluca', 'Iğdır'],
  ['hakkari', 'Hakkâri'],
  ['Yurt dışı: Nepal', 'Yurt dışı'],
  ['Vanlı köyü', undefined],
  ['Osmangazi, Bursa', undefined],
  ['', undefined],
])('"%s" is in %s', (place, province) => {
  expect(findProvince(place)).toBe(province);
});

import { expect, test } from 'vitest';
import { findIbans } from './find-ibans.ts';
import { formatIban } from './iban.ts';

const iban = 'TR330006100519786457841326';

test.each([
  iban,
  formatIban(iban),
  `Yeni hesabımız:${formatIban(iban)}, alıcı derneğimiz.`,
  `**${formatIban(iban)}**`,
  formatIban(iban).replaceAll(' ', '\u00a0'),
  formatIban(iban).replaceAll(' ', ' - '),
  formatIban(iban).replaceAll(' ', '.'),
  formatIban(iban).replaceAll(' ', '\n'),
  formatIban(iban).replaceAll(' ', '    '),
  formatIban(iban).replaceAll(' ', '\n\n---\n\n'),
  formatIban(iban).replaceAll(' ', '\u2002·\u2002'),
  formatIban(iban).replaceAll(/\w+/g, '**$&**'),
  `IBAN${iban}`,
  `Hesabımız: TR/media/${iban.slice(2)}`,
  `/media/${iban.slice(2)}.jpg adına`,
  formatIban(iban).replace('TR', ''),
  formatIban(iban).replace('T', 'Т'),
  formatIban(iban).toLowerCase(),
  [...iban].join('\u200b'),
  'ＴＲ３３０００６１００５１９７８６４５７８４１３２６',
  `${formatIban(iban).slice(2)} (24 hane)`,
  `1. ${formatIban(iban).slice(2)}`,
  `${formatIban(iban).replace('T', 'Т')} – 2026 deprem hesabı`,
  ...['\u3164', '\uffa0', '\ua78f', '\u02bc', '\u01c0'].map((gap) => formatIban(iban).replaceAll(' ', gap)),
  formatIban(iban).replaceAll('0', 'О').replaceAll('1', 'l'),
  formatIban(iban).replaceAll('0', 'o').replaceAll('1', 'ı'),
  ...['〇', '○', '◯', '°', 'ᴏ', 'Օ', 'օ', 'Ⲟ', 'ⲟ', 'Θ', 'θ', 'Ø', 'ø', 'Ö', 'Ō', 'o\u0302', 'ס'].map(
    (nought) => formatIban(iban).replaceAll('0', nought),
  ),
  ...['〇', '○', '°', 'ס'].map((gap) => formatIban(iban).replaceAll(' ', gap)),
  formatIban(iban).replaceAll('0', '○').replaceAll(' ', '°'),
  formatIban(iban).replaceAll('5', 'Ƽ'),
  formatIban(iban).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  formatIban(iban).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
  formatIban(iban).replaceAll(/\d/g, (digit) => '⓿❶❷❸❹❺❻❼❽❾'[Number(digit)] ?? ''),
])('an account number is found however it is written: %j', (text) => {
  expect(findIbans(text)).toEqual([iban]);
});

test('a group of noughts is one also where all of them are letters', () => {
  const account = 'TR799999900000000033000001';
  for (const written of [
    'TR79 9999 9000 OOOO 0033 OOOO 01',
    'TR79 9999 9ooo oooo oo33 oooo o1',
    'TR79.9999.9000.ÖÖÖÖ.0033.0000.01',
  ])
    expect([written, findIbans(written)]).toEqual([written, [account]]);
});

test('years, telephone numbers and figures in a row are no account numbers', () => {
  const years = Array.from({ length: 60 }, (_, index) => 1965 + index).join(' ');
  const figures = Array.from({ length: 300 }, (_, index) => (index * 7919) % 10_007).join(', ');
  const phones = Array.from({ length: 60 }, (_, index) => `0 (212) ${100 + index} 00 ${10 + index}`).join(
    ', ',
  );
  expect([years, figures, phones].flatMap(findIbans)).toEqual([]);
});

test('one with a mistyped digit is found too', () => {
  expect(findIbans('TR33 0006 1005 1978 6457 8413 62')).toEqual(['TR330006100519786457841362']);
});

test('accounts of other countries are found as banks print them', () => {
  const two = ['DE89370400440532013000', 'GB82WEST12345698765432'];
  expect(findIbans('Pay DE89 3704 0044 0532 0130 00 or GB82WEST12345698765432.')).toEqual(two);
  expect(findIbans('Pay de89 3704 0044 0532 0130 00 or gb82west12345698765432.')).toEqual(two);
});

test.each([
  'TR 24 saat hizmet veren gönüllülerin eğitimi sürüyor, kurs 12 hafta.',
  'Ölçüm 7ö 10 – 41° 0′ 28° 57′ 33° 5′, öğün 0006 ö 1005 ö 1978 ø 6457 ø 8413 ø 26',
  'AKT 1 2026 2027 2028 2029 2030',
  '+90 212 000 00 11, 0 (212) 000 00 12, 34-1234, 12.04.2026, 41.0135 28.9550',
  'AKUT 2026 YILI RAPORU NO 12 YENI SAYI',
  'DE89 3704 0044 0532 0130 01',
  `![Göl](/media/${iban.slice(2)}.jpg)`,
  `![Göl](https://site.example/media/${iban.slice(2)}.jpg)`,
  `/media/${iban.slice(2)}.jpg`,
  'bilgi@ornek.org.tr, 0212 000 00 11 ve faks numarasi yok',
  'bilgi@ornek.org.tr 0212 000 00 11, 0212 000 00 12, 2026',
])('other numbers are left alone: %j', (text) => {
  expect(findIbans(text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

test.each([
  ['management board 7 regular members, 3-year term', 26, 'üç yıl için seçilen yedi asıl'],
  ['audit board 3 members, 3-year term', 31, 'üç yıl için seçilen üç asıl'],
  ['discipline board 3', 33, 'üç asıl ve üç yedek'],
  ['membership application decided within 30 days', 9, 'en geç otuz gün içinde'],
  ['resignation notice 1 month', 14, 'bir ay önceden yazılı'],
  ['volunteer becomes regular member after at least 1 year', 10, 'en az bir yıl süreyle'],
  ['meeting notice at least 15 days', 20, 'en az on beş gün önce'],
  [
    'extraordinary assembly within 30 days on request of 1/5 of members',
    19,
    'beşte birinin yazılı isteği üzerine otuz gün içinde',
  ],
  ['quorum half plus one', 21, 'yarısından bir fazlasının'],
  ['second meeting after 30 days', 21, 'ilk toplantıdan otuz gün sonra'],
  ['dissolution needs 2/3', 45, 'üçte ikisinin oyuyla'],
  ['statute change needs 2/3', 44, 'üçte ikisinin olumlu oyu'],
])('statute: %s', async (_rule, number, words) => {
  const { textsOf } = await readPage('/statute');
  const article = new RegExp(`<details id="madde-${number}"[^>]*>(.*?)</details>`, 'gs');
  expect(textsOf(article).join()).toContain(words);
});

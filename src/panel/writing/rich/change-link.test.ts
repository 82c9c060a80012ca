import { expect, test } from 'vitest';
import { readLinkAddress, readTypedAddress } from './change-link.ts';

test.each([
  ['https://ornek.org', 'https://ornek.org'],
  [' https://ornek.org/çığ?a=1 ', 'https://ornek.org/%C3%A7%C4%B1%C4%9F?a=1'],
  ['mailto:iletisim@ornek.org', 'mailto:iletisim@ornek.org'],
  ['tel:+903120000000', 'tel:+903120000000'],
  ['/donate', '/donate'],
  ['#son', '#son'],
])('a link may lead to %s', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address);
});

test.each([
  '',
  'ornek.org',
  'www.ornek.org',
  'https://',
  'mailto:',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///C:/a',
  '//ornek.org',
  '/\\ornek.org',
  'https://a b',
])('a link may not lead to “%s”', (typed) => {
  expect(readLinkAddress(typed)).toBeUndefined();
});

test.each([
  [' www.ornek.org ', 'https://www.ornek.org'],
  ['ornek.org/bağış', 'https://ornek.org/ba%C4%9F%C4%B1%C5%9F'],
  ['Https://ornek.org', 'https://ornek.org'],
  ['/donate', '/donate'],
  ['ornek', undefined],
  ['javascript:alert(1)', undefined],
])('“%s”, typed as the address of a link, leads to %s', (typed, address) => {
  expect(readTypedAddress(typed)).toBe(address);
});

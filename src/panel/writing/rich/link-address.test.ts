import { expect, test } from 'vitest';
import { readLinkAddress } from './link-address.ts';

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

import { expect, test } from 'vitest';
import { isWholeAddress, withProtocol } from './web-address.ts';

test.each([
  ['www.instagram.com/ekip', 'https://www.instagram.com/ekip'],
  ['Www.instagram.com', 'https://Www.instagram.com'],
  ['forms.gle/abc?x=1', 'https://forms.gle/abc?x=1'],
  ['gönüllü.org', 'https://gönüllü.org'],
  ['Https://example.org', 'https://example.org'],
])('%s becomes %s', (typed, address) => {
  expect(withProtocol(typed)).toBe(address);
});

test.each([
  'https://example.org',
  'http://example.org',
  '/news',
  'news',
  'biri@example.org',
  'javascript:alert(1)',
  'www.instagram.com hesabımız',
  '12.5',
  '',
])('"%s" is no address that only lacks its beginning, and stays as it is', (typed) => {
  expect(withProtocol(typed)).toBe(typed);
});

test('an address names a server with a point', () => {
  for (const address of ['https://forms.gle/a', 'https://a.b:8080?c=d', 'https://gönüllü.org'])
    expect([address, isWholeAddress(address)]).toEqual([address, true]);
  for (const address of [
    'https://forms',
    'https://forms/a.b',
    'https://forms?a.b',
    'https://',
    'https://forms.',
  ])
    expect([address, isWholeAddress(address)]).toEqual([address, false]);
});

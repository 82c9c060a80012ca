import type { Chance } from '../seeded-chance.ts';

/** By header, what programs stumble over; everything here may go over the wire as it stands. */
const headers: Record<string, readonly string[]> = {
  range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,2-2', `bytes=${'9'.repeat(30)}-`, 'items=0-1', '='],
  'if-none-match': ['*', '"x"', 'W/"x"', '"'.repeat(2000)],
  'if-range': ['"x"', 'Thu, 01 Jan 1970 00:00:00 GMT', '*'],
  'if-modified-since': ['Thu, 99 Foo 9999 99:99:99 GMT', '0'],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=0, gzip;q=nan', 'br,'.repeat(500)],
  accept: ['*/*', 'application/json', 'image/avif', 'x'.repeat(2000), ';;,,'],
  'accept-language': ['tr', 'x'.repeat(2000), '*;q=9'],
  origin: ['null', 'https://elsewhere.example', 'http://', 'x', ''],
  'sec-fetch-site': ['cross-site', 'same-site', 'same-origin', 'x'],
  host: [
    'elsewhere.example',
    '',
    'a:b:c',
    '[::1',
    'x'.repeat(300),
    '127.0.0.1:99999',
    '%00',
    'a b',
    '\u00ff',
  ],
  'idempotency-key': ['a', 'b', '"a"', '"', 'x'.repeat(10_000), '\u00ff'],
  'signed-in-as': ['', '1', '01', '-1', 'x'.repeat(10_000), '\u00ff'],
  cookie: [
    'session=',
    'session=%00',
    'session=%E0%A4%A',
    `session=${'x'.repeat(4000)}`,
    '=;=;;',
    'device=%ff; a="',
  ],
  'x-forwarded-for': ['::', '1.2.3.4, , ,', 'x'.repeat(1000), '1:2:3::4::5', 'unknown', '\u00ff'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-http-method-override': ['DELETE', 'PUT'],
  'user-agent': ['', 'x'.repeat(3000), '\u00ff\u00fe'],
  referer: ['', 'javascript:alert(1)', 'x'.repeat(3000)],
  expect: ['100-continue', 'x'],
  connection: ['close', 'upgrade'],
  upgrade: ['websocket', 'h2c'],
  'x-large': ['x'.repeat(20_000)],
};

/** One to three headers out of the ordinary. */
export function drawNastyHeaders(chance: Chance): Record<string, string> {
  const names = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(Object.keys(headers)));
  return Object.fromEntries(names.map((name) => [name, chance.pick(headers[name] ?? [])]));
}

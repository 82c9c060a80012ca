import { expect, test } from 'vitest';
import { saySaved } from './use-document-calls.ts';

const at = '2026-11-27T06:00:00.000Z';

test.each([
  ['a draft', { published: false, publishAt: null }, null, 'Taslak kaydedildi.'],
  [
    'a plan',
    { published: false, publishAt: at },
    null,
    'Bölüm zamanlandı. Yayın zamanı: 27 Kasım 2026, 09.00.',
  ],
  [
    'a plan taken back',
    { published: false, publishAt: null },
    at,
    'Plan kaldırıldı; bölüm taslak olarak duruyor.',
  ],
  ['what visitors read', { published: true, publishAt: null, replacedVersion: 3 }, at, 'Bölüm yayınlandı.'],
  [
    'a draft that says what visitors read',
    { published: true, publishAt: null },
    null,
    'Yayındaki hâliyle aynı; taslak kalmadı.',
  ],
])('%s is called so when it is saved', (_case, saved, publishAt, sentence) => {
  expect(saySaved(saved, { publishAt })).toBe(sentence);
});

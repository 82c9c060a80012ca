import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asName, initialsOf, WithInitials } from './person-names.tsx';

test.each([
  ['Ayşe Yılmaz', 'AY'],
  ['ayse.yilmaz', 'AY'],
  ['ilker', 'İ'],
  ['Ayşe Nur Işık', 'AI'],
  ['ışıl_çam', 'IÇ'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name in a sentence keeps its words; its initials are for the eye alone', () => {
  const words = `${asName('Ayşe Yılmaz')} yazdı · son değişiklik: ${asName('mert')}, 2 saat önce`;
  const html = renderToStaticMarkup(createElement(WithInitials, { words }));
  expect(html.replace(/<[^>]+>/g, '')).toBe('Ayşe Yılmaz yazdı · son değişiklik: mert, 2 saat önce');
  expect([...html.matchAll(/aria-hidden="true" data-initials="(.+?)"/g)].map(([, mark]) => mark)).toEqual([
    'AY',
    'M',
  ]);
});

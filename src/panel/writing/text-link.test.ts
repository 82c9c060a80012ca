import { expect, test } from 'vitest';
import { findTextLink, writeTextLink } from './text-link.ts';

/** The text with its cursor or selection between bars. */
function find(marked: string) {
  const [before = '', selected = '', after] = marked.split('|');
  const isSelected = after !== undefined;
  const value = isSelected ? before + selected + after : before + selected;
  const selectionStart = before.length;
  const selectionEnd = isSelected ? selectionStart + selected.length : selectionStart;
  const { from, to, ...link } = findTextLink({ value, selectionStart, selectionEnd });
  return { ...link, place: value.slice(from, to) };
}

test('what is selected becomes the words of a link', () => {
  expect(find('Bir |**iki**| üç')).toEqual({
    ...{ place: '**iki**', address: '', text: '**iki**', hasPlainText: true },
  });
  expect(find('Bir | iki')).toEqual({ place: '', address: '', text: '', hasPlainText: true });
});

test('the link at the cursor is found whole, and no other', () => {
  const afad = { place: '[A\\]F](https://afad.gov.tr)', address: 'https://afad.gov.tr', text: 'A\\]F' };
  expect(find('[x](/a) [A\\]|F](https://afad.gov.tr) [y](/b)')).toMatchObject(afad);
  expect(find('[x](/a) [A\\]F](https://af|ad.g|ov.tr)')).toMatchObject(afad);
  expect(find('![res|im](/media/a.jpg)')).toMatchObject({ place: '', address: '' });
  expect(find('[x|](/a)|')).toMatchObject({ place: '[x](/a)', address: '/a' });
});

test('a link ends with its paragraph', () => {
  expect(find('|Bir\n\niki| üç')).toMatchObject({ place: '', text: '' });
  expect(find('|Bir\niki| üç')).toMatchObject({ place: 'Bir\niki', hasPlainText: false });
});

test('new words and addresses cannot break the link, and old words keep their codes', () => {
  const place = { from: 0, to: 0, address: '', text: '**[x\\]**', hasPlainText: true };
  expect(writeTextLink(place, { address: '/a', text: '**[x\\]**' })).toBe('[**[x\\]**](/a)');
  expect(writeTextLink(place, { address: '/a(b) c', text: ' [Gün] ' })).toBe('[\\[Gün\\]](/a%28b%29%20c)');
});

test('a long text of opened brackets is looked through at once', () => {
  const value = '['.repeat(100_000);
  expect(findTextLink({ value, selectionStart: 5, selectionEnd: 5 })).toMatchObject({ from: 5, to: 5 });
});

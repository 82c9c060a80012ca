import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { markdownOfHtml } from './markdown-of-html.ts';

/** Plays the browser's parser, which there is none of here. */
const parse = (html: string) =>
  new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;

const paste = (...rows: string[]) => {
  const table = `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  return markdownOfHtml(table, parse);
};

const head = '<td>Tarih</td><td>İl</td><td>Görev</td>';

test('what stands beside cells that are merged keeps its column, and it is reported', () => {
  const pasted = paste(
    head,
    '<td rowspan=2>12 Kasım</td><td>Bursa</td><td>Arama</td>',
    '<td>Kocaeli</td><td>İkmal</td>',
    '<td colspan=2>13 Kasım, Düzce</td><td>Eğitim</td>',
  );
  expect(pasted.markdown?.split('\n')).toEqual([
    '| Tarih | İl | Görev |',
    '| --- | --- | --- |',
    '| 12 Kasım | Bursa | Arama |',
    '|  | Kocaeli | İkmal |',
    '| 13 Kasım, Düzce |  | Eğitim |',
  ]);
  expect(pasted.hasSplitCells).toBe(true);
});

test('also at the end of a row, in a block, and above the row in which Word keeps the widths', () => {
  const pasted = paste(
    '<td colspan=3>Kasım</td>',
    '<td>12</td><td rowspan=2 colspan=2>Bursa</td>',
    '<td>13</td>',
    '<td>14</td><td>Düzce</td><td>Eğitim</td></tr><tr height=0><td width=90></td><td></td><td></td>',
  );
  expect(pasted.markdown?.split('\n')).toEqual([
    '| Kasım |  |  |',
    '| --- | --- | --- |',
    '| 12 | Bursa |  |',
    '| 13 |  |  |',
    '| 14 | Düzce | Eğitim |',
  ]);
});

test('nothing is reported of a table without them, and absurd ones are held in bounds', () => {
  expect(paste(head, '<td>1</td><td rowspan="x">2</td><td colspan=0>3</td>').hasSplitCells).toBe(false);
  const wide = '<td rowspan=99999999 colspan=99999999>a</td>'.repeat(3);
  const { markdown = '' } = paste(wide, '<td>b</td>');
  expect(markdown.length).toBeLessThan(1000);
});

import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPlaces } from './find-places.ts';
import { markOf, numbersIn, type PencilField, withoutMarks } from './marks.ts';

const window = new Window();
const body = window.document.body as unknown as Element;

beforeEach(() => {
  for (const name of ['Node', 'Element'] as const) vi.stubGlobal(name, window[name]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const fieldsOf = (...hrefs: string[]): PencilField[] => hrefs.map((href) => ({ href, label: '' }));

/** The words of each place, with the field that its pencil leads to. */
const find = (fields: PencilField[]) =>
  findPlaces(body, fields).map(({ node, field }) => `${node.textContent?.trim()} > ${field.href}`);

test('a mark holds any number, and is no part of the words', () => {
  for (const number of [0, 3, 4, 1023]) expect(numbersIn(`Ali${markOf(number)}`)).toEqual([number]);
  expect(numbersIn(`Ali${markOf(5)}, Veli${markOf(12)}`)).toEqual([5, 12]);
  expect(withoutMarks(`Ali${markOf(5)}, Veli${markOf(12)}`)).toBe('Ali, Veli');
});

test('words lead to the field of their mark, a sentence to each of its fields, and keep no mark', () => {
  const fields = fieldsOf('title', 'place', 'town');
  const html = (marks: string[]) => `<h1>Eğitim${marks[0]}</h1><p>Ev${marks[1]}, Düzce${marks[2]}</p>`;
  body.innerHTML = html([markOf(0), markOf(1), markOf(2)]);
  expect(find(fields)).toEqual(['Eğitim > title', 'Ev, Düzce > place', 'Ev, Düzce > town']);
  expect(body.innerHTML).toBe(html(['', '', '']));
});

test('what was found is found again, until other words stand in its place', () => {
  const fields = fieldsOf('first', 'second');
  body.innerHTML = `<p>Bir${markOf(0)}</p>`;
  const text = body.firstElementChild?.firstChild as Text;
  expect([find(fields), find(fields)]).toEqual([['Bir > first'], ['Bir > first']]);
  text.data = `İki${markOf(1)}`;
  expect(find(fields)).toEqual(['İki > second']);
  text.data = 'Kopyalandı';
  expect(find(fields)).toEqual([]);
});

test('a picture leads to its address and to its description, and no attribute keeps a mark', () => {
  const fields = [...fieldsOf('alt'), { href: 'imageUrl', label: '', shown: ['/artwork/ridge-1600.webp'] }];
  const html = (mark: string) =>
    `<img src="/artwork/ridge-800.webp" alt="Dağ sırtı${mark}"><a title="Dağ sırtı${mark}" href="/">→</a>`;
  body.innerHTML = html(markOf(0));
  expect(find(fields)).toEqual([' > alt', ' > imageUrl']);
  expect(body.innerHTML).toBe(html(''));
});

test('of entries that say the same without a mark, each leads to its own', () => {
  const fields = [0, 1].flatMap((index) => [
    { href: `sessions.${index}.hours`, label: '', shown: ['10.00–13.00'] },
    { href: `sessions.${index}.place`, label: '' },
  ]);
  const row = (place: number) => `<li><b>10.00–13.00</b> <i>Yer${markOf(place)}</i></li>`;
  body.innerHTML = `<ul>${row(1)}${row(3)}</ul>`;
  expect(find(fields)).toEqual([
    'Yer > sessions.0.place',
    'Yer > sessions.1.place',
    '10.00–13.00 > sessions.0.hours',
    '10.00–13.00 > sessions.1.hours',
  ]);
});

test('a value without a mark is found however the page breaks it, but not inside of other words', () => {
  const fields = [{ href: 'iban', label: '', shown: ['TR15 9999'] }];
  body.innerHTML = '<p>TR15\n 9999</p><p>IBAN: TR15 9999</p>';
  expect(find(fields)).toEqual(['TR15\n 9999 > iban']);
});

test('what cannot hold a pencil is cleaned all the same', () => {
  const html = (mark: string) => `<select><option>Ev${mark}</option></select>`;
  body.innerHTML = html(markOf(0));
  expect(find(fieldsOf('place'))).toEqual([]);
  expect(body.innerHTML).toBe(html(''));
});

test('scripts, and what React has not woken yet, are left as they are', () => {
  const html = `<script type="application/json">"Metin${markOf(0)}"</script><div data-wake="load"><p>Metin${markOf(0)}</p></div>`;
  body.innerHTML = html;
  expect(find(fieldsOf('text'))).toEqual([]);
  expect(body.innerHTML).toBe(html);
});

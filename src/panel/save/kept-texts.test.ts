import { Window } from 'happy-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInHere } from '../sign-in-request.ts';
import { dropOldTexts, listKeptTexts, readKeptText, slotName, writeKeptText } from './kept-texts.ts';

const now = new Date('2026-11-23T09:00:00Z');
const day = 24 * 60 * 60_000;

beforeEach(() => {
  vi.stubGlobal('localStorage', new Window({ url: 'https://ornek.org' }).localStorage);
});

let made = 0;

const ids: Record<string, string> = { ayse: '1', mehmet: '2' };

/** @param name 'mehmet', or 'mehmet.kaya 2' for another name of the same id */
function signIn(name: string) {
  const [username = '', id = ids[username]] = name.split(' ');
  signedInHere.write({ id, username });
}

function type(writer: string, title: string, daysAgo = 0) {
  made += 1;
  const typedAt = new Date(now.getTime() - daysAgo * day - made).toISOString();
  const slot = slotName({ kind: 'news' }, String(made).padStart(32, '0'));
  signIn(writer);
  writeKeptText({ slot, kind: 'news', kept: { values: { title }, key: '', sent: [], typedAt } });
}

function titlesOf(writer: string) {
  signIn(writer);
  return listKeptTexts().map(({ kept }) => (kept.values as { title: string }).title);
}

test('a text belongs to who has typed it, and waits on the device for that person', () => {
  type('ayse', 'Ayşe’nin');
  expect(titlesOf('mehmet')).toEqual([]);
  type('mehmet', 'Mehmet’in');
  expect(titlesOf('mehmet')).toEqual(['Mehmet’in']);
  expect(titlesOf('ayse')).toEqual(['Ayşe’nin']);
});

test('a text stays with a person who is renamed, and is not offered to the next of that name', () => {
  type('mehmet', 'Mehmet’in');
  expect(titlesOf('mehmet 3')).toEqual([]);
  expect(titlesOf('mehmet.kaya 2')).toEqual(['Mehmet’in']);
});

test('a text of a former panel, which noted the name alone, is of whoever has it', () => {
  const draft = {
    values: { title: 'Eski' },
    key: '',
    typedAt: now.toISOString(),
    writer: 'mehmet',
  };
  localStorage.setItem('unsaved news new', JSON.stringify(draft));
  expect([titlesOf('ayse'), titlesOf('mehmet')]).toEqual([[], ['Eski']]);
});

test('a text of a former panel, which noted no writer, is anybody’s', () => {
  const draft = { values: { title: 'Eski' }, key: '', typedAt: now.toISOString() };
  localStorage.setItem('unsaved news new', JSON.stringify(draft));
  expect([titlesOf('ayse'), titlesOf('mehmet')]).toEqual([['Eski'], ['Eski']]);
});

test('however much somebody leaves unfinished, all of it and the texts of others stay; after thirty days they go', () => {
  type('ayse', 'Ayşe’nin');
  type('ayse', 'Unutulan', 31);
  for (let number = 1; number <= 31; number += 1) type('mehmet', `${number}`);
  dropOldTexts(now);
  expect(titlesOf('mehmet')).toHaveLength(31);
  expect(titlesOf('ayse')).toEqual(['Ayşe’nin']);
});

test('a text that the panel kept until November 2026 is gone on with as it was sent and typed over', () => {
  signIn('ayse');
  const typed = { key: 'k', typedAt: now.toISOString(), writer: 'ayse', writerId: '1' };
  const keep = (slot: string, text: object) => {
    localStorage.setItem(slot, JSON.stringify({ ...text, ...typed }));
    const found = readKeptText(slot);
    return (
      found && {
        kind: found.kind,
        id: found.id,
        values: found.kept.values,
        base: found.kept.base,
        sent: found.kept.sent,
      }
    );
  };
  const values = { title: 'Yarım' };
  const over = { id: 17, version: 3 };
  const key = 'a'.repeat(32);
  expect(keep(`unsaved news 17 ${key}`, { values, over, unanswered: [{ title: 'Yar' }] })).toEqual({
    kind: 'news',
    id: 17,
    values,
    base: over,
    sent: [{ title: 'Yar' }],
  });
  expect(keep('unsaved operation 17', { values, version: 3 })).toMatchObject({
    id: 17,
    base: over,
    sent: [],
  });
  const began = { altText: '', credit: '' };
  const picture = keep(`unsaved media 5 ${key}`, { values: { ...began, altText: 'Ekip' }, began });
  expect(picture).toMatchObject({ kind: 'media', id: 5, base: { id: 5, ...began } });
  expect(keep(`unsaved photo new ${key}`, { values })).toMatchObject({ kind: 'photo', base: undefined });
});

test('where there is no room for what a text was typed over, the text itself is kept', () => {
  signIn('ayse');
  const { setItem } = localStorage;
  vi.spyOn(localStorage, 'setItem').mockImplementation((slot: string, text: string) => {
    if (text.length > 300) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(localStorage, slot, text);
  });
  const slot = slotName({ kind: 'news', id: 17 }, 'a'.repeat(32));
  const base = { id: 17, version: 3, content: 'x'.repeat(300) };
  const kept = { values: { title: 'Benim' }, base, key: 'k', sent: [], typedAt: now.toISOString() };
  expect(writeKeptText({ slot, kind: 'news', id: 17, kept })).toBe(true);
  expect(readKeptText(slot)?.kept).toMatchObject({ values: kept.values, base: { id: 17, version: 3 } });
});

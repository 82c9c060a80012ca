import { Window } from 'happy-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInHere } from '../sign-in-request.ts';
import {
  dropOldLocalDrafts,
  type LocalDraft,
  listLocalDrafts,
  slotName,
  writeLocalDraft,
} from './local-drafts.ts';

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
  const draft: LocalDraft = { values: { title }, key: '', typedAt };
  signIn(writer);
  writeLocalDraft(slotName('news new', String(made).padStart(32, '0')), draft);
}

function titlesOf(writer: string) {
  signIn(writer);
  return listLocalDrafts().map(({ draft }) => (draft.values as { title: string }).title);
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
  const draft: LocalDraft = {
    values: { title: 'Eski' },
    key: '',
    typedAt: now.toISOString(),
    writer: 'mehmet',
  };
  localStorage.setItem('unsaved news new', JSON.stringify(draft));
  expect([titlesOf('ayse'), titlesOf('mehmet')]).toEqual([[], ['Eski']]);
});

test('a text of a former panel, which noted no writer, is anybody’s', () => {
  const draft: LocalDraft = { values: { title: 'Eski' }, key: '', typedAt: now.toISOString() };
  localStorage.setItem('unsaved news new', JSON.stringify(draft));
  expect([titlesOf('ayse'), titlesOf('mehmet')]).toEqual([['Eski'], ['Eski']]);
});

test('however much somebody leaves unfinished, all of it and the texts of others stay; after thirty days they go', () => {
  type('ayse', 'Ayşe’nin');
  type('ayse', 'Unutulan', 31);
  for (let number = 1; number <= 31; number += 1) type('mehmet', `${number}`);
  dropOldLocalDrafts(now);
  expect(titlesOf('mehmet')).toHaveLength(31);
  expect(titlesOf('ayse')).toEqual(['Ayşe’nin']);
});

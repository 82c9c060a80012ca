import { Window } from 'happy-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedInName } from '../sign-in-request.ts';
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

function type(writer: string, title: string, daysAgo = 0) {
  made += 1;
  const typedAt = new Date(now.getTime() - daysAgo * day - made).toISOString();
  const draft: LocalDraft = { values: { title }, key: '', typedAt };
  signedInName.write(writer);
  writeLocalDraft(slotName('news new', String(made).padStart(32, '0')), draft);
}

function titlesOf(writer: string) {
  signedInName.write(writer);
  return listLocalDrafts().map(({ draft }) => (draft.values as { title: string }).title);
}

test('a text belongs to who has typed it, and waits on the device for that person', () => {
  type('ayse', 'Ayşe’nin');
  expect(titlesOf('mehmet')).toEqual([]);
  type('mehmet', 'Mehmet’in');
  expect(titlesOf('mehmet')).toEqual(['Mehmet’in']);
  expect(titlesOf('ayse')).toEqual(['Ayşe’nin']);
});

test('a text of a former panel, which noted no writer, is anybody’s', () => {
  const draft: LocalDraft = { values: { title: 'Eski' }, key: '', typedAt: now.toISOString() };
  localStorage.setItem('unsaved news new', JSON.stringify(draft));
  expect([titlesOf('ayse'), titlesOf('mehmet')]).toEqual([['Eski'], ['Eski']]);
});

test('however much somebody leaves unfinished, the texts of others stay; after thirty days they go, too', () => {
  type('ayse', 'Ayşe’nin');
  type('ayse', 'Unutulan', 31);
  for (let number = 1; number <= 31; number += 1) type('mehmet', `${number}`);
  dropOldLocalDrafts(now);
  expect(titlesOf('mehmet')).toHaveLength(30);
  expect(titlesOf('ayse')).toEqual(['Ayşe’nin']);
});

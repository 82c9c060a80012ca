import { expect, test } from 'vitest';
import type { AuditLine } from '../answers.server.ts';
import { foldRuns } from './words.ts';

/** The newest first, two seconds apart. */
const lines = (...actions: string[]): AuditLine[] =>
  actions.map((action, place) => ({
    ...{ id: 100 - place, at: new Date(Date.UTC(2026, 10, 20, 18) - place * 2000).toISOString(), action },
    ...{ username: 'mert', name: null, address: '', hasChange: true },
    ...{ subjectKind: 'photo', subjectId: place, subjectTitle: `${place}`, subjectName: null },
  }));

const lengthsOf = (rows: AuditLine[]) => foldRuns(rows).map((run) => run.length);

test('thirty photos and their thirty uploads are two entries, and no row is lost', () => {
  const rows = lines('news.create', ...Array(30).fill('photo.create'), ...Array(30).fill('media.create'));
  expect(lengthsOf(rows)).toEqual([1, 30, 30]);
  expect(foldRuns(rows).flat()).toEqual(rows);
});

test('what somebody else did, or did later, is an entry of its own', () => {
  const rows = lines(...Array(6).fill('photo.delete'));
  const other = rows.map((row, place) => (place < 3 ? row : { ...row, username: 'ayse' }));
  expect(lengthsOf(other)).toEqual([3, 3]);
  const later = rows.map((row, place) => (place < 3 ? { ...row, at: '2026-11-20T18:30:00.000Z' } : row));
  expect(lengthsOf(later)).toEqual([3, 3]);
});

test('two photos, and articles however many, are told one by one', () => {
  expect(lengthsOf(lines('photo.create', 'photo.create', 'photo.delete'))).toEqual([1, 1, 1]);
  expect(lengthsOf(lines(...Array(4).fill('news.delete')))).toEqual([1, 1, 1, 1]);
});

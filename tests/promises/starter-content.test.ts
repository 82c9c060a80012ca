import { expect, test } from 'vitest';
import { auditBoard } from '#/content/audit-board.ts';
import { board } from '#/content/board.ts';
import { operationTypes, photoCategories } from '#/content/kinds.ts';
import { pastOperations } from '#/content/past-operations.ts';
import { press } from '#/content/press.ts';
import { representatives } from '#/content/representatives.ts';
import { socialActivities } from '#/content/social-activities.ts';
import { photosText } from '#/i18n/tr/photos.ts';

/** The entities that come with the site. Section 3 of the API stands in a file of its own. */

const text = expect.stringMatching(/\S/);

test('operation, built-in static list: date as dd.mm.yyyy, type, location text', () => {
  for (const operation of pastOperations)
    expect(operation).toMatchObject({
      date: expect.stringMatching(/^(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.(19|20)\d\d$/),
      type: expect.toBeOneOf([...operationTypes]),
      location: text,
    });
});

test('operation types are these eight', () => {
  expect(operationTypes).toEqual([
    'Deprem',
    'Yangın',
    'Sel',
    'Kentsel Arama Kurtarma',
    'Kayıp Şahıs Arama',
    'Saha İlk Yardım Müdahale',
    'Saha Acil Durum Güvenliği',
    'Hayvan Kurtarma',
  ]);
});

test('social activity: id, year, title, description, images list', () => {
  for (const activity of socialActivities) {
    expect(activity).toEqual({
      id: text,
      year: expect.any(Number),
      title: text,
      description: text,
      images: expect.any(Array),
    });
    for (const image of activity.images) expect(image).toEqual(text);
  }
  expect(new Set(socialActivities.map(({ id }) => id)).size).toBe(socialActivities.length);
});

test('press item: id, year, title, description, videoFile (or none), channel', () => {
  for (const item of press)
    expect(item).toEqual({
      id: text,
      year: expect.any(Number),
      title: text,
      description: text,
      videoFile: expect.toBeOneOf([null, text]),
      channel: text,
    });
  expect(new Set(press.map(({ id }) => id)).size).toBe(press.length);
});

test('board member: name, position', () => {
  for (const member of [...board.members, ...auditBoard.members])
    expect(member).toEqual({ name: text, position: text });
});

test('liaison location: city, name, email', () => {
  for (const liaison of representatives.liaisons.entries)
    expect(liaison).toEqual({ city: text, name: text, email: expect.stringMatching(/^\S+@\S+\.\S+$/) });
});

test('gallery category: value, label', () => {
  const labels = photoCategories.map((value) => [value, photosText.categories[value]]);
  expect([['all', photosText.all], ...labels]).toEqual([
    ['all', 'Tümü'],
    ['operations', 'Operasyonlar'],
    ['training', 'Eğitimler'],
    ['events', 'Etkinlikler'],
    ['equipment', 'Ekipman'],
  ]);
});

import { expect, test } from 'vitest';
import { istanbulDay } from '#/format/dates.ts';
import type { FormSchema } from './form-schema.ts';
import { formValues, readKept } from './form-values.ts';

const fields: FormSchema = {
  properties: {
    title: { type: 'string' },
    images: { type: 'array', control: 'pictures' },
    publishAt: { type: 'string', control: 'publishAt', default: null },
    published: { type: 'boolean' },
  },
};

test('what waits for its time stands in its form as to be published', () => {
  const state = (published: boolean, scheduled: boolean) =>
    formValues<{ published: boolean }>(fields, { published, scheduled, images: [] }).published;
  expect([state(false, true), state(true, false), state(false, false)]).toEqual([true, true, false]);
  expect(formValues(fields)).toEqual({ title: '', images: [], publishAt: null, published: false });
});

test('a day that may be missing stays missing; one that must be there is today’s', () => {
  const day = { type: 'string', format: 'date', control: 'day' } as const;
  const days: FormSchema = {
    properties: { began: { ...day, isRequired: true }, ended: { ...day, isRequired: false, default: null } },
  };
  expect(formValues(days, { began: '2012-05-04', ended: null })).toEqual({
    began: '2012-05-04',
    ended: null,
  });
  expect(formValues(days)).toEqual({ began: istanbulDay(new Date()), ended: null });
});

test('of what visitors read already, a draft beside it goes on being a plan, and is none otherwise', () => {
  const beside: FormSchema = { properties: { published: { type: 'boolean', control: 'draftBeside' } } };
  const states = [true, false].map((scheduled) => formValues(beside, { published: true, scheduled }));
  expect(states).toEqual([{ published: true }, { published: false }]);
});

test('a text that an earlier panel has kept on the device is read', () => {
  const rest = { title: 'Bir, iki', published: true };
  const kept = { ...rest, images: '/bir.jpg, /iki.jpg', publishAt: '2026-12-03T09:00' };
  const today = { ...rest, images: ['/bir.jpg', '/iki.jpg'], publishAt: '2026-12-03T06:00:00.000Z' };
  expect(readKept<object>(fields, kept)).toEqual(today);
  expect(readKept<object>(fields, today)).toEqual(today);
  const unfinished = { ...rest, images: '', publishAt: '' };
  expect(readKept<object>(fields, unfinished)).toEqual({ ...rest, images: [], publishAt: '' });
});

import type { Resolver } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { withRealDays } from './real-days.ts';

afterEach(() => void vi.unstubAllGlobals());

type Form = { title: string; courses: { date: string }[] };
const values = { title: '', courses: [{ date: '' }] };
const names = ['title', 'courses.0.date'] as const;

const takesAll: Resolver<Form, unknown, Form> = (values) => ({ values, errors: {} });

/** @param fields what the browser says of the date fields on the page */
function resolve(fields: { name: string; badInput: boolean }[], resolver = takesAll) {
  const inputs = fields.map(({ name, badInput }) => ({ name, validity: { badInput } }));
  vi.stubGlobal('document', { querySelectorAll: () => inputs });
  return withRealDays(resolver)(values, undefined, {
    fields: {},
    names: [...names],
    shouldUseNativeValidation: false,
  });
}

test('a day that the calendar lacks is refused at its field, also inside of a list, beside what else is wrong', async () => {
  const missing = { type: 'required', message: 'Başlık gereklidir' };
  const { errors } = await resolve([{ name: 'courses.0.date', badInput: true }], () => ({
    values: {},
    errors: { title: missing },
  }));
  expect(errors).toMatchObject({
    title: missing,
    courses: [{ date: { message: 'Böyle bir tarih yok ya da eksik yazılmış.' } }],
  });
});

test('an empty field, and one of another form, keep nothing from being saved', async () => {
  const others = [
    { name: 'courses.0.date', badInput: false },
    { name: 'from', badInput: true },
  ];
  expect(await resolve(others)).toEqual({ values, errors: {} });
});

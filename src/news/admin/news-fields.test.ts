import { expect, test } from 'vitest';
import { formValues } from '#/panel/stored/field-plans.tsx';
import { newsFields } from './news-fields.tsx';

test('an article that waits for its time stands in its form as one to be published', () => {
  const state = (published: boolean, scheduled: boolean) =>
    formValues(newsFields, { published, scheduled, images: [] }).published;
  expect([state(false, true), state(true, false), state(false, false)]).toEqual([true, true, false]);
  expect(formValues(newsFields).published).toBe(false);
});

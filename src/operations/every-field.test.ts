import { expect, test } from 'vitest';
import { operationTypes } from '#/content/kinds.ts';
import { formatDottedDate } from '#/format/dates.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { fieldsMissing, sampleDraft } from '../../tests/support/sample-draft.ts';
import { operationDraftSchema } from './schema.ts';

test('whatever the panel can fill in of an operation is stored, given by the call, and shown on its card', async () => {
  const app = await openTestApp(await freshDatabase());
  const draft = sampleDraft(operationDraftSchema, [...operationTypes, 'active']);
  const mert = await app.signedIn('mert');
  const { id } = (await (await mert.post('/api/operations', draft)).json()) as { id: number };
  expect(await (await mert.get(`/api/admin/operations/${id}`)).json()).toMatchObject(draft);
  const visitor = app.visitor();
  const { location, district, ...others } = draft;
  const common = {
    ...others,
    date: formatDottedDate(String(draft.date)),
    status: operationsText.status.active,
    rescuedCount: Number(draft.rescuedCount).toLocaleString('tr'),
    volunteerCount: Number(draft.volunteerCount).toLocaleString('tr'),
  };
  for (const isPlaceHeld of [true, false]) {
    await mert.put(`/api/operations/${id}`, { ...draft, isPlaceHeld });
    const place = isPlaceHeld ? district : location;
    expect(await (await visitor.get('/api/operations')).json()).toMatchObject([
      { ...draft, isPlaceHeld, location: place },
    ]);
    const html = await (await visitor.get('/operations')).text();
    // no words say these: the card is there, and which place it names shows whether it is held
    expect(fieldsMissing(html, { ...common, place })).toEqual(['isPlaceHeld', 'published']);
  }
});

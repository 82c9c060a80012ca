import { expect, test } from 'vitest';
import { operationTypes } from '#/content/kinds.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { fieldsMissing, sampleDraft } from '../../tests/support/sample-draft.ts';
import { operationAddress } from './operation-list-query.ts';
import { operationDraftSchema } from './schema.ts';

test('whatever the panel can fill in of an operation is stored, given by the call, and shown on its card or page', async () => {
  const app = await openTestApp(await freshDatabase());
  const draft = sampleDraft(operationDraftSchema, [...operationTypes, 'active', 'Hakkâri']);
  const mert = await app.signedIn('mert');
  const { id } = (await (await mert.post('/api/operations', draft)).json()) as { id: number };
  expect(await (await mert.get(`/api/admin/operations/${id}`)).json()).toMatchObject(draft);
  const visitor = app.visitor();
  const { location, district, ...others } = draft;
  const grouped = (count: unknown) => Number(count).toLocaleString('tr');
  const common = {
    ...others,
    date: formatDottedDate(String(draft.date)),
    status: operationsText.status.active,
    endDate: formatDottedDate(String(draft.endDate)),
    ...{ rescuedCount: grouped(draft.rescuedCount), volunteerCount: grouped(draft.volunteerCount) },
    ...{ assistedCount: grouped(draft.assistedCount), deadCount: grouped(draft.deadCount) },
    volunteerHours: grouped(draft.volunteerHours),
  };
  const ofItsPage = { province: draft.province, workDone: draft.workDone, counts: grouped(draft.counts) };
  for (const isPlaceHeld of [true, false]) {
    await mert.put(`/api/operations/${id}`, { ...draft, isPlaceHeld });
    const place = isPlaceHeld ? district : location;
    expect(await (await visitor.get('/api/operations')).json()).toMatchObject([
      { ...draft, isPlaceHeld, location: place },
    ]);
    const html = await (await visitor.get('/operations')).text();
    // no words say these: the card is there, and which place it names shows whether it is held
    expect(new Set(fieldsMissing(html, { ...common, place }))).toEqual(
      new Set(['isPlaceHeld', 'published', ...Object.keys(ofItsPage)]),
    );
    const page = await (await visitor.get(operationAddress({ id, title: String(draft.title) }))).text();
    const endDate = formatLongDate(String(draft.endDate));
    expect(fieldsMissing(page, { ...ofItsPage, endDate, agencies: draft.agencies, place })).toEqual([]);
  }
});

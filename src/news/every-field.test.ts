import { expect, test } from 'vitest';
import { newsCategories } from '#/content/kinds.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { fieldsMissing, sampleDraft } from '../../tests/support/sample-draft.ts';
import { type News, newsDraftSchema } from './schema.ts';

test('whatever the panel can fill in of an article is stored, given by the call, and shown on its page', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const operation = {
    title: 'Örnek arama',
    description: 'Gece.',
    location: 'Bolu',
    date: '2026-11-01',
    status: 'active',
  };
  const made = (await (await mert.post('/api/operations', operation)).json()) as { id: number };
  const draft = { ...sampleDraft(newsDraftSchema, newsCategories), operationId: made.id };
  const created = (await (await mert.post('/api/news', draft)).json()) as News;
  const visitor = app.visitor();
  expect(await (await visitor.get(`/api/news/${created.id}`)).json()).toMatchObject(draft);
  const html = await (await visitor.get(`/news/${created.id}`)).text();
  // no words say that it is published: it is there
  expect(fieldsMissing(html, { ...draft, operationId: operation.title })).toEqual(['published']);
});

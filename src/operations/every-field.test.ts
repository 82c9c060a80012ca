import { expect, test } from 'vitest';
import { operationTypes } from '#/content/kinds.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { sampleDraft, wordsOf } from '../../tests/support/sample-draft.ts';
import { operationDraftSchema } from './schema.ts';

test('whatever the panel can fill in of an operation is stored, given by the call, and shown on its card', async () => {
  const app = await openTestApp(await freshDatabase());
  const draft = sampleDraft(operationDraftSchema, [...operationTypes, 'active']);
  const mert = await app.signedIn('mert');
  expect((await mert.post('/api/operations', draft)).status).toBe(201);
  const visitor = app.visitor();
  expect(await (await visitor.get('/api/operations')).json()).toMatchObject([draft]);
  const html = await (await visitor.get('/operations')).text();
  const shown = { ...draft, date: '04.05.2026', status: operationsText.status.active };
  expect(wordsOf(shown).filter((words) => !html.includes(words))).toEqual([]);
});

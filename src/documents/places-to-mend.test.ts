import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import type { DocumentSummary } from './answers.server.ts';

const calls = '/api/admin/documents';

test('a refused publication counts the places to mend, and not what is wrong with each', async () => {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  const documents = (await (await ayse.get(calls)).json()) as DocumentSummary[];
  const id = documents.find(({ name }) => name === 'menu')?.id;
  const { main, footer } = starterContent.menu;
  const value = { main: [...main, { label: 'Bize dair', path: 'about' }], footer };
  const answer = await ayse.put(`${calls}/${id}`, { version: 1, value, published: true });
  expect(((await answer.json()) as { message: string }).message).toMatch(/Düzeltilecek bir yer var\.$/);
});

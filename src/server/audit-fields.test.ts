import { expect, test } from 'vitest';
import type { Collection, Field, ItemOf } from '#/collections/collection.ts';
import { newsCategories, operationTypes } from '#/content/kinds.ts';
import type { Bookkeeping } from '#/db/audit-log.ts';
import { auditFields } from '#/i18n/tr/audit-panel.ts';
import type { Media } from '#/media/answers.server.ts';
import { news, newsDraftSchema } from '#/news/schema.ts';
import { operationDraftSchema, operations } from '#/operations/schema.ts';
import { photoDraftSchema, photos } from '#/photos/schema.ts';
import type { PersonUpdate } from '#/staff/people-schema.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { sampleDraft } from '../../tests/support/sample-draft.ts';

type OnlyInLists = 'thumbnailUrl' | 'copyOf' | 'operations';
/** Ordinary fields are told by the label of their description. */
type Told<Of extends Collection> = Exclude<
  keyof ItemOf<Of>,
  {
    [Name in keyof Of['fields']]: Of['fields'][Name] extends { input: object } ? Name : never;
  }[keyof Of['fields']]
>;
type Recorded =
  | Told<typeof news>
  | Told<typeof operations>
  | Told<typeof photos>
  | keyof Media
  | keyof PersonUpdate;

// the compiler asks here for the name of a new field
auditFields satisfies Record<Exclude<Recorded, Bookkeeping | OnlyInLists>, string>;

test('the log has a Turkish name for each field that it tells of, also for a column that no type names', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const add = async (path: string, draft: object) => {
    const answer = await mert.post(path, draft);
    expect([path, answer.status]).toEqual([path, 201]);
    return (await answer.json()) as { id: number };
  };
  const operation = sampleDraft(operationDraftSchema, [...operationTypes, 'active', 'Iğdır']);
  const { id: operationId } = await add('/api/operations', operation);
  await add('/api/news', { ...sampleDraft(newsDraftSchema, newsCategories), operationId });
  await add('/api/photos', { ...sampleDraft(photoDraftSchema), operationId });
  const rows = await app.parts.database.db.selectFrom('auditLog').select('change').execute();
  const names = rows.flatMap(({ change }) => Object.keys(JSON.parse(change)));
  expect(names).toEqual(expect.arrayContaining(['volunteerCount', 'excerpt', 'category']));
  const labels = [news, operations, photos].flatMap(({ fields }) =>
    Object.values<Field>(fields).flatMap(({ input }) => input.title),
  );
  expect(names.filter((name) => !Object.hasOwn(auditFields, name) && !labels.includes(name))).toEqual([]);
});

import { expect, test } from 'vitest';
import { line } from '#/collections/ordinary-fields.ts';
import { news } from '#/news/schema.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { assertColumns, collections } from './stores.ts';

describeEachDatabase('the tables', (fresh) => {
  test('have a column for each field that is described, and a start without one says what to do', async () => {
    const { db } = await fresh();
    await assertColumns(db, collections);
    const described = { ...news, fields: { ...news.fields, leadText: line({ label: 'Spot' }) } };
    await expect(assertColumns(db, [described])).rejects.toThrow(
      'news lacks the column "lead_text" of src/news/schema.ts: write a migration (docs/architecture.md, "A field of news").',
    );
  });
});

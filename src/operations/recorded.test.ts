import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

const operation = {
  title: 'Sel',
  description: 'Mahsur kalanlar alındı.',
  location: 'Kastamonu, Bozkurt',
  date: '2026-08-11',
  status: 'active',
};

test('the log calls what visitors notice of an operation by its own name', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const made = await mert.post('/api/operations', { ...operation, published: false });
  const { id } = (await made.json()) as { id: number };
  const hold = { district: 'Kastamonu', isPlaceHeld: true };
  for (const change of [{ published: true }, hold, { isPlaceHeld: false }, { published: false }, {}])
    await mert.put(`/api/operations/${id}`, { ...operation, ...change });
  await mert.post('/api/operations', operation);
  const log = app.parts.database.db.selectFrom('auditLog').select('action').orderBy('id');
  const actions = (await log.execute()).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('operation.'))).toEqual([
    'operation.create',
    'operation.publish',
    'operation.hold-place',
    'operation.release-place',
    'operation.unpublish',
    'operation.update',
    'operation.create-published',
  ]);
});

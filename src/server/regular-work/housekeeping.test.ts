import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockAuditLog } from '#/db/audit-log.ts';
import { lockContent } from '#/db/content-version.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase, hasPostgresServer } from '../../../tests/support/databases.ts';
import { doHousekeeping } from './due-work.ts';
import { regularly } from './timers.ts';

const month = { hours: 30 * 24, minutes: 1 };

describeEachDatabase('the housekeeping', (fresh) => {
  test('goes on after a step that fails, and the log names that step', async () => {
    const { parts, clock, signedIn } = await openTestApp(await fresh());
    const { db } = parts.database;
    await signedIn('ayse');
    clock.forward(month);
    await db.schema.dropTable('requestKeys').execute();
    const onError = vi.spyOn(parts.log, 'error');
    const work = { every: 60_000, what: 'housekeeping not done', run: () => doHousekeeping(parts) };
    onTestFinished(regularly(parts.log, [work]));
    const cause = expect.objectContaining({ message: expect.stringContaining('request_keys') });
    await expect.poll(() => onError.mock.calls).toEqual([[cause, 'request keys not forgotten']]);
    expect(await db.selectFrom('sessions').select('staffId').execute()).toEqual([]);
  });
});

test.runIf(hasPostgresServer)(
  'bins are emptied beside somebody who changes what lies beside them',
  async () => {
    const { parts, clock, signedIn } = await openTestApp(await freshDatabase('postgres'));
    const ayse = await signedIn('ayse');
    const make = async (path: string, draft: object) =>
      ((await (await ayse.post(path, draft)).json()) as { id: number }).id;
    const photo = { title: 'Gece', imageUrl: '/artwork/gece.webp', category: 'genel', description: '' };
    const operationId = await make('/api/operations', {
      ...{ title: 'Arama', description: 'Dağda.', location: 'Ağrı', date: '2026-02-28', status: 'completed' },
    });
    const staying = await make('/api/photos', { ...photo, operationId });
    await ayse.delete(`/api/photos/${await make('/api/photos', photo)}`);
    await ayse.delete(`/api/operations/${operationId}`);
    clock.forward(month);
    const { db } = parts.database;
    const [emptied] = await db.transaction().execute(async (tx) => {
      await lockContent(tx);
      await tx.updateTable('photos').set({ title: 'Gündüz' }).where('id', '=', staying).execute();
      const emptying = doHousekeeping(parts);
      await sleep(500);
      await lockAuditLog(tx);
      return [emptying];
    });
    await emptied;
    const photos = await db.selectFrom('photos').select(['title', 'operationId']).execute();
    expect(photos).toEqual([{ title: 'Gündüz', operationId: null }]);
  },
);

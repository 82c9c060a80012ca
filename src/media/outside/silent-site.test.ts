import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { addByAddress } from '../../../tests/support/outside.ts';
import { startPictureServer } from '../../../tests/support/picture-server.ts';

test('a site that never answers holds up no stop, and is asked again by the next server', async () => {
  const state = { isSilent: false };
  const elsewhere = await startPictureServer((_path, response) =>
    state.isSilent ? undefined : response.writeHead(503).end(),
  );
  const app = await openTestApp(await freshDatabase(), { fetchPolicy: elsewhere.fetchPolicy });
  await addByAddress(await app.signedIn('mert'), `${elsewhere.url}/dag.jpg`);
  state.isSilent = true;
  app.clock.forward({ minutes: 1 });
  const { jobs } = app.parts.media;
  void jobs.finish('copy');
  await expect.poll(() => elsewhere.asked.length).toBe(2);
  const stopping = jobs.stop().then(() => 'stopped');
  expect(await Promise.race([stopping, sleep(5000, 'late')])).toBe('stopped');
  const { db } = app.parts.database;
  const { nextTryAt } = await db.selectFrom('jobs').select('nextTryAt').executeTakeFirstOrThrow();
  expect(nextTryAt).toBe(app.clock.now.toISOString());
});

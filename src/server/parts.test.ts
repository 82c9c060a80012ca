import { readFileSync, symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Database } from '#/db/database.ts';
import { openTestApp, type TestApp, type TestSettings } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { noisePicture } from '../../tests/support/noise-picture.ts';
import { addByAddress } from '../../tests/support/outside.ts';
import { beginUpload, goOn } from '../../tests/support/parts-sender.ts';
import { startSiteThatIsDown } from '../../tests/support/picture-server.ts';
import { photographFromPhone } from '../../tests/support/pictures.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { upload } from '../../tests/support/uploads.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { openParts, stopMedia, stopParts } from './parts.ts';

test('a server starts although another copy removes an old upload at the same moment', async () => {
  const dataDir = makeScratchFolder('incoming-');
  const incoming = join(dataDir, 'incoming');
  await mkdir(incoming);
  // a link to nothing is listed, but not found, as an upload that goes in between
  symlinkSync(join(dataDir, 'gone'), join(incoming, 'upload'));
  const app = await openTestApp(await freshDatabase(), { dataDir });
  expect((await app.visitor().get('/')).status).toBe(200);
});

/** Pictures are worked on by a process that lets all others go first. */
const timeout = 60_000;

/** Its picture process is there already, so that a stop finds it at work. */
async function openWithProcess(settings: TestSettings = {}): Promise<TestApp> {
  const app = await openTestApp(await freshDatabase(), settings);
  await upload(app, await photographFromPhone({ width: 20, height: 20 }));
  return app;
}

/** Takes its time, so that a stop comes before it is done. */
const largePicture = async () =>
  new Uint8Array(readFileSync(await noisePicture(makeScratchFolder('large-'), 1500)));

/** Stops in the middle of the next job of the picture process. */
async function stopAtWork({ parts }: TestApp, work: () => Promise<unknown>): Promise<void> {
  const { pictures } = parts.media;
  const { run } = pictures;
  const begun = new Promise<void>((resolve) => {
    pictures.run = (job, urgency) => {
      setImmediate(resolve);
      return run(job, urgency);
    };
  });
  const working = work();
  await begun;
  await stopMedia(parts);
  // as `main.ts` does, which closes all parts afterwards
  await stopMedia(parts);
  await working;
}

test('a stop counts as no attempt at the copy of a picture of another site that it breaks off', {
  timeout,
}, async () => {
  const { elsewhere, state, address } = await startSiteThatIsDown(await largePicture());
  const app = await openWithProcess({ fetchPolicy: elsewhere.fetchPolicy });
  await addByAddress(await app.signedIn('mert'), address);
  state.isUp = true;
  app.clock.forward({ minutes: 1 });
  await stopAtWork(app, () => app.parts.media.jobs.finish('copy'));
  const { db } = app.parts.database;
  const left = await db
    .selectFrom('jobs')
    .select(['attempts', 'nextTryAt'])
    .where('kind', '=', 'copy')
    .execute();
  expect(left).toEqual([{ attempts: 1, nextTryAt: app.clock.now.toISOString() }]);
});

test('nor at the smaller copies of a picture', { timeout }, async () => {
  const app = await openWithProcess();
  await stopAtWork(app, () => app.parts.media.jobs.finish('variants'));
  const left = await app.parts.database.db.selectFrom('jobs').select(['attempts', 'failure']).execute();
  expect(left).toEqual([{ attempts: 0, failure: '' }]);
});

test('a picture that came in parts is still there when a stop breaks off its last call', {
  timeout,
}, async () => {
  const app = await openWithProcess();
  const large = await largePicture();
  const begun = await beginUpload(await app.signedIn('mert'), { size: large.length });
  await begun.part(0, large);
  const statuses: number[] = [];
  await stopAtWork(app, async () => statuses.push((await begun.finish()).status));
  expect(statuses).toEqual([503]);
  const { dataDir } = app.parts.config;
  const next = await openTestApp(await freshDatabase(), { dataDir });
  expect((await goOn(await next.signedIn('mert'), begun.id).finish()).status).toBe(201);
});

test('a server that starts misses nothing that another copy publishes meanwhile', async () => {
  const database = await freshDatabase();
  const { db } = database;
  await openTestApp(database);
  let steps = 0;
  const parts = await openParts({
    config: readConfig({ DATA_DIR: makeScratchFolder('start-') }),
    ...{ log: createLog('silent'), clock: () => new Date(), database },
    async wait(step) {
      steps += 1;
      const { publishedValue } = await association(db).executeTakeFirstOrThrow();
      const value = JSON.parse(publishedValue);
      value.name.short = `step ${steps}`;
      await db
        .updateTable('documents')
        .set({ publishedValue: JSON.stringify(value) })
        .where('name', '=', 'association')
        .execute();
      await raiseContentVersion(db);
      return step();
    },
  });
  onTestFinished(() => stopParts(parts));
  expect((await parts.content.read()).association.name.short).toBe(`step ${steps}`);
});

const association = (db: Database['db']) =>
  db.selectFrom('documents').select('publishedValue').where('name', '=', 'association');

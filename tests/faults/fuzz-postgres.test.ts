import { onTestFinished, test } from 'vitest';
import { createPostgresDatabase, hasPostgresServer } from '../support/databases/postgres.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { startSite } from '../support/site.ts';
import { expectRobust } from './fuzz/expect-robust.ts';

test.runIf(hasPostgresServer)(
  'whatever is sent to any call, the server refuses it in order and goes on, over PostgreSQL',
  async () => {
    const DATABASE_URL = await createPostgresDatabase();
    const site = await startSite({
      folder: makeScratchFolder('fuzz-'),
      env: { DATABASE_URL, LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
    });
    onTestFinished(() => site.stop());
    await expectRobust(site, 50_000);
  },
);

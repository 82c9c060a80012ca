import { onTestFinished, test } from 'vitest';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { startSite } from '../support/site.ts';
import { expectRobust } from './fuzz/expect-robust.ts';

test('whatever is sent to any call, the server refuses it in order and goes on, over SQLite', async () => {
  // as behind a proxy, so that who tries passwords comes from many addresses
  const site = await startSite({
    folder: makeScratchFolder('fuzz-'),
    env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
  });
  onTestFinished(() => site.stop());
  await expectRobust(site, 100_000);
});

import { symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';

test('a server starts although another copy removes an old upload at the same moment', async () => {
  const dataDir = makeScratchFolder('incoming-');
  const incoming = join(dataDir, 'incoming');
  await mkdir(incoming);
  // a link to nothing is listed, but not found, as an upload that goes in between
  symlinkSync(join(dataDir, 'gone'), join(incoming, 'upload'));
  const app = await openTestApp(await freshDatabase(), { dataDir });
  expect((await app.visitor().get('/')).status).toBe(200);
});

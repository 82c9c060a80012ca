import { once } from 'node:events';
import { statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startOnLeash } from '../support/leash.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { serverCommand } from '../support/server-command.ts';
import { databaseOf, startSite } from '../support/site.ts';

test('a first start that cannot listen shows the password all the same: no later start could', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const folder = makeScratchFolder('failed-start-');
  const { port } = other.address() as AddressInfo;
  const server = await startOnLeash({
    command: serverCommand(),
    env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: join(folder, 'data') },
    log: join(folder, 'server.log'),
  });
  const words = await server.ended;
  expect(words).toContain(`PORT ${port} is in use`);
  expect(words).toMatch(/name: +admin\n +password: \S{16} /);
});

test('what the server keeps only its own user may read', async () => {
  const site = await startSite({ folder: makeScratchFolder('own-') });
  onTestFinished(site.stop);
  const data = join(site.folder, 'data');
  for (const path of [data, databaseOf(site), `${databaseOf(site)}-wal`, join(data, 'media')])
    expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
});

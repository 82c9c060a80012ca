import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startOnLeash } from '../support/leash.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { serverCommand } from '../support/server-command.ts';

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

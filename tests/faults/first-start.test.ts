import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startOnLeash } from '../support/leash.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { serverCommand } from '../support/server-command.ts';
import { databaseOf, startSite } from '../support/site.ts';

const atTerminal = (command: string[]) => ['script', '-qefc', command.join(' '), '/dev/null'];

/** On a port that somebody else has. @returns its data folder, and what it said */
async function failToListen(command: string[]) {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const folder = makeScratchFolder('failed-start-');
  const { port } = other.address() as AddressInfo;
  const data = join(folder, 'data');
  const server = await startOnLeash({
    command,
    env: { PATH: process.env.PATH, PORT: `${port}`, DATA_DIR: data },
    log: join(folder, 'server.log'),
  });
  await server.ended;
  const words = readFileSync(join(folder, 'server.log'), 'utf8');
  expect(words).toContain(`PORT ${port} is in use`);
  return { data, words };
}

test('a first start that cannot listen shows the password all the same: no later start could', async () => {
  const { data, words } = await failToListen(atTerminal(serverCommand()));
  expect(words).toMatch(/name: +admin\s+password: \S{16} /);
  expect(existsSync(join(data, 'first-password'))).toBe(false);
});

test('where no terminal is, the password waits in a file, and the log is all JSON', async () => {
  const { data, words } = await failToListen(serverCommand());
  const file = join(data, 'first-password');
  const password = readFileSync(file, 'utf8').trim();
  expect([password.length, statSync(file).mode & 0o777]).toEqual([16, 0o600]);
  expect(words).not.toContain(password);
  const lines = words.split('\n').filter((line) => line && !line.startsWith('PORT '));
  const said = lines.map((line) => JSON.parse(line).msg);
  expect(said).toContainEqual(expect.stringContaining(`The password is in ${file}`));
});

test('what the server keeps only its own user may read', async () => {
  const site = await startSite({ folder: makeScratchFolder('own-') });
  onTestFinished(site.stop);
  const data = join(site.folder, 'data');
  for (const path of [data, databaseOf(site), `${databaseOf(site)}-wal`, join(data, 'media')])
    expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
});

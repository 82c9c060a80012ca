import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { expect, test } from 'vitest';

test('an error is logged with its reason, alone or beside other facts', () => {
  const program = `
    const { createLog } = await import('#/server/log.ts');
    const log = createLog('info');
    log.error(new Error('the disk is full'), 'alone');
    log.error({ requestId: 'abc', error: new Error('the disk is full') }, 'beside');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const logged = { type: 'Error', message: 'the disk is full', stack: expect.stringContaining('at ') };
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { level: 50, msg: 'alone', err: logged },
    { level: 50, msg: 'beside', requestId: 'abc', error: logged },
  ]);
});

test('a log that cannot be written, as its disk is full, neither ends the server nor holds up its end', () => {
  const program = `
    const { createLog } = await import('#/server/log.ts');
    const log = createLog('info');
    log.info('lost');
    setTimeout(() => { log.fatal('lost'); console.error('still here') }, 50);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    timeout: 10_000,
    killSignal: 'SIGKILL',
  });
  expect([status, stderr]).toEqual([0, 'still here\n']);
});

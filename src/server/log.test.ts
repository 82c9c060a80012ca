import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface LogLine {
  level: number;
  msg: string;
  repeated?: number;
  requestId?: string;
  last?: unknown;
}

/** What a process writes that logs as `code` says, and ends. */
function logFrom(code: string): LogLine[] {
  const program = `
    const { createLog } = await import('#/server/log.ts');
    const { DatabaseUnreachable } = await import('#/db/connection.ts');
    const log = createLog('info');
    const refused = (port) => Object.assign(new Error('connect ECONNREFUSED ::1:' + port), { code: 'ECONNREFUSED' });
    ${code}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('an error is logged with its reason, alone or beside other facts', () => {
  const lines = logFrom(`
    log.error(new Error('the disk is full'), 'alone');
    log.error({ requestId: 'abc', error: new Error('the disk is full') }, 'beside');`);
  const logged = { type: 'Error', message: 'the disk is full', stack: expect.stringContaining('at ') };
  expect(lines).toMatchObject([
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

describe('a fault that comes again', () => {
  test('is one line, and at the end of the minute or of the process one more that counts the rest', () => {
    const lines = logFrom(`
      for (const id of [1, 2, 3]) log.error({ mediaId: id, error: refused(50000 + id) }, 'picture not copied');
      log.info('in between');`);
    expect(lines).toMatchObject([
      { level: 50, msg: 'picture not copied', mediaId: 1, error: { stack: expect.any(String) } },
      { level: 30, msg: 'in between' },
      {
        ...{ level: 50, msg: 'picture not copied', repeated: 2 },
        error: { type: 'Error', code: 'ECONNREFUSED' },
        last: [{ mediaId: 2 }, { mediaId: 3 }],
      },
    ]);
  });

  test('hides no other: another message, code, reason or place is a line of its own', () => {
    const lines = logFrom(`
      log.error(refused(1), 'one');
      log.error(refused(1), 'other');
      log.error(Object.assign(refused(1), { code: 'EPIPE' }), 'one');
      log.error(new TypeError('a is not a function'), 'one');
      log.error(new TypeError('b is not a function'), 'one');
      log.error(new TypeError('b is not a function'), 'one');
      log.warn(refused(1), 'one');`);
    expect(lines.map(({ level, repeated }) => [level, repeated])).toEqual([
      ...Array.from({ length: 6 }, () => [50, undefined]),
      [40, undefined],
    ]);
  });

  test('in requests is found by the number that a person quotes, twenty times a minute, and by the latest numbers', () => {
    const lines = logFrom(`
      for (let id = 1; id <= 50; id += 1)
        log.error({ requestId: 'r' + id, error: new Error('oops') }, 'request failed');`);
    const last = Array.from({ length: 20 }, (_, index) => ({ requestId: `r${index + 31}` }));
    expect(lines.map(({ requestId }) => requestId)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `r${index + 1}`),
      undefined,
    ]);
    expect(lines.at(-1)).toMatchObject({ repeated: 30, last });
  });

  test('only because the database is away is a warning, however it shows', () => {
    const lines = logFrom(`
      const away = (reason) => new DatabaseUnreachable(reason);
      log.error({ path: '/news', error: away('refused') }, 'page not drawn');
      log.error({ path: '/about', error: away('shutting down') }, 'page not drawn');
      log.error({ requestId: 'abc', error: new Error('not read', { cause: away('refused') }) }, 'request failed');`);
    expect(lines.map(({ level, msg, repeated }) => [level, msg, repeated])).toEqual([
      [40, 'page not drawn', undefined],
      [40, 'request failed', undefined],
      [40, 'page not drawn', 1],
    ]);
  });
});

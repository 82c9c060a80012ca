import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs `code` in a process of its own with the last net in place. @returns its exit code and the lines it printed */
function run(code: string, close = "async () => log.info('closed')") {
  const program = `
    const { createLog } = await import('#/server/log.ts');
    const { handleUnexpected } = await import('#/server/stop-when-asked.ts');
    const { requestContext } = await import('#/server/log.ts');
    const log = createLog('info');
    handleUnexpected({ log, close: ${close} });
    const inRequest = (work) => requestContext.run({ requestId: 'abc' }, work);
    const fail = () => { throw new Error('oops') };
    ${code}`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return { status, log: lines.map((line) => JSON.parse(line)) };
}

const oops = { message: 'oops', stack: expect.stringContaining('at ') };

test('a promise that fails while nobody waits for it is logged with its request, and the server goes on', () => {
  expect(
    run(`inRequest(() => { void Promise.resolve().then(fail) });
         setTimeout(() => log.info('still here'), 50);`),
  ).toMatchObject({
    status: 0,
    log: [{ level: 50, requestId: 'abc', error: oops }, { msg: 'still here' }],
  });
});

test('after an exception that nobody caught the server closes its database and ends, to be started again', () => {
  expect(
    run(`inRequest(() => setTimeout(fail, 5));
         setTimeout(() => {}, 60_000);`),
  ).toMatchObject({ status: 1, log: [{ level: 60, requestId: 'abc', error: oops }, { msg: 'closed' }] });
});

test('a database that cannot be closed any more does not keep it from ending', () => {
  expect(run('setTimeout(fail, 5)', '() => new Promise(() => {})').status).toBe(1);
  expect(run('setTimeout(fail, 5)', '() => Promise.reject(new Error())').status).toBe(1);
});

import { expect, onTestFinished, test } from 'vitest';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { type JobPlan, openJobs, orderJobs } from './jobs.ts';

const start = new Date('2026-11-20T10:00:00.000Z');

describeEachDatabase('work that may fail', (fresh) => {
  /** A database with one job that is due, and as many servers as are opened over it. */
  async function open() {
    const { db } = await fresh();
    const time = { now: start };
    const order = () => orderJobs(db, { kind: 'errand', keys: ['7'], from: time.now });
    await order();
    const openServer = (run: JobPlan['run'], more: Partial<JobPlan> = {}) => {
      const explain = (error: unknown) => ({ failure: String(error) });
      const jobs = openJobs({
        ...{ db, clock: () => time.now },
        plans: { errand: { atOnce: 1, pauses: [1, 5], run, explain, ...more } },
        onFault: (error) => {
          throw error;
        },
      });
      onTestFinished(() => jobs.stop());
      return jobs;
    };
    const forward = (seconds: number) => {
      time.now = new Date(time.now.getTime() + seconds * 1000);
    };
    const list = () => db.selectFrom('jobs').select(['key', 'attempts', 'nextTryAt', 'failure']).execute();
    return { order, openServer, forward, list };
  }

  /** Ends only when the server stops. */
  const never: JobPlan['run'] = (_key, stopping) =>
    new Promise((_resolve, reject) => stopping.addEventListener('abort', () => reject(new Error('stopped'))));

  test('is done by one server, and by another once the first has died over it', async () => {
    const { openServer, forward, list } = await open();
    const done: string[] = [];
    const [first, second] = [openServer(never), openServer(async (key) => done.push(key))];
    void first.finish('errand');
    await expect.poll(async () => (await list())[0]?.nextTryAt).not.toBe(start.toISOString());
    await second.finish('errand');
    expect(done).toEqual([]);
    forward(60);
    await second.finish('errand');
    expect([done, await list()]).toEqual([['7'], []]);
    await first.stop();
    expect(await list()).toEqual([]);
  });

  test('is given back by a server that stops, as if it had not been tried', async () => {
    const { openServer, list } = await open();
    const jobs = openServer(never);
    void jobs.finish('errand');
    await expect.poll(async () => (await list())[0]?.nextTryAt).not.toBe(start.toISOString());
    await jobs.stop();
    expect(await list()).toEqual([{ key: '7', attempts: 0, nextTryAt: start.toISOString(), failure: '' }]);
  });

  test('is tried again after its pauses, and then given up with the reason', async () => {
    const { openServer, forward, list } = await open();
    let tries = 0;
    const jobs = openServer(async () => {
      tries += 1;
      throw new Error(`number ${tries}`);
    });
    for (const [seconds, expected] of [
      [0, 1],
      [59, 1],
      [1, 2],
      [300, 3],
      [86_400, 3],
    ] as const) {
      forward(seconds);
      await jobs.finish('errand');
      expect(tries).toBe(expected);
    }
    expect(await list()).toEqual([{ key: '7', attempts: 3, nextTryAt: null, failure: 'Error: number 3' }]);
  });

  test('is given up at once when another try would fail too, and never for what is no fault of its own', async () => {
    const fail = async () => {
      throw new Error('no');
    };
    const { openServer, forward, list } = await open();
    const unlucky = openServer(fail, { explain: () => ({ failure: 'full', isUncounted: true }) });
    for (let tries = 0; tries < 5; tries += 1) {
      await unlucky.finish('errand');
      expect(await list()).toMatchObject([{ attempts: 0, nextTryAt: expect.any(String), failure: 'full' }]);
      forward(60);
    }
    await openServer(fail, { explain: () => ({ failure: 'none', isFinal: true }) }).finish('errand');
    expect(await list()).toMatchObject([{ attempts: 1, nextTryAt: null, failure: 'none' }]);
  });

  test('is done once more when it is ordered while it is done', async () => {
    const { order, openServer, list } = await open();
    let tries = 0;
    await openServer(async () => {
      tries += 1;
      if (tries === 1) await order();
    }).finish('errand');
    expect([tries, await list()]).toEqual([2, []]);
  });
});

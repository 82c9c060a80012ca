import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listChildren } from '../../../tests/support/child-processes.ts';
import { noisePicture } from '../../../tests/support/noise-picture.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import type { CleanJob } from './jobs.server.ts';
import { openPictureWorker, type Urgency } from './picture-worker.server.ts';

/** A process takes seconds to start on a machine that has other things to do. */
const patience = { timeout: 10_000 };

function open(settings: Parameters<typeof openPictureWorker>[0] = {}) {
  const pictures = openPictureWorker(settings);
  onTestFinished(pictures.close);
  return pictures;
}

/** A picture of so many pixels to be cleaned; noise, so that it takes its time. */
async function jobFor({ side = 300 } = {}): Promise<CleanJob> {
  const folder = makeScratchFolder('process-');
  const source = await noisePicture(folder, side);
  return { kind: 'clean', source, target: join(folder, 'target'), format: 'png' };
}

/** Processes that have been started by this one. */
const children = () => listChildren().filter(({ command }) => command.includes('entry.server.ts'));

test('works on one picture at a time, on uploads first, and each in its turn', async () => {
  const pictures = open();
  const job = await jobFor();
  const finished: string[] = [];
  const ask = async (name: string, urgency: Urgency) => {
    await pictures.run(job, urgency);
    finished.push(name);
    expect(children()).toHaveLength(1);
  };
  await Promise.all([
    ask('first', 'background'),
    ask('small copy', 'background'),
    ask('upload 1', 'upload'),
    ask('upload 2', 'upload'),
    ask('upload 3', 'upload'),
  ]);
  expect(finished).toEqual(['first', 'upload 1', 'upload 2', 'upload 3', 'small copy']);
});

test('a process that dies over a picture refuses that one and serves the next', async () => {
  const pictures = open();
  expect(await pictures.run(await jobFor(), 'upload')).toMatchObject({ done: { width: 300 } });
  const large = pictures.run(await jobFor({ side: 2000 }), 'upload');
  const next = pictures.run(await jobFor(), 'upload');
  const pid = pictures.pid() ?? 0;
  process.kill(pid, 'SIGKILL');
  expect(await large).toEqual({ refused: 'crashed' });
  expect(await next).toMatchObject({ done: { width: 300 } });
  expect(pictures.pid()).not.toBe(pid);
});

test('a picture that takes too long is refused, and the next one is not', async () => {
  const pictures = open({ timeLimit: 5000 });
  const job = await jobFor({ side: 20 });
  expect(await pictures.run(job, 'upload')).toMatchObject({ done: { width: 20 } });
  process.kill(pictures.pid() ?? 0, 'SIGSTOP');
  expect(await pictures.run(job, 'upload')).toEqual({ refused: 'tooSlow' });
  expect(await pictures.run(job, 'upload')).toMatchObject({ done: { width: 20 } });
});

test('the process ends when there has been nothing to do for a while', async () => {
  const pictures = open({ idleMilliseconds: 10 });
  await pictures.run(await jobFor(), 'upload');
  expect(pictures.pid()).toBeGreaterThan(0);
  await expect.poll(() => [pictures.pid(), children()], patience).toEqual([undefined, []]);
});

test('a process that is still starting when the server stops ends with it', async () => {
  const pictures = open();
  const asked = pictures.run(await jobFor(), 'upload');
  pictures.close();
  await expect(asked).rejects.toMatchObject({ status: 503 });
  await expect.poll(children, patience).toEqual([]);
  expect(pictures.pid()).toBeUndefined();
});

test('a picture at work when the server stops is not refused, as one that crashes its process is', async () => {
  const pictures = open();
  await pictures.run(await jobFor({ side: 20 }), 'upload');
  const atWork = pictures.run(await jobFor({ side: 2000 }), 'upload');
  await nextTurn();
  pictures.close();
  await expect(atWork).rejects.toMatchObject({ status: 503 });
});

test('the process runs with less precedence than the server and knows none of the settings', async () => {
  const pictures = open();
  await pictures.run(await jobFor(), 'upload');
  expect(getPriority(pictures.pid())).toBe(10);
  const environment = execFileSync('cat', [`/proc/${pictures.pid()}/environ`], { encoding: 'utf8' });
  expect(environment.split('\0').map((line) => line.split('=')[0])).not.toContain('PATH');
});

test.skipIf(process.platform !== 'linux')(
  'the process is the first that the kernel ends when memory runs out',
  async () => {
    const pictures = open();
    await pictures.run(await jobFor({ side: 20 }), 'upload');
    expect(readFileSync(`/proc/${pictures.pid()}/oom_score_adj`, 'utf8')).toBe('1000\n');
  },
);

test('once the server stops, nothing is begun', async () => {
  const pictures = open();
  const job = await jobFor();
  pictures.close();
  await expect(pictures.run(job, 'upload')).rejects.toMatchObject({ status: 503 });
});

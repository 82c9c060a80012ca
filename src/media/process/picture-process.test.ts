import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noisePicture } from '../../../tests/support/noise-picture.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import type { CleanOrder } from './orders.server.ts';
import { openPictureProcess } from './picture-process.server.ts';

/** A process takes seconds to start on a machine that has other things to do. */
const patience = { timeout: 10_000 };

function open(settings: Parameters<typeof openPictureProcess>[0] = {}) {
  const pictures = openPictureProcess(settings);
  onTestFinished(pictures.close);
  return pictures;
}

/** Orders a picture of so many pixels to be cleaned; noise, so that it takes its time. */
async function orderFor({ side = 300 } = {}): Promise<CleanOrder> {
  const folder = makeScratchFolder('process-');
  const source = await noisePicture(folder, side);
  return { kind: 'clean', source, target: join(folder, 'target'), format: 'png' };
}

/** Processes that have been started by this one. */
const children = () =>
  execFileSync('ps', ['--ppid', String(process.pid), '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('entry.server.ts'));

test('works on one picture at a time, on uploads first, and each in its turn', async () => {
  const pictures = open();
  const order = await orderFor();
  const finished: string[] = [];
  const ask = async (name: string, lane: 'upload' | 'background') => {
    await pictures.order(order, lane);
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
  expect(await pictures.order(await orderFor(), 'upload')).toMatchObject({ done: { width: 300 } });
  const large = pictures.order(await orderFor({ side: 2000 }), 'upload');
  const next = pictures.order(await orderFor(), 'upload');
  const pid = pictures.pid() ?? 0;
  process.kill(pid, 'SIGKILL');
  expect(await large).toEqual({ refused: 'crashed' });
  expect(await next).toMatchObject({ done: { width: 300 } });
  expect(pictures.pid()).not.toBe(pid);
});

test('a picture that takes too long is refused, and the next one is not', async () => {
  const pictures = open({ timeLimit: 5000 });
  const order = await orderFor({ side: 20 });
  expect(await pictures.order(order, 'upload')).toMatchObject({ done: { width: 20 } });
  process.kill(pictures.pid() ?? 0, 'SIGSTOP');
  expect(await pictures.order(order, 'upload')).toEqual({ refused: 'tooSlow' });
  expect(await pictures.order(order, 'upload')).toMatchObject({ done: { width: 20 } });
});

test('the process ends when there has been nothing to do for a while', async () => {
  const pictures = open({ idleMilliseconds: 10 });
  await pictures.order(await orderFor(), 'upload');
  expect(pictures.pid()).toBeGreaterThan(0);
  await expect.poll(() => [pictures.pid(), children()], patience).toEqual([undefined, []]);
});

test('a process that is still starting when the server stops ends with it', async () => {
  const pictures = open();
  const asked = pictures.order(await orderFor(), 'upload');
  pictures.close();
  await expect(asked).rejects.toThrow('stopping');
  await expect.poll(children, patience).toEqual([]);
  expect(pictures.pid()).toBeUndefined();
});

test('the process runs with less precedence than the server and knows none of the settings', async () => {
  const pictures = open();
  await pictures.order(await orderFor(), 'upload');
  const [nice] = execFileSync('ps', ['-o', 'nice=', '-p', String(pictures.pid())], {
    encoding: 'utf8',
  }).split('\n');
  expect(Number(nice)).toBe(10);
  const environment = execFileSync('cat', [`/proc/${pictures.pid()}/environ`], { encoding: 'utf8' });
  expect(environment.split('\0').map((line) => line.split('=')[0])).not.toContain('PATH');
});

test('once the server stops, nothing is begun', async () => {
  const pictures = open();
  const order = await orderFor();
  pictures.close();
  await expect(pictures.order(order, 'upload')).rejects.toThrow('stopping');
});

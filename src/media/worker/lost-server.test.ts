import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { noisePicture } from '../../../tests/support/noise-picture.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';

/**
 * A server that has one picture after the other cleaned.
 * @param tellsWhen it is to be killed: while its process is starting, or at work
 */
async function startServer(tellsWhen: 'starting' | 'working') {
  const folder = makeScratchFolder('lost-server-');
  const source = await noisePicture(folder, 500);
  const program = `
    const { openPictureWorker } = await import('#/media/worker/picture-worker.server.ts');
    const pictures = openPictureWorker();
    const job = { kind: 'clean', source: '${source}', target: '${join(folder, 'target')}', format: 'png' };
    const first = pictures.run(job, 'upload');
    console.log('starting');
    await first;
    console.log('working');
    for (;;) await pictures.run(job, 'upload');`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  server.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 20_000 }).toContain(tellsWhen);
  return server;
}

/** @returns what its processes complain of; the picture process holds the other end, so it resolves when both are gone */
async function kill(server: Awaited<ReturnType<typeof startServer>>): Promise<string> {
  server.kill('SIGKILL');
  return text(server.stderr);
}

test('a server that is killed leaves no picture process behind that complains, while that starts', async () => {
  expect(await kill(await startServer('starting'))).toBe('');
});

test('nor while it is at work', async () => {
  for (const milliseconds of [0, 30, 60]) {
    const server = await startServer('working');
    await sleep(milliseconds);
    expect(await kill(server)).toBe('');
  }
});

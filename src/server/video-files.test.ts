import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { videoFiles } from './site-files.ts';

function open() {
  const folder = makeScratchFolder('videos-');
  mkdirSync(join(folder, 'videos'));
  writeFileSync(join(folder, 'videos/bridge.mp4'), '0123456789');
  writeFileSync(join(folder, 'secret.mp4'), 'secret');
  const app = videoFiles(folder);
  return (headers: Record<string, string> = {}, path = '/videos/bridge.mp4') =>
    app.request(path, { headers });
}

test('a video is sent whole, or the part that was asked for', async () => {
  const get = open();
  const whole = await get();
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=2592000',
    'accept-ranges': 'bytes',
  });
  const part = await get({ range: 'bytes=2-4' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ]);
  expect((await get({ range: 'bytes=10-' })).status).toBe(416);
});

test('who has it already is sent nothing, and a download goes on only in the same file', async () => {
  const get = open();
  const etag = (await get()).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const tags of [etag, `W/${etag}`, '*'])
    expect((await get({ 'if-none-match': tags })).status).toBe(304);
  const range = 'bytes=2-4';
  expect((await get({ range, 'if-range': etag })).status).toBe(206);
  for (const stale of ['"other"', 'Thu, 01 Jan 1970 00:00:00 GMT'])
    expect((await get({ range, 'if-range': stale })).status).toBe(200);
});

test('a range that nobody understands is none', async () => {
  const answer = await open()({ range: 'bytes=abc' });
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
});

test.each(['/videos/none.mp4', '/videos/..%2fsecret.mp4', '/videos/.', '/videos/'])(
  'there is nothing at %s',
  async (path) => {
    expect((await open()({}, path)).status).toBe(404);
  },
);
